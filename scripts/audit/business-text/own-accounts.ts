import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { numeral, plainQuantity } from "./quantities.ts";
import { sentencesOf } from "./sentences.ts";

/** What a text tells of the business or of a city and no field holds, so that only another text can contradict it. */
export interface Account {
  /** What it is about, the same for all texts about it. */
  topic: string;
  words: string;
  value: string;
}

interface AccountKind {
  topic: string;
  /** What one of the groups holds is compared. */
  says: RegExp;
  /** Sentences that say something else. */
  unless?: RegExp;
  isOfCity?: true;
}

const relative =
  "(brothers?|children|daughters?|grand(?:children|daughters?|sons?)|husband|nephew|niece|sisters?|sons?|widow|wife)";
const firm = "(?:business|company|firm|practice|shop)";
const generation = "(second|third|fourth|fifth|2nd|3rd|4th|5th)";
const people =
  "arborists|dentists|electricians|employees|hygienists|locksmiths|painters|people|plumbers|roofers|technicians";

const kinds: readonly AccountKind[] = [
  {
    topic: "who leads the business",
    says: new RegExp(
      `\\bfounder['’]s ${relative}\\b[^.,;!?]{0,20}? (?:heads?|leads?|manages?|owns?|runs?|took over) (?:it|(?:our|the|this) (?:\\w+ )?${firm})\\b|\\b(?:headed|led|managed|owned|run) by (?:our|the) founder['’]s ${relative}`,
      "gi",
    ),
  },
  {
    topic: "the generation that owns the business",
    says: new RegExp(
      `\\b(?:in (?:its|our|the)|now (?:in )?(?:its|our|the)) ${generation} generation\\b|\\b${generation}[- ]generation (?:${firm}|family|owned|owners?|${people})\\b`,
      "gi",
    ),
    unless: /\b(?:house|home)s?\b/i,
  },
  {
    topic: "how many people work here",
    says: new RegExp(
      `\\bour (?:whole )?(?:staff|team) of (${numeral})\\b|\\bwe (?:are|employ) (?:a (?:staff|team) of )?(${numeral}) (?:full-time )?(?:${people})\\b|\\bour (${numeral}) (?:${people})\\b`,
      "gi",
    ),
  },
  {
    topic: "how many trucks we have",
    says: new RegExp(`\\b(?:our|we (?:drive|have|own|run)) (${numeral}) (?:trucks|vans)\\b`, "gi"),
  },
  {
    topic: "since when it is a city",
    says: /\b(?:city since|(?:became a city|cityhood(?: came| followed)?|incorporat(?:ed|ion)(?: came)?)(?: (?:as|under) [^.,;!?\d]{1,30})? in) ((?:18|19|20)\d\d)\b|\b((?:18|19|20)\d\d) incorporation\b/gi,
    // Where a town became a city, both have their year.
    unless: /\b(?:borough|town|village)s?\b/i,
    isOfCity: true,
  },
];

const hint = /founder|generation|team|staff|trucks|vans|employ|we are|our \w+ \w+s\b|city|incorporat/i;

/** What a text tells of the business and, on the page of a city, of that city. */
export function accountsIn(text: string, city: string | undefined, site: Site): Account[] {
  if (!hint.test(text)) return [];
  return sentencesOf(text).flatMap((sentence) =>
    kinds.flatMap(({ topic, says, unless, isOfCity }) => {
      if (unless?.test(sentence)) return [];
      const subject = isOfCity ? cityMeant(sentence, city, site) : "";
      if (subject === undefined) return [];
      return [...sentence.matchAll(says)].map(([words, ...groups]) => ({
        topic: `${topic} ${subject}`,
        words,
        value: plainValue(groups.find((group) => group !== undefined) ?? ""),
      }));
    }),
  );
}

/** The city of the page, or the only one that a sentence names. */
function cityMeant(sentence: string, own: string | undefined, site: Site): string | undefined {
  const [first, ...others] = citiesNamed(site, sentence);
  return others.length > 0 ? undefined : (first ?? own);
}

const ordinals: Readonly<Record<string, string>> = {
  "2nd": "second",
  "3rd": "third",
  "4th": "fourth",
  "5th": "fifth",
};

function plainValue(said: string): string {
  const plain = plainQuantity(said);
  return ordinals[plain] ?? plain.replace(/(?<=son|daughter|brother|sister)s$/, "");
}
