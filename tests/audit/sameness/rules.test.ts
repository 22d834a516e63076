import { describe, expect, it } from "vitest";
import { maskOf, maskOfCity } from "../../../scripts/audit/masking.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { inMain, swap, withTitle } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";
import { copyOfData } from "../../support/data-folder.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const pine = "/roofers-pine-bend-lake-county";
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(site.html(path))?.[0] ?? "";
const copied = (from: string): Edit => swap(/<main[\s\S]*<\/main>/, mainOf(from));

describe("rules over pages that are alike", () => {
  it("set/raw-dup finds a page that stands there twice, and set/masked-dup leaves it alone", () => {
    expect(site.judgeSet("set/raw-dup")).toEqual([]);
    const edits = { [pine]: copied(maple) };
    expect(site.judgeSet("set/raw-dup", edits)).toEqual([
      `${maple} and ${pine} are 100% the same, with the same heading.`,
    ]);
    expect(site.judgeSet("set/masked-dup", edits)).toEqual([]);
  });
});

describe("rules over city pages", () => {
  const faults = [
    fault("city/wrong-place", maple, withTitle("Roofers in Pine Bend, MN"))`
      The title of ${maple} names Pine Bend instead of Maple Grove: "Roofers in Pine Bend, MN".`,
    fault("city/wrong-place", maple, swap(/(<h1[^>]*>)[^<]*/, "$1Roofers in Otter Falls"))`
      The main heading of ${maple} names Otter Falls instead of Maple Grove: "Roofers in Otter Falls".`,
  ];
  testFaults(site, faults);

  it("city/wrong-place does not mind lists of nearby cities, nor other pages", () => {
    expect(mainOf(maple)).toContain("Pine Bend");
    expect(site.judge("city/wrong-place", maple)).toEqual([]);
    expect(site.judge("city/wrong-place", "/", withTitle("Pine Bend and Maple Grove"))).toEqual([]);
  });

  it("city/wrong-place knows longer names that hold the name of a city", () => {
    const data = copyOfData().edit("cities/lake-county/otter-falls.yaml", "city: Otter Falls", "city: Lake");
    const edited = new AuditedSite({ dataDir: data.dir });
    expect(edited.judge("city/wrong-place", maple, withTitle("Maple Grove, Lake County"))).toEqual([]);
    expect(edited.judge("city/wrong-place", maple, withTitle("Maple Grove, Fish Lake"))).toEqual([]);
    expect(edited.judge("city/wrong-place", maple, withTitle("Maple Grove and Lake"))).toHaveLength(1);
  });

  it("city/wrong-place reads the sentence that names a city, not one with a longer name", () => {
    const water = "Roofs on this side of the water are unlike North Lake roofs in every way.";
    const falls = "cities/lake-county/otter-falls.yaml";
    const data = copyOfData()
      .edit(falls, "city: Otter Falls", "city: Lake")
      .edit("cities/lake-county/pine-bend.yaml", "city: Pine Bend", "city: North Lake");
    const [text = ""] = /(?<=text: ).+/.exec(data.read(falls)) ?? [];
    data.edit(falls, text, `${text} ${water}`);
    const edited = new AuditedSite({ dataDir: data.dir });
    const said = (sentence: string) => inMain(`<p>${sentence}</p>`);
    const neighbors = `${water} We work near North Lake and near Lake.`;
    expect(edited.judge("city/wrong-place", maple, said(neighbors))).toEqual([]);
    expect(edited.judge("city/wrong-place", maple, said(`${neighbors} Your Lake home waits.`))).toEqual([]);
    expect(
      edited.judge("city/wrong-place", maple, said("Your Lake home waits for our crew today.")),
    ).toHaveLength(1);
  });
});

describe("masking", () => {
  it("masks names of the site, the longest first, as whole words", () => {
    const mask = maskOf(site.site);
    expect(mask.of("Maple & Sons Roofing mends roofs in Maple Grove, Lake County.")).toBe(
      "◆firm mends roofs in ◆city, ◆county.",
    );
    expect(mask.of("Maple Groves")).toBe("Maple Groves");
  });

  it("masks neighborhoods, landmarks and ZIP codes of the city of a page", () => {
    const [city] = site.site.dataset.cities;
    if (!city) throw new Error("no city");
    expect(maskOfCity(site.site, city.value).of("From Mill Pond to Town Hall in Pine Bend, 55311.")).toBe(
      "From ◆place to ◆place in ◆city, ◆zip.",
    );
  });
});
