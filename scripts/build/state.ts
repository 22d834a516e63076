import { lstatSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentHash } from "./digest.ts";
import { hashOf } from "./hash.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Why a page was rendered. */
export type RenderReason =
  | "first build"
  | "new page"
  | "its data changed"
  | "the layout changed"
  | "the templates changed"
  | "its file was missing or touched";

/** What is remembered of a published page. */
export interface PageState {
  /** Hash of all the files it is made from; "" where that is not known, so that it is made again each time. */
  files: string;
  /** Hash of its data and structured data: all that it is rendered from, apart from what is around every page. */
  own: string;
  /** Address of the picture that link previews show. */
  card: string;
  /** Paths of cities, and of parts of counties, that its texts link: they may go while its own files stay as they are. */
  cityLinks: readonly string[];
  /** Moment of its last rendering (ISO 8601, UTC), and why; kept here so that nothing published depends on the clock. */
  renderedAt: string;
  reason: RenderReason;
}

/** What is remembered of a published file, to notice when someone has touched it. */
export interface FileState {
  size: number;
  mtimeMs: number;
  /** SHA-256 of its content, so that the digest of the folder needs no file that has not changed. */
  hash: string;
}

/** Memory of the last build into a folder. It lies in the cache: nothing private is published. */
export interface BuildState {
  /** Hash of the templates that rendered the pages. */
  templates: string;
  /** Hash of all that is around every page, templates included. */
  around: string;
  pages: ReadonlyMap<string, PageState>;
  files: ReadonlyMap<string, FileState>;
}

export const emptyState: BuildState = { templates: "", around: "", pages: new Map(), files: new Map() };

function stateFile(cacheDir: string, out: string): string {
  return join(cacheDir, "built", `${hashOf(out)}.jsonl`);
}

/** Raise when the form of the file changes. */
const form = 2;

interface Head {
  form: number;
  templates: string;
  around: string;
  /** What many pages share, which name it by its index. */
  renderings: [renderedAt: string, reason: RenderReason][];
  cards: string[];
}

type PageLine = [
  path: string,
  files: string,
  own: string,
  rendering: number,
  card: number,
  cityLinks?: string[],
];
type FileLine = [file: string, size: number, mtimeMs: number, hash: string];

/** Reads the memory of the last build; a damaged one is as good as none. */
export function readState(cacheDir: string, out: string): BuildState {
  try {
    const text = readFileSync(stateFile(cacheDir, out), "utf8");
    const end = text.lastIndexOf("\n", text.length - 2) + 1;
    return contentHash(text.slice(0, end)) === text.slice(end).trim() ? parseState(text, end) : emptyState;
  } catch {
    return emptyState;
  }
}

function parseState(text: string, end: number): BuildState {
  const pages = new Map<string, PageState>();
  const files = new Map<string, FileState>();
  let from = text.indexOf("\n") + 1;
  const head = JSON.parse(text.slice(0, from)) as Head;
  if (head.form !== form) return emptyState;
  while (from < end) {
    const next = text.indexOf("\n", from) + 1;
    const line = JSON.parse(text.slice(from, next)) as PageLine | FileLine;
    if (isPageLine(line)) addPage(pages, line, head);
    else files.set(line[0], { size: line[1], mtimeMs: line[2], hash: line[3] });
    from = next;
  }
  return { templates: head.templates, around: head.around, pages, files };
}

/** Paths of pages begin with a slash, those of files do not. */
function isPageLine(line: PageLine | FileLine): line is PageLine {
  return line[0].startsWith("/");
}

function addPage(pages: Map<string, PageState>, line: PageLine, head: Head): void {
  const [path, files, own, rendering, card, cityLinks = []] = line;
  const [renderedAt, reason] = head.renderings[rendering] as Head["renderings"][number];
  pages.set(path, { files, own, card: head.cards[card] as string, cityLinks, renderedAt, reason });
}

/** Time of the last build into a folder, in milliseconds; undefined where none is remembered. */
export function builtAtMs(cacheDir: string, out: string): number | undefined {
  return statSync(stateFile(cacheDir, out), { throwIfNoEntry: false })?.mtimeMs;
}

export function writeState(cacheDir: string, out: string, state: BuildState): void {
  const file = stateFile(cacheDir, out);
  mkdirSync(dirname(file), { recursive: true });
  const text = formatState(state);
  writeAtomically(file, `${text}${contentHash(text)}\n`);
}

function formatState({ templates, around, pages, files }: BuildState): string {
  const renderings = new Numbered<[string, RenderReason]>(([at, reason]) => `${at} ${reason}`);
  const cards = new Numbered<string>((card) => card);
  const lines: string[] = [];
  for (const [path, page] of pages) {
    const rendering = renderings.numberOf([page.renderedAt, page.reason]);
    const line: PageLine = [path, page.files, page.own, rendering, cards.numberOf(page.card)];
    if (page.cityLinks.length > 0) line.push([...page.cityLinks]);
    lines.push(JSON.stringify(line));
  }
  for (const [file, { size, mtimeMs, hash }] of files)
    lines.push(JSON.stringify([file, size, mtimeMs, hash]));
  const head: Head = { form, templates, around, renderings: renderings.values, cards: cards.values };
  return [JSON.stringify(head), ...lines, ""].join("\n");
}

/** Values in the order they were first met, each with its number. */
class Numbered<T> {
  readonly values: T[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly keyOf: (value: T) => string) {}

  numberOf(value: T): number {
    const key = this.keyOf(value);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Why a page must be rendered again, from what is remembered of it and what it is rendered from now. */
export function renderReason(
  path: string,
  now: { own: string; around: string; templates: string },
  old: BuildState,
): RenderReason {
  const known = old.pages.get(path);
  if (!known) return old.pages.size === 0 ? "first build" : "new page";
  if (old.templates !== now.templates) return "the templates changed";
  if (known.own !== now.own) return "its data changed";
  return old.around === now.around ? "its file was missing or touched" : "the layout changed";
}

/** True while the file is as the last build left it. */
export function isUntouched(path: string, known: FileState | undefined): boolean {
  if (!known) return false;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return Boolean(stats?.isFile() && stats.size === known.size && stats.mtimeMs === known.mtimeMs);
}
