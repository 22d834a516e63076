import { describe, expect, it } from "vitest";
import { type DataFolder, write } from "../support/data-folder.ts";
import { few } from "../support/nightly.ts";
import { problemsAfter } from "../support/problems.ts";

/** Severity, place and hint of what is found after a change of one file, wherever in it the text stands. */
function foundAfter(file: string, from: string | RegExp, to: string): string[] {
  return placesAfter((data) => data.write(file, data.read(file).replace(from, to)));
}

function placesAfter(change: (data: DataFolder) => void): string[] {
  return problemsAfter(change).map((text) => text.replace(/^(\S+) \S+/, "$1"));
}

type Row = [what: string, file: string, from: string | RegExp, to: string, reported: string];

describe("numbers and dates", () => {
  const tustin = "cities/orange-county/tustin.yaml";
  const article = "pages/epa-lead-safe-certified-practices.yaml";
  const business = "business.yaml";

  it.each([
    ["a firm of 1788", business, /founded: \d+/, "founded: 1788"],
    ["the copyright year of the next January", business, /copyrightYear: \d+/, "copyrightYear: 2027"],
    ["a rating on another scale", business, 'ratingValue: "5.0"', 'ratingValue: "9.6 out of 10"'],
    ["many reviews", business, 'ratingCount: "150"', 'ratingCount: "150+"'],
    ["a range of one number", business, "3-7 days", "3-3 days"],
    ["a phone number, which is no range", business, "3-7 days", "555-0134"],
    ["a day that has begun elsewhere", tustin, /$/, '\nupdatedOn: "2026-12-10"\n'],
  ] as [string, string, string | RegExp, string][])("may be %s", (_, file, from, to) => {
    expect(foundAfter(file, from, to)).toEqual([]);
  });

  const faults: Row[] = [
    ["a firm of the future", business, /founded: \d+/, "founded: 2099", "52 Write the year of foundation."],
    [
      "a copyright of the future",
      business,
      /copyrightYear: \d+/,
      "copyrightYear: 2099",
      "53 Write copyrightYear: 2026.",
    ],
    [
      "a rate whose low is its high",
      business,
      /low: 2.9\n(\s+)high: 4/,
      "low: 4\n$1high: 2.9",
      "64 Write low: 2.9 and high: 4.",
    ],
    [
      "a pattern of prices that prints one only",
      business,
      "{low} to {high} per",
      "from {low} per",
      '60 Write both names, for example "from {low} to {high}".',
    ],
    [
      "a rating of 6",
      business,
      'ratingValue: "5.0"',
      'ratingValue: "6.0"',
      '75 Correct the number. On another scale, say it with it, for example "9.6 out of 10".',
    ],
    [
      "a rating below 0",
      business,
      'ratingValue: "5.0"',
      'ratingValue: "-1"',
      '75 Correct the number. On another scale, say it with it, for example "9.6 out of 10".',
    ],
    [
      "no reviews",
      business,
      'ratingCount: "150"',
      'ratingCount: "0"',
      "76 Write how many there are. Without any, leave the rating out of the pages.",
    ],
    [
      "days backward",
      business,
      "exteriorDaysTypical: 3-7 days",
      "exteriorDaysTypical: 7-3 days",
      "82 Write 3-7 days.",
    ],
    [
      "days backward in words",
      business,
      "exteriorDaysTypical: 3-7 days",
      "exteriorDaysTypical: 7 to 3 days",
      "82 Write 3 to 7 days.",
    ],
    [
      "money backward",
      business,
      "referralMinimum: $5,000",
      "referralMinimum: $5,000-$500",
      "85 Write $500-$5,000.",
    ],
    [
      "a change tomorrow",
      tustin,
      "county: orange-county",
      'county: orange-county\nupdatedOn: "2026-12-11"',
      "4 Write the day on which it happened.",
    ],
    [
      "a change before there was a web",
      tustin,
      "county: orange-county",
      'county: orange-county\nupdatedOn: "1926-03-11"',
      "4 Write the day on which it happened.",
    ],
    [
      "an article of the future",
      article,
      /publishedOn: .*/,
      'publishedOn: "2099-01-01"',
      "19 Write the day on which it happened.",
    ],
    [
      "an article changed before it was there",
      article,
      /publishedOn: (.*)/,
      'publishedOn: $1\n  modifiedOn: "2001-01-01"',
      "20 Write the day of the last change, or remove modifiedOn.",
    ],
  ];

  it.each(few(faults, 5))("that are %s are one error on its line", (_, file, from, to, reported) => {
    expect(foundAfter(file, from, to)).toEqual([`error ${file}:${reported}`]);
  });

  it("of experience that the firm cannot have are warned of", () => {
    expect(foundAfter(business, /founded: \d+/, "founded: 2020")).toContain(
      "warning business.yaml:73 Write what is true, here or under founded.",
    );
  });

  it("of a project of the future are one error", () => {
    const file = "projects/house-exterior-paint-long-beach.yaml";
    expect(foundAfter(file, /^year: \d+/m, "year: 2099")).toEqual([
      `error ${file}:7 Write the year of completion.`,
    ]);
  });
});

describe("what two entries say alike", { tags: "nightly" }, () => {
  const hoa = "services/hoa-painting.yaml";
  const costaMesa = "projects/apartment-exterior-paint-costa-mesa.yaml";
  const torrance = "projects/house-interior-exterior-paint-torrance.yaml";

  it.each([
    [
      "a title of two services",
      hoa,
      /^title: .*/m,
      "title: Commercial painting",
      "2 Give this one the title that tells it from the other, or remove one of the two files.",
    ],
    [
      "the page of another service",
      hoa,
      "page: /hoa-painting-orange-county",
      "page: /commercial-painting",
      "12 Write /hoa-painting-orange-county instead of /commercial-painting.",
    ],
    [
      "a font file of two families",
      "theme.yaml",
      "file: figtree.woff2",
      "file: besley.woff2",
      "40 Write the file of Figtree here, or remove this entry.",
    ],
    [
      "one picture before and after",
      costaMesa,
      "    after: costa-mesa-apartment-court-after",
      "    after: costa-mesa-apartment-court-before",
      "56 Write the name of the picture that shows the other state.",
    ],
    [
      "a picture of the other state",
      torrance,
      /state: after/,
      "state: before",
      "21 Write after instead of before, or name another picture.",
    ],
  ] as Row[])("is one error on its line: %s", (_, file, from, to, reported) => {
    expect(foundAfter(file, from, to)).toEqual([`error ${file}:${reported}`]);
  });

  it("may be the page of two services, where no page has the name of one", () => {
    const found = problemsAfter((data) =>
      data.write(
        "services/fence-painting.yaml",
        data.read(hoa).replace(/^title: .*/m, "title: Fence painting"),
      ),
    );
    expect(found).toEqual([]);
  });
});

it("names a ledger that is cut off", () => {
  expect(placesAfter(write("releases.json", "{\n"))).toEqual([
    "error releases.json:1 Restore the file from version control.",
  ]);
});

it("finds a file of static in the place of a page", () => {
  expect(placesAfter(write("static/about-us/index.html", "<p>Hello"))).toEqual([
    "error static/about-us/index.html:undefined Remove it, or give it another name.",
  ]);
});

it.each([
  ["title:\n  minChars: 80\n", "error audit.yaml:2 Write both, the smaller in minChars."],
  ["title:\n  minChars: 80\n  maxChars: 70\n", "error audit.yaml:2 Write minChars: 70 and maxChars: 80."],
  ["files:\n  maxCardShare: 0.1\n", undefined],
])("compares the limits of the audit: %j", { tags: "nightly" }, (written, reported) => {
  expect(placesAfter(write("audit.yaml", written))).toEqual(reported ? [reported] : []);
});
