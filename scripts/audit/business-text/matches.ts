import { numberWords, numeral, numeralInWords } from "./quantities.ts";

/** The matches of a pattern in a text: most texts have none, and are told by a pattern that is made and read sooner. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return mayFit(pattern, text) ? [...text.matchAll(pattern)] : [];
}

/** False where a pattern has no match in a text; true may be wrong where it has none either. */
export function mayFit(pattern: RegExp, text: string): boolean {
  if (!pattern.ignoreCase) return text.search(pattern) >= 0;
  const { sieve, isMarked } = sieveOf(pattern);
  if (text !== latest.text) latest = { text, lower: text.toLowerCase(), marked: undefined };
  if (!isMarked) return sieve.test(latest.lower);
  latest.marked ??= latest.lower.replace(numbersInWords, mark);
  return sieve.test(latest.marked);
}

/** A pattern for texts in lower case, whose number words may be marked; without cases and words, V8 makes it in a tenth of the time. */
interface Sieve {
  sieve: RegExp;
  isMarked: boolean;
}

/** What stands for every number word, in letters as they are, and no longer than any. */
const mark = "zqx";
const numbersInWords = new RegExp(`\\b${numeralInWords}\\b`, "g");
const numberWord = new RegExp(`\\b(?:${numberWords.join("|")}|dozen)\\b`);
const sieves = new WeakMap<RegExp, Sieve>();
/** The text that was asked about last: one after another, patterns ask about the same. */
let latest: { text: string; lower: string; marked: string | undefined } = {
  text: "",
  lower: "",
  marked: undefined,
};

function sieveOf(pattern: RegExp): Sieve {
  const known = sieves.get(pattern);
  if (known) return known;
  const short = pattern.source.replaceAll(numeral, `(?:\\d[\\d,]*|${mark})`);
  const isMarked = short !== pattern.source && !numberWord.test(short);
  const source = (isMarked ? short : pattern.source).replace(/\\[pP]\{[^}]*\}|\\.|[A-Z]/g, (part) =>
    part.startsWith("\\") ? part.replace(/\{L[lu]\}/, "{L}") : part.toLowerCase(),
  );
  const made = { sieve: new RegExp(source, pattern.flags.replace(/[gi]/g, "")), isMarked };
  sieves.set(pattern, made);
  return made;
}
