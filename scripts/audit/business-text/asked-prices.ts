import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { stemOf, subjectWords, wordsOf } from "../words.ts";
import { type Amount, moneyIn } from "./amounts.ts";
import { anySum, askedPrices, isPrice, isSurePrice, sumOf } from "./bare-sums.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { topicsOf } from "./record-topics.ts";
import { sentencesOf } from "./sentences.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";
import { textsWithin } from "./wording.ts";

/** A price that the business asks, with or without a sign or word for money. */
export const askedPrice: FactKind = {
  name: "a price",
  hint: anySum,
  says: askedPrices,
  who: whoAsks,
  decides: { pointer: "", isTrue: isOurPrice, says: () => "" },
  inData: "no record",
};

/** Who asks a price: nobody of us for what others sell, fine or measure. */
function whoAsks(claim: Claim, site: Site): Who {
  const { words, value, sentence, earlier } = claim;
  // "For one room or for twenty" counts rooms.
  const isCount = /^for [\p{L}-]+$/iu.test(words);
  const isMeant =
    isPrice(value) &&
    !isCount &&
    !(/^for /i.test(words) && boughtFor.test(claim.lead)) &&
    !ofOthers.test(sentence.replace(size, "")) &&
    !isOfNewThing(sentence, site) &&
    // "1,800 square feet outside? That is roughly $5,220" is a sum of what was measured.
    !/\b(?:feet|foot|ft)\b/i.test(sentencesOf(earlier).at(-1) ?? "") &&
    (isSurePrice(words) || isAboutWork(sentence, site)) &&
    !(addedUp.test(sentence) && isSumOfTwo(sumOf(value), site));
  return isMeant ? whoIsMeant(claim, site) : "others";
}

/** Beside a price that others make up: "with the trip it comes to $35". */
const addedUp =
  /\b(?:add(?:s|ed)? up|altogether|both|comes? to|in all|includ(?:ed|ing)|makes|on top|plus|together|totals?|with the)\b/i;

/** True for what two prices of the record make together. */
function isSumOfTwo(sum: number, site: Site): boolean {
  const cents = (price: number) => Math.round(price * 100);
  const single = pricesOf(site).flatMap(({ from, to }) => (from === to ? cents(from) : []));
  return single.some((one, at) => single.indexOf(cents(sum) - one, at + 1) >= 0);
}

/** A size before what has it: "a 2,000-square-foot house". */
const size = /\b[\d,]+[- ]sq(?:uare|\.)?[- ](?:foot|ft\.?)(?=[- ])/gi;

/** What somebody once gave for a house: "Families bought these for $8,000". */
const boughtFor = /\b(?:bought|built|purchased|sold|traded|went)\b[^.;!?]*$/i;

/** What else costs something, or is counted. */
const ofOthers =
  /\b(?:(?:at|from|in) (?:(?:an?|any|most|the) )?(?:[a-z-]+ )?stores?|gallons?|quarts?|acres?|address|(?:application|architectural|filing|plan|review) (?:deposit|fee)s?|citation|dealers?|deductible|degrees?|elevation|elsewhere|feet|fines?|foot|highs?|highway|impound|insur\w+|lows|market|miles?|others?|penalt\w+|permits?|population|premium|rent|residents|rivals?|route|sav(?:e|es|ing)|scratch\w*|square|tax(?:es)?|temperatures?|tickets?|tow\w*|used to|value|worth|yards?)\b/i;

/** True for the price of a thing that one buys in place of our work: "A new door can set you back $2,000". */
function isOfNewThing(sentence: string, site: Site): boolean {
  const [, things = ""] =
    /(?:^|\b(?:instead of|than) )(?:an? )?(?:brand[- ])?new ((?:[a-z-]+,? ){1,3}?)(?:(?:that|which) (?:easily |often )?)?(?:can|costs?|easily|may|might|often|runs|sets|will)\b/i.exec(
      sentence,
    ) ?? [];
  return things !== "" && !wordsOf(things).some((word) => soldStems(site).has(stemOf(word)));
}

/** True for words that name what the business works on, or what nearly every trade does. */
export function isAboutWork(sentence: string, site: Site): boolean {
  const works = worksOf(site);
  return wordsOf(sentence).some((word) => works.has(stemOf(word)));
}

/** What nearly every trade has a price for. */
const usual =
  "apartment bathroom bedroom building ceiling closet cottage door estimate garage home house job kitchen office prices repair room shop store storefront visit wall window work";

/** Stems of the names of services. */
const soldStems = oncePer(
  ({ dataset }: Site): ReadonlySet<string> =>
    new Set(dataset.services.flatMap(({ value }) => subjectWords(value.title).map(stemOf))),
);

const worksOf = oncePer((site: Site): ReadonlySet<string> => {
  const listed = topicsOf(site).map(({ expected }) => expected);
  return new Set([
    ...soldStems(site),
    ...[usual, ...listed].flatMap((text) => subjectWords(text).map(stemOf)),
  ]);
});

/** True for a sum of the record: in a list of prices, a rate, an offer, the pay of a job or a fact. */
function isOurPrice(said: string, site: Site): boolean {
  const sum = sumOf(said);
  return pricesOf(site).some(({ from, to }) => sum >= from && sum <= to);
}

const pricesOf = oncePer((site: Site): Pick<Amount, "from" | "to">[] => {
  const { all } = site.dataset;
  const records = [
    site.business,
    ...[all.offer, all.job, all.event].flatMap((list) => list.map(({ value }) => value)),
  ];
  const sums = [
    ...numbersWithin(records),
    ...textsWithin(records).flatMap((text) => moneyIn(text).map(({ from }) => from)),
  ];
  // Of a price that has no highest, only the lowest is known.
  const listed = topicsOf(site).flatMap(({ unit, right }) =>
    unit === "$" ? right.map(({ from, to }) => ({ from, to: Number.isFinite(to) ? to : from })) : [],
  );
  return [...listed, ...sums.map((sum) => ({ from: sum, to: sum }))];
});

function numbersWithin(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersWithin) : [];
}
