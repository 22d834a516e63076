import { describe, expect, it } from "vitest";
import { fixtureSite } from "./support/data-folder.ts";
import { findProblems } from "./support/problems.ts";
import { pagesOf, siteOf } from "./support/site.ts";

const roofer = fixtureSite("roofer-ma");
const site = siteOf(roofer);
const pages = pagesOf(site);

describe("another business, from data alone", () => {
  it("has no problem of any severity", () => expect(findProblems({ dir: roofer })).toEqual([]));

  it("is refused for release only by its samples and placeholders", () => {
    const problems = findProblems({ dir: roofer }, { isRelease: true });
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["placeholder-value"]));
  });

  it("has pages of its own, under its own patterns", () => {
    expect(pages.map(({ props }) => `${props.type} ${props.path}`).sort()).toEqual([
      "about /the-firm",
      "areas /where-we-work",
      "article /storm-damage",
      "city /roofing/middlesex-county/chestnut-hill",
      "city /roofing/middlesex-county/framingham",
      "city /roofing/middlesex-county/natick",
      "city /roofing/middlesex-county/newton",
      "city /roofing/middlesex-county/waltham",
      "city /roofing/middlesex-county/watertown",
      "city /roofing/norfolk-county/brookline",
      "city /roofing/norfolk-county/chestnut-hill",
      "city /roofing/norfolk-county/dedham",
      "city /roofing/norfolk-county/needham",
      "city /roofing/norfolk-county/norwood",
      "city /roofing/norfolk-county/wellesley",
      "contact /ask-for-a-quote",
      "county /where-we-work/middlesex-county",
      "county /where-we-work/norfolk-county",
      "home /",
      "not-found /404",
      "project /jobs/needham-ice-dams",
      "project /jobs/newtonville-slate",
      "project /jobs/waltham-triple-decker",
      "projects /jobs",
      "service /flat-roofs",
      "service /gutters",
      "service /ice-dams",
      "service /roof-replacement",
      "service /slate-roofs",
    ]);
  });

  it("keeps ZIP codes that begin with a zero", () => {
    const local = pages
      .find(({ props }) => props.path === "/roofing/norfolk-county/dedham")
      ?.props.sections.find((section) => section.kind === "city-local");
    expect(local && "zipCodes" in local && local.zipCodes).toEqual(["02026"]);
  });

  it("tells two villages of one name apart by their counties", () => {
    const heads = pages
      .filter(({ props }) => props.path.endsWith("/chestnut-hill"))
      .map(({ props }) => props.head.title);
    expect(heads).toEqual([
      "Chestnut Hill roofers, Middlesex side | Hobblebush Roofing",
      "Chestnut Hill roofers, Norfolk side | Hobblebush Roofing",
    ]);
  });

  it("is named to search engines as what it is", () => {
    const home = JSON.stringify(pages.find(({ props }) => props.type === "home")?.structuredData);
    expect(home).toContain('"@type":"RoofingContractor"');
  });

  it("shows no rating, referral or calculator where its data has none", () => {
    const kinds = new Set(pages.flatMap(({ props }) => props.sections.map(({ kind }) => kind)));
    expect(kinds).not.toContain("calculator");
    const heroes = pages.flatMap(({ props }) => props.sections.filter(({ kind }) => kind === "city-hero"));
    expect(heroes).toHaveLength(12);
    expect(heroes.filter((hero) => "rating" in hero)).toEqual([]);
  });
});
