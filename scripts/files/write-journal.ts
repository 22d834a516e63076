import { dirname } from "node:path";
import { diskLayer, type FileLayer } from "./file-layer.ts";

/**
 * Writes what is about to be changed, so that whoever comes after a crash can complete it or take it back: returns when
 * the text and its name are on the disk. A journal whose reader cannot tell half a text from a whole one needs a draft.
 */
export function writeJournal(file: string, text: string, draft = file, layer: FileLayer = diskLayer): void {
  layer.write(draft, text);
  layer.sync(draft);
  if (draft !== file) layer.rename(draft, file);
  layer.sync(dirname(file));
}
