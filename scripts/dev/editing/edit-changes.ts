import { escapePointer } from "../../../src/loader/pointer.ts";
import type { Change } from "../../edit/change.ts";
import type { Saved } from "./edit-session.ts";
import { focusAt, focusChanges } from "./picture-changes.ts";
import type { EditChange, FocusChange, ListChange, ValueChange } from "./requests.ts";
import { valueAt, valueLike } from "./value-at.ts";
import { WrittenData } from "./written-data.ts";

/** What a file says in place of what a page has shown; undefined where there is nothing any more. */
export function currentOf(text: string, change: EditChange): string | undefined {
  if (isFocus(change)) return focusAt(text);
  return valueAt(text, "seen" in change ? change.seen.pointer : change.pointer)?.toString();
}

/** True where the file still says what the page has shown: nothing, where it showed none. */
export function isUpToDate(text: string, change: EditChange): boolean {
  const current = currentOf(text, change);
  return "seen" in change ? current === change.seen.written : (current ?? "") === change.before;
}

/** The changes of a file as the writer of data files is told. */
export function toTextChanges(text: string, file: string, changes: readonly EditChange[]): Change[] {
  const values = changes.filter((change): change is ValueChange => !("kind" in change));
  return [
    ...new WrittenData(text, file).changesOf(values),
    ...changes.filter(isFocus).flatMap((change) => focusChanges(text, change)),
    ...changes.filter((change) => "seen" in change).map((change) => toListChange(text, change)),
  ];
}

function isFocus(change: EditChange): change is FocusChange {
  return "kind" in change && change.kind === "focus";
}

function toListChange(text: string, change: ListChange): Change {
  const { file, pointer } = change;
  const place = { file, pointer };
  if (change.kind === "remove") return { kind: "remove", place };
  if (change.kind === "move") return { kind: "move", place, to: change.to };
  return {
    kind: "add",
    place: { file, pointer: pointer.replace(/\d+$/, (index) => String(Number(index) + 1)) },
    value: entryLike(text, pointer, change.value),
  };
}

/** Numbers of an entry stay numbers, as they are in the one that it comes behind; what is empty is left out. */
function entryLike(text: string, pointer: string, value: string | Record<string, string>): unknown {
  if (typeof value === "string") return valueLike(valueAt(text, pointer), value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, typed]) =>
      typed === "" ? [] : [[name, valueLike(valueAt(text, `${pointer}/${escapePointer(name)}`), typed)]],
    ),
  );
}

/** What takes a change of a value back. One of a list stays, since only the whole file as it was takes it back. */
function reversed(change: EditChange): EditChange {
  if ("seen" in change) return change;
  return { ...change, before: change.after, after: change.before };
}

/** What stood there before and stands there after, in words. */
export function shownChange(change: EditChange): { before: string; after: string } {
  if (!("seen" in change)) return { before: change.before, after: change.after };
  const { written } = change.seen;
  if (change.kind === "remove") return { before: written, after: "" };
  if (change.kind === "move") return { before: written, after: `${written} (moved)` };
  return { before: "", after: Object.values(change.value).join(" ") };
}

/** True for the same bytes, or where there is no file. */
export function areSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

/** The change that takes another back. */
export function inverse({ changes, files, ...rest }: Saved): Saved {
  return {
    ...rest,
    changes: changes.map(reversed),
    files: files.map(({ file, before, after }) => ({ file, before: after, after: before })),
  };
}
