import { isNode } from "../../read-build/structured-nodes.ts";

/** A value of built JSON that is not the one that the data make; undefined where one of the two has none. */
export interface ValueDifference {
  /** Names and numbers that lead to it. */
  path: readonly (string | number)[];
  found: unknown;
  made: unknown;
  /** What holds the value. */
  holder: unknown;
  /** Where to put what to mend it: the value itself, or the whole of a list that is not as long. */
  cure: { path: readonly (string | number)[]; value: unknown };
}

/** What only the encoding of a picture decides: it says nothing that the data do not. */
const ofEncoding = new Set(["color", "height", "paint", "sources", "width"]);

/** What differs in found JSON from what is made, which need not have the form of JSON yet. */
export function differencesFrom(
  made: unknown,
  found: unknown,
  normal: (text: string) => string,
): ValueDifference[] {
  // Most pages are as they were made, and to say so takes no copy of all their values.
  if (differencesIn(found, made, normal).next().done) return [];
  return [...differencesIn(found, JSON.parse(JSON.stringify(made)), normal)];
}

/** Every value that differs, the innermost; of lists that are not equally long, the first. `normal` makes two ways of writing one. */
function* differencesIn(
  found: unknown,
  made: unknown,
  normal: (text: string) => string,
  path: ValueDifference["path"] = [],
  holder: unknown = found,
): Generator<ValueDifference> {
  if (Array.isArray(found) && Array.isArray(made)) {
    const inOrder = inLists(found, made, normal, path, holder);
    if (found.length === made.length) yield* inOrder;
    else for (const one of first(inOrder)) yield { ...one, cure: { path, value: made } };
  } else if (isNode(found) && isNode(made)) {
    const isPicture = (made.src ?? made.url) !== undefined;
    for (const name of new Set([...Object.keys(made), ...Object.keys(found)]))
      if (!isPicture || !ofEncoding.has(name))
        yield* differencesIn(found[name], made[name], normal, [...path, name], found);
  } else if (found !== made && compared(found, normal) !== compared(made, normal))
    yield { path, found, made, holder, cure: { path, value: made } };
}

function* inLists(
  found: readonly unknown[],
  made: readonly unknown[],
  normal: (text: string) => string,
  path: ValueDifference["path"],
  holder: unknown,
): Generator<ValueDifference> {
  for (let at = 0; at < Math.max(found.length, made.length); at++)
    yield* differencesIn(found[at], made[at], normal, [...path, at], found[at] ?? holder);
}

function* first<Value>(values: Iterable<Value>): Generator<Value> {
  for (const value of values) {
    yield value;
    return;
  }
}

function compared(value: unknown, normal: (text: string) => string): unknown {
  return typeof value === "string" ? normal(value) : value;
}

/** The same JSON with another value at a place; undefined takes it out. */
export function withValue(json: unknown, [first, ...rest]: ValueDifference["path"], value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(json)) {
    const list = [...json];
    list[Number(first)] = withValue(list[Number(first)], rest, value);
    return list.filter((one) => one !== undefined);
  }
  const { [first]: inner, ...others } = isNode(json) ? json : {};
  const next = withValue(inner, rest, value);
  return next === undefined ? others : { ...others, [first]: next };
}
