import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { moneyIn } from "./amounts.ts";
import { matchesOf } from "./matches.ts";
import { numeral } from "./quantities.ts";
import { type Entry, isRight, topicsOf } from "./record-topics.ts";
import { timesIn } from "./times.ts";

const atNight = /\b(?:after[- ]hours|nights?|nighttime)\b/i;
const paid = /\b(?:charges?|costs?|extra|fees?|more|pay|prices?|rates?|surcharge)\b/i;
/** Before a time from or up to which a price is asked. */
const bound = /\b(?:after|before|begins?|between|from|past|starts?|till?|to|until)(?: at)?\s+$/i;

const money = `(?:\\$ ?\\d[\\d,]*|${numeral} (?:bucks|dollars))`;
const extra = "(?:charges?|extra|fees?|rates?|supplements?|surcharges?)";
const ofCharge = new RegExp(` ${extra}\\b(?<! extra)`, "i");
/** Before a sum that comes on top: what others ask at night is their own. */
const weAsk = /\b(?:add|ask|charge|it(?:['’]s| is)|pay|that(?:['’]s| is)|we)\b[^.,;]*$/i;
/** What is said to come on top at night. */
const nightSum = new RegExp(
  `(${money}) (?:(?:after[- ]hours|night(?:time)?) ${extra}|(?:extra|more|on top) (?:after (?:dark|hours|ten|midnight)|at night))\\b|\\b(?:after[- ]hours|night(?:time)?) ${extra} (?:adds?|comes to|is|of|runs)(?: (?:a flat|about|another|only))? (${money})`,
  "gi",
);

/** Times from or up to which a text lets the price of the night hold, and the list of prices does not. */
export function nightRates(sentence: string, site: Site): { words: string; topic: Entry }[] {
  const rows = rowsOf(site);
  const [first] = rows;
  if (!first || !atNight.test(sentence) || !paid.test(sentence)) return [];
  const said = timesIn(sentence).filter(({ at }) => bound.test(sentence.slice(0, at)));
  const sums = matchesOf(nightSum, sentence).flatMap(({ 0: said, 1: before = "", 2: behind, index }) => {
    if (!ofCharge.test(said) && !weAsk.test(sentence.slice(0, index))) return [];
    const words = behind ?? before;
    const [sum] = moneyIn(words);
    return sum && !isRight(sum, first.topic) ? [{ words, topic: first.topic }] : [];
  });
  const isListed = (time: string) => rows.some(({ times }) => times.includes(time));
  return [
    ...sums,
    ...said.flatMap(({ words, time }) => (isListed(time) ? [] : { words, topic: first.topic })),
  ];
}

/** Rows of the lists of prices that hold between two times. */
const rowsOf = oncePer((site: Site) =>
  topicsOf(site).flatMap((topic) => {
    const times = timesIn(topic.expected).map(({ time }) => time);
    return times.length === 2 ? [{ topic, times }] : [];
  }),
);
