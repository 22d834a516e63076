import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem.ts";
import { entities, entityKinds, type Location } from "../schema/index.ts";
import { ledgerFile } from "./ledger.ts";
import { didYouMean } from "./suggest.ts";

const imageEndings = /\.(avif|webp|jpe?g|png|svg|gif|tiff?)$/i;
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
  if (!stats) return;
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

export function listFonts(dataDir: string): Set<string> {
  const folder = join(dataDir, "fonts");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  return new Set(namesOf(folder).flatMap(({ name, isFile }) => (isFile ? name : [])));
}

export function listImages(dataDir: string, problems: Problem[]): Map<string, string> {
  const images = new Map<string, string>();
  const folder = join(dataDir, "images");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return images;
  for (const { name: file, isFile } of namesOf(folder)) {
    const path = `images/${file}`;
    const name = file.replace(imageEndings, "");
    const other = images.get(name);
    if (!isFile || !imageEndings.test(file))
      problems.push(
        misplaced(
          path,
          `${path} is not a picture this tool can read.`,
          "Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.",
        ),
      );
    else if (other !== undefined)
      problems.push({
        ...misplaced(
          path,
          `${path} and ${other} are both the picture ${name}.`,
          "Remove one of them, or give it another name.",
        ),
        related: [{ file: other }],
      });
    else images.set(name, path);
  }
  return images;
}
