import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem.ts";
import { entities, entityKinds, type Location } from "../schema/index.ts";
import { ledgerFile } from "./ledger.ts";
import { leadsOut, linkOut } from "./links-out.ts";
import { pictureEndings, pictureProblems } from "./picture-file.ts";
import { toSlug } from "./slug.ts";
import { didYouMean } from "./suggest.ts";

/** Folders that are not made of YAML files. */
const otherFolders = ["images", "fonts", "static"];

/** The YAML files of an entity, sorted, so that the order never depends on the file system. */
export function filesOf(dataDir: string, location: Location, problems: Problem[]): string[] {
  if ("file" in location) {
    const isThere = statSync(join(dataDir, location.file), { throwIfNoEntry: false }) !== undefined;
    return isThere || location.isRequired ? [location.file] : [];
  }
  const files: string[] = [];
  collect(dataDir, location.folder, location.depth, files, problems);
  return files.sort();
}

function collect(dataDir: string, folder: string, depth: number, files: string[], problems: Problem[]): void {
  const stats = statSync(join(dataDir, folder), { throwIfNoEntry: false });
  if (leadsOut(dataDir, folder)) problems.push(linkOut(folder));
  if (!stats || leadsOut(dataDir, folder)) return;
  if (!stats.isDirectory()) {
    problems.push(fileInPlaceOfFolder(folder));
    return;
  }
  for (const entry of readdirSync(join(dataDir, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith(".")) continue;
    if (depth === 2) collectInner(dataDir, path, entry.isDirectory(), files, problems);
    else if (entry.name.endsWith(".yaml")) files.push(path);
    else
      problems.push(
        misplaced(
          path,
          `${path} is not read: files here end in .yaml.`,
          entry.name.endsWith(".yml")
            ? `Rename it to ${entry.name.replace(/\.yml$/, ".yaml")}.`
            : "Move or remove it.",
        ),
      );
  }
}

function collectInner(
  dataDir: string,
  path: string,
  isDirectory: boolean,
  files: string[],
  problems: Problem[],
): void {
  if (isDirectory) collect(dataDir, path, 1, files, problems);
  else
    problems.push(
      misplaced(
        path,
        `${path} is not read: cities stand in a folder named for their county.`,
        "Move it into the folder of its county.",
      ),
    );
}

/** Files and folders at the top of the data folder that nothing reads. */
export function misplacedFiles(dataDir: string): Problem[] {
  const names = entityKinds
    .map((kind) => entities[kind].location)
    .map((location) => ("file" in location ? location.file : location.folder));
  const known = [...names, ...otherFolders, ledgerFile];
  return readdirSync(dataDir)
    .filter((name) => !known.includes(name) && !name.startsWith(".") && !/\.(md|txt)$/i.test(name))
    .sort()
    .map((name) => {
      const meant = didYouMean(name, known);
      return misplaced(
        name,
        `Nothing reads ${name}.${meant ? ` Did you mean ${meant}?` : ""}`,
        meant ? `Rename it to ${meant}.` : `The data folder holds ${known.join(", ")}.`,
      );
    });
}

/** Folders that are not made of YAML files, where a file has taken their name. */
export function filesInPlaceOfFolders(dataDir: string): Problem[] {
  return otherFolders.flatMap((folder) => {
    const stats = statSync(join(dataDir, folder), { throwIfNoEntry: false });
    if (leadsOut(dataDir, folder)) return linkOut(folder);
    return stats && !stats.isDirectory() ? fileInPlaceOfFolder(folder) : [];
  });
}

function fileInPlaceOfFolder(folder: string): Problem {
  return misplaced(
    folder,
    `${folder} is a file, but a folder is expected here.`,
    "Rename or remove the file.",
  );
}

function misplaced(file: string, message: string, hint: string): Problem {
  return { code: "misplaced-file", severity: "error", message, hint, position: { file } };
}

/** What lies in a folder, sorted, without hidden files. */
function namesOf(folder: string): { name: string; isFile: boolean }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith("."))
    .map((entry) => ({ name: entry.name, isFile: !entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** True for a folder below the data folder whose files may be listed. */
function isOwnFolder(dataDir: string, folder: string): boolean {
  const stats = statSync(join(dataDir, folder), { throwIfNoEntry: false });
  return stats?.isDirectory() === true && !leadsOut(dataDir, folder);
}

export function listFonts(dataDir: string, problems: Problem[]): Set<string> {
  if (!isOwnFolder(dataDir, "fonts")) return new Set();
  const names = namesOf(join(dataDir, "fonts")).flatMap(({ name, isFile }) => (isFile ? name : []));
  problems.push(
    ...names.flatMap((name) => (leadsOut(dataDir, `fonts/${name}`) ? linkOut(`fonts/${name}`) : [])),
  );
  return new Set(names);
}

/** The pictures of a data folder, by name. A file that is no picture, or holds more than one, comes back as a problem. */
export function listImages(dataDir: string, problems: Problem[]): Map<string, string> {
  const images = new Map<string, string>();
  if (!isOwnFolder(dataDir, "images")) return images;
  for (const { name: file, isFile } of namesOf(join(dataDir, "images"))) {
    const path = `images/${file}`;
    const name = file.replace(pictureEndings, "");
    const other = images.get(name);
    if (leadsOut(dataDir, path)) problems.push(linkOut(path));
    else if (!isFile || !pictureEndings.test(file) || !statSync(join(dataDir, path)).isFile())
      problems.push(
        misplaced(
          path,
          `${path} is not a picture this tool can read.`,
          "Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.",
        ),
      );
    else if (toSlug(name) !== name) problems.push(misnamed(path, name));
    else if (other !== undefined)
      problems.push({
        ...misplaced(
          path,
          `${path} and ${other} are both the picture ${name}.`,
          "Remove one of them, or give it another name.",
        ),
        related: [{ file: other }],
      });
    else {
      images.set(name, path);
      problems.push(...pictureProblems(dataDir, path));
    }
  }
  return images;
}

/** A name that nothing could refer to, and that would stand in addresses as it is. */
function misnamed(path: string, name: string): Problem {
  const meant = toSlug(name);
  return {
    code: "invalid-slug",
    severity: "error",
    message: `The name of ${JSON.stringify(path)} becomes part of an address, but is not made of lower-case words and hyphens.`,
    hint: `Rename it${meant ? ` to ${path.replace(name, () => meant)}` : ""}.`,
    position: { file: path },
  };
}
