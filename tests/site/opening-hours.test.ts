import { describe } from "vitest";
import { type Damage, type Damages, pinEach, withEach } from "../support/damages.ts";
import { append, copyOfData, edit } from "../support/data-folder.ts";
import { problemsOf } from "../support/problems.ts";

const weekdays = "Monday, Tuesday, Wednesday, Thursday, Friday";
const shipped = `    - label: Monday to Thursday
      days: [Monday, Tuesday, Wednesday, Thursday]
      opens: "08:00"
      closes: "16:30"
    - label: Friday to Sunday
      days: [Friday, Saturday, Sunday]
`;

const times = (opens?: string, closes?: string) =>
  `${opens ? `      opens: "${opens}"\n` : ""}${closes ? `      closes: "${closes}"\n` : ""}`;
const hours = (written: string) => edit("business.yaml", shipped, written);

/** Hours of these rows alone. */
const rows = (...all: [label: string, days: string, opens?: string | undefined, closes?: string][]) =>
  hours(
    all
      .map(
        ([label, days, opens, closes]) =>
          `    - label: ${label}\n      days: [${days}]\n${times(opens, closes)}`,
      )
      .join(""),
  );

const said = (damage: Damage) =>
  problemsOf(copyOfData(), damage)
    .map((text) => text.replace(/^error \S+ business.yaml:/, ""))
    .join("\n");

const right: Damages = {
  "two parts of a day": rows(["Morning", weekdays, "08:00", "12:00"], ["Later", weekdays, "12:00", "17:00"]),
  "the night": rows(["Nights", weekdays, "20:00", "04:00"]),
  "the whole day": rows(["Always", `${weekdays}, Saturday, Sunday`, "00:00", "24:00"]),
  "a night after a night": rows(
    ["Nights", "Friday, Saturday", "20:00", "04:00"],
    ["Morning", "Sunday", "04:00", "12:00"],
  ),
  "a night before a whole day": rows(
    ["Friday", "Friday", "18:00", "02:00"],
    ["Saturday", "Saturday", "00:00", "24:00"],
  ),
  "until midnight": rows(["Late", weekdays, "12:00", "24:00"]),
  "a range over the weekend": rows([
    "Friday to Monday",
    "Friday, Saturday, Sunday, Monday",
    "08:00",
    "12:00",
  ]),
  "short names in the label": rows(["Mon–Fri", weekdays, "08:00", "12:00"]),
  "a season": rows(["By appointment", weekdays]),
};

const wrong: Damages = {
  "a closing time of the morning just before it opens": rows(["Weekdays", weekdays, "07:30", "07:00"]),
  "an opening time just after it closes": rows(["Weekdays", weekdays, "18:00", "17:30"]),
  "a day twice with hours that overlap": rows(
    ["Early", "Monday", "08:00", "12:00"],
    ["Late", "Monday, Tuesday", "11:00", "17:00"],
  ),
  "a day open and closed": rows(["Open", weekdays, "08:00", "12:00"], ["Closed", "Friday"]),
  "a night that goes on when the next day has begun": rows(
    ["Saturday", "Saturday", "18:00", "02:00"],
    ["Sunday", "Sunday", "01:00", "06:00"],
  ),
  "a night from Sunday to Monday, whose day is open from midnight": rows(
    ["Monday", "Monday", "00:00", "12:00"],
    ["Sunday", "Sunday", "22:00", "03:00"],
  ),
  "a day twice in a row": rows(["Open", "Monday, Monday", "08:00", "12:00"]),
  "opening after closing": rows(["Open", weekdays, "17:30", "07:30"]),
  "opening and closing at one time": rows(["Open", weekdays, "00:00", "00:00"]),
  "no closing": rows(["Open", weekdays, "08:00"]),
  "no opening": rows(["Open", weekdays, undefined, "18:00"]),
  "a label of other days": rows(["Monday to Saturday", weekdays, "08:00", "17:00"]),
  "hour 25": rows(["Open", weekdays, "08:00", "25:00"]),
  "minute 75": rows(["Open", weekdays, "07:75", "17:00"]),
  "half past midnight as 24:30": rows(["Open", weekdays, "08:00", "24:30"]),
  "half past five written as in the morning": rows(["Open", weekdays, "07:30", "05:30"]),
  "a day that is misspelled": rows(["Open", "Wendesday", "08:00", "17:00"]),
};

describe("what is said of opening hours that may be", () => pinEach(right, 3, said));
describe("what is said of opening hours with", () => pinEach(wrong, 3, said));

const seasons = (...all: [from: string, to: string][]) =>
  hours(
    `${shipped}  seasons:\n${all
      .map(
        ([from, to]) =>
          `    - label: From ${from}\n      from: ${from}\n      to: ${to}\n      days:\n        - label: Daily\n          days: [Monday]\n`,
      )
      .join("")}`,
  );
const special = (
  ...all: [label: string, from: string, to?: string | undefined, opens?: string, closes?: string][]
) =>
  hours(
    `${shipped}  special:\n${all
      .map(
        ([label, from, to, opens, closes]) =>
          `    - label: ${label}\n      from: ${from}\n${to ? `      to: ${to}\n` : ""}${times(opens, closes)}`,
      )
      .join("")}`,
  );

const dated: Damages = {
  "seasons over New Year that follow each other": seasons(["11-01", "02-29"], ["03-01", "05-31"]),
  "special days, one of them a night": special(
    ["Christmas", "2026-12-25"],
    ["Inventory", "2026-12-28", "2026-12-30", "18:00", "02:00"],
  ),
  "seasons that overlap": seasons(["06-01", "08-31"], ["08-01", "09-30"]),
  "seasons that overlap over New Year": seasons(["11-01", "02-28"], ["10-01", "11-30"]),
  "a season within another": seasons(["06-01", "08-31"], ["07-01", "07-31"]),
  "a season on a day that does not exist": seasons(["04-31", "05-31"]),
  "a special day that ends before it begins": special(["Holiday", "2026-12-26", "2026-12-24"]),
  "a special day that does not exist": special(["Holiday", "2026-11-31"]),
  "a special day that opens and does not close": special(["Holiday", "2026-12-26", undefined, "08:00"]),
  "two special days with hours that do not go together": special(
    ["Fair", "2027-01-02"],
    ["Trip", "2027-01-01", "2027-01-03"],
  ),
  "a special day whose night goes on into the one after it": special(
    ["First", "2026-12-31", undefined, "20:00", "02:00"],
    ["Second", "2027-01-01", undefined, "01:00", "05:00"],
  ),
  "a special day into which the night before goes on": special(
    ["First", "2027-01-01", undefined, "01:00", "05:00"],
    ["Second", "2026-12-31", undefined, "20:00", "02:00"],
  ),
  "special days that are over": special(["Christmas", "2025-12-25"], ["May Day", "2026-05-01"]),
  ...withEach(["America/Los_Angeles", "America/Los_Angelos"], (zone) => [
    `the time zone ${zone}`,
    append("business.yaml", `timeZone: ${zone}\n`),
  ]),
};

describe("what is said of", () => pinEach(dated, 3, said));
