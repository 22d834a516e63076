import {
  type CST,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { stepsOf } from "../../src/loader/pointer.ts";
import { formatFields, formatFlow, formatFlowField, formatItem } from "./entity-text.ts";
import {
  cutLines,
  endOfLine,
  insertLines,
  lineEndOf,
  type Splice,
  startOfLine,
  UneditableYaml,
} from "./splice.ts";

type Item = Node | Pair<Node, Node | null>;

/** Where an entry is written: in a list from its hyphen on, in a group from its name on. */
interface Entry {
  start: number;
  end: number;
}

/** A list or a group as a text has it, and the splices that change what is in it. */
export class Collection {
  private readonly entries: Entry[];
  private readonly isFlow: boolean;
  private readonly isRoot: boolean;

  private constructor(
    private readonly text: string,
    private readonly node: YAMLMap<Node, Node | null> | YAMLSeq<Node>,
    root: unknown,
  ) {
    this.isFlow = node.flow ?? false;
    this.isRoot = node === root;
    this.entries = entriesOf(node, text);
  }

  /** The collection that holds what a pointer names, and the last step to it. */
  static around(
    text: string,
    document: Document.Parsed,
    pointer: string,
  ): { collection: Collection; step: string } {
    const steps = stepsOf(pointer);
    const step = steps.pop();
    let node: unknown = document.contents;
    for (const outer of steps) node = isCollection(node) ? node.get(outer, true) : undefined;
    if (step === undefined || !(isMap<Node, Node | null>(node) || isSeq<Node>(node)))
      throw new UneditableYaml(
        `${pointer || "The file"} is not an entry of a list or a group that is written out.`,
      );
    return { collection: new Collection(text, node, document.contents), step };
  }

  /** Another entry in front of the one at an index, or another field: at an index, or at the end. */
  add(step: string, value: unknown, at?: number): Splice {
    if (isMap(this.node)) return this.addField(step, value, at);
    const index = this.indexOf(step, this.entries.length);
    if (this.isFlow) return this.insertInFlow(index, formatFlow(value));
    return this.insert(index, this.itemLines(value));
  }

  /** An entry goes with its line, or in brackets with a comma. Throws where a comment would go with it. */
  remove(step: string): Splice {
    const index = this.indexOf(step);
    return this.isFlow ? this.cutInFlow(index) : this.cut(index);
  }

  /** The entry goes to where another is now, with its line and the comment on it. */
  move(step: string, to: number): Splice[] {
    if (isMap(this.node)) throw new UneditableYaml("Fields of a group are not moved.");
    const from = this.indexOf(step);
    if (from === to) return [];
    const index = this.indexOf(String(to > from ? to + 1 : to), this.entries.length);
    const { start, end } = this.entry(from);
    if (this.isFlow) return [this.cutInFlow(from), this.insertInFlow(index, this.text.slice(start, end))];
    if (!this.hasOwnLine(0)) throw new UneditableYaml("The list starts on the line of another one.");
    const lines = [startOfLine(this.text, start), endOfLine(this.text, end)] as const;
    const line = this.text.slice(...lines).replace(/\r?\n$/, "");
    return [cutLines(this.text, ...lines), insertLines(this.text, this.offsetOf(index), [line])];
  }

  /** Another text, number or yes or no in place of one, or of an alias, which no longer repeats one then. */
  set(step: string, value: unknown): Splice {
    const index = this.indexOf(step);
    const item = this.node.items[index];
    const node = isPair(item) ? item.value : item;
    if (!(isScalar(node) || isAlias(node)) || !node.range)
      throw new UneditableYaml(`The value of ${step} is more than one.`);
    const [start, end] = [node.range[0], endOf(node, this.text, false)];
    if (/^[|>][^\n]*#/.test(this.text.slice(start, end)))
      throw new UneditableYaml(`A comment is written in front of the text of ${step}.`);
    const source = this.sourceOf(step, value, end);
    return { start, end, text: /[\s[{]/.test(this.text[start - 1] ?? "") ? source : ` ${source}` };
  }

  private sourceOf(step: string, value: unknown, end: number): string {
    if (this.isFlow) return formatFlow(value);
    const lines = isMap(this.node) ? formatFields({ [step]: value }, this.column()) : this.itemLines(value);
    const isAlone = this.text.slice(end, endOfLine(this.text, end)).trim() === "";
    if (lines.length > 1 && !isAlone) return formatFlow(value);
    const [first = "", ...rest] = lines;
    const source = isMap(this.node) ? first.slice(first.indexOf(": ") + 2) : first.replace(/^ *- */, "");
    return [source, ...rest].join(lineEndOf(this.text));
  }

  private addField(name: string, value: unknown, at?: number): Splice {
    if (this.node.has(name)) throw new UneditableYaml(`${name} is there already.`);
    const index = at ?? this.entries.length;
    if (this.isFlow) return this.insertInFlow(index, formatFlowField(name, value));
    const lines = formatFields({ [name]: value }, this.column());
    const isLast = this.isRoot && at === undefined;
    return isLast ? insertLines(this.text, this.text.length, lines) : this.insert(index, lines);
  }

  private insert(index: number, lines: string[]): Splice {
    const { start } = this.entry(0);
    if (index > 0 || this.hasOwnLine(0)) return insertLines(this.text, this.offsetOf(index), lines);
    // The first entry is written behind the hyphen of an outer list.
    const lineEnd = lineEndOf(this.text);
    const indent = " ".repeat(this.column());
    return { start, end: start, text: `${lines.join(lineEnd).trimStart()}${lineEnd}${indent}` };
  }

  /** Where a line in front of an entry goes: comments above an entry belong to it, so behind the one before. */
  private offsetOf(index: number): number {
    return index === 0
      ? startOfLine(this.text, this.entry(0).start)
      : endOfLine(this.text, this.entry(index - 1).end);
  }

  private itemLines(value: unknown): string[] {
    const [, gap = " "] = /^-( +)\S/.exec(this.text.slice(this.entry(0).start)) ?? [];
    return formatItem(value, this.column(), gap);
  }

  private column(): number {
    const { start } = this.entry(0);
    return start - startOfLine(this.text, start);
  }

  private cut(index: number): Splice {
    const { start, end } = this.entry(index);
    if (this.entries.length === 1) return this.cutOnly();
    if (this.hasOwnLine(index)) {
      const lineEnd = endOfLine(this.text, end);
      requireBlank(this.text.slice(end, lineEnd));
      return cutLines(this.text, startOfLine(this.text, start), lineEnd);
    }
    const next = this.entry(index + 1).start;
    requireBlank(this.text.slice(end, next));
    return { start, end: next, text: "" };
  }

  /** What is left of the only entry: an empty list or group. */
  private cutOnly(): Splice {
    const { start, end } = this.entry(0);
    const before = this.text.slice(0, start).trimEnd();
    const empty = isSeq(this.node) ? "[]" : "{}";
    // Behind its name or hyphen, unless a comment is between.
    return /[:-]$/.test(before)
      ? { start: before.length, end, text: ` ${empty}` }
      : { start, end, text: empty };
  }

  private insertInFlow(index: number, written: string): Splice {
    const first = this.entries[0]?.start ?? (this.node.range?.[0] ?? 0) + 1;
    const at = index === 0 ? first : this.entry(index - 1).end;
    const isOnly = this.entries.length === 0;
    return { start: at, end: at, text: isOnly ? written : index === 0 ? `${written}, ` : `, ${written}` };
  }

  private cutInFlow(index: number): Splice {
    const { start, end } = this.entry(index);
    const comma = /,\s*$/.exec(this.text.slice(0, start));
    if (comma) return { start: comma.index, end, text: "" };
    const next = this.entries[index + 1]?.start ?? end;
    requireBlank(this.text.slice(end, next).replace(",", ""));
    return { start, end: next, text: "" };
  }

  private hasOwnLine(index: number): boolean {
    const { start } = this.entry(index);
    return this.text.slice(startOfLine(this.text, start), start).trim() === "";
  }

  private entry(index: number): Entry {
    const entry = this.entries[index];
    if (!entry) throw new UneditableYaml(`There is no entry ${index}.`);
    return entry;
  }

  private indexOf(step: string, last = this.entries.length - 1): number {
    const index = isMap<Node>(this.node)
      ? this.node.items.findIndex(({ key }) => isScalar(key) && String(key.value) === step)
      : Number(step);
    if (Number.isInteger(index) && index >= 0 && index <= last) return index;
    throw new UneditableYaml(`There is no entry ${step}.`);
  }
}

function requireBlank(text: string): void {
  if (text.trim() !== "") throw new UneditableYaml("A comment would go with the entry.");
}

/** Where each entry is written. Throws where the parser does not say so of each. */
function entriesOf(node: YAMLMap<Node, Node | null> | YAMLSeq<Node>, text: string): Entry[] {
  const token = node.srcToken;
  const tokens = token && "items" in token ? token.items : [];
  const starts = tokens.flatMap((item) => startOfEntry(item) ?? []);
  const items: Item[] = node.items;
  if (starts.length !== items.length) throw new UneditableYaml("The entries are written in an unusual way.");
  return items.map((item, index) => ({ start: starts[index] ?? 0, end: endOf(item, text) }));
}

const outside = new Set(["space", "newline", "comment", "comma"]);

/** The first thing of an entry that is more than space; none where only a comment or a comma is left. */
function startOfEntry({ start, key, sep, value }: CST.CollectionItem): number | undefined {
  const mark = start.find(({ type }) => !outside.has(type)) ?? key ?? sep?.[0] ?? value;
  return mark?.offset;
}

/** End of the value itself, without the comment or the empty lines that follow it unless they are a part of the text. */
function endOf(item: Item, text: string, isKept = true): number {
  if (isPair(item)) return endOf(item.value ?? item.key, text);
  const [start, end] = item.range ?? [0, 0];
  const last = isCollection(item) && !item.flow ? (item.items.at(-1) as Item | undefined) : undefined;
  if (last) return endOf(last, text);
  const source = text.slice(start, end);
  const isBlock = /^[|>]/.test(source) && isScalar(item) && item.type?.startsWith("BLOCK");
  if (!isBlock || (isKept && /^[|>]\d?\+/.test(source))) return end;
  return start + source.trimEnd().length;
}
