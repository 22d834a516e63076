import { describe, expect, it } from "vitest";
import { descriptionWidth, titleWidth } from "../../../src/seo/text-width.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { both, inHead, inMain, withMeta, withoutMeta, withTitle } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const otter = "/roofers-otter-falls-lake-county";
const pine = "/roofers-pine-bend-lake-county";

describe("rules over titles and descriptions", () => {
  const faults = [
    fault("title/one", maple, withTitle(""))`${maple} has no title; one is right.`,
    fault("title/one", maple, inHead("<title>Another</title>"))`${maple} has 2 titles; one is right.`,
    fault("title/length", maple, withTitle("Roofers in Maple Grove"))`
      The title of ${maple} has 22 characters, fewer than 30: "Roofers in Maple Grove".`,
    fault(
      "title/length",
      maple,
      withTitle("Roofers in Maple Grove who come when the wind has been there, MN"),
    )`
      The title of ${maple} has 64 characters, more than 60: "Roofers in Maple Grove who come when the wind has been there, MN".`,
    fault("title/length", maple, withTitle("MAPLE GROVE ROOFERS WHO COME WHEN WIND WAS THERE"))`
      The title of ${maple} is 621 pixels wide, more than 561: "MAPLE GROVE ROOFERS WHO COME WHEN WIND WAS THERE".`,
    fault("title/half-empty", maple, withTitle("Roofers in Maple Grove | "))`
      The title of ${maple} is half empty: "Roofers in Maple Grove |".`,
    fault("title/half-empty", maple, withTitle("Roofers in undefined, MN"))`
      The title of ${maple} is half empty: "Roofers in undefined, MN".`,
    fault(
      "title/brand-once",
      maple,
      withTitle("Maple &amp; Sons Roofing in Maple Grove | Maple &amp; Sons Roofing"),
    )`
      The title of ${maple} says "Maple & Sons Roofing" 2 times: "Maple & Sons Roofing in Maple Grove | Maple & Sons Roofing".`,
    fault("title/brand-once", maple, withTitle("Roofers, Maple &amp; Sons Roofing, Maple Grove"))`
      The title of ${maple} has "Maple & Sons Roofing" in its middle: "Roofers, Maple & Sons Roofing, Maple Grove".`,
    fault("title/repetition", maple, withTitle("Roofers, roofing and a roofer for Maple Grove"))`
      The title of ${maple} has 3 words like "roof": "Roofers, roofing and a roofer for Maple Grove".`,
    fault("title/page-fact", maple, withTitle("Roofers near the lake"))`
      The title of ${maple} does not name Maple Grove: "Roofers near the lake".`,
    fault(
      "title/swapped",
      "/contact",
      both(
        withTitle("Send the form, call or text us, and we look at your roof within the week."),
        withMeta("description", "Free roofing quote"),
      ),
    )`
      Title and description of /contact are swapped: the title is "Send the form, call or text us, and we look at your roof within the week.", the description "Free roofing quote".`,
    fault(
      "title/stale-year",
      maple,
      both(withTitle("Roofers in Maple Grove 2019"), inMain('<time datetime="2024-05-01">May 2024</time>')),
    )`
      The title of ${maple} says 2019, but the page is of 2024.`,
    fault("desc/one", maple, withoutMeta("description"))`${maple} has no description; one is right.`,
    fault("desc/one", maple, inHead('<meta name="description" content="Again">'))`
      ${maple} has 2 descriptions; one is right.`,
    fault("desc/length", maple, withMeta("description", "Roofs."))`
      The description of ${maple} has 6 characters, fewer than 70: "Roofs.".`,
    fault(
      "desc/list",
      maple,
      withMeta("description", "roofs, roofers, roof, gutter, gutters, tiles, slate, lead, copper"),
    )`
      The description of ${maple} is a list with 8 commas: "roofs, roofers, roof, gutter, gutters, tiles, slate, lead, copper".`,
  ];
  testFaults(site, faults);

  it("title/unique names all pages with one title, and leaves those out that search engines do not see", () => {
    const same = withTitle("Roofs");
    expect(site.judgeSet("title/unique")).toEqual([]);
    expect(site.findInSet("title/unique", { "/": same, "/contact": same, "/404": same })).toEqual([
      { message: '/contact and 1 more have the title "Roofs".', path: "/contact", related: ["/"] },
    ]);
  });

  it("desc/unique names all pages with one description", () => {
    const same = withMeta("description", "Roofs of every kind.");
    expect(site.judgeSet("desc/unique")).toEqual([]);
    expect(site.judgeSet("desc/unique", { "/": same, "/contact": same })).toEqual([
      '/contact and 1 more have the description "Roofs of every kind.".',
    ]);
  });

  it("title/boilerplate counts titles in which only names differ", () => {
    const pages = ["/", "/contact", "/service-areas", maple, otter, pine];
    const edits = Object.fromEntries(
      pages.map((path, index) => [
        path,
        withTitle(`The best roof in ${["Maple Grove", "Otter Falls", "Pine Bend"][index % 3]} today`),
      ]),
    );
    expect(site.judgeSet("title/boilerplate")).toEqual([]);
    expect(site.judgeSet("title/boilerplate", edits)).toEqual([
      '6 titles are one pattern with names changed: "The best roof in ◆city today".',
    ]);
  });

  it("desc/masked counts descriptions of a type in which only names differ, above the share allowed", () => {
    const edits = Object.fromEntries(
      [maple, otter, pine].map((path, index) => [
        path,
        withMeta("description", `Roofers for ${["Maple Grove", "Otter Falls", "Pine Bend"][index]}.`),
      ]),
    );
    expect(site.judgeSet("desc/masked")).toEqual([]);
    expect(site.judgeSet("desc/masked", edits)).toEqual([
      '3 of 3 descriptions are one pattern with names changed: "Roofers for ◆city.".',
    ]);
    expect(site.judgeSet("desc/masked", { [maple]: edits[maple] as Edit })).toEqual([]);
  });

  it.each([
    ["", "title/one"],
    ["What to do about snow and ice on a roof", "title/page-fact"],
    ["Maple &amp; Sons Roofing, Maple Grove | Maple &amp; Sons Roofing", "title/brand-once"],
  ])("the title %j is the finding of one rule alone", (title, id) => {
    const rules = faults.map(([rule]) => rule).filter((rule) => rule.startsWith("title/"));
    const found = rules.filter((rule) => site.judge(rule, maple, withTitle(title)).length > 0);
    expect(new Set(found)).toEqual(new Set([id]));
  });

  it("measures widths with the advances of Arial at the sizes of a search result", () => {
    expect(titleWidth("iiii")).toBeLessThan(titleWidth("WWWW") / 3);
    expect(titleWidth("Roofers in Maple Grove, MN | Maple & Sons Roofing")).toBe(470);
    expect(descriptionWidth("Old oaks drop limbs on Maple Grove roofs.")).toBe(267);
  });
});
