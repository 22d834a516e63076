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

/** What is repeated in an entry of a list because the entry behind it has lost its dash. Offsets of the keys, from 0. */
export interface LostDashes {
  /** First keys of the entries without a dash. */
  starts: Set<number>;
  /** The other keys that stand twice for it. */
  others: Set<number>;
}

/** An entry that begins anew with its first key is two: behind other keys and with some of its own, or with no other in both. */
export function lostDashes(document: Document.Parsed): LostDashes {
  const lost: LostDashes = { starts: new Set(), others: new Set() };
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
  const values = pairs.map(({ value }) => (isScalar(value) ? value.value : undefined));
  const isAlone = keys.every((key) => key === keys[0]);
  const isStart = (index: number) =>
    isAlone
      ? values.indexOf(values[index]) === index
      : index > 1 && index + 1 < keys.length && keys[index + 1] !== keys[0];
  let isBegun = false;
  pairs.forEach(({ key }, index) => {
    if (keys.indexOf(keys[index]) === index) return;
    const begins = keys[index] === keys[0] && isStart(index);
    isBegun ||= begins;
    if (isBegun) (begins ? starts : others).add(key.range?.[0] ?? 0);
  });
}

/** Key and value as written, comments between their lines included, without what follows them. */
function sourceOf({ key, value }: Pair<Node, Node | null>, text: string): string {
  const [start = 0, end = 0] = key.range ?? [];
  return text.slice(start, value?.range?.[1] ?? end).trimEnd();
}
