/** One mistake of a person in the smallest site, and what a right report of it says. */
export interface Row {
  file: string;
  before: string;
  after: string;
  code: string;
  /** What the hint says to write, and in place of what; the site is clean when that is done. */
  write?: [instead: string, words: string];
  hint?: string;
}

/** A text that only looks like a mistake. */
export interface Control {
  file: string;
  before: string;
  after: string;
}

/** Rows about one text of one file: what is written in its place, the code, and the correction. */
export function rowsOf(
  file: string,
  before: string,
  code: string,
  entries: [after: string, write?: [string, string] | string][],
): Row[] {
  return entries.map(([after, write]) => ({
    file,
    before,
    after,
    code,
    ...(typeof write === "string" ? { hint: write } : write && { write }),
  }));
}
