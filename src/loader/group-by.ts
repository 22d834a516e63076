/** Sorts items into groups, in the order in which they come. */
export function groupBy<T, Key = string>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Each item whose key one before it has, with the first of that key. */
export function repeatsIn<T>(items: readonly T[], keyOf: (item: T) => unknown): { item: T; first: T }[] {
  const known = new Map<unknown, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined ? [] : { item, first };
  });
}

/** How often each value comes, in the order in which they come first. */
export function countsOf<T>(values: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
