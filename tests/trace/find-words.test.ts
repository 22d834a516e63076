import { describe, expect, it } from "vitest";
import { findInHtml } from "../../scripts/read-build/find-words.ts";
import { findWords } from "../../scripts/trace/find-words.ts";
import { tracePage } from "../../scripts/trace/traced-page.ts";
import { createTracedSite } from "../../scripts/trace/traced-site.ts";
import { createPositionLookup } from "../../src/loader/load.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { siteOf } from "../support/site.ts";

const maple = "/roofers-maple-grove-lake-county";
const mapleFile = "cities/lake-county/maple-grove.yaml";

/** Where words of a page stand: the file and its line from that place on, and behind it the other lines that make them. */
function originOf(words: string, path = maple, change = (_: DataFolder) => {}): string[] | undefined {
  const data = copyOfData();
  change(data);
  const traced = createTracedSite(siteOf(data.dir));
  const entry = traced.site.paths.get(path);
  const origin = entry && findWords(tracePage(traced, entry).all, words);
  const lookUp = createPositionLookup(data.dir);
  return (
    origin &&
    [origin.place, ...origin.behind].map((place) => {
      const { file, line = 0, column = 0 } = lookUp(place);
      return `${file} ${data
        .read(file)
        .split("\n")
        [line - 1]?.slice(column - 1)}`;
    })
  );
}

describe("words of a page", () => {
  it("lead to the pattern that makes them, and to the values in it", () => {
    expect(originOf("Roofers in Maple Grove, MN | Maple & Sons Roofing")).toEqual([
      "pages/city.yaml Roofers in {city}, {state} | {businessName}",
      `${mapleFile} Maple Grove`,
      "counties/lake-county.yaml MN",
      "business.yaml Maple & Sons Roofing",
    ]);
  });

  it("lead to the value where they are all of it, and then to the text around it", () => {
    expect(originOf("612-555-0100")).toEqual(["business.yaml 612-555-0100", 'navigation.yaml {phone}"']);
  });

  it.each([
    ["in the middle of a text", "April", `${mapleFile} April, so the membrane there goes up six feet.`],
    ["behind a name in braces", "since ever", "pages/city.yaml since ever"],
    ["from within a name in braces", "Grove since", "pages/city.yaml {city} since ever"],
    ["in a link", "How we repair", "pages/home.yaml How we repair](/roof-repair). Ask us, or ask Ann.", "/"],
    ["behind a link", "ask Ann", "pages/home.yaml ask Ann.", "/"],
    ["as the address of a link", "/roof-repair", "pages/home.yaml /roof-repair). Ask us, or ask Ann.", "/"],
    [
      "across a link",
      "since 1971. How we",
      "pages/home.yaml since {founded}. [How we repair](/roof-repair). Ask us, or ask Ann.",
      "/",
    ],
    ["in the frame", "612-555-0101", "business.yaml 612-555-0101"],
  ])("are found %s", (_, words, place, path = maple) => {
    const origin = originOf(words, path, (data) => {
      data.edit("pages/home.yaml", "(/roof-repair).", "(/roof-repair). Ask us, or ask Ann.");
      data.edit("pages/city.yaml", "Why us in {city}", "Why us in {city} since ever");
    });
    expect(origin?.[0]).toBe(place);
  });

  it("are found on their line in a text of several", () => {
    const long =
      "text: >-\n      The town is old. The town asks for a permit when more than one\n      square\n      is replaced.";
    const origin = originOf("square is replaced", maple, (data) =>
      data.edit(mapleFile, "text: The town asks for a permit when more than one square is replaced.", long),
    );
    expect(origin?.[0]).toBe(`${mapleFile} square`);
  });

  it("are nowhere where the data has only longer ones", () => {
    expect(originOf("Apr")).toBeUndefined();
    expect(originOf(" ")).toBeUndefined();
  });
});

describe("words of a document", () => {
  const html = '<h1>Tom &amp;\nJerry</h1>\n<p>We <b>paint</b> it.</p><script>{"a":"say \\"hi\\""}</script>';

  it.each([
    ["Tom & Jerry", 1, 5],
    ["paint it", 3, 10],
    ['say "hi"', 3, 41],
  ])("%s are found", (words, line, column) => expect(findInHtml(html, words)).toEqual({ line, column }));

  it("are found behind an offset before anywhere else", () => {
    const twice = "<title>Tom Hill</title>\n<h1>Tom</h1>\n<p>Tom <b>Hill</b></p>";
    const from = twice.indexOf("<h1>");
    expect(findInHtml(twice, "Tom", from)).toEqual({ line: 2, column: 5 });
    expect(findInHtml(twice, "Tom Hill", from)).toEqual({ line: 3, column: 4 });
    expect(findInHtml(twice, "Tom Hill", twice.length)).toEqual({ line: 1, column: 8 });
  });

  it("are not found where they are not", () => {
    expect(findInHtml(html, "Ann")).toBeUndefined();
  });
});
