/** The day of the sites that tests link: it lies within the terms of what fixtures date. */
export const fixedDay = "2026-12-09";

/** What SOURCE_DATE_EPOCH says for a day: an instant at which it is that day all over America. */
export function epochOf(day: string): string {
  return String(Date.parse(`${day}T20:00:00Z`) / 1000);
}

/** The environment of a command on the day of the fixtures. */
export const onFixedDay = { SOURCE_DATE_EPOCH: epochOf(fixedDay) };
