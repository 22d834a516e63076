import { remember } from "../../../remember.ts";
import { matchesOf } from "../../business-text/matches.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** One word alone may stand twice; words that go on in the same way are meant: "coat after coat after coat". */
const [fewest, most] = [2, 6];
/** A shorter sentence may close two parts of a page. */
const fewestInSentence = 8;

export const textRepeated: BarePageRule = {
  id: "text/repeated",
  needs: "pages",
  severity: "warning",
  checks: "No words appear twice in a row, and no sentence appears twice in a page's main content.",
  why: "Text pasted twice looks careless, and one of the two places is missing its own text.",
  fix: "Replace one of the two with the text that belongs there, or remove it.",
  source: "product",
  *page({ path, expected, facts }, audit) {
    const said = new Set<string>();
    for (const { text, region, element } of facts.blocks) {
      const twice = doubledWord(text) ?? (region === "main" ? doubledWords(text) : undefined);
      if (twice !== undefined)
        yield {
          message: `${path} says "${twice}" twice in a row.`,
          cause: twice,
          words: `${twice} ${twice}`,
          fix: `Write "${twice}" once.`,
        };
      if (region !== "main") continue;
      // One text may be shown on wide screens and again on narrow ones: only what the data say twice was pasted.
      if (!hasData(audit) || element !== "p") continue;
      for (const sentence of sentencesOf(text)) {
        if (said.has(sentence) && timesIn(expected.props, sentence) > 1)
          yield { message: `${path} says "${sentence}" twice.`, cause: sentence, words: sentence };
        if (wordsOf(sentence).length >= fewestInSentence) said.add(sentence);
      }
    }
  },
};

/** Words that stand before "to" for themselves: nobody goes "from able to able". */
const governsTo =
  /^(?:able|according|and|as|come|due|easy|free|glad|go|going|ha[ds]|happy|have|here|how|in|is|like|love|need|needed|needs|next|on|or|proud|ready|sure|the|there|thanks|tr(?:y|ies)|up|us|used?|wants?|what|when|where|you|your|our|an?|my|his|her|their|its|me|be)$/;

/** What "and" doubles to say that it goes on: "over and over", "better and better". */
const growing = /^(?:again|around|less|more|on|out|over|round|up|\p{L}{2,}er)$/u;

/** "From time to time to …", "over and over and …", "step by step by …", "power washing vs. pressure washing vs. …". */
function isIdiom(words: readonly string[]): boolean {
  if (words.some((word) => /^(?:vs|versus)$/.test(word))) return true;
  const [first = "", link = "", ...others] = words;
  if (others.length > 0) return false;
  return link === "and" ? growing.test(first) : /^(?:to|by|after|upon)$/.test(link) && !governsTo.test(first);
}

function timesIn(data: unknown, sentence: string): number {
  return JSON.stringify(data ?? "").split(JSON.stringify(sentence).slice(1, -1)).length - 1;
}

/** Words that may follow themselves, and the digits of a phone number in words. */
const mayRepeat =
  /^(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|bye|had|her|is|that|very|no|so|now|there|you|na|ha|knock|tut|chop|many|walla|pago|bora|sing|baden)$/i;
const doubled = /(?<![\p{L}\p{N}'’-])(\p{Ll}{2,}) \1(?![\p{L}\p{N}'’-])/gu;

/** A word that stands right behind itself. */
function doubledWord(text: string): string | undefined {
  return matchesOf(doubled, text).find(([, word = ""]) => !mayRepeat.test(word))?.[1];
}

/** Words that stand in a text again, right behind themselves. Most texts come on many pages. */
const doubledWords = remember((text): string | undefined => {
  const words = text.split(" ");
  const plain = words.map((word) => word.toLowerCase());
  const bare = plain.map((word) => word.replace(/[.,;:!?]+$/, ""));
  const isAgain = (at: number, length: number) => plain[at] === bare[at + length];
  for (const at of words.keys())
    for (let length = fewest; length <= most; length++) {
      if (!isAgain(at, length)) continue;
      const all = Array.from({ length }, (_, index) => at + index);
      if (isIdiom(bare.slice(at, at + length))) continue;
      const goesOn = isAgain(at - 1, length) || isAgain(at + length, length);
      // Punctuation between the same words parts what they belong to: "in Lake County, and Lake".
      const isSame = (one: number) =>
        isAgain(one, length) && (one === at + length - 1 || plain[one] === plain[one + length]);
      if (!goesOn && all.every((one) => isSame(one) && /^\p{L}[\p{L}'’-]*$/u.test(words[one] ?? "")))
        return words.slice(at, at + length).join(" ");
    }
  return undefined;
}, 1000);
