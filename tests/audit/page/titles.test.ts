import { describe, expect, it } from "vitest";
import { descriptionWidth, titleWidth } from "../../../src/seo/text-width.ts";
import { AuditedSite } from "../../support/audit.ts";
import { inHead, withTitle } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";
import { siteOf } from "../../support/site.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";

describe("rules over titles and descriptions", () => {
  const faults = [
    fault("title/one", maple, inHead("<title>Another</title>"))`${maple} has 2 titles; one is right.`,
    fault("title/length", maple, withTitle("Roofers in Maple Grove"))`
      The title of ${maple} has 22 characters, fewer than 30: "Roofers in Maple Grove".`,
    fault("title/length", maple, withTitle("MAPLE GROVE ROOFERS WHO COME WHEN WIND WAS THERE"))`
      The title of ${maple} is 621 pixels wide, more than 561: "MAPLE GROVE ROOFERS WHO COME WHEN WIND WAS THERE".`,
    fault("title/half-empty", maple, withTitle("Roofers in undefined, MN"))`
      The title of ${maple} is half empty: "Roofers in undefined, MN".`,
  ];
  testFaults(site, faults);

  it("title/stale-year tells a past year of a page without a date, and none that is of something else", () => {
    const found = (title: string) => site.judge("title/stale-year", "/roof-repair", withTitle(title));
    for (const title of [
      "Roof repair prices 2020",
      "Roof repair in 2021 | Maple &amp; Sons",
      "2019 roof repair costs",
    ])
      expect(found(title), title).toEqual([expect.stringMatching(/says 20\d\d, but this is 20\d\d\.$/)]);
    for (const title of [
      "Roof repair since 2012",
      "Roofs after the 2019 storm",
      "Roof repair under the 2018 code",
      "Roof repair for houses built in 2004",
      `Roof repair ${siteOf().today.slice(0, 4)}`,
    ])
      expect(found(title), title).toEqual([]);
  });

  it("title/unique names all pages with one title, and leaves those out that search engines do not see", () => {
    const same = withTitle("Roofs");
    expect(site.judgeSet("title/unique")).toEqual([]);
    expect(site.findInSet("title/unique", { "/": same, "/contact": same, "/404": same })).toEqual([
      { message: '/contact and / have the title "Roofs".', path: "/contact", related: ["/"] },
    ]);
  });

  it("title/unique sees the same words behind another mark", () => {
    const edits = { "/": withTitle("Roofs | Maple"), "/contact": withTitle("Roofs - Maple") };
    expect(site.judgeSet("title/unique", edits)).toEqual(['/contact and / have the title "Roofs - Maple".']);
  });

  it("measures widths with the advances of Arial at the sizes of a search result", () => {
    expect(titleWidth("iiii")).toBeLessThan(titleWidth("WWWW") / 3);
    expect(titleWidth("Roofers in Maple Grove, MN | Maple & Sons Roofing")).toBe(470);
    expect(descriptionWidth("Old oaks drop limbs on Maple Grove roofs.")).toBe(267);
  });
});
