import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../user-error.ts";

/** The folder that the Supabase CLI deploys from, within this tool. */
const functionsFolder = join("supabase", "functions");

export interface FunctionsChoice {
  /** Folder of this tool. */
  root: string;
  /** Functions of someone else, taken as they are. */
  functionsDir: string | undefined;
  /** The data that the words of mails come from. */
  dataDir: string | undefined;
  report(line: string): void;
}

/**
 * The folder whose functions run: the one that is deployed, or a copy of it in the cache where the words of `dataDir`
 * are others. Data that is missing or has problems has no words; then those that are deployed stand.
 */
export async function findFunctions({
  root,
  functionsDir,
  dataDir,
  report,
}: FunctionsChoice): Promise<string> {
  const deployed = join(root, functionsFolder);
  if (functionsDir || !dataDir) return functionsDir ?? deployed;
  const { wordsFile } = await import("../functions/generate.ts");
  const words = await createWords(dataDir, report);
  if (words === undefined || words === readFileSync(join(root, wordsFile), "utf8")) return deployed;
  const key = createHash("sha256").update(words).digest("hex").slice(0, 16);
  const copy = join(root, "node_modules", ".cache", "site", "functions", key);
  cpSync(deployed, join(copy, functionsFolder), { recursive: true });
  const { writeAtomically } = await import("../build/write-atomically.ts");
  writeAtomically(join(copy, wordsFile), words);
  return join(copy, functionsFolder);
}

/** The words module of a data folder, or undefined where it has none, which is reported. */
async function createWords(dataDir: string, report: (line: string) => void): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const { checkData } = await import("../check/check-data.ts");
  const { createWordsModule } = await import("../functions/words.ts");
  const { hasErrors } = await import("../../src/problem.ts");
  const { site, problems } = checkData(dataDir);
  try {
    if (site && !hasErrors(problems)) return createWordsModule(site);
    report("The data has problems, so the confirmation mail has the words of the last npm run functions.");
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    report(`${error.message} The confirmation mail has the words of the last npm run functions.`);
  }
  return undefined;
}
