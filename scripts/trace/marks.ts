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

/** A text without its marks, and the marks it had, outermost first. */
export interface Unmarked {
  text: string;
  marks: Mark[];
}

// Private-use characters (Unicode 23.5) stand in no text for people. All marked texts begin with the same one, so that
// sorting them gives the order that the plain texts have.
const open = "\uE000";
const close = "\uE001";
const signs = new RegExp(`[${open}${close}]`, "g");
const firstDigit = 0xe100;
const digits = 4096;

/**
 * Wraps texts of the data in invisible marks. They pass through templates, placeholders and structured data like any
 * other letters, so that each value of a page still says where it comes from, without a second account of how pages
 * are made.
 */
export class Marks {
  private readonly known: Pick<Mark, "place" | "written" | "whole">[] = [];

  mark(text: string, place: DataPlace, written: string = text, whole?: Mark["whole"]): string {
    const id = this.known.push({ place, written, ...(whole && { whole }) }) - 1;
    return `${open}${text}${close}${digit(Math.floor(id / digits))}${digit(id % digits)}`;
  }

  /** Takes the marks off. A text that was cut inside a mark loses that mark. */
  read(marked: string): Unmarked {
    const stack: Unmarked[] = [{ text: "", marks: [] }];
    let read = 0;
    for (const { 0: sign, index } of marked.matchAll(signs)) {
      if (index < read) continue;
      (stack.at(-1) as Unmarked).text += marked.slice(read, index);
      if (sign === open) stack.push({ text: "", marks: [] });
      else this.closeInnermost(stack, marked, index);
      // Behind the sign that closes stands the number of the mark.
      read = index + (sign === open ? 1 : 3);
    }
    (stack.at(-1) as Unmarked).text += marked.slice(read);
    return stack.reduceRight((inner, outer) => ({
      text: outer.text + inner.text,
      marks: [...outer.marks, ...inner.marks],
    }));
  }

  private closeInnermost(stack: Unmarked[], marked: string, index: number): void {
    const known = this.known[valueAt(marked, index + 1) * digits + valueAt(marked, index + 2)];
    const inner = stack.length > 1 ? stack.pop() : undefined;
    const outer = stack.at(-1) as Unmarked;
    if (!known || !inner) return;
    outer.text += inner.text;
    outer.marks.push({ ...known, text: inner.text, inner: inner.marks });
  }
}

function digit(value: number): string {
  return String.fromCharCode(firstDigit + value);
}

function valueAt(text: string, index: number): number {
  return text.charCodeAt(index) - firstDigit;
}
