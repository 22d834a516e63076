import { once } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { printedWords, saidIn } from "./answers.ts";
import { countedThings } from "./counted-things.ts";
import { mistypedYears } from "./mistyped-years.ts";
import { nightRates } from "./night-rates.ts";
import { offerEnds, offerPrices } from "./offer-ends.ts";
import { namesTerm } from "./own-fields.ts";
import { numbersIn, numberWords } from "./quantities.ts";
import { type Entry, isRight, type Topic, topicsOf, type Words, wordsIn } from "./record-topics.ts";
import { namesWayToPay, saidPayment } from "./said-payment.ts";
import { whoIsMeant } from "./who-is-meant.ts";

/** An amount in a text where the record has another for the same thing. */
export interface TopicFault {
  words: string;
  topic: Entry;
}

const hasAmount = new RegExp(
  `\\d|\\b(?:midnight|noon|(?:bucks|dollar|hundred|thousand|million|minute|hour|day|week|weekend|month|year|decade|inche?|foot|feet|mil)s?|${numberWords.join("|")})\\b`,
  "i",
);

/** Amounts of a text that the record contradicts; a sentence with the right one may name others besides. */
export function topicFaults(text: string, path: string, site: Site): TopicFault[] {
  if (!hasAmount.test(text) && !namesTerm(text) && !namesWayToPay(text, site)) return [];
  const sentences = saidIn(text);
  const around = once(() => wordsIn(`${text} ${path}`));
  return sentences.flatMap((sentence, index) => {
    const isOurs = (words: string, fact = "") => {
      const at = sentence.indexOf(words);
      // Whom one refers pays nothing for it.
      const plain = (part: string) => (fact.startsWith("referral") ? part.replace(referred, "one") : part);
      const lead = plain(sentence.slice(0, at));
      const rest = plain(sentence.slice(at + words.length));
      const earlier = sentences.slice(0, index).join(" ");
      return whoIsMeant({ words, lead, earlier, rest }, site) !== "others";
    };
    const faults = [
      ...(hasAmount.test(sentence) ? amountFaults(sentence, around, site) : []),
      ...countedThings(site).flatMap((topic) =>
        topic.wrongIn(sentence).map(({ words }) => ({ words, topic })),
      ),
      ...mistypedYears(sentence, around, site),
      ...offerEnds(sentence, site),
      ...offerPrices(sentence, site),
      ...nightRates(sentence, site),
      ...saidPayment(sentence, around, site),
    ];
    // One sentence is about one thing.
    return faults
      .filter(({ words, topic }) => isOurs(words, topic.fact))
      .slice(0, 1)
      .map((fault) => ({ ...fault, words: printedWords(fault.words, text) }));
  });
}

const referred = /\b(?:(?:an?|the|your) )?(?:friend|neighbor|pal|relative)s?\b/gi;

/** Most sentences come on many pages. */
const amountsOf = remember(amountsIn, 1000);

function amountFaults(sentence: string, around: () => Words, site: Site): TopicFault[] {
  const amounts = amountsOf(sentence);
  if (amounts.length === 0) return [];
  const words = once(() => wordsIn(sentence));
  const saidOf = (topic: Topic) =>
    amounts
      .map((one) => inUnitOf(topic, one))
      .filter(({ unit, from }) => unit === topic.unit && from >= (topic.least ?? 0));
  const meant = topicsOf(site).filter(
    (topic) => saidOf(topic).length > 0 && topic.isMeant(words(), around()),
  );
  const topics = meant.filter((topic) => !meant.some((other) => isPartOf(topic, other)));
  return topics.flatMap((topic): TopicFault[] => {
    const said = saidOf(topic);
    if (said.some((one) => isRight(one, topic) || isSumOf(one, topic, sentence))) return [];
    // What is right for another thing that the sentence names is said of that.
    const wrong = said.filter(
      (one) =>
        !isOfWholeHouse(one, topic) &&
        !isAge.test(sentence.slice(one.at + one.words.length)) &&
        !(/reward/i.test(topic.fact ?? "") && worthOfJob.test(sentence.slice(0, one.at))) &&
        !topics.some((other) => other.unit === one.unit && isRight(one, other)),
    );
    return wrong.map((one) => ({ words: one.words, topic }));
  });
}

const minutesOfDay = 24 * 60;

/** Whole days in hours are days where the record counts those, and days are hours where it counts hours of a day and more. */
function inUnitOf({ unit, right }: Topic, one: Amount): Amount {
  const times = (factor: number) => ({ ...one, unit, from: one.from * factor, to: one.to * factor });
  if (unit === "day" && one.unit === "minute" && one.from % minutesOfDay === 0)
    return times(1 / minutesOfDay);
  const isLong = right.some(({ to }) => to >= minutesOfDay);
  return unit === "minute" && one.unit === "day" && isLong ? times(minutesOfDay) : one;
}

/** True for "deadbolt" beside "keypad deadbolt". */
function isPartOf({ names = [] }: Topic, { names: longer = [] }: Topic): boolean {
  return names.length > 0 && names.length < longer.length && names.every((name) => longer.includes(name));
}

/** Before a sum that a job comes to, where another sum rewards it: "a job of $4,000". */
const worthOfJob =
  /\b(?:invoice|job|order|project|sale)s? (?:(?:below|for|of|over|under|worth) )+(?:about |at least |just )?$/i;

/** What stands behind how old something is, or how long ago. */
const isAge = /^[ -](?:ago|old)\b/;

/** So many times the area that is recorded is that of something larger. */
const areasOfLarger = 20;

/** True for the feet of a house, where the record has those of a spot on it. */
function isOfWholeHouse({ from, unit }: Amount, { right }: Topic): boolean {
  return unit.startsWith("square") && right.every((one) => from > one.to * areasOfLarger);
}

/** True for what several come to: "three jobs earn you $300", where one earns a third of it. */
function isSumOf({ from, to, unit }: Amount, { right }: Topic, sentence: string): boolean {
  const counts = unit === "$" && from === to ? numbersIn(sentence).map(Number) : [];
  return counts.some(
    (count) => count > 1 && count !== from && right.some((one) => one.from * count === from),
  );
}
