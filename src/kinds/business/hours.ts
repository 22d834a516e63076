import {
  choice,
  date,
  group,
  line,
  list,
  optional,
  printing,
  type Static,
  text,
} from "../../fields/index.ts";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** A time of the day. */
export const timeOfDay = (description: string, example: string) =>
  text(description, example, {
    pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
    mistake: 'Write hours and minutes with two digits each, for example "07:30".',
    form: "time",
    unit: "hh:mm",
    draft: "mark",
  });

/** When something opens and closes; both left out where it is closed. */
const times = {
  opens: optional(timeOfDay("Opening time, 24 hours.", "08:00")),
  closes: optional(
    text("Closing time, 24 hours; 24:00 is the end of the day.", "17:00", {
      pattern: "^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$",
      mistake: 'Write hours and minutes, for example "17:30"; the end of the day is "24:00".',
      form: "time",
      unit: "hh:mm",
      draft: "mark",
    }),
  ),
};

const dayGroups = (description: string) =>
  list(
    description,
    group("Days with equal hours.", {
      label: text("Name of the group as shown.", "Weekdays"),
      days: list("Days of the week in English, as schema.org names them.", choice([...weekdays]), {
        minItems: 1,
        examples: [["Monday", "Tuesday"]],
      }),
      ...times,
    }),
    { minItems: 1, mayRepeat: true },
  );

const dayOfYear = (description: string, example: string) =>
  text(description, example, {
    pattern:
      "^((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|[12]\\d))$",
    mistake: 'Write a day of the calendar as month-day, for example "06-01" for the first of June.',
    form: "day",
    unit: "mm-dd",
  });

/** When something is open, day by day. */
const calendar = {
  days: dayGroups(
    "Groups of days with equal hours, in the order shown. A break at noon is two groups with one label; hours past midnight close before they open.",
  ),
  seasons: optional(
    list(
      "Parts of every year with hours of their own, in place of the usual ones.",
      group("A season.", {
        label: text("Name of the season as shown.", "Summer"),
        from: dayOfYear("First day, every year.", "06-01"),
        to: dayOfYear(
          "Last day, every year; before the first one where the season goes over New Year.",
          "08-31",
        ),
        days: dayGroups("Groups of days with equal hours; a day in none of them is closed."),
      }),
      { minItems: 1 },
    ),
  ),
  special: optional(
    list(
      "Holidays and other days with hours of their own, which count before season and weekday.",
      group("A day, or some that follow each other. Without times it is closed.", {
        label: text("Name of the day as shown.", "Christmas"),
        from: date("The day, or the first one.", "2026-12-25"),
        to: optional(date("Last day, where there is more than one.", "2026-12-26")),
        ...times,
      }),
      { minItems: 1, mayRepeat: true },
    ),
  ),
};

export const hoursFields = group("Opening hours.", {
  openText: text(
    "Pattern of the opening times; {opens} and {closes} are replaced.",
    "{opens} to {closes}",
    printing("opens", "closes"),
  ),
  closedText: text("Word for a closed day.", "Closed"),
  allDayText: optional(
    text("Words for a day that is open from 00:00 to 24:00, in place of the times.", "Open 24 hours"),
  ),
  now: optional(
    group(
      "Words that a browser shows by its clock where the time zone is known; without script, the hours alone are shown.",
      {
        open: line("While it is open.", "Open now, until {time}", { fills: ["time"] }),
        closed: line("While it is closed.", "Closed now, opens {time}", { fills: ["time"] }),
      },
    ),
  ),
  specialLabel: optional(line("Words above the special days.", "Holidays")),
  ...calendar,
});

export const officeHoursFields = group(
  "Opening hours of an office, in the words of the business. Its special days are those of the business where it names none.",
  calendar,
);

export type Hours = Static<typeof hoursFields>;
export type OfficeHours = Static<typeof officeHoursFields>;
/** Some days and when they are open. */
export type DayGroup = Hours["days"][number];
export type Season = NonNullable<Hours["seasons"]>[number];
export type SpecialDay = NonNullable<Hours["special"]>[number];
export type Times = Pick<DayGroup, "opens" | "closes">;
