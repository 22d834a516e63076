import { distance } from "fastest-levenshtein";
import { toSlug } from "./slug.ts";

/** What was probably meant. */
export interface Suggestion {
  name: string;
  /** True where no other name is as near and the slip is small: safe to correct without asking. */
  isCertain: boolean;
  /** True for another word of the same meaning, which may want its value written otherwise. */
  isOtherWord?: true;
}

/** Most letters that a slip of the hand changes; more is another word. */
const maxSlips = 3;
/** Shortest word in which one wrong letter is surely a slip; shorter words are as near to each other. */
const minCertainLength = 4;

/** The one of `names` that was probably meant: the same letters written otherwise, a few letters off, or a longer or shorter form. */
export function suggest(word: string, names: readonly string[]): Suggestion | undefined {
  return sameLetters(word, names) ?? nearLetters(word, names) ?? longerOrShorter(word, names);
}

/** True for names whose words are the same but for slips: `hoa-painting` is another word than `house-painting`. */
export function isAlike(one: string, other: string): boolean {
  const [slug, otherSlug] = [one, other].map((name) => toSlug(name.slice(name.lastIndexOf("/") + 1)));
  const [words, others] = [(slug ?? "").split("-"), (otherSlug ?? "").split("-")];
  if (words.length !== others.length)
    return words.join("") === others.join("") || isLonger(slug ?? "", otherSlug ?? "");
  return words.every(
    (word, at) => nearLetters(word, [others[at] ?? ""], 2) || isLonger(word, others[at] ?? ""),
  );
}

function isLonger(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The name alone; undefined if none is near. */
export function didYouMean(word: string, names: readonly string[]): string | undefined {
  return suggest(word, names)?.name;
}

/** `customtitle`, `custom_title` and `Custom Title` are `customTitle`. */
function sameLetters(word: string, names: readonly string[]): Suggestion | undefined {
  const bare = bareLetters(word);
  const same = names.filter((name) => bareLetters(name) === bare);
  const [name] = same;
  return name === undefined || bare === "" ? undefined : { name, isCertain: same.length === 1 };
}

function bareLetters(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\s_-]+/g, "");
}

function nearLetters(word: string, names: readonly string[], most = maxSlips): Suggestion | undefined {
  const limit = Math.min(most, Math.max(1, Math.floor(word.length / 3)));
  let best: Candidate | undefined;
  let second: Candidate | undefined;
  for (const name of names) {
    if (Math.abs(name.length - word.length) > limit) continue;
    const candidate = { name, slips: countSlips(word, name), likeness: likenessOf(word, name) };
    if (candidate.slips > limit) continue;
    if (!best || isNearer(candidate, best)) [best, second] = [candidate, best];
    else if (!second || isNearer(candidate, second)) second = candidate;
  }
  if (!best) return undefined;
  const isClear = second === undefined || second.slips > best.slips;
  return { name: best.name, isCertain: best.slips <= 1 && isClear && best.name.length >= minCertainLength };
}

interface Candidate {
  name: string;
  slips: number;
  likeness: number;
}

function isNearer(one: Candidate, other: Candidate): boolean {
  return one.slips < other.slips || (one.slips === other.slips && one.likeness > other.likeness);
}

/** Letters that are wrong, missing or too many; two neighbors in the wrong order are one slip. */
export function countSlips(word: string, name: string): number {
  const slips = distance(word.toLowerCase(), name.toLowerCase());
  return slips === 2 && isSwap(word, name) ? 1 : slips;
}

function isSwap(word: string, name: string): boolean {
  if (word.length !== name.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== name[index]);
  return word[at] === name[at + 1] && word[at + 1] === name[at] && word.slice(at + 2) === name.slice(at + 2);
}

/** Of names equally far, people rather leave out, double or swap a letter than write another, and seldom in the first place. */
function likenessOf(word: string, name: string): number {
  const letters = (text: string) => new Set(text.toLowerCase());
  const [written, meant] = [letters(word), letters(name)];
  const invented = [...written].filter((letter) => !meant.has(letter)).length;
  return (word[0] === name[0] ? 1 : 0) - 2 * invented;
}

function longerOrShorter(word: string, names: readonly string[]): Suggestion | undefined {
  if (word.length < 4) return undefined;
  const name = names.find((other) => other.startsWith(word) || (other.length >= 4 && word.startsWith(other)));
  return name === undefined ? undefined : { name, isCertain: false };
}

/** The reference that was probably meant: a near slug in the same folder, else the same or a near slug in another. */
export function suggestReference(id: string, ids: readonly string[]): Suggestion | undefined {
  const same = sameLetters(id, ids);
  if (same) return same;
  const [folder, slug] = splitReference(id);
  const beside = suggest(
    slug,
    ids.flatMap((other) => (splitReference(other)[0] === folder ? splitReference(other)[1] : [])),
  );
  if (beside) return { ...beside, name: folder + beside.name };
  const slugs = ids.map((other) => splitReference(other)[1]);
  const namesake = suggest(slug, slugs)?.name;
  const matches = ids.filter((other) => splitReference(other)[1] === namesake);
  return (
    nearLetters(id, matches) ??
    (matches[0] === undefined ? undefined : { name: matches[0], isCertain: false })
  );
}

/** `lake-county/maple-grove` → `lake-county/` and `maple-grove`. */
function splitReference(id: string): [folder: string, slug: string] {
  const end = id.lastIndexOf("/") + 1;
  return [id.slice(0, end), id.slice(end)];
}

/** The path that was probably meant: a slip or two away, or one whose last part holds all words of this one's. */
export function suggestPath(path: string, paths: readonly string[]): Suggestion | undefined {
  const plain = path.replace(/(?<=.)\/+$/, "");
  const near = sameLetters(plain, paths) ?? nearLetters(plain, paths, 2);
  if (near) return near;
  const words = wordsOf(path);
  const name =
    words.length < 2
      ? undefined
      : paths.find((other) => words.every((word) => wordsOf(other).includes(word)));
  return name === undefined ? undefined : { name, isCertain: false };
}

/**
 * The page that most likely took the place of one that is gone: one of nearly the same path, else the nearest folder
 * above it, else the page whose name the path holds, such as the hub of a county. Never the home page: search engines
 * count a redirect there as an error, because it answers nothing.
 */
export function suggestSuccessor(path: string, paths: readonly string[]): string | undefined {
  const pages = paths.filter((other) => other !== "/");
  const words = wordsOf(path);
  const hubs = pages.filter((other) => wordsOf(other).every((word) => words.includes(word)));
  const above = path
    .split("/")
    .map((_, at, parts) => parts.slice(0, at).join("/"))
    .findLast((folder) => pages.includes(folder));
  return (
    suggestPath(path, pages)?.name ??
    above ??
    hubs.toSorted((a, b) => wordsOf(b).length - wordsOf(a).length)[0]
  );
}

function wordsOf(path: string): string[] {
  return path
    .slice(path.lastIndexOf("/") + 1)
    .split("-")
    .filter(Boolean);
}
