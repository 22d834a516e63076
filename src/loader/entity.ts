import { hash } from "node:crypto";
import type { Problem } from "../problem.ts";
import { type EntityKind, entities } from "../schema/index.ts";
import type { City } from "../schema/types.ts";
import { type CityFacts, factsOf } from "./city-facts.ts";
import { parseYaml } from "./parse.ts";
import { toSlug } from "./slug.ts";
import { decodeSource, readBytes } from "./source.ts";
import { validateEntity } from "./validate.ts";

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
  const parsed = parseYaml(source.text, file, entities[kind].schema);
  problems.push(...parsed.problems);
  if (parsed.value === undefined) {
    if (kind === "page") invalidPaths.add(writtenPath(source.text));
    return undefined;
  }
  const { value } = parsed;
  const invalid = [...invalidSlugs(file), ...validateEntity(kind, value, file)];
  problems.push(...invalid);
  const path = (value as { path?: unknown } | null)?.path;
  if (invalid.length > 0 && kind === "page") invalidPaths.add(typeof path === "string" ? path : unknownPath);
  return invalid.length === 0 ? createEntity(kind, file, hashOfBytes(bytes), value) : undefined;
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
function writtenPath(text: string): string {
  return /^\s*path:?[ \t]*["']?(\/[^\s"'#]*)/m.exec(text)?.[1] ?? unknownPath;
}

/** `cities/lake-county/maple-grove.yaml` → `lake-county/maple-grove`. */
export function idOf(file: string): string {
  const parts = file.replace(/\.yaml$/, "").split("/");
  return parts.length === 1 ? (parts[0] ?? "") : parts.slice(1).join("/");
}

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function invalidSlugs(file: string): Problem[] {
  const parts = idOf(file).split("/");
  if (parts.every((part) => slugPattern.test(part))) return [];
  return [
    {
      code: "invalid-slug",
      severity: "error",
      message: `The name of ${file} becomes part of a path, but is not made of lower-case words and hyphens.`,
      hint: `Rename it to ${file.slice(0, file.indexOf("/") + 1)}${parts.map(toSlug).join("/")}.yaml.`,
      position: { file, line: 1, column: 1 },
    },
  ];
}
