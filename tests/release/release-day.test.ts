import { describe, expect, it } from "vitest";
import { releaseDay } from "../../scripts/release/release-day.ts";
import { UserError } from "../../scripts/user-error.ts";
import type { Ledger, Released } from "../../src/loader/ledger.ts";

const today = "2026-06-15";
const ledgerOf = (...days: [changedOn: string, removedOn?: string][]): Ledger =>
  new Map(
    days.map(([changedOn, removedOn], index): [string, Released] => [
      `/${index}`,
      { hash: "aaaaaaaaaaaaaaaa", changedOn, line: index + 2, ...(removedOn && { removedOn }) },
    ]),
  );
const ledger = ledgerOf(["2026-01-01"], ["2026-03-02"], ["2026-02-01"]);

function refusalOf(given: string | undefined, known: Ledger): string {
  try {
    return releaseDay(given, known, today);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.message}\n${error.hint}`;
  }
}

describe("the day of a release", () => {
  it.each([
    [undefined, today],
    [today, today],
    ["2026-03-02", "2026-03-02"],
    ["2026-03-03", "2026-03-03"],
  ])("may be %s", (given, day) => expect(releaseDay(given, ledger, today)).toBe(day));

  it("may be any past day where nothing was released before", () => {
    expect(releaseDay("1999-12-31", new Map(), today)).toBe("1999-12-31");
  });

  it.each(["2026-03-01", "2025-12-31", "0001-01-01"])(
    "is not %s, before the newest that is recorded",
    (given) => {
      expect(refusalOf(given, ledger)).toBe(
        `${given} lies before 2026-03-02, the newest day in releases.json.\n` +
          "Write --date 2026-03-02, or a later day up to --date 2026-06-15.",
      );
    },
  );

  it.each(["2026-06-16", "2027-01-01", "9999-12-31"])("is not %s, which has not come", (given) => {
    expect(refusalOf(given, ledger)).toBe(
      `${given} has not come yet: today is 2026-06-15 (UTC).\n` +
        "Write --date 2026-03-02, or a later day up to --date 2026-06-15.",
    );
    expect(refusalOf(given, new Map())).toContain("Write --date 2026-06-15.");
  });

  it("is not before a day on which a page was found gone", () => {
    expect(refusalOf("2026-04-30", ledgerOf(["2026-01-01", "2026-05-01"]))).toContain(
      "2026-04-30 lies before 2026-05-01",
    );
  });

  it.each([undefined, today, "2026-03-02"])(
    "is refused while the ledger runs ahead of the calendar (%s)",
    (given) => {
      expect(refusalOf(given, ledgerOf(["2026-01-01"], ["2099-01-01"]))).toBe(
        "releases.json holds the day 2099-01-01 in line 3, but today is 2026-06-15 (UTC).\n" +
          "Correct the days after 2026-06-15 in releases.json, or the clock of this machine.",
      );
    },
  );
});
