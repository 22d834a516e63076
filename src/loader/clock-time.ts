import type { Meant } from "./meant.ts";

const written = /^(\d{1,2})(?:[:.h ]?([0-5]\d)|h)?(?::00)?\s*(?:([ap])\.?\s?m?\.?)?$/i;
/** What people say around a time that says nothing of it. */
const fillers = /\b(?:o['’]?clock|uhr|hours|hrs?|sharp|at|from|until|till|to)\b/g;

/** Before this hour hardly anybody opens who does not say that it is in the morning. */
const firstHour = 5;

/**
 * The hours and minutes that a time of day means as people write it: `7:30 AM` → `07:30`. Undefined where that is open:
 * a day that ends at 5 may end in the evening, while midnight is its start or its end.
 */
export function clockTimeOf(text: string, isEnd: boolean): string | undefined {
  const plain = text.toLowerCase().replace(fillers, "").trim();
  if (plain === "noon" || plain === "midday") return "12:00";
  const [, hours, minutes = "00", half] =
    plain === "midnight" ? ["", "12", "00", "a"] : (written.exec(plain) ?? []);
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  if (isEnd && half === undefined && hour === 24 && minutes === "00") return "24:00";
  if (half === undefined)
    return hour > 23 || (isEnd && hour < 12) ? undefined : `${hours.padStart(2, "0")}:${minutes}`;
  // 12 a.m. is the start of the day, 12 p.m. its middle.
  if (hour < 1 || hour > 12) return undefined;
  const ofDay = (hour % 12) + (half === "p" ? 12 : 0);
  if (isEnd && ofDay === 0 && minutes === "00") return "24:00";
  return `${String(ofDay).padStart(2, "0")}:${minutes}`;
}

/** The same, and the two halves of the day where it may be in either. */
export function timesMeant(text: string, isEnd: boolean): Meant[] {
  const time = clockTimeOf(text, isEnd);
  const isSaid = /\d ?[ap]|^0|noon|midday|midnight/i.test(text.trim());
  if (time !== undefined && (isEnd || isSaid || Number.parseInt(time, 10) >= firstHour))
    return [{ text: time, isCertain: true }];
  const [early, late] = [clockTimeOf(`${text} am`, false), clockTimeOf(`${text} pm`, isEnd)];
  if (early !== undefined && late !== undefined)
    return [
      { text: late, isCertain: false, behind: ` if the afternoon is meant, "${early}" if the morning` },
    ];
  const [, hours = "", minutes = ""] = /^(2[4-9]):([0-5]\d)$/.exec(text.trim()) ?? [];
  const nextDay = `${String(Number(hours) - 24).padStart(2, "0")}:${minutes}`;
  return isEnd
    ? [{ text: nextDay, isCertain: false, behind: " if that is on the next day: a day ends at 24:00" }]
    : [];
}
