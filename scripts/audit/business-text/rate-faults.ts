import type { Business } from "../../../src/kinds/business/fields.ts";
import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { rateName, rateText } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { stemOf, subjectWords } from "../words.ts";
import { matchesOf } from "./matches.ts";
import { numbersIn, numeral } from "./quantities.ts";
import { hasLike, wordsIn } from "./record-topics.ts";
import { sentencesOf } from "./sentences.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** A price by area that a page shows and the data does not have. */
export interface RateFault {
  shown: string;
  /** The right ones, and the names that print them. */
  rates: ReadonlyMap<string, string>;
}

/** Prices by area in a sentence of which one is neither the lowest nor the highest of any: "from $2 a yard", "$1 to $2 a yard". */
export function singleRateFaults(sentence: string, site: Site): RateFault[] {
  const known = ratesOf(site.business);
  if (!known || sentence.search(known.single) < 0 || sentence.search(known.pattern) >= 0) return [];
  if (byLength.test(sentence)) return [];
  return matchesOf(known.single, sentence).flatMap(([shown, ...sums]) => {
    const isKnown = (sum: string | undefined) =>
      sum === undefined || known.bounds.has(Number(numbersIn(sum)[0]));
    if (sums.every(isKnown)) return [];
    const [lead = "", rest = ""] = sentence.split(shown);
    const who = whoIsMeant({ words: shown, lead, earlier: "", rest }, site);
    return who === "others" || !isOfOurWork(sentence, site) ? [] : { shown, rates: known.rates };
  });
}

/** What is priced by its length, and not by an area. */
const byLength =
  /\b(?:baseboards?|fenc\w+|gutters?|linear|molding|pipes?|railings?|running|trim(?! included))\b/i;

/** Other ways to write what a price is for: " per square yard" → " a square yard", "/square yard"; feet have short ways, too. */
function inOtherWords(ending: string): string {
  const [, unit] = /^ per (.+)$/.exec(ending) ?? [];
  if (unit === undefined) return escapeForPattern(ending);
  const short = /^square (?:foot|feet)$/.test(unit)
    ? "(?:square |sq\\.? ?)?f(?:oo|ee)?t\\b"
    : escapeForPattern(unit);
  return `(?: (?:an?|each|per|the) |\\s?/\\s?)${short}`;
}

/** Wrong prices by area in the visible text; none for a business without any. */
export function rateFaults({ text }: PageFacts, site: Site): RateFault[] {
  const known = ratesOf(site.business);
  if (!known) return [];
  const { pattern, rates } = known;
  return [...new Set(text.all.match(pattern) ?? [])].flatMap((shown) =>
    [...rates.keys()].some((right) => sumsIn(right) === sumsIn(shown)) ||
    !sentencesOf(text.all).some((sentence) => sentence.includes(shown) && isOfOurWork(sentence, site))
      ? []
      : { shown, rates },
  );
}

/** What the business works on has a rate; tile and land have prices of their own. */
function isOfOurWork(sentence: string, { business, dataset }: Site): boolean {
  if (/\b(?:our|us|we)\b/i.test(sentence)) return true;
  const words = wordsIn(sentence);
  const labels = business.rates?.items.map(({ label }) => label) ?? [];
  const titles = dataset.services.map(({ value }) => value.title);
  return (
    labels.some((label) => hasLike(words, label.toLowerCase())) ||
    [...labels, ...titles].flatMap(subjectWords).some((word) => words.stems.has(stemOf(word)))
  );
}

/** `$3 to $6` is `$3.00 to $6.00`. */
function sumsIn(text: string): string {
  return numbersIn(text).map(Number).join(" ");
}

/** Finds prices by area in a text, and knows those of the data. */
const ratesOf = oncePer((business: Business) => {
  if (!business.rates) return undefined;
  const money = "[^\\s\\d]{0,3}\\d[\\d.,]*(?:\\s?[^\\s\\d.,]{1,3}(?=\\s))?";
  const [start = "", ...others] = business.rates.pattern.split(/\{(?:low|high)\}/).map(escapeForPattern);
  const ending = inOtherWords(business.rates.pattern.replace(/^.*\}/, "").trimEnd());
  const sum = `[^\\s\\d.,(]?(\\d[\\d.]*|\\b${numeral}(?: (?:bucks|dollars))?)`;
  return {
    // Without words behind the number, any sum would be one.
    single:
      ending === ""
        ? /(?!)/g
        : new RegExp(
            `\\bbetween ${sum} and ${sum}${ending}|(?<![\\d.,])(?:${sum}(?: to | or |\\s?[-–—]\\s?))?${sum}${ending}`,
            "g",
          ),
    bounds: new Set(business.rates.items.flatMap(({ low, high }) => [low, high])),
    pattern: new RegExp([start, ...others.map((words) => money + words)].join(""), "g"),
    rates: new Map(business.rates.items.map((rate) => [rateText(business, rate), rateName(rate)])),
  };
});
