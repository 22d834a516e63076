import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Place, Position, Problem } from "../problem.ts";
import { type EntityKind, entities, entityKinds, type Location } from "../schema/index.ts";
import type {
  AuditSettings,
  Backend,
  Business,
  City,
  County,
  Form,
  Mail,
  Navigation,
  Page,
  Project,
  Redirects,
  Region,
  Scene,
  Service,
  Theme,
} from "../schema/types.ts";
import { type Ledger, ledgerFile, readLedger } from "./ledger.ts";
import { createLocator } from "./locate.ts";
import { parseYaml } from "./parse.ts";
import { toSlug } from "./slug.ts";
import { readSource } from "./source.ts";
import { didYouMean } from "./suggest.ts";
import { validateEntity } from "./validate.ts";

/** One valid data file. */
export interface Entity<T> {
  /** Last part of its paths: the file's name without its ending. */
  slug: string;
  /** How other files refer to it: the slug, for a city the folder and the slug. */
  id: string;
  /** File, relative to the data folder. */
  file: string;
  value: T;
}

/** All valid data of a folder. */
export interface Dataset {
  dataDir: string;
  business: Entity<Business>;
  navigation: Entity<Navigation>;
  theme: Entity<Theme>;
  redirects?: Entity<Redirects>;
  map?: Entity<Region>;
  audit?: Entity<AuditSettings>;
  backend?: Entity<Backend>;
  counties: Entity<County>[];
  cities: Entity<City>[];
  services: Entity<Service>[];
  projects: Entity<Project>[];
  pages: Entity<Page>[];
  forms: Entity<Form>[];
  mails: Entity<Mail>[];
  scenes: Entity<Scene>[];
  /** What was published, by path; empty before the first release. */
  ledger: Ledger;
  /** Files in `images/`, by the name of the picture. */
  imageFiles: Map<string, string>;
  /** Names of the files in `fonts/`. */
  fontFiles: Set<string>;
  /** Every reference that has a file, valid or not, so that one broken file is not reported again by all who refer to it. */
  knownIds: Record<EntityKind, Set<string>>;
  /** Paths of page files that are not valid, for the same reason; `unknownPath` for one that cannot be read. */
  invalidPaths: Set<string>;
}

/** What loading found. `dataset` is undefined where a file that everything needs is missing or broken. */
export interface Loaded {
  dataset: Dataset | undefined;
  problems: Problem[];
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const imageEndings = /\.(avif|webp|jpe?g|png|svg|gif|tiff?)$/i;
/** Folders that are not made of YAML files. */
const otherFolders = ["images", "fonts", "static"];

/** Reads one data file; what is wrong with it goes to `problems`. Returns undefined for a file that is not valid. */
export type EntityLoader = typeof loadEntity;

/** Reads every file below `dataDir`. Bad data comes back as problems; throws only if the folder is missing. */
export function loadDataset(dataDir: string, load: EntityLoader = loadEntity): Loaded {
  const problems: Problem[] = [...misplacedFiles(dataDir), ...filesInPlaceOfFolders(dataDir)];
  const found = {} as Record<EntityKind, Entity<unknown>[]>;
  const knownIds = {} as Record<EntityKind, Set<string>>;
  const invalidPaths = new Set<string>();
  for (const kind of entityKinds) {
    found[kind] = [];
    knownIds[kind] = new Set();
    for (const file of filesOf(dataDir, entities[kind].location, problems)) {
      const entity = load(dataDir, kind, file, problems, invalidPaths);
      knownIds[kind].add(idOf(file));
      if (entity) found[kind].push(entity);
    }
  }
  const [business, navigation, theme] = [found.business[0], found.navigation[0], found.theme[0]];
  const ledger = readLedger(dataDir);
  problems.push(...ledger.problems);
  if (!business || !navigation || !theme) return { dataset: undefined, problems };
  const dataset = {
    dataDir,
    business,
    navigation,
    theme,
    ...(found.redirects[0] && { redirects: found.redirects[0] }),
    ...(found.map[0] && { map: found.map[0] }),
    ...(found.audit[0] && { audit: found.audit[0] }),
    ...(found.backend[0] && { backend: found.backend[0] }),
    counties: found.county,
    cities: found.city,
    services: found.service,
    projects: found.project,
    pages: found.page,
    forms: found.form,
    mails: found.mail,
    scenes: found.scene,
    ledger: ledger.entries,
    imageFiles: listImages(dataDir, problems),
    fontFiles: listFonts(dataDir),
    knownIds,
    invalidPaths,
  } as Dataset;
  return { dataset, problems };
}

/** Files whose places can be looked up without reading them again. */
const maxOpenFiles = 100;

/** Looks up line and column of places in the data. A file is read again for it, but not for each of its places. */
export function createPositionLookup(dataDir: string): (place: Place) => Position {
  const locators = new Map<string, (place: Place) => Position>();
  return (place) => {
    let locate = locators.get(place.file);
    if (!locate) {
      const source = readSource(dataDir, place.file);
      locate = "text" in source ? createLocator(source.text, place.file) : ({ file }) => ({ file });
      if (locators.size === maxOpenFiles) locators.clear();
      locators.set(place.file, locate);
    }
    return locate(place);
  };
}

export function loadEntity(
  dataDir: string,
  kind: EntityKind,
  file: string,
  problems: Problem[],
  invalidPaths: Set<string>,
): Entity<unknown> | undefined {
  const source = readSource(dataDir, file);
  if ("problem" in source) {
    problems.push(source.problem);
    return undefined;
  }
  const parsed = parseYaml(source.text, file, entities[kind].schema);
  problems.push(...parsed.problems);
  if (parsed.value === undefined) {
    if (kind === "page") invalidPaths.add(writtenPath(source.text));
    return undefined;
  }
  const id = idOf(file);
  const slug = id.slice(id.lastIndexOf("/") + 1);
  const invalid = [...invalidSlugs(file, id), ...validateEntity(kind, parsed.value, file)];
  problems.push(...invalid);
  const path = (parsed.value as { path?: unknown } | null)?.path;
  if (invalid.length > 0 && kind === "page") invalidPaths.add(typeof path === "string" ? path : unknownPath);
  return invalid.length === 0 ? { slug, id, file, value: parsed.value } : undefined;
}

/** Stands for the path of a page that says none: no link can be proven broken while one is unknown. */
export const unknownPath = "";

/** The path of a page whose YAML cannot be read, so that links to it are not reported as well. */
function writtenPath(text: string): string {
  return /^\s*path:?[ \t]*["']?(\/[^\s"'#]*)/m.exec(text)?.[1] ?? unknownPath;
}

/** `cities/lake-county/maple-grove.yaml` → `lake-county/maple-grove`. */
function idOf(file: string): string {
  const parts = file.replace(/\.yaml$/, "").split("/");
  return parts.length === 1 ? (parts[0] ?? "") : parts.slice(1).join("/");
}

function invalidSlugs(file: string, id: string): Problem[] {
  if (id.split("/").every((part) => slugPattern.test(part))) return [];
  const proposed = id.split("/").map(toSlug).join("/");
  return [
    {
      code: "invalid-slug",
      severity: "error",
      message: `The name of ${file} becomes part of a path, but is not made of lower-case words and hyphens.`,
      hint: `Rename it to ${file.slice(0, file.indexOf("/") + 1)}${proposed}.yaml.`,
      position: { file, line: 1, column: 1 },
    },
  ];
}

/** The YAML files of an entity, sorted, so that the order never depends on the file system. */
function filesOf(dataDir: string, location: Location, problems: Problem[]): string[] {
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
function misplacedFiles(dataDir: string): Problem[] {
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
function filesInPlaceOfFolders(dataDir: string): Problem[] {
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

function listFonts(dataDir: string): Set<string> {
  const folder = join(dataDir, "fonts");
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Set();
  return new Set(namesOf(folder).flatMap(({ name, isFile }) => (isFile ? name : [])));
}

function listImages(dataDir: string, problems: Problem[]): Map<string, string> {
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
