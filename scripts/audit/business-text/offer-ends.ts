import type { Offer } from "../../../src/kinds/offer/fields.ts";
import { isOver } from "../../../src/kinds/term.ts";
import type { Entity } from "../../../src/loader/entity.ts";
import { formatDate, formatMoney } from "../../../src/site/formats.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { stemOf, subjectWords } from "../words.ts";
import { moneyIn } from "./amounts.ts";
import { namesTerm, wrongEnds, wrongPrices } from "./own-fields.ts";
import { type Entry, wordsIn } from "./record-topics.ts";

const offered = /\b(?:coupon|deal|discount|offer|price|promotion|rate|sale|savings?|special)s?\b/i;

/** What has the price of the offer now, and what is another thing beside it. */
const costsNow = /\bthis (?:fall|month|season|spring|summer|winter)\b/i;
const another =
  /\b(?:another|bigger|larger|older|second|smaller|taller|than|third|(?:an?|per) (?:day|foot|hour))\b/i;
const named = /\b(?:deal|offer|promotion|special)\b/i;

/** Sums that a text of another file gives the one thing that an offer is for, and its own price is another. */
export function offerPrices(sentence: string, site: Site): { words: string; topic: Entry }[] {
  const [offer, ...others] = offersOf(site);
  const { price, file, things = [] } = offer ?? {};
  if (price === undefined || file === undefined || others.length > 0 || another.test(sentence)) return [];
  if (!(named.test(sentence) || costsNow.test(sentence))) return [];
  const { stems } = wordsIn(sentence);
  const isMultiple = moneyIn(sentence).some(({ from }) => from % price === 0);
  if (isMultiple || !things.some((stem) => stems.has(stem))) return [];
  const expected = formatMoney(site.business, price, Number.isInteger(price) ? 0 : 2);
  return wrongPrices(sentence, price).map((words) => ({
    words,
    topic: { expected, place: { file, pointer: "/price" } },
  }));
}

/** Days on which a text of another file lets an offer begin or end, and its own fields do not. */
export function offerEnds(sentence: string, site: Site): { words: string; topic: Entry }[] {
  const offers = offersOf(site);
  if (offers.length === 0 || !namesTerm(sentence) || !offered.test(sentence)) return [];
  const { stems } = wordsIn(sentence);
  const faults = offers.flatMap((offer) => {
    if (!offer.stems.some((stem) => stems.has(stem) || stems.has(`${stem}s`))) return [];
    return [
      wrongEnds(sentence, offer.from, offer.through, (day) => formatDate(site.business, day)).map(
        ({ words, expected }) => ({
          words,
          topic: { expected, place: { file: offer.file, pointer: "/through" } },
        }),
      ),
    ];
  });
  // A day that is right for one offer is no fault of another.
  return faults.length > 0 && faults.every((of) => of.length > 0) ? (faults[0] ?? []) : [];
}

/** Offers that are not over, with the words by which a text may call them. */
const offersOf = oncePer(({ dataset, today }: Site) => {
  const sold = new Set(dataset.services.flatMap(({ value }) => subjectWords(value.title).map(stemOf)));
  return (dataset.all.offer as readonly Entity<Offer>[]).flatMap(({ file, id, value }) => {
    const { title, from, through, price } = value;
    if (isOver({ through }, today)) return [];
    return [
      {
        file,
        from,
        through,
        price,
        // What many other things have or get tells of none.
        things: subjectWords(title)
          .filter((word) => word.length > 2 && !seasons.test(word))
          .map(stemOf)
          .filter((stem) => !sold.has(stem)),
        stems: subjectWords(`${title} ${id}`)
          .filter((word) => word.length > 2)
          .map(stemOf),
      },
    ];
  });
});

const seasons = /^(?:fall|spring|summer|while|winter)$/;
