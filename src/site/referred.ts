import { siteValueNames } from "../fields/value-names.ts";
import type { Dataset } from "../loader/load.ts";

const known = new WeakMap<Dataset, Set<string>>();

/** Fields that say what a page itself is called, or what once was: they refer to nothing. */
const ownNames = new Set(["path", "from"]);

const linkInText = /\]\(([^\s)#]+)/g;
const nameInBraces = /\{\w+\}/g;

/** True where some file names, links or prints this: a reference, a path without its fragment, or a name in braces. */
export function isReferredTo(dataset: Dataset, name: string): boolean {
  return wordsOf(dataset).has(name);
}

/** Every path that some file links. */
export function linksIn(dataset: Dataset): string[] {
  return [...wordsOf(dataset)].filter((word) => word.startsWith("/"));
}

/** Every name that stands in braces in some text. */
export function namesPrinted(dataset: Dataset): string[] {
  return [...wordsOf(dataset)].flatMap((word) => /^\{(\w+)\}$/.exec(word)?.[1] ?? []);
}

const spelled = new WeakMap<Dataset, Set<string>>();

/** True where the texts of the site, or the names that the tool gives values, hold every word of a name: `replyTime`. */
export function isSpelledAsInTexts(dataset: Dataset, name: string): boolean {
  const words = spelled.get(dataset) ?? new Set(splitWords(siteValueNames.join(" ")));
  if (!spelled.has(dataset)) for (const { value } of entitiesOf(dataset)) collectSpelled(value, words);
  spelled.set(dataset, words);
  return splitWords(name).every((word) => words.has(word));
}

/** Without names in braces, which are what may be misspelled. */
function collectSpelled(value: unknown, words: Set<string>): void {
  if (typeof value === "string")
    for (const word of splitWords(value.replace(nameInBraces, " "))) words.add(word);
  else if (typeof value === "object" && value !== null)
    for (const item of Object.values(value)) collectSpelled(item, words);
}

function splitWords(text: string): string[] {
  return (text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

function wordsOf(dataset: Dataset): Set<string> {
  const found = known.get(dataset);
  if (found) return found;
  const words = new Set<string>();
  for (const { value } of entitiesOf(dataset)) collect(value, words);
  known.set(dataset, words);
  return words;
}

/** Kinds that refer to nothing. */
const alone: ReadonlySet<string> = new Set(["theme", "audit", "backend", "picture", "city"]);

/** Every file; the values of cities are read one after the other. */
function* entitiesOf({ all, cities }: Dataset): Generator<{ value: unknown }> {
  for (const [kind, files] of Object.entries(all)) if (!alone.has(kind)) yield* files;
  yield* cities;
}

function collect(value: unknown, words: Set<string>): void {
  if (typeof value === "string") {
    if (!/\s/.test(value)) words.add(value.replace(/(?<=.)#.*$/, ""));
    for (const [, to = ""] of value.matchAll(linkInText)) words.add(to);
    for (const [name] of value.matchAll(nameInBraces)) words.add(name);
  } else if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value)) if (!ownNames.has(key)) collect(item, words);
}
