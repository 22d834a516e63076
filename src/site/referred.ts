import type { Dataset } from "../loader/load.ts";

const known = new WeakMap<Dataset, Set<string>>();

/** Fields that say what a page itself is called, or what once was: they refer to nothing. */
const ownNames = new Set(["path", "from"]);

const linkInText = /\]\(([^\s)#]+)/g;

/** True where some file names or links this: a reference, or a path without its fragment. */
export function isReferredTo(dataset: Dataset, name: string): boolean {
  let words = known.get(dataset);
  if (!words) {
    words = new Set();
    for (const { value } of entitiesOf(dataset)) collect(value, words);
    known.set(dataset, words);
  }
  return words.has(name);
}

/** Every file; the values of cities are read one after the other. */
function* entitiesOf(dataset: Dataset): Generator<{ value: unknown }> {
  const { business, navigation, redirects, map, counties, services, projects, pages, forms } = dataset;
  yield* [business, navigation];
  if (redirects) yield redirects;
  if (map) yield map;
  yield* [...counties, ...services, ...projects, ...pages, ...forms];
  yield* dataset.cities;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === "string") {
    if (!/\s/.test(value)) words.add(value.replace(/(?<=.)#.*$/, ""));
    for (const [, to = ""] of value.matchAll(linkInText)) words.add(to);
  } else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) if (!ownNames.has(key)) collect(item, words);
}
