import { findInvisible } from "./invisible.ts";

/** A scalar without quotes: text, a number or true and false, as its schema has it. */
export class BareScalar {
  constructor(readonly source: string) {}
}

/** A text in lines below its sign, some of which start like a field. */
export class FieldLikeText {
  constructor(
    readonly text: string,
    readonly names: string[],
  ) {}
}

/** What a file says: texts in quotes or in lines below a sign, scalars without quotes, lists, groups. */
export type EverydayNode = string | FieldLikeText | BareScalar | EverydayNode[] | Map<string, EverydayNode>;

/** So that no limit of the parser is ever reached here: on nodes, and on nesting, which has two levels a column at most. */
const maxLetters = 100_000;
const maxColumn = 24;

/** Tabs, line ends of other kinds, blanks that only look like blanks: the parser knows what they do where. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unusual = /[\u0000-\u0009\u000b-\u001f\u007f-\u00a0\u2028\u2029\ufeff]/;
/** A name that is no value of another kind (`true: 1`). */
const fieldName = /(?!(?:null|true|false):)[a-z][\w-]{0,99}:(?=[ \n])/iy;
/** Lines of a text that may be fields which are indented too far. */
const likeField = /^([A-Za-z]\w*):(?=\s|$)/gm;
/** A line that is one where any word may be a name. */
const signInText = /: [>|][-+]?\s*$/m;
const bareStart = /^(?:[^\s?:,[\]{}#&*!|>'"%@`-]|-\d)/;
const notBare = /: | #|[: ]$/;
const blockSign = /[|>]-?\n/y;
/** An entry of a list on one line that needs no quotes there. */
const wordsInList = /^[a-z\d](?:[\w .'/()&-]*[\w.'/()&-])?$/i;

const notEveryday = new Error("The file is not written in the everyday way");

/**
 * Reads YAML that is written as people and tools write data files: names of letters, a scalar or text on the line of its
 * name or below it, two kinds of quotes without escapes, comments on lines of their own. Undefined for anything else, right or
 * wrong, which is for the parser: what is read here, it reads alike, in ten times the time.
 */
export function readEverydayYaml(text: string): Map<string, EverydayNode> | undefined {
  if (text.length > maxLetters || !text.endsWith("\n")) return undefined;
  const lines = text.includes("\r") ? text.replaceAll("\r\n", "\n") : text;
  if (unusual.test(lines)) return undefined;
  try {
    return new Reader(lines).readFile();
  } catch (error) {
    if (error === notEveryday) return undefined;
    throw error;
  }
}

function fail(): never {
  throw notEveryday;
}

/** Stands at a line that holds something, and goes down from there. */
class Reader {
  /** Offset of the first letter of the line, and its column; at the end of the text the column is -1. */
  private at = 0;
  private column = 0;

  constructor(private readonly text: string) {}

  readFile(): Map<string, EverydayNode> {
    this.goTo(0);
    const root = this.readGroup(0);
    return this.column < 0 ? root : fail();
  }

  /** Goes to the first line from the one at `lineStart` on that holds something. */
  private goTo(lineStart: number): void {
    for (let line = lineStart; line < this.text.length; ) {
      const first = this.afterBlanks(line);
      const letter = this.text[first];
      if (first === line && letter === "\n") line++;
      else if (letter === "#") line = this.endOfLine(line) + 1;
      else {
        if (letter === "\n" || first - line > maxColumn) fail();
        this.at = first;
        this.column = first - line;
        return;
      }
    }
    this.column = -1;
  }

  private afterBlanks(offset: number): number {
    let end = offset;
    while (this.text[end] === " ") end++;
    return end;
  }

  private endOfLine(offset: number): number {
    return this.text.indexOf("\n", offset);
  }

  private readGroup(column: number): Map<string, EverydayNode> {
    const fields = new Map<string, EverydayNode>();
    while (this.column === column && !(fields.size > 0 && this.isEntry())) {
      fieldName.lastIndex = this.at;
      if (!fieldName.test(this.text)) fail();
      const colon = fieldName.lastIndex - 1;
      const name = this.text.slice(this.at, colon);
      if (fields.has(name)) fail();
      fields.set(name, this.readValue(colon + 1, column));
    }
    return this.column > column || fields.size === 0 ? fail() : fields;
  }

  private isEntry(): boolean {
    return this.text[this.at] === "-" && this.text[this.at + 1] === " ";
  }

  /** The value of a field of a group at `column`; `start` is the offset behind its colon. */
  private readValue(start: number, column: number): EverydayNode {
    if (this.text[start] === " ") return this.readScalar(start + 1, column);
    this.goTo(start + 1);
    if (this.column >= column && this.isEntry()) return this.readList(this.column);
    return this.column > column ? this.readGroup(this.column) : fail();
  }

  private readList(column: number): EverydayNode[] {
    const entries: EverydayNode[] = [];
    while (this.column === column && this.isEntry()) {
      fieldName.lastIndex = this.at + 2;
      if (fieldName.test(this.text)) {
        this.at += 2;
        this.column += 2;
        entries.push(this.readGroup(this.column));
      } else entries.push(this.readScalar(this.at + 2, column));
    }
    return this.column > column ? fail() : entries;
  }

  /** A scalar of a group or list at `column`, or a list on one line; what is on the line below it is the next one. */
  private readScalar(start: number, column: number): EverydayNode {
    const sign = this.text[start];
    if (sign === ">" || sign === "|") return this.readBlock(start, column);
    const end = this.endOfLine(start);
    const scalar =
      sign === '"' || sign === "'" ? this.readQuoted(start, end) : readBare(this.text.slice(start, end));
    this.goTo(end + 1);
    return scalar;
  }

  private readQuoted(start: number, end: number): string {
    const quote = this.text[start] as string;
    if (this.text.indexOf(quote, start + 1) !== end - 1) fail();
    const inner = this.text.slice(start + 1, end - 1);
    return quote === '"' && (inner.includes("\\") || findInvisible(inner)) ? fail() : inner;
  }

  /** A text in lines below its sign. */
  private readBlock(start: number, column: number): string | FieldLikeText {
    blockSign.lastIndex = start;
    if (!blockSign.test(this.text)) fail();
    const lines = this.readLines(blockSign.lastIndex, column).join("\n");
    const folded =
      this.text[start] === ">"
        ? lines.replaceAll(/\n+/g, (breaks) => (breaks === "\n" ? " " : breaks.slice(1)))
        : lines;
    const text = this.text[start + 1] === "-" ? folded : `${folded}\n`;
    if (!lines.includes(":")) return text;
    const names = [...lines.matchAll(likeField)].map(([, name = ""]) => name);
    if (names.length === 0) return text;
    return signInText.test(lines) ? fail() : new FieldLikeText(text, names);
  }

  /** The lines from `start` on that are indented alike, and further than `column`; empty ones between them. */
  private readLines(start: number, column: number): string[] {
    const indent = this.afterBlanks(start) - start;
    if (indent <= column || indent > maxColumn) fail();
    const lines: string[] = [];
    let line = start;
    for (let first = start + indent; ; first = this.afterBlanks(line)) {
      const end = this.endOfLine(first);
      if (first - line < indent && first !== end) break;
      if (first - line > indent || (end > line && this.text[end - 1] === " ")) fail();
      lines.push(this.text.slice(first, end));
      line = end + 1;
    }
    while (lines.at(-1) === "") lines.pop();
    this.goTo(line);
    return lines;
  }
}

function readBare(source: string): BareScalar | BareScalar[] {
  if (source.startsWith("[")) return readListOnLine(source);
  return bareStart.test(source) && !notBare.test(source) ? new BareScalar(source) : fail();
}

function readListOnLine(source: string): BareScalar[] {
  const entries = source.slice(1, -1).split(", ");
  return source.endsWith("]") && entries.every((entry) => wordsInList.test(entry))
    ? entries.map((entry) => new BareScalar(entry))
    : fail();
}
