import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, statSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { SharedTexts } from "../../src/loader/shared-texts.ts";
import type { TextKeys } from "../../src/pages/page-texts.ts";
import { hashOf } from "../files/hash.ts";
import { chunked, readLines } from "../files/lines.ts";
import { writeAtomically } from "../files/write-atomically.ts";

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
  /** What it asked of the site when it was made: indexes in the questions of the whole state. */
  questions: readonly number[];
  /** Hash of the answers; "" for a page that is made again each time. */
  answers: string;
  texts: TextKeys;
  /** Hash of its data and structured data: all that it is rendered from, apart from what is around every page. */
  own: string;
  /** Address of the picture that link previews show. */
  card: string;
  /** Paths of the pictures that are its own, as a JSON list: one text for all pages with the same. */
  figures: string;
  /** Moment of its last rendering (ISO 8601, UTC), and why; kept here so that nothing published depends on the clock. */
  renderedAt: string;
  reason: RenderReason;
}

/** What is remembered of a published file, to notice when someone has touched it. */
export interface FileState {
  /** Its path in the folder: the one text for it, because a large site has hundreds of thousands. */
  file: string;
  size: number;
  mtimeMs: number;
  /** SHA-256 of its content, so that the digest of the folder needs no file that has not changed. */
  hash: string;
}

/** Whose site a target holds. */
export interface Owner {
  /** Name of the business. */
  name: string;
  /** Origin that its data names, whatever address it was built for. */
  origin: string;
  /** The data folder it was built from: absolute, links followed. */
  dataDir: string;
}

/** Memory of the last build into a folder. It lies in the cache: nothing private is published. */
export interface BuildState {
  /** Hash of the templates that rendered the pages. */
  templates: string;
  /** Hash of all that is around every page, templates included. */
  around: string;
  /** What the pages asked. */
  questions: readonly string[];
  pages: ReadonlyMap<string, PageState>;
  files: ReadonlyMap<string, FileState>;
  /** Absent where the data did not say it. */
  owner?: Partial<Owner>;
}

export const emptyState: BuildState = {
  templates: "",
  around: "",
  questions: [],
  pages: new Map(),
  files: new Map(),
};

function stateFile(cacheDir: string, out: string): string {
  return join(cacheDir, "built", `${hashOf(out)}.jsonl`);
}

/** Raise when the form of the file changes. */
const form = 6;

interface Head {
  form: number;
  templates: string;
  around: string;
  owner?: Partial<Owner>;
  /** What many pages share, which name it by its index. */
  renderings: readonly string[];
  cards: readonly string[];
  figures: readonly string[];
}

type PageLine = [
  path: string,
  answers: string,
  own: string,
  rendering: number,
  card: number,
  figures: number,
  texts: TextKeys,
  questions: readonly number[],
];
type Rendering = [renderedAt: string, reason: RenderReason];
type FileLine = [file: string, size: number, mtimeMs: number, hash: string];

/** What is written in the place of the hash until it is known. */
const noHash = "0".repeat(64);

/** Reads the memory of the last build; a damaged one is as good as none. */
export function readState(cacheDir: string, out: string): BuildState {
  const hash = createHash("sha256");
  let isFirst = true;
  const hashLines = (bytes: Uint8Array) => {
    hash.update(isFirst ? bytes.subarray(noHash.length + 1) : bytes);
    isFirst = false;
  };
  const lines = readLines(stateFile(cacheDir, out), hashLines);
  try {
    const expected = lines.next().value;
    const state = parseState(lines);
    return hash.digest("hex") === expected ? state : emptyState;
  } catch {
    return emptyState;
  } finally {
    // Closes the file where not all of it was read.
    lines.return(undefined);
  }
}

/** Whose site the last build into a folder made; undefined where none is remembered. Reads the beginning alone. */
export function readOwner(cacheDir: string, out: string): Partial<Owner> | undefined {
  const lines = readLines(stateFile(cacheDir, out), () => {});
  try {
    lines.next();
    return (JSON.parse(lines.next().value) as Head).owner;
  } catch {
    return undefined;
  } finally {
    lines.return(undefined);
  }
}

function parseState(lines: Generator<string>): BuildState {
  const pages = new Map<string, PageState>();
  const files = new Map<string, FileState>();
  const questions: string[] = [];
  const head = JSON.parse(lines.next().value) as Head;
  if (head.form !== form) return emptyState;
  for (const text of lines) {
    const line = JSON.parse(text) as string | PageLine | FileLine;
    if (typeof line === "string") questions.push(line);
    else if (isPageLine(line)) pages.set(line[0], toPage(line, head));
    else files.set(line[0], { file: line[0], size: line[1], mtimeMs: line[2], hash: line[3] });
  }
  return { templates: head.templates, around: head.around, questions, pages, files };
}

/** Paths of pages begin with a slash, those of files do not. */
function isPageLine(line: PageLine | FileLine): line is PageLine {
  return line[0].startsWith("/");
}

function toPage(line: PageLine, head: Head): PageState {
  const [, answers, own, rendering, card, figures, texts, questions] = line;
  const [renderedAt, reason] = JSON.parse(head.renderings[rendering] as string) as Rendering;
  return {
    questions,
    answers,
    texts,
    own,
    card: head.cards[card] as string,
    figures: head.figures[figures] as string,
    renderedAt,
    reason,
  };
}

/** Time of the last build into a folder, in milliseconds; undefined where none is remembered. */
export function builtAtMs(cacheDir: string, out: string): number | undefined {
  return statSync(stateFile(cacheDir, out), { throwIfNoEntry: false })?.mtimeMs;
}

export function writeState(cacheDir: string, out: string, state: BuildState): void {
  const file = stateFile(cacheDir, out);
  mkdirSync(dirname(file), { recursive: true });
  const hash = createHash("sha256");
  writeAtomically(file, (handle) => {
    writeFileSync(handle, `${noHash}\n`);
    for (const chunk of chunked(formatState(state))) {
      hash.update(chunk);
      writeFileSync(handle, chunk);
    }
    writeSync(handle, hash.digest("hex"), 0);
  });
}

function* formatState(state: BuildState): Generator<string> {
  const { templates, around, pages, files, owner } = state;
  const renderings = new SharedTexts();
  const cards = new SharedTexts();
  const figures = new SharedTexts();
  const lines = [...pages].map(([path, page]): PageLine => {
    const rendering = renderings.numberOf(JSON.stringify([page.renderedAt, page.reason] satisfies Rendering));
    return [
      path,
      page.answers,
      page.own,
      rendering,
      cards.numberOf(page.card),
      figures.numberOf(page.figures),
      page.texts,
      page.questions,
    ];
  });
  const head: Head = {
    form,
    templates,
    around,
    ...(owner && { owner }),
    renderings: renderings.texts,
    cards: cards.texts,
    figures: figures.texts,
  };
  yield JSON.stringify(head);
  // Questions that no page asks any more are left out, and the others are numbered anew.
  const questions = new SharedTexts();
  for (const [path, answers, own, rendering, card, pictures, texts, asked] of lines) {
    const known = questions.texts.length;
    const numbers = asked.map((number) => questions.numberOf(state.questions[number] as string));
    for (const question of questions.texts.slice(known)) yield JSON.stringify(question);
    yield JSON.stringify([path, answers, own, rendering, card, pictures, texts, numbers] satisfies PageLine);
  }
  for (const { file, size, mtimeMs, hash } of files.values())
    yield JSON.stringify([file, size, mtimeMs, hash] satisfies FileLine);
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
