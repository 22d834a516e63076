import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { hashOf } from "./hash.ts";
import { writeAtomically } from "./write-atomically.ts";

/** What is remembered of a published page. */
export interface PageState {
  /** Hash of all that the page was rendered from. */
  input: string;
  /** Hash of its document, to tell what really changed. */
  output: string;
  /** Hash of what the page alone was rendered from, to tell its own changes from those around it. */
  own: string;
  /** Moment of its last rendering (ISO 8601, UTC), and why; kept here so that nothing published depends on the clock. */
  renderedAt: string;
  reason: RenderReason;
}

/** Why a page was rendered. */
export type RenderReason =
  | "first build"
  | "new page"
  | "its data changed"
  | "the layout changed"
  | "the templates changed"
  | "its file was missing or touched";

/** What is remembered of a published file, to notice when someone has touched it. */
export interface FileState {
  size: number;
  mtimeMs: number;
}

/** Memory of the last build into a folder. It lies in the cache: nothing private is published. */
export interface BuildState {
  /** Hash of the templates that rendered the pages. */
  templates?: string;
  pages: Record<string, PageState>;
  files: Record<string, FileState>;
}

export const emptyState: BuildState = { pages: {}, files: {} };

function stateFile(cacheDir: string, out: string): string {
  return join(cacheDir, "built", `${hashOf(out)}.json`);
}

/** Reads the memory of the last build; an unreadable one is as good as none. */
export function readState(cacheDir: string, out: string): BuildState {
  try {
    return JSON.parse(readFileSync(stateFile(cacheDir, out), "utf8")) as BuildState;
  } catch {
    return emptyState;
  }
}

/** Time of the last build into a folder, in milliseconds; undefined where none is remembered. */
export function builtAtMs(cacheDir: string, out: string): number | undefined {
  return statSync(stateFile(cacheDir, out), { throwIfNoEntry: false })?.mtimeMs;
}

export function writeState(cacheDir: string, out: string, state: BuildState): void {
  const file = stateFile(cacheDir, out);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify(state));
}

/** Why a page must be rendered again, from what is remembered of it and what it is rendered from now. */
export function renderReason(
  path: string,
  now: { input: string; own: string; templates: string },
  { pages, templates }: BuildState,
): RenderReason {
  const known = pages[path];
  if (!known) return Object.keys(pages).length === 0 ? "first build" : "new page";
  if (known.input === now.input) return "its file was missing or touched";
  if (templates !== now.templates) return "the templates changed";
  return known.own === now.own ? "the layout changed" : "its data changed";
}

/** True while the file is as the last build left it. */
export function isUntouched(path: string, known: FileState | undefined): boolean {
  if (!known) return false;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && stats.size === known.size && stats.mtimeMs === known.mtimeMs;
}
