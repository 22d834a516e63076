import { type Document, isMap, isScalar, type Node, type Pair, visit } from "yaml";

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

/** What is repeated in entries of lists because the entry behind has lost its dash. Offsets of keys, from 0. */
export interface LostDashes {
  /** First keys of entries without a dash, each with the first key of the entry that it stands in. */
  starts: Map<number, number>;
  /** The other keys that stand twice for it. */
  others: Set<number>;
}

/** An entry that begins anew, with its first key and others of its own behind it, is two. */
export function lostDashes(document: Document.Parsed): LostDashes {
  const lost: LostDashes = { starts: new Map(), others: new Set() };
  visit(document, {
    Seq(_, { items, flow }) {
      if (flow) return;
      for (const item of items)
        if (isMap(item) && !item.flow) findStarts(item.items as Pair<Node, Node | null>[], lost);
    },
  });
  return lost;
}

function findStarts(pairs: readonly Pair<Node, Node | null>[], { starts, others }: LostDashes): void {
  const keys = pairs.map(({ key }) => (isScalar(key) ? key.value : undefined));
  const offsets = pairs.map(({ key }) => key.range?.[0] ?? 0);
  const isRepeated = (index: number) => keys.indexOf(keys[index]) < index;
  let isBegun = false;
  keys.forEach((key, index) => {
    if (!isRepeated(index)) return;
    const next = keys.indexOf(key, index + 1);
    const behind = keys.slice(index + 1, next < 0 ? undefined : next);
    const begins = key === keys[0] && behind.some((_, at) => isRepeated(index + 1 + at));
    isBegun ||= begins;
    if (begins) starts.set(offsets[index] ?? 0, offsets[0] ?? 0);
    else if (isBegun) others.add(offsets[index] ?? 0);
  });
}

/** Key and value as written, comments between their lines included, without what follows them. */
function sourceOf({ key, value }: Pair<Node, Node | null>, text: string): string {
  const [start = 0, end = 0] = key.range ?? [];
  return text.slice(start, value?.range?.[1] ?? end).trimEnd();
}
