import { type Ledger, ledgerFile } from "../../src/loader/ledger.ts";
import { UserError } from "../user-error.ts";

/**
 * The day of a release, year-month-day: the given one, else today. Crawlers stop believing a sitemap whose days run back
 * or ahead, so a day before the newest of the ledger or after today is refused with a `UserError`.
 */
export function releaseDay(given: string | undefined, ledger: Ledger, today: string): string {
  const newest = newestOf(ledger);
  if (newest && newest.day > today)
    throw new UserError(
      `${ledgerFile} holds the day ${newest.day} in line ${newest.line}, but today is ${today} (UTC).`,
      `Correct the days after ${today} in ${ledgerFile}, or the clock of this machine.`,
    );
  const day = given ?? today;
  const first = newest?.day ?? "";
  const earlier = first !== "" && first !== today ? `--date ${first}, or a later day up to ` : "";
  const hint = `Write ${earlier}--date ${today}.`;
  if (day > today) throw new UserError(`${day} has not come yet: today is ${today} (UTC).`, hint);
  if (day < first) throw new UserError(`${day} lies before ${first}, the newest day in ${ledgerFile}.`, hint);
  return day;
}

/** The newest day of the ledger, and its line. */
function newestOf(ledger: Ledger): { day: string; line: number } | undefined {
  let newest: { day: string; line: number } | undefined;
  for (const { changedOn, removedOn = "", line = 1 } of ledger.values()) {
    const day = removedOn > changedOn ? removedOn : changedOn;
    if (!newest || day > newest.day) newest = { day, line };
  }
  return newest;
}
