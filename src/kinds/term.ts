/** The fields of a kind of file that say from and through which day it is shown. */
export interface TermFields {
  from?: string;
  through: string;
}

/** First and last day on which something holds, as year-month-day; a side that is left out has no end. */
export interface Term {
  from?: string | undefined;
  through?: string | undefined;
}

/** The days that a file says. */
export function termOf(value: unknown, { from, through }: TermFields): Term {
  const fields = value as Record<string, string | undefined>;
  return { from: from && fields[from], through: fields[through] };
}

/** The date in a text, around which the mark of its place may stand; the text where it has none. */
export function dayIn(text: string): string {
  return /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? text;
}

/** True where the last day is before a day. */
export function isOver({ through }: Term, day: string): boolean {
  return through !== undefined && dayIn(through) < day;
}

/** True where the first day is after a day. */
export function isAhead({ from }: Term, day: string): boolean {
  return from !== undefined && day < from;
}
