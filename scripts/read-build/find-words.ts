import { Parser } from "htmlparser2";

/** Line and column of words in a file, from 1. */
export interface LineAndColumn {
  line: number;
  column: number;
}

/** Where words stand in a document: as they are, as HTML or JSON writes them, or across the tags of a text; behind an offset before anywhere else. */
export function findInHtml(html: string, words: string, from = 0): LineAndColumn | undefined {
  const text = words.trim();
  if (text === "") return undefined;
  const at = offsetIn(html, text, from) ?? (from > 0 ? offsetIn(html, text, 0) : undefined);
  return at === undefined ? undefined : positionAt(html, at);
}

function offsetIn(html: string, text: string, from: number): number | undefined {
  for (const written of [escaped(text), text, JSON.stringify(text).slice(1, -1)]) {
    const at = offsetOfWhole(html, written, from);
    if (at >= 0) return at;
  }
  return offsetAcrossTags(html, text, from);
}

/** The first place where words are not a part of longer ones, `/contact.htm` not of `/contact.html`; else the first of all. */
function offsetOfWhole(html: string, words: string, from: number): number {
  const isAddress = /^https?:/.test(words);
  const isPart = (letter = "") => /[\p{L}\p{N}]/u.test(letter) || (isAddress && /[/?#]/.test(letter));
  const first = html.indexOf(words, from);
  for (let at = first; at >= 0; at = html.indexOf(words, at + 1))
    if (!isPart(html[at - 1]) && !isPart(html[at + words.length])) return at;
  return first;
}

/** Where words stand in a text file; at the start of a line before anywhere else. */
export function findInText(text: string, words: string): LineAndColumn | undefined {
  const line = `\n${text}`.indexOf(`\n${words}`);
  const at = line < 0 ? text.indexOf(words) : line;
  return at < 0 || words === "" ? undefined : positionAt(text, at);
}

export function positionAt(text: string, offset: number): LineAndColumn {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

/** As React writes it. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;");
}

/** Spaces count nowhere, because tags stand for some of them. */
function offsetAcrossTags(html: string, words: string, from: number): number | undefined {
  const pieces: { at: number; from: number; length: number }[] = [];
  let all = "";
  const parser = new Parser({
    ontext: (text) => {
      const letters = text.replace(/\s+/g, "");
      if (letters === "") return;
      pieces.push({ at: parser.startIndex + text.search(/\S/), from: all.length, length: letters.length });
      all += letters;
    },
  });
  parser.end(html);
  const start = pieces.find(({ at }) => at >= from)?.from ?? all.length;
  const found = all.indexOf(words.replace(/\s+/g, ""), start);
  const piece = found < 0 ? undefined : pieces.find(({ from, length }) => found < from + length);
  return piece && piece.at + offsetOfLetter(html.slice(piece.at), found - piece.from);
}

/** The offset of a letter that has as many others before it. */
function offsetOfLetter(text: string, before: number): number {
  let left = before;
  for (const { index } of text.matchAll(/\S/g)) if (left-- === 0) return index;
  return 0;
}
