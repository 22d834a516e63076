import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ProblemCode } from "../../src/problem.ts";
import { toolRoot } from "../tool-root.ts";

/** What `site explain` says of a problem code. Written for people who keep the data and do not program. */
export interface CatalogEntry {
  /** One line for the list of all codes. */
  summary: string;
  /** What is wrong when this is reported, and what would come of it. */
  meaning: string;
  /** How to put it right. */
  fix: string;
  /** Which check reports it. */
  stage: Stage;
  /** A mistake that the tests make in a small valid site; what is then printed stands in printed/<code>.txt. */
  example: Example;
}

export interface Example {
  /** What somebody did, in one sentence. */
  story: string;
  /** Changes of files, named relative to the data folder. */
  edits: Edit[];
}

export type Edit =
  /** Lines that must stand in the file exactly once become others; `{pasted}` in them is words so many times. */
  | { file: string; before: string; after: string; shown?: Shown; pasted?: { words: string; times: number } }
  /** A new file. */
  | { file: string; content: string }
  /** Copies of a file; `{n}` in the name and in the other words is filled with 1 to `count`. */
  | { file: string; copyOf: string; count?: number; words?: [before: string, after: string][] }
  | { file: string; change: "removed" | "replaced by a folder" };

/** What people are shown of lines that are too long or not visible. */
type Shown = { before: string; after: string };

/** The checks, in the order in which they look, and where they run. */
export const stages = {
  reading: "found while the files are read, by every command that reads the data",
  schema:
    "found when each file is compared with what the tool knows of its fields, by every command that reads the data",
  linking: "found when all files are put together, by validate, links and build",
  geography:
    "found when places are compared with each other and with the list of ZIP codes, by validate and build",
  theme: "found when the theme is checked, by validate and build",
  release: "found by validate --release only; previews work with it",
  built: "found by links --dist, which compares the built folder with the data",
} as const;

type Stage = keyof typeof stages;

/**
 * The explanation of a code, which stands in catalog/<code>.yaml. Of a new one, write that file, then run
 * `npx vitest run --project unit tests/explain/catalog.test.ts -u`, which writes what its example prints to
 * printed/<code>.txt, and review that file.
 */
export function entryOf(code: ProblemCode): CatalogEntry {
  const file = join(toolRoot(), "scripts", "explain", "catalog", `${code}.yaml`);
  return parse(readFileSync(file, "utf8")) as CatalogEntry;
}
