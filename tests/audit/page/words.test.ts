import { expect, it } from "vitest";
import type { Found } from "../../../scripts/audit/rule.ts";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { findInHtml } from "../../../scripts/read-build/find-words.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { inMain } from "../../support/audit-edits.ts";
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
  ["head/single", inMain("<body></body>"), "<body"],
  ["page/control-name", inMain('<input type="tel">'), 'type="tel"'],
  ["page/control-name", inMain("<textarea></textarea>"), "<textarea"],
  [
    "ld/most-specific",
    node("Person", { additionalType: "https://else.example/b" }),
    "https://else.example/b",
  ],
  ["ld/website", node("WebSite", {}), '"@type":"WebSite"'],
];

it.each(faults)("%s names the words at which it is seen: %#", (id, edit, words) => {
  const path = "/contact";
  expect(firstFound(id, path, edit)?.words?.trim()).toBe(words);
  expect(findInHtml(edit(site.html(path)), words)).toBeDefined();
});
