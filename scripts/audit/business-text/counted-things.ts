import { escapeForPattern } from "../../../src/loader/locate.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import type { Amount } from "./amounts.ts";
import { matchesOf } from "./matches.ts";
import { numeral, scaledNumber, scaledNumeral } from "./quantities.ts";
import type { Entry } from "./record-topics.ts";

/** How many of some things the record counts, and what a sentence says of their number. */
export interface CountedThing extends Entry {
  wrongIn(sentence: string): Amount[];
}

/** `poolsServed`, `lawnsMowed`, `trucksOnTheRoad` says nothing of the kind. */
const done = /^(?<things>[a-z]+s)(?:Built|Done|Driven|Kept|Made|Sold|[A-Z][a-z]+ed)$/;
/** `poolCount`, `numberOfPools`. */
const counted = /^(?<thing>[a-z]+)Count$|^numberOf(?<things>[A-Z][a-z]+s)$/;
/** Counted by kinds of claims of their own, or no things at all. */
const others =
  /^(?:cities|clients|counties|customers|days|hours|jobs|locations|offices|patients|places|projects|ratings|reviews|services|stars|towns|years)$/;
/** Fewer may be those of one house or one day. */
const least = 20;
/** What is so many times more or fewer is another number. */
const mostTimes = 2;
/** Another time: "last summer", "a day"; and what something else has. */
const ofOther =
  /\b(?:(?:19|20)\d\d|last|next|this (?:month|season|spring|summer|fall|winter|year)|(?:an?|each|every|per) (?:day|hour)|used to|when we (?:began|opened|started))\b/i;
const hasOf = /\b(?:there (?:are|is|were)|ha[sd]|(?<!\bwe )have|holds?) (?:[a-z]+ ){0,3}$/i;

/** Things that facts of the business count by their names. */
export const countedThings = oncePer(({ business, dataset }: Site): readonly CountedThing[] =>
  Object.entries(business.facts).flatMap(([fact, text]) => {
    const { things = "", thing = "" } = (done.exec(fact) ?? counted.exec(fact))?.groups ?? {};
    const name = (things || `${thing}s`).toLowerCase();
    const [, digits = ""] = /^(\d[\d,]*)\+?$/.exec(text) ?? [];
    const count = Number(digits.replaceAll(",", ""));
    if (name === "s" || others.test(name) || count < least) return [];
    const says = new RegExp(
      `(?:\\b(?<hedge>about|almost|around|at least|close to|more than|nearly|over|roughly|some) )?\\b(?<said>${scaledNumeral}|${numeral})\\+? (?:[a-z-]+ )?${escapeForPattern(name)}\\b`,
      "gi",
    );
    return {
      expected: text,
      place: { file: dataset.business.file, pointer: `/facts/${fact}` },
      fact,
      wrongIn: (sentence) =>
        ofOther.test(sentence)
          ? []
          : matchesOf(says, sentence).flatMap(({ 0: words, index, groups = {} }) => {
              const said = scaledNumber(groups.said ?? "");
              const isOther =
                said * mostTimes < count || said > count * mostTimes || hasOf.test(sentence.slice(0, index));
              return isOther || isRound(said, count, groups.hedge?.toLowerCase())
                ? []
                : { words, at: index, unit: name, from: said, to: said };
            }),
    };
  }),
);

/** True for what people may say of a number: "more than 300" and "about 350" of 320. */
function isRound(said: number, count: number, hedge: string | undefined): boolean {
  if (said === count || hedge === undefined) return said === count;
  const isAbove = /^(?:at least|more than|over)$/.test(hedge);
  return said >= count * 0.8 && said <= count * (isAbove ? 1 : 1.15);
}
