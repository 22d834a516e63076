import { describe, expect, it } from "vitest";
import { rules } from "../../../scripts/audit/rules/index.ts";
import { AuditedSite } from "../../support/audit.ts";
import { textsAlone, withoutWays } from "../../support/texts-alone.ts";

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
      ["/contact shows the phone number 612-555-0102, but the data says 612-555-0101 for texts."],
    ],
    [
      "write to an address",
      (html) =>
        html.replace("</main>", '<p>Write to <a href="mailto:a@b.example">our office</a>.</p></main>'),
      ["A link on /contact leads to mailto:a@b.example, but the data says that it has no email address."],
    ],
  ])("are told where they %s", (_, damage, expected) => {
    const found = audited().judge("biz/nap", "/contact", damage);
    expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  it.each([
    ["- { id: burst, purpose: Burst pipes, number: 612-555-0109 }", "Burst pipes: 612-555-0109."],
    ["", "that it has none."],
  ])("are told the numbers of a business without the two, %j", (phones, said) => {
    const data = withoutWays(["phone", "textPhone"]);
    if (phones) data.write("business.yaml", `${data.read("business.yaml")}phones:\n  ${phones}\n`);
    const found = new AuditedSite({ dataDir: data.dir }).judge("biz/nap", "/contact", (html) =>
      html.replace("</main>", "<p>Call 612-555-0102</p></main>"),
    );
    expect(found).toContainEqual(
      expect.stringContaining(`/contact shows the phone number 612-555-0102, but the data says ${said}`),
    );
  });

  it("have a form that no mail program can take where no script runs", () => {
    const html = audited().html("/contact");
    expect(html).not.toContain("mailto:");
    expect(html).toMatch(/<button type="submit"[^>]* disabled=""/);
  });
});
