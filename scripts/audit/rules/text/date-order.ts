import { matchesOf } from "../../business-text/matches.ts";
import { someYear, yearsMeant } from "../../business-text/said-years.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import type { BarePageRule } from "../../rule.ts";

const verb =
  "(?:became|began|broke|brought|built|burned|came|closed|fell|got|had|hit|left|made|moved|opened|rose|shut|took|was|went|were|\\p{Ll}+ed)";
/** `in the 1960s, before the city incorporated in 1971` */
const inOrder = new RegExp(
  `\\b(?:in|since) (?<first>${someYear})[^.,;:!?\\d]{0,60}, (?:(?:just|long|only|right|shortly|soon|well|(?:many|some)? ?years) )?(?<order>before|after) (?!(?:that|this|which|who)\\b|\\p{Ll}+ing\\b)(?![^.,;:!?]{0,60}\\b(?:could|if|is|are|will|would)\\b)[^.,;:!?\\d]{1,60}? ${verb} [^.,;:!?\\d]{0,30}?in (?<second>${someYear})`,
  "giu",
);

/** Verbs of a clause: behind a second one, a year may be that of something else, as in "before they sold the house they bought in 1999". */
const verbs = new RegExp(`\\b(?:(?:got|had|was|were) )?${verb}\\b`, "giu");

export const textDateOrder: BarePageRule = {
  id: "text/date-order",
  needs: "pages",
  severity: "warning",
  checks: "What a sentence puts before another event did not happen after it, by the years that it names.",
  why: "One of the two years is wrong, and a reader who notices doubts the others.",
  fix: "Correct the year that is wrong.",
  source: "product",
  *page({ path, facts }) {
    for (const sentence of new Set(facts.blocks.flatMap(({ text }) => sentencesOf(text))))
      for (const { 0: words, groups: { first = "", order = "", second = "" } = {} } of matchesOf(
        inOrder,
        sentence,
      )) {
        const clause = words.slice(words.indexOf(`, `));
        if (matchesOf(verbs, clause).length > 1) continue;
        const [one, other] = [yearsMeant(first), yearsMeant(second)];
        const isWrong = order.toLowerCase() === "before" ? one.from > other.to : one.to < other.from;
        if (isWrong)
          yield {
            message: `${path} says "${words}", but ${second} came ${order} ${first}.`,
            cause: words,
            words,
          };
      }
  },
};
