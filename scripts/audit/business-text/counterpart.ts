/** Least share of its words that a text has in common with the one in whose place it stands. */
const likeFrom = 0.5;
/** A shorter text is no whole to which something was added. */
const fewestWords = 4;

/** Characters that two texts may have together to be printed whole. */
const longest = 160;
const wordsAround = 4;

/** What stands on a page, and what the data says in its place. */
export interface Difference {
  shown: string;
  expected: string;
}

/** Two texts whose first and last words are the same. */
interface Overlap {
  /** Words that both begin with, and that both end with. */
  start: number;
  end: number;
}

/** The text of the data in whose place a text stands: most like it, and not shown by itself. */
export function counterpartOf(text: string, texts: Iterable<string>, shown: string): string | undefined {
  const words = wordsOf(text);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  let best: string | undefined;
  let share = likeFrom;
  for (const one of texts) {
    if (!one.startsWith(first) && !one.endsWith(last)) continue;
    const others = wordsOf(one);
    const { start, end } = overlapOf(words, others);
    const isAddedTo = start + end === others.length && others.length >= fewestWords;
    const common = isAddedTo ? 1 : (start + end) / Math.max(words.length, others.length);
    const isBetter = best === undefined ? common >= share : common > share;
    if (isBetter && (isAddedTo || !shown.includes(one))) [best, share] = [one, common];
  }
  return best;
}

/** What differs between two texts: with some words around it on both sides, or all of two short ones. */
export function differenceOf(text: string, other: string): Difference {
  if (text.length + other.length <= longest) return { shown: text, expected: other };
  return cut(text, other, wordsAround);
}

/** The words in which two texts differ, without those around them. */
export function differingWords(text: string, other: string): Difference {
  return cut(text, other, 0);
}

function cut(text: string, other: string, around: number): Difference {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const { start, end } = overlapOf(words, others);
  const part = (list: string[]) =>
    list.slice(Math.max(0, start - around), Math.min(list.length, list.length - end + around)).join(" ");
  return { shown: part(words), expected: part(others) };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function overlapOf(words: readonly string[], others: readonly string[]): Overlap {
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start++;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end++;
  return { start, end };
}
