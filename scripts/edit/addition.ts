import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type EntityKind, entities } from "../../src/kinds/index.ts";
import type { Draft } from "../../src/loader/draft.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { isDeviceName } from "../../src/loader/slug.ts";
import type { CheckMemory } from "../check/check-memory.ts";
import { UserError } from "../user-error.ts";
import type { Asker } from "./asker.ts";
import { formatEntity, schemaLine } from "./entity-text.ts";
import type { Questions, Values } from "./gaps.ts";
import type { ThingKind } from "./things.ts";

/** Where something is added, and who is there to ask. */
export interface AddContext {
  /** Folder of this tool. */
  root: string;
  dataDir: string;
  /** The data folder as the person named it, for messages. */
  shownDir: string;
  dataset: Dataset;
  /** What the check of the data remembers, for those of what it would be. */
  memory: CheckMemory;
  /** What stands in for values that are still to be written. */
  draft: Draft;
  /** Absent where nobody is at a terminal. */
  asker?: Asker;
}

/** What a person gave for a new entity. */
export interface AddRequest {
  /** Its name or title. */
  name: string;
  /** Fields from flags and from the file of `--from`. */
  given: Values;
  /** File name without its ending, in place of the one made from the name. */
  slug?: string;
  /** Nearby areas of a city: names or references, separated by commas. */
  nearby?: string;
  /** True where a person was asked about the spelling of its name and keeps it. */
  isNameKept?: boolean;
}

/** A change of a file that is there, or a new one beside what is added. */
export interface Edit {
  /** Relative to the data folder. */
  file: string;
  after: string;
  /** What changed, for people. */
  about: string;
  isNew?: true;
}

/** A new entity with everything that changes along with it; nothing is written yet. */
export interface Addition {
  kind: ThingKind;
  name: string;
  /** The new file, relative to the data folder. */
  file: string;
  /** Its fields; those that are required and missing become marks. */
  values: Values;
  questions: Questions;
  edits: Edit[];
  /** What the person should know or do by hand. */
  notes: string[];
}

/** What is particular to an addition that is named by its title. */
export type Prepared = Pick<Addition, "values" | "notes"> & Partial<Pick<Addition, "edits">>;

/** The entity has its file already, so there is nothing to do. */
export interface AlreadyThere {
  name: string;
  existing: string;
}

/** The file of an entity, relative to the data folder. */
export function fileOf(kind: ThingKind, id: string): string {
  const { location } = entities[kind];
  return `${"folder" in location ? location.folder : ""}/${id}.yaml`;
}

/** True when the new file is there already. */
export function isThere({ dataDir }: AddContext, file: string): boolean {
  return existsSync(join(dataDir, file));
}

/** The text of the new file. */
export function newFileText(
  { root, dataDir }: Pick<AddContext, "root" | "dataDir">,
  { kind, file }: { kind: EntityKind; file: string },
  values: Values,
): string {
  const folder = dirname(join(dataDir, file));
  const [sibling] = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".yaml"))
        .sort()
    : [];
  const beside = sibling === undefined ? undefined : readFileSync(join(folder, sibling), "utf8");
  return formatEntity(kind, values, schemaLine(kind, join(dataDir, file), beside, root));
}

/** The text of a data file; a mark of its encoding stays in front. */
export function readText({ dataDir }: AddContext, file: string): string {
  return readFileSync(join(dataDir, file), "utf8");
}

/** Letters of the longest name of a file, which stands in an address as well. */
const longestSlug = 100;

/** The slug of a new file. Throws a `UserError` for a name that has nothing a path can be made of. */
export function requireSlug(slug: string, name: string): string {
  if (isDeviceName(slug))
    throw new UserError(
      `Windows keeps the name ${slug} for a device, so that no file can be called so.`,
      "Use a longer name.",
    );
  if (slug.length > longestSlug)
    throw new UserError(
      `The name of the file would have ${slug.length} letters; it has at most ${longestSlug}.`,
      "Give a shorter one with --slug.",
    );
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return slug;
  throw new UserError(
    `"${name}" cannot become the name of a file and a part of a path.`,
    "Use letters of a to z or digits; spaces become hyphens.",
  );
}
