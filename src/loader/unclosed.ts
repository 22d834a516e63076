import { type Document, isCollection, isScalar, type Node, visit } from "yaml";

/** The parser notices an unclosed quote or bracket only where the text ends; people look for where it opens. */
export function openedAt(document: Document.Parsed, text: string, end: number): number {
  let opened = end;
  visit(document, (_, node) => {
    const isBracket = isCollection(node) && node.flow === true;
    const isOpener = isBracket || (isScalar(node) && node.type !== "PLAIN");
    const [start, , nodeEnd] = (node as Node | null)?.range ?? [end, end, end];
    if (!isOpener || start >= end || nodeEnd < end) return undefined;
    opened = isBracket ? (unclosedLine(text, start, end) ?? start) : start;
    return visit.BREAK;
  });
  return opened;
}

/** Of a group in brackets over several lines, the line that opens more than it closes although the next starts no deeper. */
function unclosedLine(text: string, start: number, end: number): number | undefined {
  let offset = text.lastIndexOf("\n", start) + 1;
  const lines = text.slice(offset, end).split("\n");
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const indent = line.search(/\S/);
    if (index > 0 && next !== undefined && openings(line) > 0 && next.search(/\S/) <= indent)
      return offset + indent;
    offset += line.length + 1;
  }
  return undefined;
}

/** Brackets that a line opens, less those it closes; those in quotes do not count. */
function openings(line: string): number {
  const bare = line.replace(/"[^"]*"|'[^']*'|\s#.*/g, "");
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
}
