import { type Document, isMap, type Node, type Pair, visit } from "yaml";

/** Start and end, as offsets from 0, of the lines of a field that says word for word what one above it says; else undefined. */
export function repeatedField(
  document: Document.Parsed,
  text: string,
  at: number,
): { start: number; end: number; first: number } | undefined {
  let found: { start: number; end: number; first: number } | undefined;
  visit(document, {
    Map(_, node) {
      if (!isMap(node) || node.flow) return undefined;
      const pairs = node.items as Pair<Node, Node | null>[];
      const second = pairs.find(({ key }) => key.range?.[0] === at);
      const first = pairs.find(
        (pair) => pair !== second && sourceOf(pair, text) === (second && sourceOf(second, text)),
      );
      if (!second || !first) return undefined;
      const start = text.lastIndexOf("\n", at - 1) + 1;
      const end = text.indexOf("\n", at + sourceOf(second, text).length);
      // The dash of an entry stands on the line of its first field.
      if (/^ *$/.test(text.slice(start, at)))
        found = { start, end: end < 0 ? text.length : end + 1, first: first.key.range?.[0] ?? 0 };
      return visit.BREAK;
    },
  });
  return found;
}

/** Key and value as written, comments between their lines included, without what follows them. */
function sourceOf({ key, value }: Pair<Node, Node | null>, text: string): string {
  const [start = 0, end = 0] = key.range ?? [];
  return text.slice(start, value?.range?.[1] ?? end).trimEnd();
}
