import { distance } from "fastest-levenshtein";
import type { Site } from "../../../src/site/site.ts";
import { isKnown, isTown } from "./unserved-places.ts";

/** With fewer letters a name is soon a word of its own, for one slip and for two. */
const fewestLetters = [8, 9];

/** Names of a title that differ by a slip or two from that of a state, and are no name of their own. */
export function misspelledStates(
  text: string,
  { own, all }: { own: readonly string[]; all: ReadonlySet<string> },
  site: Site,
): { words: string; state: string }[] {
  const names = text.match(/[\p{L}'’]+/gu) ?? [];
  return own.flatMap((state) => {
    const count = state.split(" ").length;
    return names.flatMap((_, at) => {
      const words = names.slice(at, at + count).join(" ");
      if (!isSlipOf(state, words)) return [];
      return all.has(words) || isKnown(words, site) || isTown(words, site) ? [] : { words, state };
    });
  });
}

function isSlipOf(state: string, words: string): boolean {
  if (words[0] !== state[0]) return false;
  // "Arizonan", "Coloradan" and "Massachusetts'" are words of a state.
  const stem = state.replace(/[aeiou]?.$/, "");
  const ending = words.startsWith(stem) ? words.slice(stem.length) : undefined;
  const isDerived = ending !== undefined && /(?:[aeio]n?s|[aeio]n|ers?|['’]s?)$|^$/.test(ending);
  if (isDerived || initialsOf(words) !== initialsOf(state)) return false;
  const slips = distance(plain(words), plain(state));
  return slips > 0 && state.length >= (fewestLetters[slips - 1] ?? Number.POSITIVE_INFINITY);
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function initialsOf(name: string): string {
  return name.replace(/(?<=[\p{L}'’])[\p{L}'’]/gu, "");
}
