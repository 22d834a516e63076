import { dirname } from "node:path";
import { diskLayer, type FileLayer } from "./file-layer.ts";

/** A set of changes that are made all or none, whatever ends the process. Each step may be the last before a crash. */
interface Transaction {
  /** Writes the journal, from which whoever comes after a crash completes the changes or takes them back. */
  open(): void;
  change(): void;
  takeBack(): void;
}

/** Makes changes once their journal is written. Throws what the disk throws, with everything as it was. */
export function transact({ open, change, takeBack }: Transaction): void {
  try {
    open();
    change();
  } catch (error) {
    takeBack();
    throw error;
  }
}

/**
 * Writes what is about to be changed: returns when the text and its name are on the disk. A journal whose reader cannot
 * tell half a text from a whole one needs a draft.
 */
export function writeJournal(file: string, text: string, draft = file, layer: FileLayer = diskLayer): void {
  layer.write(draft, text);
  layer.sync(draft);
  if (draft !== file) layer.rename(draft, file);
  layer.sync(dirname(file));
}

/** A file or folder that is whole in another place before it takes its own. */
export interface Move {
  from: string;
  to: string;
  /** Where what is replaced waits until the move is done: needed for folders, which no name is given while it is taken. */
  aside?: string;
}

/** Puts something in its place. */
export function moveIn({ from, to, aside }: Move, layer: FileLayer = diskLayer): void {
  if (aside !== undefined && layer.exists(to)) {
    layer.remove(aside);
    layer.rename(to, aside);
  }
  layer.rename(from, to);
  layer.sync(dirname(to));
}

/** Puts back what was moved aside, where nothing has taken its place. */
export function moveBack({ to, aside }: Move, layer: FileLayer = diskLayer): void {
  if (aside !== undefined && !layer.exists(to) && layer.exists(aside)) layer.rename(aside, to);
}
