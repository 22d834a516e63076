import { changeText } from "../../scripts/edit/change.ts";
import type { Correction, Problem } from "../../src/problem.ts";
import type { DataFolder } from "./data-folder.ts";

/** What a problem says to do, certain or not. */
export function suggestionOf({ corrections, proposal }: Problem): Correction[] {
  return corrections ?? proposal ?? [];
}

/** Does in a folder what a problem says, as it is written. Throws for what does not fit the files. */
export function applySuggestion(data: DataFolder, corrections: readonly Correction[]): void {
  const byFile = new Map<string, Correction[]>();
  for (const correction of corrections)
    if (correction.kind === "rename") data.move(correction.file, correction.to);
    else {
      const file = "file" in correction ? correction.file : correction.place.file;
      byFile.set(file, [...(byFile.get(file) ?? []), correction]);
    }
  for (const [file, some] of byFile) data.write(file, changeText(data.read(file), file, some));
}
