import type { PageFacts } from "../../read-build/page-facts.ts";
import { shownHours } from "../structured-data/contradicted-hours.ts";
import type { Account } from "./own-accounts.ts";

/** When a page says that the business is open on each day, in its main part, or else around it. */
export function hoursTold({ blocks }: PageFacts): Account[] {
  const inMain = shownHours(blocks.filter(({ region }) => region === "main"));
  return (inMain.length > 0 ? inMain : shownHours(blocks)).flatMap(({ words, days, readings }) => {
    const value = onlyReading(readings);
    if (value === undefined) return [];
    return days.map((day) => ({
      topic: `when we are open on ${day}`,
      words,
      value,
      isOnce: true,
    }));
  });
}

/** "8–5" is one day and no night; what may be either of two is neither. */
function onlyReading(readings: readonly string[]): string | undefined {
  const byDay = readings.filter((one) => {
    const [opens = "", closes = ""] = one.split("-");
    return opens < closes;
  });
  const [first, ...others] = readings.length > 1 ? byDay : readings;
  return others.length > 0 ? undefined : first;
}
