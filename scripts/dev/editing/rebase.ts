import { applyPatch, structuredPatch } from "diff";
import type { FileChange } from "../../edit/journal.ts";
import { areSame } from "./edit-changes.ts";

/**
 * Changes of files in which others have changed other lines since: what they did stays. Also the files in which it cannot,
 * because the very lines are others by now, or the file has come or gone.
 */
export function rebased(
  changes: readonly FileChange[],
  read: (file: string) => Buffer | undefined,
): { files: FileChange[]; stuck: string[] } {
  const tried = changes.map((change) => ({ change, fresh: rebasedChange(change, read(change.file)) }));
  return {
    files: tried.map(({ change, fresh }) => fresh ?? change),
    stuck: tried.flatMap(({ change, fresh }) => (fresh ? [] : [change.file])),
  };
}

function rebasedChange({ file, before, after }: FileChange, now: Buffer | undefined): FileChange | undefined {
  if (areSame(now, before)) return { file, before, after };
  if (!before || !after || !now) return undefined;
  const [from, to] = [before, after].map((bytes) => Buffer.from(bytes).toString());
  const text = applyPatch(
    now.toString(),
    structuredPatch(file, file, from ?? "", to ?? "", "", "", { context: 3 }),
  );
  return text === false ? undefined : { file, before: now, after: Buffer.from(text) };
}
