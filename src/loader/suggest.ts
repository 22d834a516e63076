import { closest, distance } from "fastest-levenshtein";

/** Most letters that a slip of the hand changes; more is another word. */
const maxSlips = 3;

/** The one of `names` that was probably meant: a few letters off, or the same word with an ending. Undefined if none is near. */
export function didYouMean(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const nearest = closest(word, names as string[]);
  if (distance(word, nearest) <= Math.min(maxSlips, Math.max(1, Math.floor(word.length / 3)))) return nearest;
  return word.length < 4
    ? undefined
    : names.find((name) => name.startsWith(word) || (name.length >= 4 && word.startsWith(name)));
}

/** The reference that was probably meant. Only the slug is compared: what stands before it is alike in many. */
export function suggestReference(id: string, ids: readonly string[]): string | undefined {
  const slugOf = (name: string) => name.slice(name.lastIndexOf("/") + 1);
  const slug = didYouMean(slugOf(id), ids.map(slugOf));
  return ids.find((other) => slugOf(other) === slug);
}

/** The path that was probably meant: at most two letters off, or one whose last part holds all words of this one's. */
export function suggestPath(path: string, paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  const nearest = closest(path, paths as string[]);
  if (distance(path, nearest) <= 2) return nearest;
  const words = wordsOf(path);
  return words.length < 2
    ? undefined
    : paths.find((other) => words.every((word) => wordsOf(other).includes(word)));
}

function wordsOf(path: string): string[] {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .split("-")
    .filter(Boolean);
}
