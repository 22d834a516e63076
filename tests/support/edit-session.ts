import { checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { newDraft } from "../../scripts/check/drafts.ts";
import { EditSession } from "../../scripts/dev/editing/edit-session.ts";
import type { ListChange, ValueChange } from "../../scripts/dev/editing/messages.ts";
import { copyOfData, type DataFolder, root } from "./data-folder.ts";

/** A session over a data folder, and how it is asked. */
export function openSession(data: DataFolder = copyOfData()) {
  const memory = new CheckMemory();
  const look = () => {
    const draft = newDraft(root, data.dir);
    return { ...checkData(data.dir, { memory, draft }), gaps: draft.gaps, memory };
  };
  let now = look();
  const reload = async () => {
    const { site = now.site, ...checked } = look();
    now = { ...checked, site };
  };
  const session = new EditSession({
    root,
    dataDir: data.dir,
    terminal: { out: () => {}, err: () => {}, isColored: false, cwd: data.dir },
    now: () => now,
    refresh: reload,
  });
  const change = (file: string, pointer: string, before: string, after: string): ValueChange => ({
    file,
    pointer,
    before,
    after,
  });
  return {
    data,
    session,
    /** What a server does after somebody saved a file. */
    reload,
    attempt: (...one: Parameters<typeof change>) =>
      session.answer({ action: "try", changes: [change(...one)] }),
    save: (...one: Parameters<typeof change>) =>
      session.answer({ action: "save", changes: [change(...one)] }),
    list: (action: "try" | "save", changed: ListChange) => session.answer({ action, changes: [changed] }),
    entry: (file: string, pointer: string) => session.answer({ action: "entry", file, pointer }),
    undo: () => session.answer({ action: "undo" }),
    redo: () => session.answer({ action: "redo" }),
    history: () => session.answer({ action: "history" }),
  };
}
