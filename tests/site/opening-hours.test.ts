import { describe, expect, it } from "vitest";
import { copyOfData, edit } from "../support/data-folder.ts";
import { problemsOf } from "../support/problems.ts";

const weekdays = "Monday, Tuesday, Wednesday, Thursday, Friday";
const shipped = `    - label: Monday to Thursday
      days: [Monday, Tuesday, Wednesday, Thursday]
      opens: "08:00"
      closes: "16:30"
    - label: Friday to Sunday
      days: [Friday, Saturday, Sunday]
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
  return problemsOf(copyOfData(), edit("business.yaml", shipped, written)).map((text) =>
    text.replace(/^error \S+ business.yaml:/, ""),
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
    [
      "a night after a night",
      rows(["Nights", "Friday, Saturday", "20:00", "04:00"], ["Morning", "Sunday", "04:00", "12:00"]),
    ],
    [
      "a night before a whole day",
      rows(["Friday", "Friday", "18:00", "02:00"], ["Saturday", "Saturday", "00:00", "24:00"]),
    ],
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
      "26 Write days: [Tuesday] here, or take Monday out of the other row.",
    ],
    [
      "a day open and closed",
      rows(["Open", weekdays, "08:00", "12:00"], ["Closed", "Friday"]),
      "26 Remove this row, or take Friday out of the other.",
    ],
    [
      "a night that goes on when the next day has begun",
      rows(["Saturday", "Saturday", "18:00", "02:00"], ["Sunday", "Sunday", "01:00", "06:00"]),
      '27 Write opens: "02:00" here, or closes: "01:00" there.',
    ],
    [
      "a night from Sunday to Monday, whose day is open from midnight",
      rows(["Monday", "Monday", "00:00", "12:00"], ["Sunday", "Sunday", "22:00", "03:00"]),
      '23 Write opens: "03:00" here, or closes: "24:00" there.',
    ],
    [
      "a day twice in a row",
      rows(["Open", "Monday, Monday", "08:00", "12:00"]),
      "22 Remove this entry; entry 1 says the same.",
    ],
    [
      "opening after closing",
      rows(["Open", weekdays, "17:30", "07:30"]),
      '23 Write opens: "07:30" and closes: "17:30". A night shift that ends after 6 is two rows: one until 24:00, one from 00:00.',
    ],
    [
      "opening and closing at one time",
      rows(["Open", weekdays, "00:00", "00:00"]),
      '24 For a firm that never closes, write opens: "00:00" and closes: "24:00".',
    ],
    [
      "no closing",
      rows(["Open", weekdays, "08:00"]),
      "23 Add closes: with the time, or remove opens if the firm is closed then.",
    ],
    [
      "no opening",
      rows(["Open", weekdays, undefined, "18:00"]),
      "23 Add opens: with the time, or remove closes if the firm is closed then.",
    ],
    [
      "a label of other days",
      rows(["Monday to Saturday", weekdays, "08:00", "17:00"]),
      "22 Write days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday], or another label.",
    ],
    [
      "hour 25",
      rows(["Open", weekdays, "08:00", "25:00"]),
      '24 Write hours and minutes, for example "17:30"; the end of the day is "24:00".',
    ],
    [
      "minute 75",
      rows(["Open", weekdays, "07:75", "17:00"]),
      '23 Write hours and minutes with two digits each, for example "07:30".',
    ],
    [
      "half past midnight as 24:30",
      rows(["Open", weekdays, "08:00", "24:30"]),
      '24 Write hours and minutes, for example "17:30"; the end of the day is "24:00".',
    ],
    [
      "half past five written as in the morning",
      rows(["Open", weekdays, "07:30", "05:30"]),
      '24 Write "17:30" instead of "05:30": hours count to 24.',
    ],
    ["a day that is misspelled", rows(["Open", "Wendesday", "08:00", "17:00"]), "22 Write Wednesday."],
  ])("with %s are one error on its line", { tags: "nightly" }, (_, written, reported) => {
    expect(hoursAfter(written)).toEqual([reported]);
  });
});

describe("seasons, special days and the time zone", () => {
  const season = (from: string, to: string) =>
    `    - label: From ${from}\n      from: ${from}\n      to: ${to}\n      days:\n        - label: Daily\n          days: [Monday]\n`;
  const seasonsAfter = (...seasons: string[]) => hoursAfter(`${shipped}  seasons:\n${seasons.join("")}`);
  const specialAfter = (...days: string[]) => hoursAfter(`${shipped}  special:\n${days.join("")}`);

  it("may go over New Year, follow each other and hold single days", () => {
    expect(seasonsAfter(season("11-01", "02-29"), season("03-01", "05-31"))).toEqual([]);
    expect(
      specialAfter(
        "    - label: Christmas\n      from: 2026-12-25\n",
        '    - label: Inventory\n      from: 2026-12-28\n      to: 2026-12-30\n      opens: "18:00"\n      closes: "02:00"\n',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      "that overlap",
      [season("06-01", "08-31"), season("08-01", "09-30")],
      '35 Write from: "09-01", or end the other season earlier.',
    ],
    [
      "that overlap over New Year",
      [season("11-01", "02-28"), season("10-01", "11-30")],
      '36 Write to: "10-31", or end the other season earlier.',
    ],
    [
      "within another",
      [season("06-01", "08-31"), season("07-01", "07-31")],
      "35 Remove one of the two seasons, or change its days.",
    ],
    [
      "on a day that does not exist",
      [season("04-31", "05-31")],
      '29 Write a day of the calendar as month-day, for example "06-01" for the first of June.',
    ],
  ])("refuses seasons %s", (_, seasons, reported) => {
    expect(seasonsAfter(...seasons)).toEqual([reported]);
  });

  it.each([
    [
      "ends before it begins",
      "from: 2026-12-26\n      to: 2026-12-24",
      '30 Write from: "2026-12-24" and to: "2026-12-26".',
    ],
    [
      "does not exist",
      "from: 2026-11-31",
      "29 Write a day of the calendar as year-month-day, for example 2026-03-09.",
    ],
    [
      "opens and does not close",
      'from: 2026-12-26\n      opens: "08:00"',
      "30 Add closes: with the time, or remove opens if the firm is closed then.",
    ],
  ])("refuses a special day that %s", (_, day, reported) => {
    expect(specialAfter(`    - label: Holiday\n      ${day}\n`)).toEqual([reported]);
  });

  it("refuses two special days with hours that do not go together", () => {
    const days =
      "    - label: Fair\n      from: 2027-01-02\n    - label: Trip\n      from: 2027-01-01\n      to: 2027-01-03\n";
    expect(specialAfter(days)).toEqual(["31 Remove one of the two, or change its days."]);
  });

  it.each([
    ["after", ["2026-12-31", "2027-01-01"], 34],
    ["before", ["2027-01-01", "2026-12-31"], 30],
  ])("refuses a special day whose night goes on into the one %s it", (_, [first, second], line) => {
    const night = 'opens: "20:00"\n      closes: "02:00"';
    const morning = 'opens: "01:00"\n      closes: "05:00"';
    const [one, other] = line === 34 ? [night, morning] : [morning, night];
    expect(
      specialAfter(
        `    - label: First\n      from: ${first}\n      ${one}\n`,
        `    - label: Second\n      from: ${second}\n      ${other}\n`,
      ),
    ).toEqual([`${line} Write opens: "02:00" here, or closes: "01:00" there.`]);
  });

  it("warns of special days that are over, with the day of the next one", () => {
    const found = problemsOf(
      copyOfData(),
      edit(
        "business.yaml",
        shipped,
        `${shipped}  special:\n    - label: Christmas\n      from: 2025-12-25\n    - label: May Day\n      from: 2026-05-01\n`,
      ),
    );
    expect(found).toEqual([
      "warning invalid-value business.yaml:29 Remove it, or write from: 2026-12-25 for the next one.",
      "warning invalid-value business.yaml:31 Remove it, or write from: 2027-05-01 for the next one.",
    ]);
  });

  it("refuses a time zone that does not exist, with the one that was meant", () => {
    const zone = (name: string) =>
      problemsOf(copyOfData(), (data) => data.append("business.yaml", `timeZone: ${name}\n`));
    expect(zone("America/Los_Angeles")).toEqual([]);
    expect(zone("America/Los_Angelos").join()).toMatch(/Write America\/Los_Angeles\.$/);
  });
});
