import type { Amount } from "./amounts.ts";
import { matchesOf } from "./matches.ts";
import { numberWords, numeral, scaledNumber, scaledNumeral, spokenHundreds } from "./quantities.ts";

/** What every sum has, in digits or words: a price is no smaller than `least`, said in hundreds ("four ten") or beside a word or sign for money. */
export const anySum = new RegExp(
  `\\d\\d|[$]|\\b(?:bucks|dollars|ten|${numberWords.slice(14).join("|")}|hundred|thousand|million)\\b`,
  "i",
);

const number = `(?:${scaledNumeral}|${spokenHundreds}|\\d[\\d,]*(?:\\.\\d\\d)?|${numeral})`;
const sum = `((?:\\$ ?)?${number}(?: (?:bucks|dollars))?)`;
const hedge =
  "(?:(?:a flat|about|always|around|as (?:little|low) as|at least|close to|just|less than|more like|nearly|only|over|roughly|somewhere|under|up to|well) )*";
const sums = `${hedge}${sum}(?:(?: to | or |\\s?[-–]\\s?)${sum})?`;
/** Behind a number of something else stands what was counted. */
const end =
  "[.;:!?)]|,(?!\\d)|$| (?:all (?:in|told)|and|at night|before|but|complete|depending|extra|flat|if|including|more|on top|plus|unless|we|when|while|with|without|you)\\b";
const each = (but = "") => ` (?:apiece\\b|(?:an?|each|every|for|per)\\b${but})`;
/** A speed, a wage or a temperature has these. */
const notTime = each(
  "(?! (?:(?:an?|the|\\d+|[a-z]+) )?(?:second|minute|hour|day|week|month|season|year|night|mile|decade)s?\\b)",
);

/** Only a price follows these. What one thing cost was paid for it. */
const sure =
  "(?:we|I)(?:['’](?:ll|d))?(?: (?:always|generally|normally|only|usually|would|will))? (?:ask(?: for)?|bill|charge|quote)(?: you)?|costs(?: you)?|(?<=s )cost(?: you)?|(?:(?:can|could|may|might|will|would)|['’]ll) (?:cost|run|set)(?: you)?(?: back)?|comes? (?:in )?(?:to|at)|(?:priced|quoted) at|runs? you|sets you back|(?:charge|fee|minimum|price|rate|total)s? (?:are|is|of|(?:begin|start)s? at)";
const perhaps =
  "(?:begin|start)(?:s|ing)? (?:at|from)|go(?:es)? for|runs?|running|budget|count on|expect(?: to pay)?|figure(?: on)?|owe|pay|plan on|from|for";

/** Without Unicode mode, which makes these twice as slow: letters of the Latin alphabets are all that stands before English words. */
const pattern = (source: string) => new RegExp(`(?<![A-Za-zÀ-ɏ\\d])${source}`, "gi");

/** Ways to name a price, with or without a word or sign for money: "a room from four fifty", "runs about 1,200". */
export const askedPrices: readonly RegExp[] = [
  pattern(`(?:${sure}) ${sums}(?=${end}| to\\b|${each()})`),
  pattern(`(?:${perhaps}) ${sums}(?=${end}|${notTime})`),
  pattern(`(?:are|is) ${sums}(?= (?:all (?:in|told)|flat)\\b|${notTime})`),
  pattern(
    `(?:(?:charge|deposit|fee)s? of|(?:by the hour|hourly),? at) ${hedge}(\\$ ?\\d[\\d,]*|${number} (?:bucks|dollars))`,
  ),
  pattern(`(?:are|is) ${hedge}(\\$ ?\\d[\\d,]*|${number} (?:bucks|dollars))`),
];

const surely = new RegExp(`^(?:${sure}) `, "i");

/** True where nothing but a price can follow the words that such a match begins with. */
export function isSurePrice(words: string): boolean {
  return surely.test(words) || /\$|\b(?:bucks|dollars)\b/i.test(words);
}

/** The sum that such a match names. */
export function sumOf(said: string): number {
  return scaledNumber(said.replace(/\$ ?| (?:bucks|dollars)$/gi, ""));
}

/** Less, or a year, is no price without a word for money. */
const least = 15;
const year = /^(?:1[89]|20)\d\d$/;
const zip = /^\d{5}$/;

/** Sums without a word or sign for money. */
export function bareSumsIn(text: string): Amount[] {
  if (!anySum.test(text)) return [];
  return askedPrices.flatMap((pattern) =>
    matchesOf(pattern, text).flatMap(({ 0: words, 1: low = "", 2: high = low, index }) =>
      /[$]|bucks|dollars/i.test(words) || !isPrice(low)
        ? []
        : { words: words.trim(), at: index, unit: "$", from: sumOf(low), to: sumOf(high) },
    ),
  );
}

/** True for words that may be a price. */
export function isPrice(said: string): boolean {
  return /[$]|bucks|dollars/i.test(said) || (sumOf(said) >= least && !year.test(said) && !zip.test(said));
}
