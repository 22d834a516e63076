/** The day of the sites that tests link: it lies within the terms of what fixtures date. */
export const fixedDay = "2026-12-09";

/** The environment of a command on that day, wherever the business is. */
export const onFixedDay = { SOURCE_DATE_EPOCH: String(Date.parse(`${fixedDay}T20:00:00Z`) / 1000) };
