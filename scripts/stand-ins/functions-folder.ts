import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../tool-root.ts";

export interface FunctionsChoice {
  /** Folder of this tool. */
  root: string;
  /** Functions of someone else, taken as they are. */
  functionsDir: string | undefined;
  /** The data that the words of mails come from; where it is not said, the words are those that are deployed. */
  dataDir: string | undefined;
  /** Address of the business whose pages are served; undefined where the pages name none. */
  businessEmail(): string | undefined;
  report(line: string): void;
}

/**
 * Finds the folder whose functions run, each time it is called: the one that is deployed, or a copy of it in the cache
 * with the words of the data as it is now. What has no words mails nothing; nobody gets those of another business.
 */
export function createFunctionsFinder(choice: FunctionsChoice): () => Promise<string> {
  let found: { state: string; folder: Promise<string> } | undefined;
  return () => {
    const state = choice.dataDir ? `${stateOf(choice.dataDir)}${choice.businessEmail()}` : "";
    if (found?.state !== state) found = { state, folder: findFunctions(choice) };
    return found.folder;
  };
}

async function findFunctions(choice: FunctionsChoice): Promise<string> {
  const { root, functionsDir, dataDir } = choice;
  // Loaded only here: most previews call no function.
  const { createSilentModules, functionsFolder, holdModules } = await import("../functions/modules.ts");
  const deployed = join(root, functionsFolder);
  if (functionsDir || !dataDir) return functionsDir ?? deployed;
  const modules = (await readModules(dataDir, choice)) ?? createSilentModules();
  if (holdModules(deployed, modules)) return deployed;
  const key = createHash("sha256")
    .update(JSON.stringify([...modules]))
    .digest("hex")
    .slice(0, 16);
  const copy = cacheFolder(root, "functions", key);
  cpSync(deployed, copy, { recursive: true });
  const { writeAtomically } = await import("../files/write-atomically.ts");
  for (const [file, text] of modules) writeAtomically(join(copy, file), text);
  return copy;
}

/** What a data folder says to the functions; undefined where it cannot, which is reported. */
async function readModules(
  dataDir: string,
  { report, businessEmail }: FunctionsChoice,
): Promise<Map<string, string> | undefined> {
  const silent = "no request is confirmed by mail";
  if (!existsSync(dataDir)) {
    report(`There is no data folder ${dataDir}, so ${silent}. Name the one of this site with --data.`);
    return undefined;
  }
  const { checkData } = await import("../check/check-data.ts");
  const { createModules } = await import("../functions/modules.ts");
  const { hasErrors } = await import("../../src/problem.ts");
  const { site, problems } = checkData(dataDir);
  if (!site || hasErrors(problems)) {
    report(`The data in ${dataDir} has problems, so ${silent}. Run npx site validate.`);
    return undefined;
  }
  const served = businessEmail();
  if (served && served !== site.business.email) {
    report(
      `These pages are those of ${served}, and ${dataDir} is the data of ${site.business.email ?? site.business.name}, so ${silent}. Name the data of this site with --data, or build it again.`,
    );
    return undefined;
  }
  if (site.mails.size === 0) report(`${dataDir} has no mails/confirmation.yaml, so ${silent}.`);
  return createModules(site);
}

/** Changes whenever a file does that can hold a word of a mail: all but cities and pictures. */
function stateOf(dataDir: string): string {
  const files = existsSync(dataDir) ? readdirSync(dataDir, { withFileTypes: true }) : [];
  const folders = ["forms", "mails", "pages", "services"].map((name) => join(dataDir, name));
  const inFolders = folders.flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [],
  );
  const own = files.filter((entry) => entry.isFile()).map(({ name }) => join(dataDir, name));
  return [...own, ...inFolders]
    .map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${file}:${stats?.mtimeMs}:${stats?.size}`;
    })
    .join("\n");
}
