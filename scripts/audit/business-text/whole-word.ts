import { escapeForPattern } from "../../../src/loader/locate.ts";

/** Those of some words that a text holds as whole words, in any capitals. */
export function wordsWithin(text: string, words: readonly string[]): string[] {
  return words.filter((word) =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escapeForPattern(word)}(?![\\p{L}\\p{N}])`, "iu").test(text),
  );
}
