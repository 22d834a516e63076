import { describe, expect, it } from "vitest";
import { AuditedSite } from "../support/audit.ts";
import { append } from "../support/data-folder.ts";
import { withPhones } from "../support/fuller-site.ts";
import { problemsAfter } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

/** The fuller site with a page that names its further numbers in a text and a link. */
function withLink(to: string) {
  const data = withPhones();
  return data.edit(
    "pages/article.yaml",
    "[Shovel early.]",
    `["Call {emergencyPhone} or [send photos](${to})."]`,
  );
}

describe("further numbers", () => {
  it("are links wherever the ways to reach the business are listed", () => {
    expect(siteOf(withPhones().dir).contactLinks.phones).toEqual([
      {
        word: "call:emergency",
        href: "tel:+16125550109",
        purpose: "Emergency, 24 hours",
        number: "612-555-0109",
      },
      {
        word: "text:roof-photos",
        href: "sms:+16125550107",
        purpose: "Photos of your roof",
        number: "612-555-0107",
        hours: "On weekdays",
      },
    ]);
  });

  it("are printed by name, and reached by a word", () => {
    const { sections } = pageAt(siteOf(withLink("text:roof-photos").dir), "/snow-and-roofs").props;
    expect(JSON.stringify(sections)).toContain("612-555-0109");
    expect(JSON.stringify(sections)).toContain("sms:+16125550107");
  });

  it("are refused as a link where there is none of that name", () => {
    const site = siteOf(withLink("text:roof-photo").dir);
    pageAt(site, "/snow-and-roofs");
    expect(site.missing.problems().map(({ message }) => message)).toEqual([
      '"text:roof-photo" is linked here, but a link may not lead there. Did you mean text:roof-photos?',
    ]);
  });

  it.each([
    [
      "number",
      "emergency\n    number: 562-123",
      "Write the number with its area code, 10 digits in all, for example 612-555-0100.",
    ],
    ["id", "text\n    number: 562-555-0109", "Give this number another id."],
  ])("are refused with a wrong %s", (_, entry, hint) => {
    const found = problemsAfter(append("business.yaml", `phones:\n  - purpose: Night\n    id: ${entry}\n`));
    expect(found).toEqual([expect.stringContaining(hint)]);
  });

  it("are those of the business for the audit, and others are not", () => {
    const audited = new AuditedSite({ dataDir: withLink("call:emergency").dir });
    const path = "/snow-and-roofs";
    expect(audited.judge("biz/nap", path)).toEqual([]);
    expect(audited.judge("biz/nap", path, (html) => html.replaceAll("555-0109", "555-0108"))).toEqual([
      `${path} shows the phone number 612-555-0108, but the data says 612-555-0100 and, for texts, 612-555-0101; Emergency, 24 hours: 612-555-0109; Photos of your roof: 612-555-0107.`,
    ]);
  });
});
