import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RootCommand } from "@bomb.sh/tab";
import { loadDataset } from "../../src/loader/load.ts";
import { problemCodes } from "../../src/problem.ts";
import { createPathIndex } from "../../src/site/paths.ts";
import { findProject, isFolder } from "../project-folder.ts";

/** What is being completed, and where. */
export interface Request {
  /** Words of the command line after the program's name; the last is the one being typed. */
  words: string[];
  cwd: string;
}

/** Options that name a folder, whatever the command. */
const folderOptions = ["data", "out", "dist", "report"];

/** Adds to the commands what their descriptions cannot know: folders, names in the data, problem codes, audit rules, page paths. */
export async function addValues(root: RootCommand, request: Request): Promise<void> {
  const named = optionValue(request.words, "--data");
  const dataDir = named === undefined ? findProject(request.cwd).dataDir : resolve(request.cwd, named);
  for (const command of root.commands.values()) {
    for (const name of folderOptions) {
      const option = command.options.get(name);
      if (option) option.handler = (complete) => offer(complete, foldersIn(request.cwd));
    }
    const county = command.options.get("county");
    if (county) county.handler = (complete) => offer(complete, slugsIn(dataDir, "counties"));
  }
  // Paths take the whole dataset: they are worth it only once a path has been begun.
  const isPath = request.words.at(-1)?.startsWith("/");
  const rules = request.words[0] === "explain" && !isPath ? await ruleNames() : [];
  root.commands
    .get("explain")
    ?.argument("subject", (complete) =>
      offer(complete, isPath ? pagePaths(dataDir) : [...problemCodes, ...rules]),
    );
  root.commands.get("completion")?.argument("shell", (complete) => offer(complete, shells));
}

/** Shells that a script can be printed for. */
export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

function offer(complete: (value: string, description: string) => void, values: readonly string[]): void {
  for (const value of values) complete(value, "");
}

function optionValue(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(name);
  return at < 0 ? words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) : words[at + 1];
}

function foldersIn(folder: string): string[] {
  return namesIn(folder).filter(
    (name) => !name.startsWith(".") && name !== "node_modules" && isFolder(join(folder, name)),
  );
}

function slugsIn(dataDir: string, folder: string): string[] {
  return namesIn(join(dataDir, folder)).flatMap((name) => (name.endsWith(".yaml") ? name.slice(0, -5) : []));
}

/** Audit rules and their groups. */
async function ruleNames(): Promise<string[]> {
  const { everyRule, groupOf } = await import("../audit/list-rules.ts");
  return [...new Set(everyRule.flatMap(({ id }) => [groupOf(id), id]))];
}

/** Paths of all pages that the data yields; none where it cannot be read. */
function pagePaths(dataDir: string): string[] {
  if (!isFolder(dataDir)) return [];
  const { dataset } = loadDataset(dataDir);
  return dataset ? [...createPathIndex(dataset).paths.keys()].sort() : [];
}

function namesIn(folder: string): string[] {
  return isFolder(folder) ? readdirSync(folder).sort() : [];
}
