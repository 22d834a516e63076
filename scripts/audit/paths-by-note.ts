import { groupBy } from "../../src/loader/group-by.ts";

/** Paths by what was noted of them. */
export function pathsByNote(notes: ReadonlyMap<string, string>): [note: string, paths: string[]][] {
  const groups = groupBy(notes, ([, note]) => note);
  return [...groups].map(([note, entries]) => [note, entries.map(([path]) => path)]);
}
