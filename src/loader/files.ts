import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type EntityKind, entities, entityKinds } from "../kinds/index.ts";
import type { Location } from "../kinds/listed.ts";
import { asError, type Problem } from "../problem.ts";
import { homeOf, kindMeant, stemOf } from "./kind-of-file.ts";
import { ledgerFile } from "./ledger.ts";
import { isLeftover, originalOf } from "./leftovers.ts";
import { leadsOut, linkOut } from "./links-out.ts";
import { toSlug } from "./slug.ts";
import { notAFile, readSource } from "./source.ts";
import { didYouMean } from "./suggest.ts";
import { isUnsavedGone, unsavedBelow, unsavedBytes } from "./unsaved.ts";

/** Pictures, each with a YAML file of its name that says what it shows. */
export const picturesFolder = "images";
/** Folders without any YAML file. */
const otherFolders = ["fonts", "static"];

/** Lists the YAML files of a kind, sorted, so that the order never depends on the file system. */
export type FileLister = (dataDir: string, kind: EntityKind, problems: Problem[]) => string[];

export const listFiles: FileLister = (dataDir, kind, problems) => {
  const location: Location = entities[kind].location;
  if ("file" in location) {
    const path = join(dataDir, location.file);
    const isThere = unsavedBytes(path) ?? statSync(path, { throwIfNoEntry: false });
    return (isThere && !isUnsavedGone(path)) || location.isRequired ? [location.file] : [];
  }
  const { folder, depth } = location;
  const files: string[] = [];
  collect(dataDir, folder, depth, files, problems);
  const unsaved = unsavedBelow(dataDir, folder, depth).filter((file) => file.endsWith(".yaml"));
  return [...new Set([...files.filter((file) => !isUnsavedGone(join(dataDir, file))), ...unsaved])].sort();
};

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
    if (entry.name.startsWith(".") || isLeftover(join(dataDir, folder), entry.name)) continue;
    if (folder === picturesFolder && !isMeantAsYaml(entry.name)) continue;
    if (depth === 2) collectInner(dataDir, path, entry.isDirectory(), files, problems);
    else if (entry.name.endsWith(".yaml")) files.push(path);
    else if (!entry.isDirectory()) problems.push(wrongEnding(dataDir, path));
    else if (readdirSync(join(dataDir, path)).length > 0) problems.push(folderInFolder(dataDir, path));
  }
}

function collectInner(
  dataDir: string,
  path: string,
  isDirectory: boolean,
  files: string[],
  problems: Problem[],
): void {
  const slug = toSlug(path.slice(path.indexOf("/") + 1));
  if (!isDirectory) {
    const home = homeOf("city", path, textOf(dataDir, path));
    problems.push(
      misplaced(
        path,
        `${path} is not read: cities lie in a folder named for their county.`,
        home ? `Move it to ${home}.` : "Move it into the folder of its county.",
        home,
      ),
    );
  } else if (path.endsWith(`/${slug}`) || slug === "") collect(dataDir, path, 1, files, problems);
  else
    problems.push({
      ...misplaced(
        path,
        `The name of ${path} becomes part of paths, but is not made of lower-case words and hyphens.`,
        `Rename the folder to cities/${slug}.`,
        `cities/${slug}`,
      ),
      code: "invalid-slug",
    });
}

function folderInFolder(dataDir: string, path: string): Problem {
  const outer = path.slice(0, path.lastIndexOf("/"));
  const renames = readdirSync(join(dataDir, path))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({
      kind: "rename" as const,
      file: `${path}/${name}`,
      to: homeAbove(dataDir, path, name),
    }));
  const [{ to = "" } = {}] = renames;
  const home = to.slice(0, to.lastIndexOf("/"));
  const areAlike = renames.every((one) => one.to.startsWith(`${home}/`));
  return {
    ...misplaced(
      path,
      `${path} is a folder; what is in it is not read.`,
      to === ""
        ? "Move or remove it."
        : home === outer
          ? `Move its files up into ${outer}.`
          : `Move its files ${areAlike ? `to ${home}` : "into the folders of their counties"}.`,
    ),
    ...(renames.length > 0 && { proposal: renames }),
  };
}

/** Where a file of a folder that is not read belongs: a city in the folder of the county that it says. */
function homeAbove(dataDir: string, path: string, name: string): string {
  const outer = path.slice(0, path.lastIndexOf("/"));
  const isCity = path.startsWith("cities/");
  return (isCity && homeOf("city", name, textOf(dataDir, `${path}/${name}`))) || `${outer}/${name}`;
}

/** Endings of what was meant to be a YAML file, also behind those that programs add to it without being asked. */
const nearlyYaml = /^[^.]+(\.(ya?ml?|ymal|json))?(\.txt)?$/i;

/** True for what does not pass for a picture. */
export function isMeantAsYaml(name: string): boolean {
  return /\.(ya?ml?|ymal|json)(\.txt)?$/i.test(originalOf(name) ?? name);
}

function wrongEnding(dataDir: string, path: string): Problem {
  const outer = path.slice(0, path.lastIndexOf("/"));
  const name = path.slice(outer.length + 1);
  const meant = `${toSlug(stemOf(path))}.yaml`;
  const isMeant =
    nearlyYaml.test(originalOf(name) ?? name) &&
    meant !== ".yaml" &&
    !existsSync(join(dataDir, outer, meant));
  return misplaced(
    path,
    `${path} is not read: files here end in .yaml.`,
    !isMeant
      ? "Move or remove it."
      : `${/^[^.]+\.txt$/i.test(name) ? "Move a note elsewhere; if it is data, rename" : "Rename"} it to ${meant}.`,
    isMeant ? `${outer}/${meant}` : undefined,
  );
}

/** The YAML files of a folder, and of those directly in it. */
function yamlBelow(dataDir: string, folder: string, depth = 1): string[] {
  return namesOf(join(dataDir, folder)).flatMap(({ name, isFile }) => {
    const path = `${folder}/${name}`;
    if (!isFile) return depth > 0 && isOwnFolder(dataDir, path) ? yamlBelow(dataDir, path, depth - 1) : [];
    return name.endsWith(".yaml") ? path : [];
  });
}

/** The text of a file; "" where it cannot be read as text. */
function textOf(dataDir: string, file: string): string {
  const source = readSource(dataDir, file);
  return "text" in source ? source.text : "";
}

/** Files and folders at the top of the data folder that nothing reads. */
export function misplacedFiles(dataDir: string): Problem[] {
  const names = entityKinds
    .map((kind) => entities[kind].location)
    .map((location) => ("file" in location ? location.file : location.folder));
  const known = [...names, ...otherFolders, ledgerFile];
  return readdirSync(dataDir)
    .filter((name) => !known.includes(name) && !name.startsWith(".") && !/\.(md|txt)$/i.test(name))
    .filter((name) => !isLeftover(dataDir, name))
    .sort()
    .map((name) => {
      const home = homeOfStray(dataDir, name);
      const alike = didYouMean(name, known);
      const meant = home === undefined || home === alike ? alike : undefined;
      return misplaced(
        name,
        `Nothing reads ${name}.${meant ? ` Did you mean ${meant}?` : ""}`,
        home
          ? `${home.includes("/") ? "Move" : "Rename"} it to ${home}.`
          : meant
            ? `Rename it to ${meant}.`
            : `The data folder holds ${known.join(", ")}.`,
        home ?? meant,
      );
    });
}

/** Where a file or folder at the top belongs by the fields in it, unless that is there already or at the top too. */
function homeOfStray(dataDir: string, name: string): string | undefined {
  if (isOwnFolder(dataDir, name)) {
    const [first] = yamlBelow(dataDir, name);
    const kind = first && kindMeant(textOf(dataDir, first));
    const location = kind && entities[kind].location;
    const folder = location && "folder" in location ? location.folder : undefined;
    return folder && !existsSync(join(dataDir, folder)) ? folder : undefined;
  }
  if (!/\.ya?ml$/.test(name)) return undefined;
  const text = textOf(dataDir, name);
  const kind = kindMeant(text);
  const home = kind && homeOf(kind, name, text);
  return home?.includes("/") ? home : undefined;
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

export function misplaced(file: string, message: string, hint: string, to?: string): Problem {
  return asError({
    code: "misplaced-file",
    message,
    hint,
    position: { file },
    ...(to !== undefined && { proposal: [{ kind: "rename", file, to }] }),
  });
}

/** What lies in a folder, sorted, without hidden files and what programs left. */
export function namesOf(folder: string): { name: string; isFile: boolean }[] {
  const there = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !isLeftover(folder, name))
    .filter(({ name }) => !isUnsavedGone(join(folder, name)))
    .map((entry) => ({ name: entry.name, isFile: !entry.isDirectory() }));
  const unsaved = unsavedBelow(dirname(folder), basename(folder), 1)
    .map((file) => ({ name: basename(file), isFile: true }))
    .filter(({ name }) => !there.some((one) => one.name === name));
  return [...there, ...unsaved].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** True for a folder below the data folder whose files may be listed. */
export function isOwnFolder(dataDir: string, folder: string): boolean {
  const stats = statSync(join(dataDir, folder), { throwIfNoEntry: false });
  return stats?.isDirectory() === true && !leadsOut(dataDir, folder);
}

export function listFonts(dataDir: string, problems: Problem[]): Set<string> {
  if (!isOwnFolder(dataDir, "fonts")) return new Set();
  const names = new Set<string>();
  for (const { name, isFile } of namesOf(join(dataDir, "fonts"))) {
    const path = `fonts/${name}`;
    if (leadsOut(dataDir, path)) problems.push(linkOut(path));
    const isNoFile = isFile && statSync(join(dataDir, path), { throwIfNoEntry: false })?.isFile() === false;
    if (isNoFile) problems.push(notAFile(dataDir, path));
    else if (isFile) names.add(name);
  }
  return names;
}
