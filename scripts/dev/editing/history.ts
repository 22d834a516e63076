import { proposeMessage } from "./commit-message.ts";
import { readRepository } from "./commits.ts";
import { shownChange } from "./edit-changes.ts";
import type { EditedData, Saved } from "./edit-session.ts";
import type { EditorAnswer, HistoryEntry, ValuePlace } from "./messages.ts";

/** What was saved since the server was started, and what of the data is in no commit yet. */
export async function readHistory(
  { dataDir, now }: EditedData,
  saved: { done: readonly Saved[]; undone: readonly Saved[]; kept: WeakSet<Saved> },
  placeOf: (place: ValuePlace) => string,
): Promise<EditorAnswer> {
  const { done, undone, kept } = saved;
  const entry =
    (isUndone: boolean) =>
    (one: Saved): HistoryEntry => ({
      ...(one.title !== undefined && { title: one.title }),
      changes: one.changes.map((change) => ({ ...shownChange(change), place: placeOf(change) })),
      reach: one.reach,
      isUndone,
      isKept: kept.has(one),
    });
  const repository = await readRepository(dataDir);
  const { site } = now();
  const unkept = done.filter((one) => !kept.has(one));
  return {
    status: "history",
    entries: [...done.map(entry(false)), ...[...undone].reverse().map(entry(true))],
    repository,
    message: proposeMessage(
      unkept,
      repository.pending,
      site && { dataset: site.dataset, pages: site.paths.size },
    ),
  };
}
