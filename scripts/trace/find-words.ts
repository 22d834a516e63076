import { escapeForPattern } from "../../src/loader/locate.ts";
import type { DataPlace } from "../../src/problem.ts";
import type { Mark, Unmarked } from "./marks.ts";
import type { TracedText } from "./traced-page.ts";

/** Where words come from. */
export interface Origin {
  place: DataPlace;
  /** The text that holds the value, where that is one of its placeholders; then the other values of that text. */
  behind: DataPlace[];
}

/** A place of words in a text, as offsets from 0. */
interface Span {
  start: number;
  end: number;
}

const placeholder = /\{[A-Za-z]\w*\}/g;

/**
 * Finds where the words of a page stand in the data: the innermost value that holds all of them. Texts that are these words
 * and nothing else come first. `isFit` may refuse a file; the text around a value of that file is then what is meant.
 */
export function findWords(
  texts: readonly TracedText[],
  words: string,
  isFit: (file: string) => boolean = () => true,
): Origin | undefined {
  const pattern = patternOf(words);
  if (!pattern) return undefined;
  const [part = ""] = words.trim().split(/\s+/);
  const holding = texts.flatMap((text) => {
    // Most texts do not hold the first of the words, which is said in a tenth of the time.
    const match = text.text.includes(part) ? pattern.exec(text.text) : null;
    return match ? { text, span: { start: match.index, end: match.index + match[0].length } } : [];
  });
  const isWhole = ({ text, span }: (typeof holding)[number]) =>
    span.start === 0 && span.end === text.text.length;
  for (const { text, span } of [...holding.filter(isWhole), ...holding]) {
    const origin = originIn(text, span, isFit);
    if (origin) return origin;
  }
  const section = holding.find(({ text }) => text.section)?.text.section;
  return section && { place: section, behind: [] };
}

/** Finds words as a whole, whatever white space is between them; undefined for no words. */
function patternOf(words: string): RegExp | undefined {
  const parts = words.trim().split(/\s+/).map(escapeForPattern);
  if (parts.join("") === "") return undefined;
  const isLetter = (letter = "") => /[\p{L}\p{N}]/u.test(letter);
  const start = isLetter(words.trim()[0]) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = isLetter(words.trim().at(-1)) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(start + parts.join("\\s+") + end, "u");
}

/** The place of the mark in which the words begin, or of the value within it that holds all of them. */
function originIn(
  { marks, text }: Unmarked,
  span: Span,
  isFit: (file: string) => boolean,
): Origin | undefined {
  for (const { mark, start, end } of placed(marks, text)) {
    if (span.start < start || span.start >= end) continue;
    const origin = innermost(mark, within(span, start, end), isFit);
    if (origin) return origin;
  }
  return undefined;
}

function innermost(mark: Mark, span: Span, isFit: (file: string) => boolean): Origin | undefined {
  for (const { mark: inner, start, end } of placed(mark.inner, mark.text)) {
    if (span.start < start || span.end > end) continue;
    const origin = innermost(inner, within(span, start, end), isFit);
    if (origin) return { ...origin, behind: [placeIn(mark, span), ...origin.behind] };
  }
  if (!isFit(mark.place.file)) return undefined;
  return { place: placeIn(mark, span), behind: mark.inner.map(({ place }) => place) };
}

/** Marks with the offsets of their texts in the text that holds them. */
function placed(marks: readonly Mark[], text: string): ({ mark: Mark } & Span)[] {
  let from = 0;
  return marks.map((mark) => {
    const start = text.indexOf(mark.text, from);
    from = start + mark.text.length;
    return { mark, start, end: from };
  });
}

function within(span: Span, start: number, end: number): Span {
  return { start: span.start - start, end: Math.min(span.end, end) - start };
}

/** The place of a mark, with the words as they are written there, names in braces not filled. */
function placeIn({ place, written, text, whole }: Mark, { start, end }: Span): DataPlace {
  const isWritten = written === text || written.includes("{");
  if (!isWritten) return place;
  const from = offsetInWritten(written, text, start);
  const to = Math.max(offsetInWritten(written, text, end - 1) + 1, from + 1);
  const { text: value, start: before } = whole ?? { text: written, start: 0 };
  return { ...place, words: uniqueFrom(value, before + from, before + to) };
}

/** The offset in a text as written of what stands at an offset in the filled one; that of its name for a value. */
function offsetInWritten(written: string, text: string, at: number): number {
  let [from, filled] = [0, 0];
  const names = [...written.matchAll(placeholder)];
  for (const [number, { index, 0: name }] of names.entries()) {
    const literalEnd = filled + index - from;
    if (at < literalEnd) break;
    const next = written.slice(index + name.length, names[number + 1]?.index);
    const valueEnd = next === "" ? literalEnd : text.indexOf(next, literalEnd);
    const isLast = next === "" && number === names.length - 1;
    if (isLast || at < valueEnd || valueEnd < 0) return index;
    [from, filled] = [index + name.length, valueEnd];
  }
  return from + at - filled;
}

/** The words between two offsets, with so many that follow that they stand nowhere before. */
function uniqueFrom(text: string, start: number, end: number): string {
  let to = end;
  while (to < text.length && text.indexOf(text.slice(start, to)) < start) to++;
  return text.slice(start, to);
}
