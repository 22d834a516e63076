import { join } from "node:path";
import { loadDataset } from "../../src/loader/load.ts";
import { type CheckResult, type Machine, ok, type Places, problem } from "./check.ts";

/** Cuts each font of the data to one letter, as a build does with the letters of the site. */
export async function checkFonts(machine: Machine, { dataDir }: Places): Promise<CheckResult> {
  const dataset = machine.isFolder(dataDir) ? loadDataset(dataDir).dataset : undefined;
  const files = [...(dataset?.fontFiles ?? [])].filter((name) => /\.(woff2?|ttf|otf)$/i.test(name));
  const broken: string[] = [];
  for (const file of files)
    await machine.readFont(join(dataDir, "fonts", file)).catch(() => broken.push(file));
  if (broken.length > 0)
    return problem(
      "fonts",
      `${broken.join(", ")} cannot be read as a font.`,
      "Save the file in fonts/ of the data folder again, as WOFF2, WOFF, TTF or OTF.",
    );
  return ok(
    "fonts",
    files.length === 0 ? "The data has no fonts of its own." : `Fonts that can be read: ${files.join(", ")}`,
  );
}
