import type { PageFile } from "../kinds/page/fields.ts";
import { type SubjectName, subjectNames, subjects, type ThingOf } from "../kinds/subjects.ts";
import type { CityEntity, Entity } from "../loader/entity.ts";
import { countsOf } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { escapeForPattern } from "../loader/locate.ts";
import { isDeviceName } from "../loader/slug.ts";
import { asError, invalidValue, type Problem } from "../problem.ts";
import { linkedPattern } from "./linked-patterns.ts";
import { isOwnPath } from "./own-files.ts";
import { linkedPathOf, pathMeant, sharedPath, withMeantPath } from "./page-paths.ts";
import { type Part, partPath, partsOf } from "./paging.ts";
import { AskedMap } from "./questions.ts";
import { isReferredTo } from "./referred.ts";

type EntityOf<K extends SubjectName> = K extends "city" ? CityEntity : Entity<ThingOf<K>["value"]>;

/** What a page of a pattern is about; a county with many cities has several pages, each with a part of them. */
export type Subject = { [K in SubjectName]: { kind: K; entity: EntityOf<K>; part?: Part } }[SubjectName];

/** A path of the site and what stands there. */
export interface PathEntry {
  path: string;
  page: Entity<PageFile>;
  subject?: Subject;
}

/** Every path of the site, in the order of the page files. */
export type PathIndex = AskedMap<PathEntry>;

/** Longest path: its parts become file names, which have at most 255 bytes. */
const maxPathLetters = 200;

/** `/painters-{city}-{county}` and slugs → a path. Names the pattern does not know stay as they are. */
export function fillPath(pattern: string, slugs: Record<string, string>): string {
  // Every second piece is a name: `split` keeps what the group matched. Joined at once, the path is one text in memory.
  return piecesOf(pattern)
    .map((piece, index) =>
      index % 2 === 0 ? piece : Object.hasOwn(slugs, piece) ? slugs[piece] : `{${piece}}`,
    )
    .join("");
}

const pieces = new Map<string, string[]>();

/** Taken apart once for each pattern: a site of many cities fills one a million times. */
function piecesOf(pattern: string): string[] {
  const known = pieces.get(pattern) ?? pattern.split(/\{(\w+)\}/);
  pieces.set(pattern, known);
  return known;
}

/** True when a path pattern may yield the path. */
export function matchesPattern(path: string, pattern: string): boolean {
  const source = pattern.split(/\{\w+\}/).map((part) => escapeForPattern(part));
  return new RegExp(`^${source.join("[a-z0-9-]+")}$`).test(path);
}

/** The path a city, county or project would have, whether it exists or not; undefined without a pattern for its kind. */
export function pathOf(dataset: Dataset, kind: SubjectName, id: string): string | undefined {
  const pattern = dataset.pages.find((page) => page.value.forEach === kind)?.value.path;
  const slug = id.slice(id.lastIndexOf("/") + 1);
  return pattern && fillPath(pattern, subjects[kind].slugs({ id, slug }));
}

/** Lists every path. Two pages on one path, and a pattern that names what it does not know, come back as problems. */
export function createPathIndex(dataset: Dataset): { paths: PathIndex; problems: Problem[] } {
  const paths: PathIndex = new AskedMap("path");
  const problems: Problem[] = [];
  const byPath = new Map<string, Entity<PageFile>>();
  for (const page of dataset.pages) {
    const other = byPath.get(page.value.path);
    if (other) {
      const problem = sharedPath(dataset, other, page);
      problems.push(problem);
      // The right one of the two is what links lead to.
      if (problem.place?.file === other.file) replacePage(dataset, paths, other, page);
      continue;
    }
    const entries = entriesOf(dataset, page);
    const [sample] = entries;
    const isLong = entries.some(({ path }) => path.length > maxPathLetters);
    const bad = isLong ? `becomes longer than ${maxPathLetters} letters` : sample && badPath(sample.path);
    const misfit = bad
      ? badPathProblem(dataset, page, bad)
      : entries.length > 1 && patternWithoutSubject(dataset, page, entries.length);
    if (misfit) {
      problems.push(misfit);
      // Links to what the page should be are not wrong.
      for (const path of pathsMeant(page)) dataset.invalidPaths.add(path);
      continue;
    }
    byPath.set(page.value.path, page);
    for (const entry of entries) addEntry(dataset, paths, entry, problems);
  }
  return { paths, problems };
}

/** The same paths with other files of the cities. */
export function withCities(paths: PathIndex, cityOf: (id: string) => CityEntity): PathIndex {
  const next: PathIndex = new AskedMap("path");
  for (const [path, entry] of paths) {
    const { subject } = entry;
    const entity = subject?.kind === "city" ? cityOf(subject.entity.id) : undefined;
    const isNew = subject?.kind === "city" && entity && entity !== subject.entity;
    next.set(path, isNew ? { ...entry, subject: { ...subject, entity } } : entry);
  }
  return next;
}

function entriesOf(dataset: Dataset, page: Entity<PageFile>): PathEntry[] {
  return page.value.forEach
    ? patternEntries(dataset, page, page.value.forEach)
    : [{ path: page.value.path, page }];
}

function replacePage(
  dataset: Dataset,
  paths: PathIndex,
  other: Entity<PageFile>,
  page: Entity<PageFile>,
): void {
  for (const entry of entriesOf(dataset, page))
    if (paths.get(entry.path)?.page === other) paths.set(entry.path, entry);
}

function badPathProblem(dataset: Dataset, { file, slug, value }: Entity<PageFile>, bad: string): Problem {
  const name = subjectNames.find((one) => value.path.includes(`{${one}}`));
  if (!value.forEach && name !== undefined)
    return asError({
      code: "missing-field",
      message: `The path ${value.path} stands for one page for each ${name}, but the field "forEach" is missing.`,
      hint: `Add the line forEach: ${name}.`,
      place: { file, pointer: "/path" },
      proposal: [{ kind: "insert", place: { file, pointer: "/path" }, line: `forEach: ${name}` }],
    });
  const place = { file, pointer: "/path" };
  const problem: Problem = invalidValue(`The path ${value.path} ${bad}.`, pathHint(value.forEach), place);
  const meant = value.forEach
    ? linkedPattern(dataset, value.forEach)
    : pathMeant(dataset, { slug, path: value.path });
  return meant === undefined ? problem : withMeantPath(problem, dataset, meant);
}

/** A pattern that is the same for each city of a county, or for each county: one cause, however many pages share a path. */
function patternWithoutSubject(dataset: Dataset, page: Entity<PageFile>, count: number): Problem | undefined {
  const { path, forEach: kind } = page.value;
  if (!kind || path.includes(`{${kind}}`)) return undefined;
  const place = { file: page.file, pointer: "/path" };
  const meant = linkedPattern(dataset, kind) ?? patternMeant(dataset, page);
  return asError({
    code: "duplicate-path",
    message: `The path ${path} lacks {${kind}}, but ${count} pages cannot share one path.`,
    hint: `Write path: ${meant}.`,
    place,
    proposal: [{ kind: "reword", place, text: meant }],
  });
}

/** Of the patterns that a path without its subject may have been, the one whose paths are linked. */
function patternMeant(dataset: Dataset, page: Entity<PageFile>): string {
  const kind = page.value.forEach ?? "city";
  const patterns = pathsMeant(page).filter((path) => path.includes(`{${kind}}`));
  return (
    patterns.find((pattern) => isPatternLinked(dataset, kind, pattern)) ?? patterns[0] ?? page.value.path
  );
}

/** True where some file links a path of a pattern, or the pattern itself with the names that links have. */
export function isPatternLinked(dataset: Dataset, kind: SubjectName, pattern: string): boolean {
  return (
    isReferredTo(dataset, pattern.replace("{county}", "{countySlug}")) ||
    dataset.all[kind].some((entity) => isReferredTo(dataset, fillPath(pattern, subjects[kind].slugs(entity))))
  );
}

/** A path as written, and the patterns that it may have been before its subject was lost. */
function pathsMeant({ value: { path, forEach: kind } }: Entity<PageFile>): string[] {
  const plain = `/${path.toLowerCase().replace(/^\/+|\/+$/g, "")}`;
  if (!kind || path.includes(`{${kind}}`)) return [path, plain];
  const subject = `{${kind}}`;
  return [
    path,
    ...(path.includes("{county}")
      ? [path.replace("{county}", `${subject}-{county}`), path.replace("{county}", `{county}/${subject}`)]
      : []),
    `${path}/${subject}`,
    `${path}-${subject}`,
    path.replace(/[^/]*$/, subject),
  ].map((one) => one.replace(/\/{2,}/g, "/"));
}

function patternEntries(dataset: Dataset, page: Entity<PageFile>, kind: SubjectName): PathEntry[] {
  const { path: pattern, paging } = page.value;
  const sizes =
    paging && kind === "county" ? countsOf(dataset.cities.map(({ facts }) => facts.county)) : undefined;
  return dataset.all[kind].flatMap((entity): PathEntry[] => {
    const path = fillPath(pattern, subjects[kind].slugs(entity));
    const subject = { kind, entity } as Subject;
    const parts = partsOf(sizes?.get(entity.id) ?? 0, paging);
    if (!sizes || parts.length === 1) return [{ path, page, subject }];
    return parts.map((part) => ({ path: partPath(path, part), page, subject: { ...subject, part } }));
  });
}

function addEntry(dataset: Dataset, paths: PathIndex, entry: PathEntry, problems: Problem[]): void {
  const other = paths.get(entry.path);
  if (!other) {
    paths.set(entry.path, entry);
    return;
  }
  // A page of its own that has the path of a city, county or project is the one that is wrong.
  const [wrong, right] = other.subject || !entry.subject ? [entry, other] : [other, entry];
  paths.set(entry.path, right);
  const place = placeOf(wrong);
  const problem: Problem = asError({
    code: "duplicate-path",
    message: `Two pages have the path ${entry.path}.`,
    hint: `Give one of them another ${wrong.subject ? "file name" : "path"}; the other is in ${placeOf(right).file}.`,
    place,
    path: entry.path,
    related: [placeOf(right)],
  });
  const { slug, value } = wrong.page;
  const meant = wrong.subject ? undefined : linkedPathOf(dataset, { slug, path: value.path });
  problems.push(meant === undefined ? problem : withMeantPath(problem, dataset, meant));
}

/** The file a page comes from: its subject's where it has one. */
export function placeOf(entry: PathEntry): { file: string; pointer: string } {
  if (!entry.subject) return { file: entry.page.file, pointer: "/path" };
  return { file: entry.subject.entity.file, pointer: "" };
}

/** What is wrong with a path, or undefined. Paths become file names, so none may leave the folder. */
function badPath(path: string): string | undefined {
  if (/[{}]/.test(path)) return "names something in braces that it cannot be filled with";
  if (path.split("/").some((part) => part === ".." || part === ".")) return "leaves the folder of the site";
  if (path !== "/" && path.endsWith("/")) return "ends with a slash";
  if (path.includes("//")) return "holds an empty part";
  if (path === "/index") return "is the file of the home page";
  if (isOwnPath(path)) return "is kept for a file that is made from the data";
  if (path.includes("."))
    return "looks like a file: browsers and hosts read what stands behind a point as its kind";
  if (path.endsWith("/index")) return "is the file of the folder above it";
  const device = path.split("/").find(isDeviceName);
  if (device !== undefined) return `cannot be a file on Windows, which keeps the name ${device} for a device`;
  return undefined;
}

function pathHint(kind: SubjectName | undefined): string {
  if (kind === "city") return `Use {city} and {county}, for example ${subjects.city.examplePath}.`;
  return kind
    ? `Use {${kind}}, for example ${subjects[kind].examplePath}.`
    : "Write lower-case words and hyphens between single slashes, for example /work/roofs.";
}
