import { describe, expect, it } from "vitest";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { AuditedSite } from "../../support/audit.ts";
import { textsAlone } from "../../support/texts-alone.ts";

/** The rules that know how the business is reached. */
const ids = ["biz/nap", "link/contact", "ld/record", "ld/lb-recommended"];

describe("the pages of a business that answers texts alone", () => {
  const audited = () => new AuditedSite({ dataDir: textsAlone().dir });

  it("have no fault", () => {
    const site = audited();
    const pageRules = ids.filter((id) => rules.some((rule) => rule.id === id && "page" in rule));
    expect(pageRules.length).toBe(ids.length);
    for (const path of site.site.paths.keys())
      expect(pageRules.flatMap((id) => site.judge(id, path))).toEqual([]);
  });

  it.each<[string, (html: string) => string, string[]]>([
    [
      "call the number for texts",
      (html) => html.replaceAll("sms:", "tel:"),
      ["A link on /contact leads to tel:+16125550101, but the data says sms:+16125550101: "],
    ],
    [
      "call another number",
      (html) => html.replace("</main>", '<p><a href="tel:+16125550100">Call us</a></p></main>'),
      ["A link on /contact leads to tel:+16125550100, but the data says that no number takes calls."],
    ],
    [
      "show another number",
      (html) => html.replaceAll("612-555-0101", "612-555-0102"),
      ["/contact shows the phone number 612-555-0102, but the data says for texts, 612-555-0101."],
    ],
    [
      "write to an address",
      (html) =>
        html.replace("</main>", '<p>Write to <a href="mailto:a@b.example">our office</a>.</p></main>'),
      ["A link on /contact leads to mailto:a@b.example, but the data says that it has no e-mail address."],
    ],
  ])("are told where they %s", (_, damage, expected) => {
    const found = audited().judge("biz/nap", "/contact", damage);
    expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  it("have a form that no mail program can take where no script runs", () => {
    const html = audited().html("/contact");
    expect(html).not.toContain("mailto:");
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
  });
});
