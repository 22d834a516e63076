import { checkData } from "../../scripts/check/check-data.ts";
import { CheckMemory } from "../../scripts/check/check-memory.ts";
import { newDraft } from "../../scripts/check/drafts.ts";
import { type EditedData, EditSession } from "../../scripts/dev/editing/edit-session.ts";
import type { ListChange, SessionRequest, ValueChange, Work } from "../../scripts/dev/editing/requests.ts";
import type { ThingKind } from "../../scripts/edit/things.ts";
import { createTracedSite } from "../../scripts/trace/traced-site.ts";
import { once } from "../../src/site/once.ts";
import { copyOfData, type DataFolder, root } from "./data-folder.ts";

/** A data folder as a server gives it to those who edit, and what it does after somebody saved a file. */
export function editedData({ dir }: DataFolder): { edited: EditedData; reload(): Promise<void> } {
  const memory = new CheckMemory();
  const look = () => {
    const draft = newDraft(root, dir);
    const checked = checkData(dir, { memory, draft });
    const traced = once(() => checked.site && createTracedSite(checked.site));
    return { ...checked, traced, gaps: draft.gaps, memory };
  };
  let now = look();
  const reload = async () => {
    const { site = now.site, ...checked } = look();
    now = { ...checked, site };
  };
  const edited = {
    root,
    dataDir: dir,
    terminal: { out: () => {}, err: () => {}, isColored: false, cwd: dir },
    now: () => now,
    refresh: reload,
  };
  return { edited, reload };
}

/** What somebody asks for who removes or renames a thing. */
export const remove = (kind: ThingKind, id: string, to = ""): Work => ({ does: "remove", kind, id, to });
export const rename = (kind: ThingKind, id: string, name: string, isRedirected = true): Work => ({
  does: "rename",
  kind,
  id,
  name,
  isRedirected,
});

/** A session over a data folder, and how it is asked. */
export function openSession(data: DataFolder = copyOfData(), patienceMs?: number) {
  const { edited, reload } = editedData(data);
  const session = new EditSession(edited, patienceMs);
  const change = (file: string, pointer: string, before: string, after: string): ValueChange => ({
    file,
    pointer,
    before,
    after,
  });
  return {
    data,
    session,
    reload,
    uploads: session.uploads,
    answer: (request: SessionRequest) => session.answer(request),
    attempt: (...one: Parameters<typeof change>) =>
      session.answer({ action: "try", changes: [change(...one)] }),
    save: (...one: Parameters<typeof change>) =>
      session.answer({ action: "save", changes: [change(...one)] }),
    list: (action: "try" | "save", changed: ListChange) => session.answer({ action, changes: [changed] }),
    entry: (file: string, pointer: string) => session.answer({ action: "entry", file, pointer }),
    work: (action: "plan" | "carry-out", work: Work) => session.answer({ action, work }),
    things: (path: string) => session.answer({ action: "things", path }),
    listed: (kind: ThingKind, words = "") => session.answer({ action: "list", kind, words }),
    commit: (message: string) => session.answer({ action: "commit", message }),
    own: (path: string, file: string, pointer: string) =>
      session.answer({ action: "own", path, file, pointer }),
    undo: () => session.answer({ action: "undo" }),
    redo: () => session.answer({ action: "redo" }),
    history: () => session.answer({ action: "history" }),
  };
}
