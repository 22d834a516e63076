import { siteValueNames } from "../fields/value-names.ts";
import type { Dataset } from "../loader/load.ts";
import { visitTexts } from "../loader/visit-texts.ts";
import { oncePer } from "./once.ts";

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

/** True where the texts of the site, or the names that the tool gives values, hold every word of a name: `replyTime`. */
export function isSpelledAsInTexts(dataset: Dataset, name: string): boolean {
  return splitWords(name).every((word) => spelledIn(dataset).has(word));
}

/** Without names in braces, which are what may be misspelled. */
const spelledIn = oncePer((dataset: Dataset): ReadonlySet<string> => {
  const words = new Set(splitWords(siteValueNames.join(" ")));
  for (const { value } of entitiesOf(dataset))
    visitTexts(value, [], (text) => {
      for (const word of splitWords(text.replace(nameInBraces, " "))) words.add(word);
    });
  return words;
});

function splitWords(text: string): string[] {
  return (text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

const wordsOf = oncePer((dataset: Dataset): ReadonlySet<string> => {
  const words = new Set<string>();
  for (const { value } of entitiesOf(dataset))
    visitTexts(value, [], (text, steps) => {
      if (ownNames.has(steps.at(-1) ?? "")) return;
      if (!/\s/.test(text)) words.add(text.replace(/(?<=.)#.*$/, ""));
      for (const [, to = ""] of text.matchAll(linkInText)) words.add(to);
      for (const [name] of text.matchAll(nameInBraces)) words.add(name);
    });
  return words;
});

/** Kinds that refer to nothing. */
const alone: ReadonlySet<string> = new Set(["theme", "audit", "backend", "picture", "city"]);

/** Every file; the values of cities are read one after the other. */
function* entitiesOf({ all, cities }: Dataset): Generator<{ value: unknown }> {
  for (const [kind, files] of Object.entries(all)) if (!alone.has(kind)) yield* files;
  yield* cities;
}
