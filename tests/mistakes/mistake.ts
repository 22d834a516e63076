import type { Dataset } from "../../src/loader/load.ts";
import type { Random } from "./random.ts";
import type { Spot } from "./spots.ts";

/** One slip in one file, and what a right report of it says. */
export interface Mistake {
  kind: string;
  file: string;
  /** What the slip is about, for the person who reads a failing test. */
  what: string;
  text: string;
  /**
   * Lines on which a report is right. One, except for structure: a line that is indented wrongly or lacks its colon
   * or quotation mark may be shown itself or where the text it was read into begins; never further away.
   */
  lines: number[];
  /** What should have been written, where that can be known from the file and the schema. */
  correction?: string;
}

/** A way to go wrong at a spot. Undefined where it does not apply, or where the file would stay valid. */
export type Slip = (spot: Spot, random: Random, names: Names) => Mistake | undefined;

/** Every name of the data that a slip must not hit by chance. */
export interface Names {
  dataset: Dataset;
  paths: Set<string>;
  pictures: Set<string>;
  /** Names in braces that work somewhere. */
  values: Set<string>;
}

export function splice(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The slips of the hand in a word, as people make them. */
export const typos = {
  swap: (word: string, random: Random) => {
    const at = random.below(word.length - 1);
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  },
  drop: (word: string, random: Random) => {
    const at = random.below(word.length);
    return word.slice(0, at) + word.slice(at + 1);
  },
  double: (word: string, random: Random) => {
    const at = random.below(word.length);
    return word.slice(0, at + 1) + word.slice(at);
  },
  neighbor: (word: string, random: Random) => {
    const at = random.below(word.length);
    const wrong = neighbors[word.charAt(at)] ?? "x";
    return word.slice(0, at) + wrong + word.slice(at + 1);
  },
} satisfies Record<string, (word: string, random: Random) => string>;

/** The key to the right of each on an American keyboard, for letters. */
const neighbors: Record<string, string> = Object.fromEntries(
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) =>
    [...row].map((letter, index) => [letter, row[index + 1] ?? row[index - 1] ?? "x"]),
  ),
);

/** A typo of a word of at least four letters; undefined for shorter ones, where it is often another word. */
export function typo(word: string, random: Random): string | undefined {
  if (word.length < 4) return undefined;
  const wrong = random.pick(Object.values(typos))(word, random);
  return wrong === word ? undefined : wrong;
}
