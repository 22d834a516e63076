import { expect, it } from "vitest";
import type { Found } from "../../../scripts/audit/rule.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { findInHtml } from "../../../scripts/read-build/find-words.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap } from "../../support/audit-edits.ts";
import { addNode } from "../../support/audit-graph.ts";

const site = new AuditedSite();

function firstFound(id: string, path: string, edit: Edit): Found | undefined {
  const rule = rules.find((one) => one.id === id);
  if (!rule || !("page" in rule)) throw new Error(`${id} does not judge single pages.`);
  return [...rule.page(site.page(path, edit), site.audit)][0];
}

const node = (type: string, properties: object) =>
  addNode({ "@type": type, "@id": "https://else.example/#a", ...properties });

const faults: [id: string, edit: Edit, words: string][] = [
  ["img/lead-lazy", swap(/<\/h1>/, '</h1><img src="/oaks.avif" alt="Oaks" loading="lazy">'), "/oaks.avif"],
  ["head/charset-lang-viewport", swap('lang="en-US"', 'lang="de"'), 'lang="de"'],
  ["head/encoding", swap('charset="utf-8"', 'charset="iso-8859-1"'), "iso-8859-1"],
  ["head/single", inMain("<body></body>"), "<body"],
  ["page/duplicate-id", inMain('<p id="oaks"></p><p id="oaks"></p>'), 'id="oaks"'],
  ["page/control-name", inMain('<input name="zip">'), 'name="zip"'],
  ["page/control-name", inMain('<input type="tel">'), 'type="tel"'],
  ["page/control-name", inMain("<textarea></textarea>"), "<textarea"],
  ["page/frame-title", inMain('<iframe src="https://maps.example/"></iframe>'), "https://maps.example/"],
  ["text/comment", inHead("<!-- TODO: a better title -->"), "TODO: a better title"],
  ["ld/lb-single-location", node("Dentist", { name: "Other" }), "https://else.example/#a"],
  [
    "ld/most-specific",
    node("Person", { additionalType: "https://else.example/b" }),
    "https://else.example/b",
  ],
  ["ld/page-type", node("Recipe", {}), '"@type":"Recipe"'],
  [
    "ld/parse",
    swap('"@context":"https://schema.org"', '"@context":"https://else.example"'),
    "https://else.example",
  ],
  ["ld/website", node("WebSite", {}), '"@type":"WebSite"'],
  [
    "ld/image-object",
    node("ImageObject", { contentUrl: "https://else.example/c.avif" }),
    "https://else.example/c.avif",
  ],
];

it.each(faults)("%s names the words at which it is seen: %#", (id, edit, words) => {
  const path = "/contact";
  expect(firstFound(id, path, edit)?.words?.trim()).toBe(words);
  expect(findInHtml(edit(site.html(path)), words)).toBeDefined();
});

it("ld/ids names an @id that stands twice", () => {
  const twice = both(node("Person", {}), node("Person", {}));
  const words = site.findInSet("ld/ids", { "/contact": twice }).map((found) => found.words);
  expect(words).toEqual(["https://else.example/#a"]);
});
