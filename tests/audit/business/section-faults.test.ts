import { describe, expect, it } from "vitest";
import { closedSometimes } from "../../../scripts/audit/business-text/line-hours.ts";
import { sectionFaults } from "../../../scripts/audit/business-text/section-faults.ts";
import { fixtureSite, realData } from "../../support/data-folder.ts";
import { siteOf } from "../../support/site.ts";

const site = siteOf(realData);
const [page] = site.dataset.pages;
const items = ["Walls", "Trim", "Doors"];

/** What is told of a section, as the words and where they stand in it. */
function toldOf(section: object): string[] {
  if (!page) throw new Error("The data has no page.");
  const first = { ...page, file: "first", value: { ...page.value, sections: [section] } };
  const pages = [first, ...site.dataset.pages.slice(1)] as unknown as typeof site.dataset.pages;
  const found = sectionFaults({ ...site, dataset: { ...site.dataset, pages } } as typeof site);
  return [...found].map(({ place }) => `${place?.pointer.replace("/sections/0", "")} ${place?.words}`);
}

describe("what a section counts and does not list", () => {
  it.each([
    [
      { heading: "Before you call", text: "These five questions save a visit.", items },
      "/text These five questions",
    ],
    [
      { paragraphs: ["It stays here.", "This site keeps four things."], items },
      "/paragraphs/1 keeps four things",
    ],
    [{ paragraphs: ["There are 2 rules."], items }, "/paragraphs/0 There are 2 rules"],
  ])("%j", (section, words) => expect(toldOf(section)).toEqual([words]));

  it.each([
    [{ text: "These five questions save a visit." }],
    [{ text: "These three questions save a visit.", items }],
    [{ text: "A wall has two sides, and a door has four ways to swing.", items: ["a", "b", "c", "d"] }],
    [{ paragraphs: ["A city has five rules of its own.", "Here they are."], items }],
  ])("let be: %j", (section) => expect(toldOf(section)).toEqual([]));
});

describe("what a section tells of the job that it links to", () => {
  const to = "/projects/house-interior-exterior-paint-torrance";
  it.each([
    [
      { items: [{ label: "A house in Torrance", to, note: "Painted in 2019 for its seller" }] },
      "/items/0/note 2019",
    ],
    [{ items: [{ label: "A 4-bedroom house", to }] }, "/items/0/label 4-bedroom"],
    [
      { paragraphs: [`In 2023 we painted a [house in Torrance](${to}) inside and out.`] },
      "/paragraphs/0 2023",
    ],
  ])("%j", (section, words) => expect(toldOf(section)).toEqual([words]));

  it.each([
    [{ items: [{ label: "A house in Torrance", to, note: "Painted in 2021 for its seller" }] }],
    [{ items: [{ label: "A 3-bedroom house from 1958", to }] }],
    [{ paragraphs: [`In 2023 we painted its neighbor, after [this house](${to}) in 2021.`] }],
    [{ paragraphs: ["In 2023 we painted a house in Torrance inside and out."] }],
  ])("let be: %j", (section) => expect(toldOf(section)).toEqual([]));
});

describe("when a business that never closes is said to be closed", () => {
  const locks = siteOf(fixtureSite("locksmith-az"));
  const said = (sentence: string) => closedSometimes(sentence, "", locks)?.words;
  it.each([
    ["Calls go to voicemail on weekends.", "go to voicemail"],
    ["We close at six.", "close"],
    ["Between midnight and five our phones go quiet.", "go quiet"],
    ["We stop answering at night.", "stop answering"],
    ["The office is closed on Thanksgiving and other holidays.", "is closed"],
  ])("%s", (sentence, words) => expect(said(sentence)).toBe(words));

  it.each([
    ["We never close at night."],
    ["The mall closes at nine."],
    ["We do not switch the phones off on Sundays."],
    ["Other firms go to voicemail at night."],
    ["What if nobody picks up at night?"],
    ["We close the door behind us at night."],
  ])("let be: %s", (sentence) => expect(said(sentence)).toBe(undefined));

  it("of a business that closes, the hours decide", () =>
    expect(closedSometimes("We close at six.", "", site)).toBe(undefined));
});
