import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Random } from "./random.ts";

/** One slip in one line of a data file. */
export interface Mistake {
  file: string;
  slip: string;
  /** Counted from 1. */
  line: number;
  before: string;
  after: string;
  /** The whole file with the slip. */
  text: string;
}

/** A slip of the hand in a word, as people make them. */
function typo(word: string, random: Random): string {
  const at = random.below(word.length - 1);
  const [one, next] = [word.charAt(at), word.charAt(at + 1)];
  const wrong = random.pick([next + one, next, one + one + next, `${one}x`]);
  return word.slice(0, at) + wrong + word.slice(at + 2);
}

type Slip = (line: string, random: Random) => string;

/** The same slip wherever a line holds such a word: the first group of the pattern. */
const inWord =
  (pattern: RegExp, wrong: Slip): Slip =>
  (line, random) =>
    line.replace(pattern, (all, word: string) => all.replace(word, () => wrong(word, random)));

const name = /^[ -]*([A-Za-z]{4,}):/;
const number = /: (-?\d+(?:\.\d+)?)$/;

/** Ways to go wrong in a line that begins a field or an entry. Where one does not apply, the line stays as it is. */
const slips: Record<string, Slip> = {
  "a letter of a name": inWord(name, typo),
  "a name in capitals": inWord(name, (word) => word.toUpperCase()),
  "a letter of a reference": inWord(/(?:(?<!\bid): |- )([a-z]+(?:[-/][a-z\d]+)+)$/, typo),
  "a letter of a placeholder": inWord(/\{([A-Za-z]{4,})\}/, typo),
  "a letter of a path": inWord(/(?:(?<!\bfrom): |\()\/([a-z\d-]{4,})(?:\)|$)/, typo),
  "a word for a number": inWord(number, () => "many"),
  "a number in quotes": inWord(number, (digits) => `"${digits}"`),
  "yes for true": inWord(/: (true|false)$/, (word) => (word === "true" ? "yes" : "no")),
  "a list for a text": inWord(/: ([a-z][\w/-]+)$/, (word) => `[${word}]`),
  "no value": (line) => line.replace(/(\w:) \w\S*$/, "$1"),
  "no quotes": (line) => line.replace(/"(\d+)"$/, "$1"),
  "a quotation mark that is not closed": (line) => line.replace(/([:-] "[^"]+)"$/, "$1"),
  "a bracket that is not closed": (line) => line.replace(/\]$/, ""),
  "no colon": (line) => line.replace(/(\w): (?=\S)/, "$1 "),
  "no blank behind a colon": (line) => line.replace(/(\w): (?=\S)/, "$1:"),
  "no dash": (line) => line.replace("- ", ""),
  "blanks for a dash": (line) => line.replace("- ", "  "),
  "no blank behind a dash": (line) => line.replace("- ", "-"),
  "a line too far right": (line, random) => random.pick([" ", "  "]) + line,
  "a line too far left": (line) => line.replace(/^ /, ""),
  "a tab": (line) => line.replace(/^ {2}/, "\t"),
  // A point of the map that stands twice harms nobody.
  "a line twice": (line) => (line.includes("- [") ? line : `${line}\n${line}`),
};

/** Draws mistakes in a data folder: kinds of slip in turn, files evenly, and in a file its lines evenly. */
export function drawMistakes(dataDir: string, count: number, seed: number): Mistake[] {
  const random = new Random(seed);
  const files = readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  const kinds = Object.entries(slips);
  const mistakes: Mistake[] = [];
  while (mistakes.length < count) {
    const [slip, change] = kinds[mistakes.length % kinds.length] as [string, Slip];
    const file = random.pick(files);
    const lines = readFileSync(join(dataDir, file), "utf8").split("\n");
    const at = random.below(lines.length);
    const before = lines[at] ?? "";
    const after = /^ *(- |\w+:)/.test(before) ? change(before, random) : before;
    if (after === before) continue;
    mistakes.push({ file, slip, line: at + 1, before, after, text: lines.with(at, after).join("\n") });
  }
  return mistakes;
}
