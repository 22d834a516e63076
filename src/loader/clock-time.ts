const written = /^(\d{1,2})(?:[:.h ]?([0-5]\d)|h)?(?::00)?\s*(?:([ap])\.?\s?m?\.?)?$/i;

/**
 * The hours and minutes that a time of day means as people write it: `7:30 AM` → `07:30`. Undefined where that is open:
 * a day that ends at 5 may end in the evening, while midnight is its start or its end.
 */
export function clockTimeOf(text: string, isEnd: boolean): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "noon" || plain === "midday") return "12:00";
  const [, hours, minutes = "00", half] =
    plain === "midnight" ? ["", "12", "00", "a"] : (written.exec(plain) ?? []);
  if (hours === undefined) return undefined;
  const hour = Number(hours);
  if (half === undefined)
    return hour > 23 || (isEnd && hour < 12) ? undefined : `${hours.padStart(2, "0")}:${minutes}`;
  // 12 a.m. is the start of the day, 12 p.m. its middle.
  if (hour < 1 || hour > 12) return undefined;
  const ofDay = (hour % 12) + (half === "p" ? 12 : 0);
  if (isEnd && ofDay === 0 && minutes === "00") return "24:00";
  return `${String(ofDay).padStart(2, "0")}:${minutes}`;
}
