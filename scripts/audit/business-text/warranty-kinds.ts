import type { Site } from "../../../src/site/site.ts";
import { isAboutWork } from "./asked-prices.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { numeral, oneSpan, timeSpan } from "./quantities.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string) => new RegExp(source, "gi");
const free =
  "(?:at no (?:charge|cost|extra)|at our (?:own )?(?:cost|expense)|for (?:free|nothing)|free of charge|on us|without (?:a charge|charging))";
/** How a firm says that it comes back and asks nothing for it. */
const repaired = `(?:come (?:back|out again)|fix|make (?:good|it right)|mend|put (?:it|that|things) right|re(?:do|new|paint|pair|place|seal)|touch)\\b[^.!?]{0,60}?\\b${free}`;
/** The same of what is mended. */
const isRepaired = `(?:(?:gets?|is|are|will be) (?:done (?:again|over)|fixed|made (?:good|right)|mended|put right|re(?:done|newed|painted|paired|placed|sealed))\\b(?! by (?!us\\b))[^.!?]{0,30}?\\b${free}|(?:gets?|is|are|will be) (?:fixed|on us|ours to (?:fix|mend)|replaced) ${free}|(?:is|are) on us\\b)`;
const ever = "life|a lifetime|ever|as long as you (?:live|own|stay)\\b[^.,;!?]{0,20}";
const span = `${timeSpan}|half a year|${oneSpan}|${ever}`;
const covered =
  "(?:backed(?: up)?|covered|guaranteed|protected|under (?:guarantee|warranty)|warranted|warrantied)";
const work = "(?:finish|flashing|job|labor|paint(?: job)?|painting|repairs?|roof|seams?|work(?:manship)?)";

const fails = "(?:break|chip|clog|crack|fade|fail|leak|peel|rust|wear out)s?";

/** What the business answers for, and how long. */
export const warrantyKinds: readonly FactKind[] = [
  {
    name: "a warranty",
    hint: /\bback|at (?:no|our)|bring|have|how long|cover|promis|for (?:free|nothing)|free of|guarant|on us|protect|right|stand |warrant|without|wrong|(?:bother|come|crack|fail|leak|let|need|peel|stick)s?\b/i,
    says: [
      pattern(
        `\\b(${numeral}[- ](?:year|month|day)s?|(?:limited )?lifetime)['’]?[- ](?:[\\w-]+ ){0,3}?(?:warrant(?:y|ies)|guarantees?)\\b`,
      ),
      pattern(
        `\\b(?:guarantee|guaranteed|warranted|warranty) (?:for|of) (${numeral} (?:year|month|day)s?|life)\\b`,
      ),
      pattern(
        `\\b(?:for|in|inside|within) (?:the |a )?(?:first |full |next |whole )?(${timeSpan})\\b[^.!?]{0,60}?\\b(?:we|us)\\b[^.!?]{0,40}?\\b${repaired}\\b`,
      ),
      pattern(
        `\\bwe\\b[^.!?]{0,30}?\\b${repaired}\\b[^.!?]{0,20}?\\b(?:for|in|inside|within) (?:the |a )?(?:first |full |next |whole )?(${timeSpan})\\b`,
      ),
      pattern(
        `\\b${work} (?:is|are|stays?|remains?) ${covered},? (?:for )?(?:a |the )?(?:first |full |whole )?(${span})\\b`,
      ),
      pattern(
        `\\b(?:back(?: up)?|stand (?:behind|by)) (?:all |every |our )?[^.,;!?]{0,40}?,? for (?:the )?(?:first |full |whole )?(${span})\\b`,
      ),
      pattern(
        `\\b(?:anything|if|should|something|whatever)\\b[^.!?;]{0,50}?(?:n['’]t right|\\b(?:bothers you|comes? (?:loose|off|undone)|cracks?|fails?|goes wrong|leaks?|lets go|peels?|sticks?))\\b[^.!?;]{0,20} (?:during|in|inside|within) (?:its |our |the )?(?:first |full |next |whole )?(${timeSpan})\\b[^.!?;]{0,40}?\\b(?:call|us|we)\\b`,
      ),
      pattern(
        `\\b(?:anything|something|our ${work})(?: \\w+)? needs? (?:attention|fixing|mending|repair(?:s|ing)?|touching up)\\b[^.!?;]{0,20} (?:during|in|inside|within) (?:the )?(?:first |next )?(${timeSpan})\\b[^.!?;]{0,40}?\\b(?:call|us|we)\\b`,
      ),
      pattern(
        `\\b(?:break|chip|clog|come (?:loose|off)|crack|fail|leak|let go|lift|peel|stick|turn up|wear out)s?(?: again)? (?:during|in|inside|within) (?:the )?(?:first |next )?(${timeSpan})\\b[^.!?;]{0,30}? ${isRepaired}`,
      ),
      pattern(`\\byou(?:['’]re| are) (?:covered|protected) for (${timeSpan})\\b`),
      pattern(
        `^(${span})(?:,| is| -)[^.;!?]{0,25}? how long [^.;!?]{0,25}?(?:${covered}|guarantee|stand by|warrant|warranty (?:holds|lasts|runs))\\b`,
      ),
      pattern(
        `\\byou have (${span}) (?:in which )?to (?:call (?:us )?back|complain|let us know|report|tell us)\\b`,
      ),
      pattern(
        `\\b(${timeSpan}) (?:after (?:that|the job)|down the road|from now|later|on)\\b[^.!?]{0,40}?\\b(?:us|we)(?:['’]ll)?\\b[^.!?]{0,40}?\\b${repaired}`,
      ),
      pattern(`\\bwe (?:guarantee|warrant|warranty) (?:[\\w]+ ){0,4}?for (${span})\\b`),
      pattern(`\\bafter (${timeSpan})\\b[^.;!?]{0,30}? (?:no longer|not|n['’]t) ${covered}\\b`),
      pattern(
        `\\b(?:coverage|guarantee|promise|warranty)\\b(?! (?:by|from|of|on) (?!our\\b|your\\b))[^.,;!?]{0,30}? (?:covers?|ends?|expires?|holds|lasts?|is good|runs?)\\b[^.,;!?]{0,25}? (${timeSpan})\\b`,
      ),
      pattern(
        `^(${timeSpan}) after [^.;!?]{0,40}\\b(?:guarantee|warranty) (?:ends|expires|is over|runs out)\\b`,
      ),
      pattern(`\\bfor (${timeSpan}) after [^.;!?]{0,40}\\b(?:brings us back|we (?:come back|return))\\b`),
      pattern(`\\bguaranteed for (as long as you (?:live|own)\\b[^.,;!?]{0,20})`),
      pattern(`\\b(${numeral} years?) of (?:cover(?:age)?|guarantee|protection|warranty)\\b`),
    ],
    who: whoWarrants,
    inData: "no record",
  },
  {
    name: "a guarantee",
    says: [
      pattern("\\b(?:best[- ]price|money[- ]back|price[- ]match|risk[- ]free) guarantee[ds]?\\b"),
      pattern("\\bwe(?:['’]ll| will)? price-match\\b|\\b(?:get|have) (?:all )?your money back\\b"),
      pattern(
        "\\bguaranteed to (?:hold|last|stay)\\b[^.,;!?]{0,20}|\\bguaranteed (?:for life|forever)\\b|\\b(?:our|your) (?:[a-z]+ ){1,2}(?:holds|lasts|stays)\\b[^.,;!?]{0,20} forever\\b",
      ),
      pattern(`\\b(?:our|your) \\w+(?: \\w+)? won['’]t (?:ever )?${fails}\\b[^.;!?]{0,20}? ever\\b`),
      pattern(`\\bguaranteed (?:never|not) to ${fails}\\b`),
      pattern(
        `\\bwe (?:guarantee|promise|swear)\\b[^.,;!?]{0,40}? (?:never|not|won['’]t|will not) ${fails}\\b[^.,;!?]{0,20}`,
      ),
      pattern(
        "\\b(?:our|the|your) (?:guarantee|warranty)(?: (?:for|on) [a-z ]{1,25})? (?:has no (?:end|limit)|never (?:ends|expires|runs out))\\b",
      ),
      pattern("\\byou(?:['’]ll| will)? never (?:again )?(?:have|need) to (?:paint|re\\w+)\\b[^.,;!?]{0,20}"),
      pattern("\\bwe guarantee (?:that )?your (?:[a-z]+ )?[a-z]+ will\\b[^.,;!?]{0,30}"),
      pattern(
        "\\b(?:beat|match) any(?:body['’]s|one['’]s)? (?:[a-z]+['’]?s? )?(?:bid|estimate|offer|price|quote)\\b",
      ),
      pattern(
        `\\b(?:(?:can(?:not|['’]t)|won['’]t|will not) find|nobody (?:has|offers)|there is no) (?:an?y? )?(?:better|cheaper|lower) (?:deal|price|quote|rate)s?\\b[^.,;!?]{0,20}`,
      ),
      pattern(
        `\\b(?:best|cheapest|lowest) (?:prices?|rates?) (?:around|anywhere|guaranteed|in (?:the |all of )?\\w+)\\b`,
      ),
      pattern(
        `\\b(?:our|your) \\w+(?: \\w+)? (?:will )?never (?:again )?${fails}(?: (?:or|nor) ${fails})?\\b(?! to\\b)`,
      ),
    ],
    // Who asks whether it can be promises nothing.
    unless: /\?$|^(?:no|nothing)\b/i,
    inData: "no record",
  },
];

/** What comes with a warranty, in front of it: "A roof often comes with a"; without such a word it may be a part of our work. */
const bearer =
  /^(?:(?:an?|each|every|many|most|some|the) )?((?:[\p{L}-]+ ){1,3}?)(?:can|may|often|generally|sometimes|typically|usually) (?:carry|carries|come with|comes with|has|have) (?:an? |the )?$/iu;

/** Who answers for it: nobody of us for a thing on which we do not work, nor for warranties as such. */
function whoWarrants(claim: Claim, site: Site): Who {
  const { words, lead, rest } = claim;
  const [, thing = ""] = bearer.exec(lead) ?? [];
  if (
    thing !== "" &&
    !/\b(?:exteriors?|finish|interiors?|labor|paint\w*|our|we|you)\b/i.test(thing) &&
    !isAboutWork(thing, site)
  )
    return "others";
  if (
    /^(?:an? )?(?:brand[- ])?new (?!(?:finish|paint)\b)[\p{L}-]+ (?:[\p{L}-]+ )?(?:carry|carries|come|comes)\b/iu.test(
      lead,
    )
  )
    return "others";
  if (
    /^(?:an?|any)?\s*$/i.test(lead) &&
    /^(?: on [a-z]+)? (?:is|sounds) (?:mostly|often|rarely|seldom|usually|worth)\b/.test(rest)
  )
    return "others";
  if (lead === "" && /s$/.test(words) && /^ (?:are|cover|rarely|seem|sound|tend)\b/.test(rest))
    return "others";
  return whoIsMeant(claim, site);
}
