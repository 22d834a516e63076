import { remember } from "../remember.ts";
import { oncePerDocument } from "./once-per-page.ts";

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

/** Words that carry no subject. */
const stopWords = new Set("a an and at by for from in of on or our the to with your".split(" "));

/** True for a word that says what a text is about. */
export function hasSubject(word: string): boolean {
  return !stopWords.has(word);
}

/** How many words the main part of a page has. */
export const mainLength = oncePerDocument(({ text }) => wordsOf(text.main).length);

/** The words that say what a text is about. */
export function subjectWords(text: string): string[] {
  return wordsOf(text).filter(hasSubject);
}

/** Cuts usual endings, so that `painter`, `painters` and `painting` count as one. */
export function stemOf(word: string): string {
  return word.length > 4 && lastLetters.includes(word.charAt(word.length - 1)) ? knownStem(word) : word;
}

/** Of the endings below: most words have another, which is said in less time than it takes to look one up. */
const lastLetters = "dgrs";
const knownStem = remember((word) => word.replace(/(ings?|ers?|ed|es|s)$/, ""));

/** The first words in quotation marks; none in a sentence without any. */
export function quotedIn(sentence: string): string {
  return /"([^"]+)"/.exec(sentence)?.[1] ?? "";
}
