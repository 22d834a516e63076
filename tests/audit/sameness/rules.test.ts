import { describe, expect, it } from "vitest";
import { maskOf, maskOfCity } from "../../../scripts/audit/masking.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";
import { copyOfData } from "../../support/data-folder.ts";

const site = new AuditedSite();
const maple = "/roofers-maple-grove-lake-county";
const pine = "/roofers-pine-bend-lake-county";
const otter = "/roofers-otter-falls-lake-county";
const mainOf = (path: string) => /<main[\s\S]*<\/main>/.exec(site.html(path))?.[0] ?? "";
const copied = (from: string, change: Edit = (html) => html): Edit =>
  swap(/<main[\s\S]*<\/main>/, change(mainOf(from)));
const renamed: Edit = (html) => html.replaceAll("Maple Grove", "Pine Bend");

describe("rules over pages that are alike", () => {
  it("set/raw-dup finds a page that stands there twice, and set/masked-dup leaves it alone", () => {
    expect(site.judgeSet("set/raw-dup")).toEqual([]);
    const edits = { [pine]: copied(maple) };
    expect(site.judgeSet("set/raw-dup", edits)).toEqual([
      `${maple} and ${pine} are 100 % the same, with the same heading.`,
    ]);
    expect(site.judgeSet("set/masked-dup", edits)).toEqual([]);
  });

  it("set/masked-dup finds a page that differs in names only", () => {
    expect(site.judgeSet("set/masked-dup")).toEqual([]);
    expect(site.findInSet("set/masked-dup", { [pine]: copied(maple, renamed) })).toEqual([
      {
        message: expect.stringMatching(
          `^${maple} and ${pine} are \\d+ % the same when names are masked; below 50 % is right\\.$`,
        ),
        path: maple,
        related: [pine],
      },
    ]);
  });

  it("set/outline-dup finds what is not alike enough for the others, but has the same headings", () => {
    const loose = () => new AuditedSite({ limits: { similarity: { masked: 1.1, raw: 1.1 } } });
    expect(loose().judgeSet("set/outline-dup")).toEqual([]);
    expect(loose().judgeSet("set/outline-dup", { [pine]: copied(maple, renamed) })).toEqual([
      expect.stringMatching(
        `^${maple} and ${pine} have the same headings, and are \\d+ % the same when names are masked\\.$`,
      ),
    ]);
    expect(site.judgeSet("set/outline-dup", { [pine]: copied(maple, renamed) })).toEqual([]);
  });

  it("set/mean judges the set", () => {
    expect(site.judgeSet("set/mean")).toEqual([]);
    const edits = { [pine]: copied(maple, renamed), [otter]: copied(maple) };
    expect(site.judgeSet("set/mean", edits)).toEqual([
      expect.stringMatching(
        /^Two pages of type city are \d+ % the same on average when names are masked; below 45 % is right\.$/,
      ),
    ]);
  });

  it("set/unique-words finds a page whose text stands on others, as long as no one page has it all", () => {
    expect(site.judgeSet("set/unique-words")).toEqual([]);
    const strict = new AuditedSite({ limits: { similarity: { unique: 1 } } });
    expect(strict.judgeSet("set/unique-words")).toContainEqual(
      expect.stringMatching(
        `^\\d+ % of the text of ${maple} stands on no other city page; at least 100 % is right\\.$`,
      ),
    );
    expect(site.judgeSet("set/unique-words", { [pine]: copied(maple, renamed) })).toEqual([]);
  });

  it("page/redundant finds a text that repeats itself", () => {
    expect(site.judge("page/redundant")).toEqual([]);
    const again = inMain(`<p>${"The best roofs of all the roofs. ".repeat(60)}</p>`);
    expect(site.judge("page/redundant", "/", again)).toEqual([
      expect.stringMatching(/^The text of \/ compresses \d+\.\d times; below 4 is right\.$/),
    ]);
  });
});

describe("rules over city pages", () => {
  const faults = [
    fault("city/wrong-place", maple, withTitle("Roofers in Pine Bend, MN"))`
      The title of ${maple} names Pine Bend instead of Maple Grove: "Roofers in Pine Bend, MN".`,
    fault("city/wrong-place", maple, swap(/(<h1[^>]*>)[^<]*/, "$1Roofers in Otter Falls"))`
      The main heading of ${maple} names Otter Falls instead of Maple Grove: "Roofers in Otter Falls".`,
    fault("city/wrong-place", maple, withMeta("description", "Roofs of Pine Bend."))`
      The description of ${maple} names Pine Bend instead of Maple Grove: "Roofs of Pine Bend.".`,
    fault("city/wrong-place", maple, inMain('<img src="/a.png" alt="A roof in Pine Bend">'))`
      The alternative text of a picture of ${maple} names Pine Bend instead of Maple Grove: "A roof in Pine Bend".`,
    fault(
      "city/wrong-place",
      maple,
      swap(/("@type":"Service","@id":"[^"]*","name":")[^"]*/, "$1Roofers in Pine Bend"),
    )`
      The structured data of ${maple} names Pine Bend instead of Maple Grove: "Roofers in Pine Bend".`,
    fault(
      "city/fact-rendered",
      maple,
      swap("<li>Weaver House</li>", ""),
    )`${maple} does not list Weaver House.`,
    fault("city/fact-rendered", maple, inMain("<ul><li>Fire Tower</li></ul>"))`
      ${maple} lists Fire Tower, which is in Pine Bend.`,
    fault("city/destination", maple, (html) =>
      html
        .replaceAll(/<form[\s\S]*?<\/form>/g, "")
        .replaceAll(/href="(tel|sms|mailto):[^"]*"/g, 'href="/contact"'),
    )`
      ${maple} has neither a form nor a link to call or write.`,
  ];
  testFaults(site, faults);

  it("city/wrong-place finds another city in the first paragraph", () => {
    const lead = swap(/Old oaks stand over Maple Grove/, "Old oaks stand over Pine Bend");
    expect(site.judge("city/wrong-place", maple, lead)).toContainEqual(
      expect.stringMatching(
        `^The first paragraph of ${maple} names Pine Bend instead of Maple Grove: "Old oaks`,
      ),
    );
  });

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

  it("city/facts counts the kinds of facts that only one city has", () => {
    expect(site.judge("city/facts", maple)).toEqual([]);
    const strict = new AuditedSite({ limits: { similarity: { minFacts: 6 } } });
    expect(strict.judge("city/facts", maple)).toEqual([
      `${maple} has 5 of the 6 kinds of facts that only this city should have: neighborhoods, landmarks, ZIP codes, texts, answers.`,
    ]);
  });
});

it("city/thin counts the parts of a city's local text", () => {
  expect(site.judgeSet("city/thin")).toEqual([]);
  const file = "cities/lake-county/maple-grove.yaml";
  const ice =
    "  - heading: Ice in the valleys\n    text: North valleys hold ice until April, so the membrane there goes up six feet.\n";
  const data = copyOfData().edit(file, ice, "");
  expect(new AuditedSite({ dataDir: data.dir }).judgeSet("city/thin")).toEqual([
    `${maple} is thin: 2 of 3 parts of local text.`,
  ]);
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
