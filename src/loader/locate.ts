import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import type { DataPlace, Position } from "../problem.ts";
import { createAliasLookup } from "./aliases.ts";
import { parseDocumentOf } from "./parse-document.ts";
import { stepsOf } from "./pointer.ts";

/** Looks up line and column (from 1) of places in YAML text, or of the nearest thing around them that exists. */
export function createLocator(text: string, file: string): (place: DataPlace) => Position {
  const [above] = /^(?:[ \t]*(?:#.*)?\r?\n)*(?=[A-Za-z])/.exec(text) ?? [];
  let inContents: ReturnType<typeof createLocator> | undefined;
  return (place) => {
    const isWhole = place.pointer === "" && place.words === undefined && !place.isKey;
    // Thousands of findings may be about whole files, and to parse one takes longer than all else about its finding.
    if (isWhole && above !== undefined) return { file, line: above.split("\n").length, column: 1 };
    inContents ??= createContentLocator(text, file);
    return inContents(place);
  };
}

function createContentLocator(text: string, file: string): (place: DataPlace) => Position {
  const parsed = parseDocumentOf(text, file);
  if ("problem" in parsed || parsed.document.contents === null) return () => ({ file, line: 1, column: 1 });
  const { document, lines } = parsed;
  const find = createFinder(document);
  return (place) => {
    const { line, col } = lines.linePos(offsetOfWords(text, find(place), place.words));
    return { file, line, column: col };
  };
}

/** A part of a text, as offsets from 0. */
export interface Range {
  start: number;
  end: number;
}

/** A value or key in a text, and where a person would change its words: within its quotation marks. */
export interface Found {
  whole: Range;
  /** Each place of the words, or what stands within the quotation marks; none in a text of several lines. */
  words: Range[];
}

/** Looks up what is to be changed at places of YAML text; undefined for what is not exactly there. */
export function createRangeLookup(text: string, file: string): (place: DataPlace) => Found | undefined {
  const parsed = parseDocumentOf(text, file);
  if ("problem" in parsed) return () => undefined;
  const find = createFinder(parsed.document);
  return (place) => {
    const { node, isExact } = find(place);
    if (!isExact || !node?.range) return undefined;
    const [start, end] = node.range;
    const words =
      place.words === undefined ? withinQuotes(node, start, end) : occurrences(text, place.words, start, end);
    return { whole: { start, end }, words };
  };
}

function withinQuotes(node: Node, start: number, end: number): Range[] {
  if (!isScalar(node) || (node as Scalar).type?.startsWith("BLOCK")) return [];
  return [node.type?.startsWith("QUOTE") ? { start: start + 1, end: end - 1 } : { start, end }];
}

/** Where words stand between two offsets, but not as part of longer ones. */
function occurrences(text: string, words: string, start: number, end: number): Range[] {
  const escaped = escapeForPattern(words);
  // Braces and brackets end by themselves.
  const before = /^[\w/-]/.test(words) ? "(?<![\\w/-])" : "";
  const after = /[\w-]$/.test(words) ? "(?![\\w-])" : "";
  const pattern = new RegExp(before + escaped + after, "g");
  return [...text.slice(start, end).matchAll(pattern)].map(({ index }) => ({
    start: start + index,
    end: start + index + words.length,
  }));
}

/** For a regular expression that finds the text itself. */
export function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A node, where it starts, and whether it is what the pointer names or only the nearest thing around it. */
interface Located {
  node: Node | null;
  offset: number;
  isExact: boolean;
}

function createFinder(document: Document.Parsed): (place: DataPlace) => Located {
  const targetOf = createAliasLookup(document);
  return ({ pointer, isKey }) => {
    const steps = stepsOf(pointer);
    let found: Located = { node: document.contents, offset: startOf(document.contents), isExact: true };
    for (const [index, step] of steps.entries()) {
      const isShared = isAlias(found.node);
      const node = isAlias(found.node) ? (targetOf(found.node) ?? null) : found.node;
      const next = descend(node, step, index === steps.length - 1 && isKey === true);
      if (!next) return { ...found, isExact: false };
      found = { ...next, isExact: found.isExact && !isShared };
    }
    return found;
  };
}

/** Where the words stand in the text of a value, or as many of them as stand there together; else where the value starts. */
function offsetOfWords(text: string, { node, offset }: Located, words: string | undefined): number {
  const end = node?.range?.[1];
  if (words === undefined || end === undefined) return offset;
  const value = text.slice(offset, end);
  const parts = words.split(/\s+/).map(escapeForPattern);
  let [at, least, most] = [0, 0, parts.length];
  // Where so many stand together, fewer do: the number is halved, not counted down, as each takes a pattern of its own.
  for (let count = most; least < most; count = Math.ceil((least + most) / 2)) {
    // A long text is folded at any of its spaces.
    const found = value.search(new RegExp(parts.slice(0, count).join("\\s+")));
    if (found < 0) most = count - 1;
    else [at, least] = [found, count];
  }
  return offset + at;
}

function descend(node: Node | null, step: string, wantsKey: boolean): Omit<Located, "isExact"> | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === step);
    if (!pair) return undefined;
    const [key, value] = [pair.key as Node, pair.value as Node | null];
    if (wantsKey) return { node: key, offset: startOf(key) };
    return { node: value, offset: value?.range ? startOf(value) : startOf(key) };
  }
  const item = isSeq(node) ? (node.items[Number(step)] as Node | undefined) : undefined;
  return item && { node: item, offset: startOf(item) };
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
