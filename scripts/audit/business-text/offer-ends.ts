import { isOver } from "../../../src/kinds/term.ts";
import { formatDate } from "../../../src/site/formats.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { stemOf, subjectWords } from "../words.ts";
import { namesTerm, wrongEnds } from "./own-fields.ts";
import { type Entry, wordsIn } from "./record-topics.ts";

const offered = /\b(?:coupon|deal|discount|offer|price|promotion|rate|sale|savings?|special)s?\b/i;

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
const offersOf = oncePer(({ dataset, today }: Site) =>
  dataset.all.offer.flatMap(({ file, id, value }) => {
    const { title, from, through } = value as { title: string; from?: string; through: string };
    if (isOver({ through }, today)) return [];
    return [
      {
        file,
        from,
        through,
        stems: subjectWords(`${title} ${id}`)
          .filter((word) => word.length > 2)
          .map(stemOf),
      },
    ];
  }),
);
