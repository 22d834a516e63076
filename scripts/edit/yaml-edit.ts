import { isMap, isSeq, type Node, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";

/** A list in a YAML file that is written in a way this tool does not edit; the sentence says which. */
export class UneditableYaml extends Error {}

/** The text of an entry of a list: one field and its value, which need no quotes. */
export interface Entry {
  field: string;
  value: string;
}

/**
 * A top-level list of groups of one field (`- city: x`) in the text of a YAML file. Edits insert and replace at the
 * positions of its nodes, so that comments, order, quotes and line ends stay as they are everywhere else.
 */
export class ListEditor {
  private readonly list: YAMLSeq<YAMLMap>;

  constructor(
    private readonly text: string,
    private readonly name: string,
  ) {
    const { contents } = parseDocument(text, { merge: false });
    const list = isMap(contents) ? contents.get(name, true) : undefined;
    if (!isSeq(list) || list.items.length === 0 || !list.items.every(isMap))
      throw new UneditableYaml(`The list ${name} is not written out as entries of one field each.`);
    this.list = list as YAMLSeq<YAMLMap>;
  }

  /** The text with `entry` in place of the entry at `index`. Whatever else stands on its line stays. */
  replace(index: number, entry: Entry): string {
    const [pair] = this.item(index).items as Pair<Node, Node>[];
    return splice(this.text, startOf(pair?.key), endOf(pair?.value), `${entry.field}: ${entry.value}`);
  }

  /** The text with `entry` in front of the entry at `index`, or at the end where `index` is the length of the list. */
  insert(index: number, entry: Entry): string {
    const written = `${entry.field}: ${entry.value}`;
    if (this.list.flow) return this.insertInFlow(index, `{ ${written} }`);
    return this.insertLine(this.offsetOf(index), `${this.indent()}${written}`);
  }

  /** The text with the entry at `from`, its line whole, moved in front of the entry at `to`, which is another. */
  move(from: number, to: number, entry: Entry): string {
    if (this.list.flow) return this.replace(from, entry);
    const replaced = new ListEditor(this.replace(from, entry), this.name);
    const [start, end] = replaced.lineOf(from);
    const line = replaced.text.slice(start, end).replace(/\r?\n$/, "");
    const without = new ListEditor(splice(replaced.text, start, end, ""), this.name);
    const moved = without.insertLine(without.offsetOf(to > from ? to - 1 : to), line);
    return this.text.endsWith("\n") ? moved : moved.replace(/\r?\n$/, "");
  }

  /** Where a line in front of the entry at `index` goes: comments above an entry belong to it, so behind the one before. */
  private offsetOf(index: number): number {
    return index === 0 ? this.lineOf(0)[0] : this.lineOf(index - 1)[1];
  }

  /** Start and end of the lines of an entry, the line end included. */
  private lineOf(index: number): [start: number, end: number] {
    const entry = this.item(index);
    const end = this.text.indexOf("\n", endOf(entry));
    return [this.text.lastIndexOf("\n", startOf(entry) - 1) + 1, end < 0 ? this.text.length : end + 1];
  }

  private item(index: number): YAMLMap {
    return this.list.items[index] as YAMLMap;
  }

  private insertInFlow(index: number, written: string): string {
    if (index === 0) return splice(this.text, startOf(this.item(0)), startOf(this.item(0)), `${written}, `);
    const at = endOf(this.item(index - 1));
    return splice(this.text, at, at, `, ${written}`);
  }

  /** Inserts a line at the start of another, or at the end of a file whose last line has no end. */
  private insertLine(at: number, line: string): string {
    const eol = this.text.includes("\r\n") ? "\r\n" : "\n";
    const isOpenEnd = at === this.text.length && !this.text.endsWith("\n");
    return splice(this.text, at, at, isOpenEnd ? `${eol}${line}` : `${line}${eol}`);
  }

  /** What stands in front of an entry on its line: spaces and the hyphen. */
  private indent(): string {
    return this.text.slice(this.lineOf(0)[0], startOf(this.item(0)));
  }
}

/** The text of a YAML file with a field at the end of its outermost group, before what follows the last value. */
export function appendFields(text: string, lines: readonly string[]): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const { contents } = parseDocument(text, { merge: false });
  if (!isMap(contents) || contents.flow)
    throw new UneditableYaml("The file is not written as one field to a line.");
  const start = text === "" || text.endsWith("\n") ? "" : eol;
  const end = start === "" ? eol : "";
  return `${text}${start}${lines.join(eol)}${end}`;
}

function splice(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}

function startOf(node: Node | undefined | null): number {
  return node?.range?.[0] ?? 0;
}

/** End of the value itself, without the comment or the empty lines that follow it. */
function endOf(node: Node | undefined | null): number {
  const last = isMap(node) && !node.flow ? (node.items.at(-1) as Pair<Node, Node> | undefined)?.value : node;
  return last?.range?.[1] ?? 0;
}
