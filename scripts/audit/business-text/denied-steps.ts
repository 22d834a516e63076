import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { sentencesOf } from "./sentences.ts";
import { textsWithin } from "./wording.ts";

/** A step of the work that a text denies, and words of a page that have it. */
export interface DeniedStep {
  words: string;
  right: string;
}

/** What belongs to a job, as a thing and as a deed, and how pages that have it tell of it. */
interface Step {
  thing?: string;
  /** With its object, where one may rightly do less of it: "we never prime twice". */
  deed?: string;
  /** Other words that deny it. */
  denies?: string;
  told: RegExp;
}

const anything =
  "(?:any of )?(?:the |your )?(?:anything|floors?|furniture|plants|surfaces?|things|walls?|windows?|wood|rooms?|houses?|jobs?|exteriors?)";

const steps: readonly Step[] = [
  {
    thing: "prim(?:er|ing)(?: coats?)?",
    deed: "prime",
    denies: "paint goes (?:right |straight )?on(?:to)? bare \\w+ without",
    told: /\b(?:is|are) primed\b|\bprime before\b|\bprimer goes on\b/i,
  },
  {
    thing:
      "(?:(?:closing|final|last) )?(?:walk[- ]?(?:around|through)s?|(?:final|last|closing) (?:checks?|inspections?|looks?))",
    deed: "(?:walk (?:the (?:house|job|work)|through)|inspect|check (?:our|the) work)",
    denies: "pack up and (?:go|leave|mail)",
    told: /\bwalk through the work\b|\bfinal (?:check|inspection|walk[- ]?through)\b|\bgo over the [\p{L} ]+ with you\b/iu,
  },
  {
    thing: "(?:(?:power|pressure) )?wash(?:ing|es)?",
    deed: "(?:wash|rinse)",
    told: /\bwe wash\b|\bwashing comes first\b|\bwash(?:ed)? away\b|\bwalls are washed\b/i,
  },
  {
    thing: "(?:coverings?|drop ?cloths?|masking|protection)",
    deed: "(?:cover|mask|protect)",
    denies: `${anything}(?: and ${anything})? (?:stays?|are left|is left|remains?) (?:bare|uncovered|unprotected)`,
    told: /\b(?:floors|furniture|plants)\b[^.;]{0,50}\b(?:are|is) covered\b|\bwe cover whatever\b/i,
  },
  {
    thing: "(?:patching|prep(?:aration)?(?: work)?|sanding|scraping)",
    deed: "(?:patch|prep|sand|scrape)",
    denies: "paint (?:right |straight |just )*over (?:cracks?|(?:loose|peeling) \\w+|mildew|rot|rust)",
    told: /\bloose paint comes off\b|\bpreparation first\b|\bwe (?:patch|scrape|wash, scrape)\b/i,
  },
  {
    thing: "(?:clean[- ]?up|cleaning up)",
    deed: "(?:clean up|haul away)",
    denies:
      "you clean up after us|(?:leave|leaving) (?:all )?the (?:clean[- ]?up|mess|sweeping) (?:to|for) (?:the owners?|you)",
    told: /\bclean up after ourselves\b|\bwe [\p{L} ,]*clean up\b|\bthe room is cleaned\b/iu,
  },
  {
    thing: "(?:(?:on-?site |site )?visits?|measur(?:ing|ements?))",
    deed: "(?:come (?:by|out|over)|look|measure|stop by|visit)",
    denies:
      "(?:bids?|estimates?|price|quotes?)(?: (?:is|are|you|it|everything))?(?: given)? (?:sight[- ]unseen|(?:by|over the) (?:e-?mail|phone|text) (?:alone|only))|sight[- ]unseen",
    told: /\bwe look at the surfaces\b|\blook before we quote\b|\bset a time to visit\b/i,
  },
  {
    thing: "colou?r[- ]match(?:es|ing)?",
    deed: "match (?:an? |any |existing |old |the |your )?(?:\\w+ )?(?:colou?rs?|paint|shades?)",
    denies: "only work from (?:\\w+ )?new colou?rs",
    told: /\bcan you match\b|\bcolor matching\b|\bwe match (?:existing|the color)\b/i,
  },
  {
    thing: "(?:asbestos |lab(?:oratory)? )(?:samples?|survey|test(?:ing|s)?)",
    deed: "test for asbestos",
    denies:
      "needs? no (?:asbestos )?(?:survey|test)|scrape (?:it|off|the (?:ceiling|popcorn|texture))[^.;!?]{0,20}(?:on|the) (?:first|same|very) day",
    told: /\basbestos survey before\b|\bnewer homes are not exempt\b/i,
  },
  {
    thing: "(?:containment|plastic sheeting)",
    deed: "contain (?:the )?dust",
    denies:
      "dry[- ]sand(?:s|ing)? (?:it|the old|old|lead)|(?:dry[- ]sand|sand it dry)\\b[^.;!?]{0,40}(?:no|without) (?:any )?(?:containment|plastic)",
    told: /\bcontain the (?:dust|work area)\b|\bcontainment\b/i,
  },
  {
    denies:
      "(?:must|(?:have|need|required) to) (?:check into a hotel|clear out|leave the house|move out|stay (?:elsewhere|somewhere else))|no (?:living|staying) (?:at home|in the house)|n['’]t (?:live|stay) (?:at home|in (?:it|the house))",
    told: /\bcan we stay in the house\b/i,
  },
];

const not = "(?:(?: do| will)? not| cannot| never| no longer|(?: do| wo| ca)n['’]t)";
const frames = ({ thing, deed, denies }: Step): string[] => [
  ...(thing === undefined
    ? []
    : [
        `\\b(?:we|our (?:crews?|painters|people))(?: (?:always|generally|just|simply|usually))? (?:dispense with|do away with|do without|forgo|leave out|omit|skips?) (?:any |an? |the |all )?${thing}`,
        `\\bwe${not} (?:believe in|bother with|do|include|need|offer|provide|schedule|use) (?:any |an? |the )?${thing}`,
        `\\bwithout (?:any |an? |the )?${thing}`,
        `(?:^|[,;:] |\\b(?:and|so) )(?:there(?:['’]s| is| will be) )?no ${thing}(?= (?:at (?:all|the end)|afterward|from us|here|is (?:done|included|needed)|needed|required|with us)|[.!;:]|, no\\b|$)`,
        `\\b(?:do not|don['’]t|never) expect (?:any |an? |the )?${thing}`,
        `${thing} (?:(?:are|is)(?: not|n['’]t) (?:included|needed|necessary|part of (?:it|our|the)|required|something we)|costs? extra|(?:are|is) (?:a waste|an extra|up to you|your job))`,
        `\\byou do (?:the|all the|your own) ${thing}`,
      ]),
  ...(deed === undefined
    ? []
    : [
        `\\bwe${not}(?: (?:bother to|have to|need to))? ${deed}(?:(?: ${anything})(?: (?:or|and) ${anything})?)?(?= (?:at all|before|first|ever)\\b|[.!;,]|$)`,
        `\\b(?:nobody|no one) (?:(?:has|needs) to |will )?(?:${deed.replace(/^\(\?:/, "(?:").replace(/\b(walk|inspect|check|come|look|measure|stop|visit|wash|rinse|cover|mask|protect|clean)\b/g, "$1(?:e?s)?")})`,
        `\\bno need to ${deed}\\b`,
      ]),
  ...(denies === undefined ? [] : [denies]),
];

const patterns = steps.map((step) => ({ ...step, denied: new RegExp(frames(step).join("|"), "i") }));

/** What is not always left out, or by others, or should not be. */
const isCase =
  /\b(?:accept|already|any(?:body|one|where)|avoid|beware|cheap\w*|except|fails?|if|is sound|might|more than|never hire|others?|ought|over (?:sound|old)|peels?|should\w*|skipp(?:ed|ing)|sooner|some|sound|tempt\w*|too|until|unless|when(?:ever)?|where(?:ver)?|who|wrong)\b|\bcan['’]t be (?:done|painted)/i;
const hint =
  /\b(?:bare|dry-sand|forgo|hotel|leav(?:e|ing)|mess|move|never|no|nobody|not|omit|only|over|pack|remains?|skips?|sight|stays?|uncovered|waste|without|after us)\b|n['’]t\b|costs? extra|do the|your own/i;
/** Twice "no" is yes: "we never paint without primer". */
const isTwice =
  /\b(?:can['’]t|cannot|don['’]t|never|no|nobody|not|won['’]t)\b.*\b(?:without|over)\b|\bwithout\b.*\b(?:fails|never|no|not|peels)\b|n['’]t\b.*\bwithout\b/i;

/** The time at which something is left out is no case in which it is. */
const timeOfWork = /^(?:Once|When) (?:the (?:job|last|work)|we)\b[^,;]{0,40}? (?=we\b)/;

/** Steps that pages of the site have, and that a text says are not done. */
export function deniedSteps(text: string, site: Site): DeniedStep[] {
  if (!hint.test(text)) return [];
  const known = knownSteps(site);
  if (known.length === 0) return [];
  return sentencesOf(text).flatMap((sentence) => {
    if (!hint.test(sentence) || sentence.endsWith("?")) return [];
    const clauses = sentence.replace(timeOfWork, "").split(/; |\s[-–—]\s/);
    return clauses
      .flatMap((clause) => {
        if (isCase.test(clause) || isTwice.test(clause)) return [];
        return known.flatMap(({ denied, words: right }) => {
          const [words] = denied.exec(clause) ?? [];
          return words === undefined ? [] : [{ words, right }];
        });
      })
      .slice(0, 1);
  });
}

/** The steps that pages tell of, each with the words of the first. */
const knownSteps = oncePer(({ dataset }: Site) => {
  const texts = dataset.pages.flatMap(({ value }) =>
    value.forEach === undefined ? textsWithin(value.sections) : [],
  );
  const sentences = texts.flatMap(sentencesOf);
  return patterns.flatMap(({ told, denied }) => {
    const words = sentences.find((sentence) => told.test(sentence));
    return words === undefined ? [] : [{ denied, words }];
  });
});
