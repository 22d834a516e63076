import { describe, expect, it } from "vitest";
import { weekdays } from "../../src/kinds/business/hours.ts";
import { dayAfter } from "../../src/site/hours/calendar.ts";
import { openStateAt } from "../../src/site/hours/open-at.ts";
import { openWords } from "../../src/site/hours/open-now.ts";
import { openingRows } from "../../src/site/hours/rows.ts";
import { specialSpecifications, weeklySpecifications } from "../../src/site/hours/specifications.ts";
import { AuditedSite } from "../support/audit.ts";
import { withAllHours } from "../support/fuller-site.ts";
import { pageAt, siteOf } from "../support/site.ts";

/** The business as search engines are told of it on a day. */
function businessOn(today: string, { dir } = withAllHours()): Record<string, unknown> {
  const [business] = pageAt(siteOf(dir, { today }), "/").structuredData?.["@graph"] ?? [];
  return { ...(business as object) };
}

describe("hours of every kind", () => {
  it("are rows in the words of the data, those of seasons and special days under their own", () => {
    expect(openingRows(siteOf(withAllHours().dir))).toEqual([
      { label: "Weekdays", text: "8:00 AM to 12:00 PM, 1:00 PM to 4:30 PM" },
      { label: "Friday", text: "6:00 PM to 2:00 AM" },
      { label: "Saturday", text: "Open 24 hours" },
      { label: "Sunday", text: "Closed" },
      { part: "Winter, November 15 – February 29", label: "Weekdays", text: "9:00 AM to 3:00 PM" },
      { part: "Holidays", label: "Christmas", date: "December 24 – 26, 2098", text: "Closed" },
      { part: "Holidays", label: "Roof fair", date: "June 7, 2098", text: "10:00 AM to 12:00 AM" },
    ]);
  });

  it("are told search engines with the dates of the seasons from now to next year's", () => {
    const business = businessOn("2026-11-24");
    const winter = {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "15:00",
    };
    const usual = { validFrom: "2027-03-01", validThrough: "2027-11-14" };
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday"];
    expect(business).not.toHaveProperty("openingHours");
    expect(business).toMatchObject({
      openingHoursSpecification: [
        { ...winter, validFrom: "2026-11-15", validThrough: "2027-02-28" },
        { dayOfWeek: weekdays, opens: "08:00", closes: "12:00", ...usual },
        { dayOfWeek: weekdays, opens: "13:00", closes: "16:30", ...usual },
        { dayOfWeek: ["Friday"], opens: "18:00", closes: "02:00", ...usual },
        { dayOfWeek: ["Saturday"], opens: "00:00", closes: "23:59", ...usual },
        { ...winter, validFrom: "2027-11-15", validThrough: "2028-02-29" },
      ],
      specialOpeningHoursSpecification: [
        { opens: "00:00", closes: "00:00", validFrom: "2098-12-24", validThrough: "2098-12-26" },
        { opens: "10:00", closes: "23:59", validFrom: "2098-06-07", validThrough: "2098-06-07" },
      ],
    });
  });

  it("are told in the same words until a season begins or a special day is over", () => {
    const changes: string[] = [];
    const { hours } = siteOf(withAllHours().dir).business;
    const toldOn = (day: string) =>
      JSON.stringify([weeklySpecifications(hours, () => day), specialSpecifications(hours, () => day)]);
    for (let day = "2098-11-13"; day < "2100-01-01"; day = dayAfter(day))
      if (toldOn(day) !== toldOn(dayAfter(day))) changes.push(dayAfter(day));
    expect(changes).toEqual(["2098-11-15", "2098-12-27", "2099-03-01", "2099-11-15"]);
  });

  it("are shown without the special days that are over", () => {
    const holidays = (today: string) =>
      openingRows(siteOf(withAllHours().dir, { today })).flatMap(({ part, label }) =>
        part === "Holidays" ? label : [],
      );
    expect(holidays("2098-06-07")).toEqual(["Christmas", "Roof fair"]);
    expect(holidays("2098-06-08")).toEqual(["Christmas"]);
    expect(holidays("2098-12-27")).toEqual([]);
  });

  it("have no dates where one season is the whole year", () => {
    const data = withAllHours().edit("business.yaml", "from: 11-15", "from: 03-01");
    const { openingHours } = businessOn("2026-11-24", data);
    expect(openingHours).toEqual(["Mo-Fr 09:00-15:00"]);
  });

  it("say the same on the page and in its structured data", () => {
    const audited = new AuditedSite({ dataDir: withAllHours().dir });
    for (const rule of ["biz/hours", "ld/lb-hours", "ld/record", "ld/vocabulary"])
      expect(audited.judge(rule, "/about")).toEqual([]);
    expect(audited.judge("ld/visible", "/about").join()).not.toMatch(/"(opens|closes|validFrom)"/);
  });
});

describe("openStateAt", () => {
  const hoursOf = () => siteOf(withAllHours().dir).business.hours;
  const state = (instant: string) => {
    const hours = hoursOf();
    const { isOpen, until } = openStateAt(hours, "America/Chicago", Date.parse(instant));
    return [isOpen, until === undefined ? undefined : new Date(until).toISOString()];
  };

  it.each([
    ["before the break", "2027-06-07T11:59:00-05:00", true, "2027-06-07T17:00:00.000Z"],
    ["in the break", "2027-06-07T12:00:00-05:00", false, "2027-06-07T18:00:00.000Z"],
    [
      "from Friday's night to the end of Saturday",
      "2027-06-11T19:00:00-05:00",
      true,
      "2027-06-13T05:00:00.000Z",
    ],
    ["on the last night before winter", "2026-11-14T12:00:00-06:00", true, "2026-11-15T06:00:00.000Z"],
    [
      "on a holiday, to the first day after it",
      "2098-12-24T10:00:00-06:00",
      false,
      "2098-12-29T15:00:00.000Z",
    ],
  ])("knows it %s", (_, instant, isOpen, until) => expect(state(instant)).toEqual([isOpen, until]));

  it("names no end where there is none", () => {
    const hours = hoursOf();
    const always = {
      ...hours,
      seasons: [],
      special: [],
      days: [{ label: "Always", days: [], opens: "00:00", closes: "24:00" }],
    };
    expect(openStateAt(always, "UTC", 0)).toEqual({ isOpen: false });
    const days = hours.days.flatMap((group) => group.days);
    const [group] = always.days;
    expect(openStateAt({ ...always, days: [{ ...group, label: "Always", days }] }, "UTC", 0)).toEqual({
      isOpen: true,
    });
  });
});

describe("openWords", () => {
  const now = () => ({
    words: { open: "Open now, until {time}", closed: "Closed now, opens {time}" },
    locale: "en-US",
    timeZone: "America/Chicago",
    calendar: siteOf(withAllHours().dir).business.hours,
  });

  it.each([
    ["in the morning", "2027-06-07T09:00:00-05:00", "Open now, until 12:00 PM"],
    ["in the break of a day", "2027-06-07T12:30:00-05:00", "Closed now, opens 1:00 PM"],
    ["after hours", "2027-06-07T17:00:00-05:00", "Closed now, opens Tuesday 8:00 AM"],
    ["into the next day", "2027-06-11T19:00:00-05:00", "Open now, until Sunday 12:00 AM"],
    ["before holidays longer than a week", "2098-12-24T08:00:00-06:00", "Closed now, opens Monday 9:00 AM"],
  ])("say %s when that changes, by the clock of the business", (_, instant, expected) => {
    const { text = "" } = openWords(now(), Date.parse(instant)) ?? {};
    expect(text.replace(/\s/g, " ")).toBe(expected);
  });

  it("name the date where a weekday would not do", () => {
    const days = [{ label: "Monday", days: ["Monday" as const], opens: "09:00", closes: "12:00" }];
    const special = [{ label: "Leave", from: "2027-06-01", to: "2027-06-30" }];
    const found = openWords(
      { ...now(), calendar: { days, special } },
      Date.parse("2027-06-03T09:00:00-05:00"),
    );
    expect(found?.text.replace(/\s/g, " ")).toBe("Closed now, opens July 5 at 9:00 AM");
  });

  it("say nothing of a firm that never closes", () => {
    const days = [{ label: "Always", days: [...weekdays], opens: "00:00", closes: "24:00" }];
    expect(
      openWords({ ...now(), calendar: { days } }, Date.parse("2027-06-03T09:00:00-05:00")),
    ).toBeUndefined();
  });
});
