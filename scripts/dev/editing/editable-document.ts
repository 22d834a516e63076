import { Parser } from "htmlparser2";
import { type KnownMark, type Marks, withoutMarks } from "../../trace/marks.ts";
import type { ShownValue } from "./messages.ts";

/** Elements in which nothing but plain text may stand. */
const plainOnly = new Set(["noscript", "option", "script", "style", "template", "textarea", "title"]);

/** A document in which every text of the data stands in an element of its own, and what each of them is. */
export interface EditableDocument {
  html: string;
  values: ShownValue[];
}

/** Puts elements in the place of the marks in a document, with their numbers among `values`. */
export function makeEditable(html: string, marks: Marks): EditableDocument {
  const document = new Editable(html, marks);
  const parser = new Parser(
    {
      onopentag: (name) => document.openTag(name, parser.startIndex, parser.endIndex + 1),
      ontext: () => document.text(parser.startIndex, parser.endIndex + 1),
      oncomment: () => document.endText(),
      onclosetag: () => document.closeTag(),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return document.finish();
}

/** For a text that was cut within its mark. */
const noValue: ShownValue = { file: "", pointer: "", written: "" };

/** What the editor is told of a mark. */
export function shownValueOf({ place: { file, pointer }, written, whole }: KnownMark): ShownValue {
  return { file, pointer, written: whole?.text ?? written };
}

class Editable {
  private readonly values: (ShownValue | undefined)[] = [];
  /** Numbers of the values that begin before this point of the document and end behind it. */
  private readonly open: number[] = [];
  private readonly elements: string[] = [];
  private written = "";
  private done = 0;
  /** Where the tag ends in which a plain text stands, if nothing in it was marked. */
  private bareTag: number | undefined;
  private pending: { start: number; end: number } | undefined;

  constructor(
    private readonly html: string,
    private readonly marks: Marks,
  ) {}

  openTag(name: string, start: number, end: number): void {
    this.endText();
    this.elements.push(name);
    const tag = this.html.slice(start, end);
    const plain = withoutMarks(tag);
    this.bareTag = plain === tag && plainOnly.has(name) ? end - 1 : undefined;
    if (plain === tag) return;
    const named = Array.from(tag.matchAll(/\s([\w:-]+)="([^"]*)"/g), ([, attribute = "", value = ""]) => {
      const number = this.valueOfAttribute(value);
      return number === undefined ? [] : `${attribute}:${number}`;
    }).flat();
    const list = named.length > 0 ? ` data-site-values="${named.join(" ")}"` : "";
    this.put(
      start,
      end,
      plain.replace(/\s*\/?>$/, (ending) => `${list}${ending}`),
    );
  }

  closeTag(): void {
    this.endText();
    this.elements.pop();
  }

  /** Text comes in parts, as at each entity in it. */
  text(start: number, end: number): void {
    this.pending = { start: this.pending?.start ?? start, end };
  }

  endText(): void {
    if (!this.pending) return;
    const { start, end } = this.pending;
    this.pending = undefined;
    const text = this.html.slice(start, end);
    if (this.elements.some((name) => plainOnly.has(name))) this.putPlain(start, end, text);
    else this.put(start, end, this.withElements(text));
  }

  /** What holds no elements has the number of its text on its tag. */
  private putPlain(start: number, end: number, text: string): void {
    const number = this.valueOfAttribute(text);
    if (number !== undefined && this.bareTag !== undefined)
      this.put(this.bareTag, this.bareTag, ` data-site-values="text:${number}"`);
    this.put(start, end, withoutMarks(text));
  }

  /** A mark that goes on in the next text has an element in each. */
  private withElements(text: string): string {
    const element = this.elements.includes("svg") ? "tspan" : "site-text";
    const start = (number: number) => `<${element} data-site-value="${number}">`;
    let html = this.open.map(start).join("");
    for (const token of this.marks.tokens(text))
      if (token === "open") html += start(this.begin());
      else if (typeof token === "number") {
        if (this.open.length > 0) html += `</${element}>`;
        this.end(token);
      } else html += token.text;
    return html + `</${element}>`.repeat(this.open.length);
  }

  finish(): EditableDocument {
    this.endText();
    return {
      html: withoutMarks(this.written + this.html.slice(this.done)),
      values: this.values.map((value) => value ?? noValue),
    };
  }

  private put(start: number, end: number, html: string): void {
    this.written += this.html.slice(this.done, start) + html;
    this.done = end;
  }

  private begin(): number {
    const number = this.values.push(undefined) - 1;
    this.open.push(number);
    return number;
  }

  private end(mark: number): void {
    const number = this.open.pop();
    const known = this.marks.known(mark);
    if (number === undefined || !known) return;
    const outer = this.open.at(-1);
    this.values[number] = { ...shownValueOf(known), ...(outer !== undefined && { outer }) };
  }

  /** The value that an attribute is made of, as a whole. */
  private valueOfAttribute(marked: string): number | undefined {
    const before = this.values.length;
    for (const token of this.marks.tokens(marked))
      if (token === "open") this.begin();
      else if (typeof token === "number") this.end(token);
    return this.values.length > before ? before : undefined;
  }
}
