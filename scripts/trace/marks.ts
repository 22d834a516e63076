import type { DataPlace } from "../../src/problem.ts";

/** A text of the data as it reached a page: what it became, where it stands, and the marked values inside of it. */
export interface Mark {
  place: DataPlace;
  /** The text as the data writes it, its placeholders not filled. */
  written: string;
  /** What it became on the page. */
  text: string;
  inner: Mark[];
  /** Where it is a piece of a text: all of that, and the offset at which it begins. */
  whole?: { text: string; start: number };
}

/** What is known of a mark before it reaches a page. */
export type KnownMark = Pick<Mark, "place" | "written" | "whole">;

/** A text without its marks, and the marks it had, outermost first. */
export interface Unmarked {
  text: string;
  marks: Mark[];
}

// Private-use characters (Unicode 23.5) stand in no text for people. All marked texts begin with the same one, so that
// sorting them gives the order that the plain texts have.
const open = "\uE000";
const close = "\uE001";
const firstDigit = 0xe100;
const digits = 4096;
const signs = /\uE000|\uE001[\uE100-\uF0FF]{2}/g;

/**
 * Wraps texts of the data in invisible marks. They pass through templates, placeholders and structured data like any
 * other letters, so that each value of a page still says where it comes from, without a second account of how pages
 * are made.
 */
export class Marks {
  private readonly all: KnownMark[] = [];
  private readonly marked = new WeakMap<object, unknown>();

  /** How many there are. */
  get count(): number {
    return this.all.length;
  }

  /** What a value becomes with its marks, made once: of ten thousand cities an edit changes one. */
  once<T extends object>(value: T, mark: (value: T) => T): T {
    const known = (this.marked.get(value) as T | undefined) ?? mark(value);
    this.marked.set(value, known);
    return known;
  }

  mark(text: string, place: DataPlace, written: string = text, whole?: Mark["whole"]): string {
    const id = this.all.push({ place, written, ...(whole && { whole }) }) - 1;
    return `${open}${text}${close}${digit(Math.floor(id / digits))}${digit(id % digits)}`;
  }

  /** Takes the marks off. A text that was cut inside a mark loses that mark. */
  read(marked: string): Unmarked {
    const stack: Unmarked[] = [{ text: "", marks: [] }];
    for (const token of this.tokens(marked))
      if (token === "open") stack.push({ text: "", marks: [] });
      else if (typeof token === "number") this.closeInnermost(stack, token);
      else (stack.at(-1) as Unmarked).text += token.text;
    return stack.reduceRight((inner, outer) => ({
      text: outer.text + inner.text,
      marks: [...outer.marks, ...inner.marks],
    }));
  }

  /** What a marked text is made of: pieces of text, where marks begin, and the numbers of those that end. */
  *tokens(marked: string): Generator<{ text: string } | "open" | number> {
    let from = 0;
    for (const { index, 0: sign } of marked.matchAll(signs)) {
      if (index > from) yield { text: marked.slice(from, index) };
      yield sign === open ? "open" : valueAt(sign, 1) * digits + valueAt(sign, 2);
      from = index + sign.length;
    }
    if (from < marked.length) yield { text: marked.slice(from) };
  }

  /** What is known of the mark with a number. */
  known(number: number): KnownMark | undefined {
    return this.all[number];
  }

  private closeInnermost(stack: Unmarked[], number: number): void {
    const known = this.all[number];
    const inner = stack.length > 1 ? stack.pop() : undefined;
    const outer = stack.at(-1) as Unmarked;
    if (!known || !inner) return;
    outer.text += inner.text;
    outer.marks.push({ ...known, text: inner.text, inner: inner.marks });
  }
}

/** The same signs in the query of an address. */
const encodedSigns = /%EE%80%80|%EE%80%81(?:%E[EF]%[\dA-F]{2}%[\dA-F]{2}){2}/g;

/** A text without its marks. */
export function withoutMarks(marked: string): string {
  return marked.replace(signs, "").replace(encodedSigns, "");
}

function digit(value: number): string {
  return String.fromCharCode(firstDigit + value);
}

function valueAt(text: string, index: number): number {
  return text.charCodeAt(index) - firstDigit;
}
