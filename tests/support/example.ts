import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Edit } from "../../scripts/explain/catalog.ts";
import type { DataFolder } from "./data-folder.ts";

export function applyEdits(data: DataFolder, edits: readonly Edit[]): void {
  for (const edit of edits) applyEdit(data, edit);
}

function applyEdit(data: DataFolder, edit: Edit): void {
  if ("before" in edit) {
    const { words = "", times = 0 } = edit.pasted ?? {};
    data.edit(edit.file, edit.before, edit.after.replace("{pasted}", words.repeat(times)));
  } else if ("content" in edit) data.write(edit.file, edit.content);
  else if ("copyOf" in edit) {
    const count = edit.count ?? 1;
    for (let n = 1; n <= count; n++) {
      const filled = (text: string) => text.replaceAll("{n}", String(n));
      const words = edit.words ?? [];
      data.write(
        filled(edit.file),
        words.reduce((text, [from, to]) => text.replace(from, filled(to)), data.read(edit.copyOf)),
      );
    }
  } else {
    data.remove(edit.file);
    if (edit.change === "replaced by a folder") mkdirSync(join(data.dir, edit.file));
  }
}
