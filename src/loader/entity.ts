import { hash } from "node:crypto";
import type { City } from "../kinds/city/fields.ts";
import { type EntityKind, entities } from "../kinds/index.ts";
import { asError, type Problem } from "../problem.ts";
import { type CityFacts, factsOf } from "./city-facts.ts";
import { type CheckedText, withoutLostEnd } from "./cut-off.ts";
import { homeOf, kindMeant } from "./kind-of-file.ts";
import { parseYaml } from "./parse.ts";
import { withRepairs } from "./repairs.ts";
import { isDeviceName, toSlug, withoutDevice } from "./slug.ts";
import { decodeSource, readBytes } from "./source.ts";
import { validateEntity } from "./validate.ts";
import { findRepeatedEntries } from "./words/repeated-entries.ts";
import { findTextFaults } from "./words/text-faults.ts";

/** One valid data file. */
export interface Entity<T> {
  /** Last part of its paths: the file's name without its ending. */
  slug: string;
  /** How other files refer to it: the slug, for a city the folder and the slug. */
  id: string;
  /** File, relative to the data folder. */
  file: string;
  /** Hash of the file's bytes. */
  hash: string;
  /** May be read from the cache anew each time it is asked for: take it once. */
  readonly value: T;
}

/** A city, of which only the facts are in memory. */
export interface CityEntity extends Entity<City> {
  facts: CityFacts;
}

/** Reads one data file; what is wrong with it goes to `problems`. Returns undefined for a file that is not valid. */
export type EntityLoader = (
  dataDir: string,
  kind: EntityKind,
  file: string,
  problems: Problem[],
  invalidPaths: Set<string>,
) => Entity<unknown> | undefined;

/** Reads and checks one data file. */
export const loadEntity: EntityLoader = (dataDir, kind, file, problems, invalidPaths) => {
  const read = readBytes(dataDir, file);
  if ("bytes" in read) return parseEntity(kind, file, read.bytes, problems, invalidPaths);
  problems.push(read.problem);
  return undefined;
};

/** Checks the bytes of one data file. */
export function parseEntity(
  kind: EntityKind,
  file: string,
  bytes: Buffer,
  problems: Problem[],
  invalidPaths: Set<string>,
): Entity<unknown> | undefined {
  const source = decodeSource(bytes, file);
  if ("problem" in source) {
    problems.push(source.problem);
    return undefined;
  }
  const { text } = source;
  const checked = checkText(kind, file, text);
  const { value } = checked;
  const found = withoutLostEnd(text, file, checked, (other) => checkText(kind, file, other));
  const isValid = found.every(({ severity }) => severity !== "error");
  problems.push(
    ...(isValid ? found : withRepairs(text, file, found, (other) => checkAll(kind, file, other))),
  );
  // A text that would print wrongly is a text all the same: what else is wrong with the site is reported with it.
  if (value !== undefined) problems.push(...printedFaults(kind, value, file));
  if (!isValid && kind === "page")
    for (const path of value === undefined ? [writtenPath(text)] : pathsMeant(value)) invalidPaths.add(path);
  return isValid ? createEntity(kind, file, hashOfBytes(bytes), value) : undefined;
}

/** The value of a text, where it can be read, and what is wrong with it. */
function checkText(kind: EntityKind, file: string, text: string): CheckedText {
  const { value, problems } = parseYaml(text, file, entities[kind].schema);
  if (value === undefined) return { value, found: problems };
  const wrong = checkValue(kind, file, value, text);
  // How to write a value is said once: where it is wrong, quotes around it are no help.
  const isWrong = ({ severity, place }: Problem) =>
    severity === "info" && wrong.some((other) => other.place?.pointer === place?.pointer);
  return { value, found: [...problems.filter((problem) => !isWrong(problem)), ...wrong] };
}

/** What is wrong with a text, down to the words that would print wrongly. */
function checkAll(kind: EntityKind, file: string, text: string): Problem[] {
  const { value, found } = checkText(kind, file, text);
  return value === undefined ? found : [...found, ...printedFaults(kind, value, file)];
}

/** What visitors would read although nobody meant them to. */
export function printedFaults(kind: EntityKind, value: unknown, file: string): Problem[] {
  return [...findTextFaults(kind, value, file), ...findRepeatedEntries(value, file)];
}

/** Fields that are wrong, unless they are all those of another kind of file: then it is the file that lies wrong. */
function checkValue(kind: EntityKind, file: string, value: unknown, text: string): Problem[] {
  const invalid = validateEntity(kind, value, file);
  const meant = invalid.length > 1 ? kindMeant(text, kind) : undefined;
  return meant ? [ofOtherKind(file, kind, meant, text)] : [...invalidSlugs(file, value), ...invalid];
}

function ofOtherKind(file: string, kind: EntityKind, meant: EntityKind, text: string): Problem {
  const to = homeOf(meant, file, text);
  const isAlone = "file" in entities[kind].location;
  return asError({
    code: "misplaced-file",
    message: `${file} holds the fields of a ${meant} file, not of a ${kind} file.`,
    hint: isAlone
      ? `Bring back the fields of a ${kind} file.`
      : `Move it to ${to ?? "the folder of its kind"}.`,
    position: { file, line: 1, column: 1 },
    ...(!isAlone && to !== undefined && { proposal: [{ kind: "rename", file, to }] }),
  });
}

/** The path of a page that is not valid, as written and as it was probably meant, so that links to it are not reported as well. */
function pathsMeant(value: unknown): string[] {
  const path = (value as { path?: unknown } | null)?.path;
  if (typeof path !== "string") return [unknownPath];
  const plain = path
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]*/, "")
    .replace(/\.html?$/, "")
    .replace(/\/+$/, "");
  return [path, `/${plain.replace(/^\/+/, "")}`];
}

/** An entity with its value in memory. */
export function createEntity(kind: EntityKind, file: string, hash: string, value: unknown): Entity<unknown> {
  return { ...namesOf(file), hash, value, ...(kind === "city" && { facts: factsOf(value as City) }) };
}

/** How a file is referred to. */
export function namesOf(file: string): { slug: string; id: string; file: string } {
  const id = idOf(file);
  return { slug: id.slice(id.lastIndexOf("/") + 1), id, file };
}

/** The first 20 hexadecimal digits of the SHA-256 of a file: enough that no two versions ever meet. */
export function hashOfBytes(bytes: Uint8Array): string {
  return hash("sha256", bytes, "buffer").toString("hex", 0, 10);
}

/** Stands for the path of a page that says none: no link can be proven broken while one is unknown. */
export const unknownPath = "";

/** The path of a page whose YAML cannot be read, so that links to it are not reported as well. */
export function writtenPath(text: string): string {
  return /^\s*path:?[ \t]*["']?(\/[^\s"'#]*)/m.exec(text)?.[1] ?? unknownPath;
}

/** `cities/lake-county/maple-grove.yaml` → `lake-county/maple-grove`. */
export function idOf(file: string): string {
  const parts = file.replace(/\.yaml$/, "").split("/");
  return parts.length === 1 ? (parts[0] ?? "") : parts.slice(1).join("/");
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What file managers and browsers add to the name of a copy: `tustin (1)`, `tustin - Copy`, `tustin copy 2`. */
const copyMark = /( -)? copy( \(?\d+\)?)?$| \(\d+\)$/i;

function invalidSlugs(file: string, value: unknown): Problem[] {
  const parts = idOf(file).split("/");
  const taken = parts.find(isDeviceName);
  if (taken === undefined && parts.every((part) => slugPattern.test(part))) return [];
  const slugs = parts.map((part) =>
    withoutDevice(toSlug(part.replace(copyMark, "")) || toSlug(nameIn(value))),
  );
  const folder = file.slice(0, file.indexOf("/"));
  const to = slugs.includes("") ? undefined : `${folder}/${slugs.join("/")}.yaml`;
  return [
    asError({
      code: "invalid-slug",
      message:
        taken === undefined
          ? `The name of ${file} becomes part of a path, but is not made of lower-case words and hyphens.`
          : `Windows keeps the name ${taken} for a device, so that ${file} cannot be there on every machine.`,
      hint: to
        ? `Rename it to ${to}.`
        : `Give it a name of the letters a to z, digits and hyphens, for example ${folder}/about-us.yaml.`,
      position: { file, line: 1, column: 1 },
      ...(to !== undefined && { proposal: [{ kind: "rename", file, to }] }),
    }),
  ];
}

/** What a file is about, for one whose own name says nothing in the letters of paths. */
function nameIn(value: unknown): string {
  const { city, county, path, title } = (value ?? {}) as Record<string, unknown>;
  const name = city ?? county ?? path ?? title;
  return typeof name === "string" ? name : "";
}
