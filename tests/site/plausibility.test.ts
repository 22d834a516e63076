import { describe, expect, it } from "vitest";
import { checkData } from "../../scripts/check/check-data.ts";
import { rememberEntities } from "../../src/loader/remember.ts";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";

const load = rememberEntities();

/** What checking the shipped data finds on a fixed day after some damage: severity, place and hint. */
function problemsAfter(damage: (data: DataFolder) => void): string[] {
  const data = copyOfData(realData);
  damage(data);
  return checkData(data.dir, { load, today: "2026-12-09" }).problems.map(
    ({ severity, position, hint }) => `${severity} ${position?.file}:${position?.line} ${hint}`,
  );
}

const weekdays = "Monday, Tuesday, Wednesday, Thursday, Friday";
const shipped = `    - label: Monday to Friday
      days: [${weekdays}]
      opens: "07:30"
      closes: "17:30"
    - label: Saturday and Sunday
      days: [Saturday, Sunday]
`;

function rows(...all: [label: string, days: string, opens?: string | undefined, closes?: string][]): string {
  return all
    .map(([label, days, opens, closes]) =>
      [
        `    - label: ${label}\n      days: [${days}]\n`,
        opens ? `      opens: "${opens}"\n` : "",
        closes ? `      closes: "${closes}"\n` : "",
      ].join(""),
    )
    .join("");
}

function hoursAfter(written: string): string[] {
  return problemsAfter((data) => data.edit("business.yaml", shipped, written)).map((text) =>
    text.replace("error business.yaml:", ""),
  );
}

describe("opening hours", () => {
  it.each([
    [
      "two parts of a day",
      rows(["Morning", weekdays, "08:00", "12:00"], ["Afternoon", weekdays, "12:00", "17:00"]),
    ],
    ["the night", rows(["Nights", weekdays, "20:00", "04:00"])],
    ["the whole day", rows(["Always", `${weekdays}, Saturday, Sunday`, "00:00", "24:00"])],
    ["until midnight", rows(["Late", weekdays, "12:00", "24:00"])],
    [
      "a range over the weekend",
      rows(["Friday to Monday", "Friday, Saturday, Sunday, Monday", "08:00", "12:00"]),
    ],
    ["short names in the label", rows(["Mon–Fri", weekdays, "08:00", "12:00"])],
    ["a season", rows(["By appointment", weekdays])],
  ])("may be %s", (_, written) => {
    expect(hoursAfter(written)).toEqual([]);
  });

  it.each([
    [
      "a day twice with hours that overlap",
      rows(["Early", "Monday", "08:00", "12:00"], ["Late", "Monday, Tuesday", "11:00", "17:00"]),
      "31 Write days: [Tuesday] here, or take Monday out of the other row.",
    ],
    [
      "a day open and closed",
      rows(["Open", weekdays, "08:00", "12:00"], ["Closed", "Friday"]),
      "31 Remove this row, or take Friday out of the other.",
    ],
    [
      "a day twice in a row",
      rows(["Open", "Monday, Monday", "08:00", "12:00"]),
      "27 Remove this entry; entry 1 says the same.",
    ],
    [
      "opening after closing",
      rows(["Open", weekdays, "17:30", "07:30"]),
      '28 Write opens: "07:30" and closes: "17:30". A night shift that ends after 6 is two rows: one until 24:00, one from 00:00.',
    ],
    [
      "opening and closing at one time",
      rows(["Open", weekdays, "00:00", "00:00"]),
      '29 For a firm that never closes, write opens: "00:00" and closes: "24:00".',
    ],
    [
      "no closing",
      rows(["Open", weekdays, "08:00"]),
      "28 Add closes: with the time, or remove opens if the firm is closed then.",
    ],
    [
      "no opening",
      rows(["Open", weekdays, undefined, "18:00"]),
      "28 Add opens: with the time, or remove closes if the firm is closed then.",
    ],
    [
      "a label of other days",
      rows(["Monday to Saturday", weekdays, "08:00", "17:00"]),
      "27 Write days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday], or another label.",
    ],
    [
      "hour 25",
      rows(["Open", weekdays, "08:00", "25:00"]),
      '29 Write hours and minutes, for example "17:30"; the end of the day is "24:00".',
    ],
    [
      "minute 75",
      rows(["Open", weekdays, "07:75", "17:00"]),
      '28 Write hours and minutes with two digits each, for example "07:30".',
    ],
    [
      "half past midnight as 24:30",
      rows(["Open", weekdays, "08:00", "24:30"]),
      '29 Write hours and minutes, for example "17:30"; the end of the day is "24:00".',
    ],
    [
      "half past five written as in the morning",
      rows(["Open", weekdays, "07:30", "05:30"]),
      '29 Write "17:30" instead of "05:30": hours count to 24.',
    ],
    ["a day that is misspelled", rows(["Open", "Wendesday", "08:00", "17:00"]), "27 Write Wednesday."],
  ])("with %s are one error on its line", { tags: "nightly" }, (_, written, reported) => {
    expect(hoursAfter(written)).toEqual([reported]);
  });
});

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
    expect(problemsAfter((data) => data.write(file, data.read(file).replace(from, to)))).toEqual([]);
  });

  it.each([
    [
      "a firm of the future",
      business,
      /founded: \d+/,
      "founded: 2099",
      "error business.yaml:52 Write the year of foundation.",
    ],
    [
      "a copyright of the future",
      business,
      /copyrightYear: \d+/,
      "copyrightYear: 2099",
      "error business.yaml:53 Write copyrightYear: 2026.",
    ],
    [
      "a rate whose low is its high",
      business,
      /low: 2.9\n(\s+)high: 4/,
      "low: 4\n$1high: 2.9",
      "error business.yaml:64 Write low: 2.9 and high: 4.",
    ],
    [
      "a pattern of prices that prints one only",
      business,
      "{low} to {high} per",
      "from {low} per",
      'error business.yaml:60 Write both names, for example "from {low} to {high}".',
    ],
    [
      "a rating of 6",
      business,
      'ratingValue: "5.0"',
      'ratingValue: "6.0"',
      'error business.yaml:75 Correct the number. On another scale, say it with it, for example "9.6 out of 10".',
    ],
    [
      "a rating below 0",
      business,
      'ratingValue: "5.0"',
      'ratingValue: "-1"',
      'error business.yaml:75 Correct the number. On another scale, say it with it, for example "9.6 out of 10".',
    ],
    [
      "no reviews",
      business,
      'ratingCount: "150"',
      'ratingCount: "0"',
      "error business.yaml:76 Write how many there are. Without any, leave the rating out of the pages.",
    ],
    [
      "days backward",
      business,
      "exteriorDaysTypical: 3-7 days",
      "exteriorDaysTypical: 7-3 days",
      "error business.yaml:82 Write 3-7 days.",
    ],
    [
      "days backward in words",
      business,
      "exteriorDaysTypical: 3-7 days",
      "exteriorDaysTypical: 7 to 3 days",
      "error business.yaml:82 Write 3 to 7 days.",
    ],
    [
      "money backward",
      business,
      "referralMinimum: $5,000",
      "referralMinimum: $5,000-$500",
      "error business.yaml:85 Write $500-$5,000.",
    ],
    [
      "a change tomorrow",
      tustin,
      "county: orange-county",
      'county: orange-county\nupdatedOn: "2026-12-11"',
      `error ${tustin}:4 Write the day on which it happened.`,
    ],
    [
      "a change before there was a web",
      tustin,
      "county: orange-county",
      'county: orange-county\nupdatedOn: "1926-03-11"',
      `error ${tustin}:4 Write the day on which it happened.`,
    ],
    [
      "an article of the future",
      article,
      /publishedOn: .*/,
      'publishedOn: "2099-01-01"',
      `error ${article}:19 Write the day on which it happened.`,
    ],
    [
      "an article changed before it was there",
      article,
      /publishedOn: (.*)/,
      'publishedOn: $1\n  modifiedOn: "2001-01-01"',
      `error ${article}:20 Write the day of the last change, or remove modifiedOn.`,
    ],
  ] as [string, string, string | RegExp, string, string][])(
    "that are %s are one error on its line",
    (_, file, from, to, reported) => {
      expect(problemsAfter((data) => data.write(file, data.read(file).replace(from, to)))).toEqual([
        reported,
      ]);
    },
  );

  it("of experience that the firm cannot have are warned of", () => {
    const found = problemsAfter((data) =>
      data.write(business, data.read(business).replace(/founded: \d+/, "founded: 2020")),
    );
    expect(found).toContain("warning business.yaml:73 Write what is true, here or under founded.");
  });

  it("of a project of the future are one error", () => {
    const file = "projects/house-exterior-paint-long-beach.yaml";
    const found = problemsAfter((data) =>
      data.write(file, data.read(file).replace(/^year: \d+/m, "year: 2099")),
    );
    expect(found).toEqual([`error ${file}:7 Write the year of completion.`]);
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
      `error ${hoa}:2 Give this one the title that tells it from the other, or remove one of the two files.`,
    ],
    [
      "the page of another service",
      hoa,
      "page: /hoa-painting-orange-county",
      "page: /commercial-painting",
      `error ${hoa}:12 Write /hoa-painting-orange-county instead of /commercial-painting.`,
    ],
    [
      "a font file of two families",
      "theme.yaml",
      "file: figtree.woff2",
      "file: besley.woff2",
      "error theme.yaml:40 Write the file of Figtree here, or remove this entry.",
    ],
    [
      "one picture before and after",
      costaMesa,
      "    after: costa-mesa-apartment-court-after",
      "    after: costa-mesa-apartment-court-before",
      `error ${costaMesa}:56 Write the name of the picture that shows the other state.`,
    ],
    [
      "a picture of the other state",
      torrance,
      /state: after/,
      "state: before",
      `error ${torrance}:21 Write after instead of before, or name another picture.`,
    ],
  ] as [string, string, string | RegExp, string, string][])(
    "is one error on its line: %s",
    (_, file, from, to, reported) => {
      expect(problemsAfter((data) => data.write(file, data.read(file).replace(from, to)))).toEqual([
        reported,
      ]);
    },
  );

  it("may be the page of two services, where no page has the name of one", () => {
    const found = problemsAfter((data) => {
      data.write(
        "services/fence-painting.yaml",
        data.read(hoa).replace(/^title: .*/m, "title: Fence painting"),
      );
    });
    expect(found).toEqual([]);
  });
});

it("names a ledger that is cut off", () => {
  expect(problemsAfter((data) => data.write("releases.json", "{\n"))).toEqual([
    "error releases.json:1 Restore the file from version control.",
  ]);
});

it("finds a file of static in the place of a page", () => {
  expect(problemsAfter((data) => data.write("static/about-us/index.html", "<p>Hello"))).toEqual([
    "error static/about-us/index.html:undefined Remove it, or give it another name.",
  ]);
});

it.each([
  ["title:\n  minChars: 80\n", "error audit.yaml:2 Write both, the smaller in minChars."],
  ["title:\n  minChars: 80\n  maxChars: 70\n", "error audit.yaml:2 Write minChars: 70 and maxChars: 80."],
  ["files:\n  maxCardShare: 0.1\n", undefined],
])("compares the limits of the audit: %j", { tags: "nightly" }, (written, reported) => {
  expect(problemsAfter((data) => data.write("audit.yaml", written))).toEqual(reported ? [reported] : []);
});
