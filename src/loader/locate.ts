import { type Document, isAlias, isMap, isScalar, isSeq, type Node } from "yaml";
import type { Place, Position } from "../problem.ts";
import { parseDocumentOf } from "./parse.ts";
import { unescapePointer } from "./pointer.ts";

/** Looks up line and column (from 1) of places in YAML text, or of the nearest thing around them that exists. */
export function createLocator(text: string, file: string): (place: Place) => Position {
  const parsed = parseDocumentOf(text, file);
  if ("problem" in parsed || parsed.document.contents === null) return () => ({ file, line: 1, column: 1 });
  const { document, lines } = parsed;
  return (place) => {
    const { line, col } = lines.linePos(offsetOfWords(text, find(document, place), place.words));
    return { file, line, column: col };
  };
}

function find(document: Document.Parsed, { pointer, isKey }: Place): Found {
  const steps = pointer.split("/").slice(1).map(unescapePointer);
  let found: Found = { node: document.contents, offset: startOf(document.contents) };
  for (const [index, step] of steps.entries()) {
    const node = isAlias(found.node) ? (found.node.resolve(document) ?? null) : found.node;
    const next = descend(node, step, index === steps.length - 1 && isKey === true);
    if (!next) break;
    found = next;
  }
  return found;
}

/** Where the words stand in the text of a value, or where the value starts. */
function offsetOfWords(text: string, { node, offset }: Found, words: string | undefined): number {
  const end = node?.range?.[1];
  if (words === undefined || end === undefined) return offset;
  const at = text.indexOf(words, offset);
  return at >= 0 && at < end ? at : offset;
}

/** A node, and where it starts in the text. */
interface Found {
  node: Node | null;
  offset: number;
}

function descend(node: Node | null, step: string, wantsKey: boolean): Found | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === step);
    if (!pair) return undefined;
    const value = pair.value as Node | null;
    return { node: value, offset: wantsKey || !value?.range ? startOf(pair.key as Node) : startOf(value) };
  }
  const item = isSeq(node) ? (node.items[Number(step)] as Node | undefined) : undefined;
  return item && { node: item, offset: startOf(item) };
}

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
