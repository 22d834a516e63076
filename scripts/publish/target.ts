import {
  accessSync,
  constants,
  type Dirent,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
} from "node:fs";
import { basename } from "node:path";
import { isHashedAsset, isSiteFile } from "../../src/site/own-files.ts";
import { UserError } from "../user-error.ts";

/** What an operating system leaves in any folder that a person looks at. */
const droppings = new Set([".DS_Store", "Thumbs.db", "desktop.ini"]);

/** A target that holds anything but a built site is not replaced: a slip in `--out` must never cost someone's files. */
export function refuseForeignTarget(out: string): void {
  const stats = lstatSync(out, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isSymbolicLink())
    throw new UserError(
      `${out} is a link to ${readlinkSync(out)}, so it is not replaced.`,
      "Name the folder itself with --out, or remove the link.",
    );
  if (!stats.isDirectory()) throw foreign(out, []);
  // A site of another user could be moved away, but not removed.
  accessSync(out, constants.W_OK);
  if (existsSync(`${out}/page-data`)) return;
  if (readdirSync(out).some((name) => !droppings.has(name))) throw foreign(out, []);
}

/**
 * Refuses a target that holds what no build writes: links, hidden files, devices. Where a build is about to replace it by
 * `next`, also any file that neither the last build wrote nor this one, and that may not be of another build: someone has
 * put it there. `remembered` is empty where no build is remembered.
 */
export function refuseForeignFiles(
  out: string,
  remembered: ReadonlyMap<string, unknown> = new Map(),
  next?: ReadonlyMap<string, unknown>,
): void {
  const strange: string[] = [];
  for (const [file, entry] of walk(out)) {
    const isOurs = !next || !entry.isFile() || remembered.has(file) || next.has(file);
    if (!isOfKind(entry) || !(isOurs || isGenerated(out, file))) strange.push(file);
  }
  if (strange.length > 0) throw foreign(out, strange);
}

/** Builds write files and folders, and none that is hidden. */
function isOfKind(entry: Dirent): boolean {
  return (entry.isFile() || entry.isDirectory()) && !entry.name.startsWith(".");
}

/** True for what a build writes by its name: another one may have written it that is not remembered. */
function isGenerated(out: string, file: string): boolean {
  if (/^page-data\/.+\.json$/.test(file) || isHashedAsset(file) || isSiteFile(file)) return true;
  return file.endsWith(".html") && existsSync(`${out}/page-data/${file.replace(/html$/, "json")}`);
}

/** Everything in a folder by its path in it, links not followed; nothing where there is no folder. */
export function* walk(folder: string, below = ""): Generator<[file: string, entry: Dirent]> {
  for (const entry of entriesOf(`${folder}/${below}`)) {
    if (droppings.has(entry.name)) continue;
    const file = below === "" ? entry.name : `${below}/${entry.name}`;
    yield [file, entry];
    if (entry.isDirectory()) yield* walk(folder, file);
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

const namedFiles = 3;

function foreign(out: string, files: readonly string[]): UserError {
  if (files.length === 0)
    return new UserError(
      `${out} holds files that this tool did not write, so it is not replaced.`,
      "Choose another folder with --out, or empty this one.",
    );
  const more = files.length > namedFiles ? ` and ${files.length - namedFiles} more` : "";
  const names = `${files.slice(0, namedFiles).join(", ")}${more}`;
  return new UserError(
    `${out} holds what this tool did not write (${names}), so it is not replaced.`,
    `Move ${files.length === 1 ? "it" : "them"} out of ${basename(out)}, or choose another folder with --out. Files to publish beside the pages belong in the folder static of the data.`,
  );
}
