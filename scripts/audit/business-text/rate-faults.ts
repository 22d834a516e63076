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
  if (!known || byLength.test(sentence)) return [];
  const single = matchesOf(known.single, sentence);
  const said = single.length > 0 ? single : matchesOf(known.unitFirst, sentence);
  return said.flatMap((match) => {
    const [shown, ...sums] = match;
    const at = match.index;
    const [lead, rest] = [sentence.slice(0, at), sentence.slice(at + shown.length)];
    const meant = itemsMeant(shown, lead, rest, site.business);
    // What has the pattern of the data is compared as a whole, unless it says what it is for.
    if (meant.length !== 1 && sentence.search(known.pattern) >= 0) return [];
    const bounds = meant.flatMap(({ low, high }) => [low, high]);
    const isKnown = (sum: string | undefined) => {
      const [number] = numbersIn(sum ?? "").map(Number);
      return number === undefined || bounds.includes(number) || number > mostOff * Math.max(...bounds);
    };
    if (sums.every(isKnown)) return [];
    const who = whoIsMeant({ words: shown, lead, earlier: "", rest }, site);
    const clause = /^(?:at )?$/i.test(lead) ? sentence : `${lead}${shown}${rest.split(/[,;]/)[0]}`;
    return who === "others" || !isOfOurWork(clause, site) ? [] : { shown, rates: known.rates };
  });
}

/** A sum so many times as high is that of a whole. */
const mostOff = 20;

/** The rates of what a price is said to be for: the words before it tell, or else those behind it; all where neither does. */
function itemsMeant(shown: string, lead: string, rest: string, { rates }: Business) {
  const items = rates?.items ?? [];
  const isNamed = (text: string) => {
    const words = wordsIn(text);
    return items.filter(({ label }) => hasLike(words, label.toLowerCase()));
  };
  // "$2 a yard for walls and $3 a yard for floors"
  const [near = ""] = /^ (?:(?:for|in|on) )?(?:the )?[a-z]+/i.exec(rest) ?? [];
  const [clause = ""] = lead
    .split(/[,;]|\d/)
    .filter((part) => isNamed(part).length > 0)
    .slice(-1);
  const [named] = [shown, near, clause, rest].map(isNamed).filter((of) => of.length > 0);
  return named ?? items;
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

/** The same in front of a price: "by the yard", "yard prices". */
function unitBefore(ending: string): string {
  const [, unit = ending] = /^ per (.+)$/.exec(ending) ?? [];
  const words = escapeForPattern(unit).replace(/ /g, "[ -]");
  return `\\b(?:(?:an?|by the|each|every|per) ${words}|${words} (?:price|rate)s?)\\b`;
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
  const unit = business.rates.pattern.replace(/^.*\}/, "").trimEnd();
  const ending = inOtherWords(unit);
  const more = "(?: (?:and up|or (?:less|more|so)))?";
  const sign = `((?:\\$ ?)\\d[\\d.]*\\d|(?:\\$ ?)\\d|\\b${numeral}(?= (?:dollars|bucks|(?:and|or|to) \\w+ (?:bucks|dollars)))(?: (?:bucks|dollars))?)`;
  const sum = `[^\\s\\d.,(]?(\\d[\\d.]*|\\b${numeral}(?: (?:bucks|dollars))?)`;
  return {
    // Without words behind the number, any sum would be one.
    single:
      ending === ""
        ? /(?!)/g
        : new RegExp(
            `\\bbetween ${sum} and ${sum}${more}${ending}|(?<![\\d.,])(?:${sum}(?: to | or |\\s?[-–—]\\s?))?${sum}${more}${ending}`,
            "g",
          ),
    // "By the yard, floors run $9": with a sign or word for money, as anything may be counted by the foot.
    unitFirst:
      ending === ""
        ? /(?!)/g
        : new RegExp(
            `${unitBefore(unit)}[^.;:!?$\\d]{0,60}?(?:${sign}(?: to | or | and |\\s?[-–—]\\s?))?${sign}(?! [a-z]+ (?:foot|feet))`,
            "gi",
          ),
    pattern: new RegExp([start, ...others.map((words) => money + words)].join(""), "g"),
    rates: new Map(business.rates.items.map((rate) => [rateText(business, rate), rateName(rate)])),
  };
});
