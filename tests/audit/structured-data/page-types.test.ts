import { describe, expect, it } from "vitest";
import { structuredDataRules } from "../../../scripts/audit/rules/structured-data-rules.ts";
import { pageTypes } from "../../../src/kinds/page/types.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { fullerData } from "../../support/fuller-site.ts";
import { pageAt } from "../../support/site.ts";

const head = (path: string, type: string, title: string) =>
  `path: ${path}\ntype: ${type}\nbreadcrumb: ${title}\ntitle: ${title} of the roofers | {businessName}\n` +
  `description: What ${title} means for people who ask us about their roof in Lake County, in plain words.\n` +
  `keywords:\n  - ${title}\nsections:\n  - kind: hero\n    heading: ${title}\n`;
const prose =
  "  - kind: prose\n    heading: In short\n    paragraphs:\n      - We keep nothing that we do not need.\n";
const faq =
  "  - kind: faq\n    heading: Questions\n    items:\n      - question: What do you keep?\n        answer: Your name and number, until the roof is done.\n";

function siteWith(type: string, sections: string): AuditedSite {
  const data = fullerData();
  // Pages with all facts of the business show its ZIP code.
  data.edit(
    "navigation.yaml",
    "© {copyrightYear} {businessName}",
    "© {copyrightYear} {businessName}, {postalCode}",
  );
  data.write("pages/extra.yaml", `${head("/extra", type, "Privacy")}${sections}`);
  return new AuditedSite({ dataDir: data.dir });
}

/** What the rules say but those about picture files, which are not built here. */
const judged = (site: AuditedSite) =>
  structuredDataRules.flatMap((rule) =>
    "page" in rule && rule.id !== "ld/images" ? site.judge(rule.id, "/extra") : [],
  );

describe("the shape of structured data", () => {
  it("is none for the page of unknown paths alone", () => {
    const without = Object.entries(pageTypes).flatMap(([type, shape]) => (shape ? [] : type));
    expect(without).toEqual(["not-found"]);
  });

  it.each([
    ["text", prose],
    ["text", faq],
    ["text", prose + faq],
    ["referral", prose],
    ["calculator", prose],
    ["about", prose],
    ["landing", prose],
    ["service", prose],
  ])("is that of a page of type %s, and the audit takes it", (type, sections) => {
    const site = siteWith(type, sections);
    const graph = JSON.stringify(pageAt(site.site, "/extra").structuredData);
    const shape = pageTypes[type as keyof typeof pageTypes];
    for (const name of [shape?.page ?? "", ...(shape?.required ?? [])])
      expect(graph).toContain(`"@type":"${name}"`);
    expect(graph).not.toContain("FAQPage");
    expect(judged(site)).toEqual([]);
  });

  it("of a page of text is asked for, and may be no other", () => {
    const site = siteWith("text", faq);
    const messages = (edit: (html: string) => string) => site.judge("ld/page-type", "/extra", edit);
    expect(
      messages((html) => html.replace(/<script type="application\/ld\+json">.*?<\/script>/, "")),
    ).toEqual(["/extra has no structured data."]);
    expect(messages(swap('"@type":"WebPage"', '"@type":"ContactPage"')).join(" ")).toContain(
      "calls it a ContactPage, but it is a WebPage",
    );
  });
});
