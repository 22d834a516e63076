import type { Site } from "../../../src/site/site.ts";
import type { FactKind } from "./fact-kinds.ts";
import { firm } from "./firm-kinds.ts";
import { numeral } from "./quantities.ts";
import { isFounding, isOurAge, isWithinOurAge } from "./recorded-truths.ts";
import { someYear, someYears, yearsMeant } from "./said-years.ts";
import { whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string) => new RegExp(source, "giu");
const about =
  "(?:(?:about|almost|around|at least|close to|more than|nearly|over|some|well over|(?:a little|barely|just|slightly) (?:over|under)|barely|just|only) )?";
const age = `${about}${someYears}`;
/** When something began: `in the late nineties`, `three years ago`. */
const when = `(?:(?:way )?back )?(?:(?:about|around|in|since|sometime in|somewhere around) (${someYear})|(${age} ago|last (?:fall|spring|summer|winter|year)))`;
/** Words for being the business. */
const being =
  "(?:(?:family|locally|woman|veteran)[- ](?:owned|run)|owned and operated|in (?:the )?(?:\\p{L}+ )?(?:business|game|trade)|(?<=\\b(?:been|were|was) )(?:around|at (?:it|this)|open)|family (?:business|company|firm|practice)|serving [\\p{L} ]{1,40}|trusted)";
const beginning =
  "(?:founded|established|opened (?:its|our|the) doors|opened for business|set up shop|got (?:its|our) start|(?:we|business|company|firm|practice|shop) (?:began|started))";
/** The business and those who began it. */
const founder =
  "(?:dad|grandpa|grandma|mom|(?:my|our|the) (?:dad|family|father|founders?|grandfather|grandmother|grandparents|mother|parents|uncle))";
const own = `(?:we|(?:my|our|the|this) (?:[\\p{L}-]+ )?${firm}|${founder})`;

/** What a firm does once, when it begins. */
const firstDeed =
  "(?:bought (?:h(?:er|is)|its|our|their) first \\p{L}+|first (?:customer|job|ladder|roof|truck|van)|(?:hung (?:out|up)|put up) (?:an?|h(?:er|is)|its|our|the|their) (?:shingle|sign)|(?:struck out|went (?:out|into (?:the )?(?:business|trade))) (?:for (?:him|her|it)self|on (?:h(?:er|is)|its|our|their) own))";

/** What is said of a beginning, whoever began: `launched`, `went into business`, `hung out the sign`. */
const begun = `(?:began|begun|decided to go into|formed|incorporated|launched|opened(?: up)?|set up|started(?: (?:out|up))?|(?:was|were) (?:born|established|formed|founded|incorporated|launched|set up|started)|went into|${beginning}|${firstDeed})`;
/** What is begun, where it is named. */
const begunThing = `(?:(?: (?:as|by|here|in \\p{Lu}|out|up)\\b[^.,;!?\\d]{0,40}?| (?:(?:our|the|this) (?:[\\p{L}-]+ )?${firm}|in (?:business|painting)|painting)))?`;

/** What somebody did, and what tells the year of a thing from that of the deed: "we painted a house built in 1925". */
const did = "(?:\\p{L}+ed|began|built|did|got|hung|laid|made|put|redid|rebuilt|took)";
const ofThings = "\\b(?:built|dated|from|made|mixed|printed|that|was|were|which|who|\\p{L}+ed)\\b";

/** Those who may have come later than the business they come to. */
const others =
  "(?:buyers|customers|dealers|homeowners|installers|inspectors|members|neighbors|owners|sponsors|suppliers|trainers)";

const founded = ({ business }: Site) => String(business.founded);
const foundedIn = ({ business }: Site) => `founded in ${business.founded}`;

/** What cannot have been before there was the business. */
const sinceFounding: Pick<FactKind, "isOfFirm" | "decides" | "inData"> = {
  isOfFirm: true,
  decides: {
    pointer: "/founded",
    isTrue: (value, { business }) => yearsMeant(value).to >= business.founded,
    says: founded,
  },
  inData: "other value",
};

const foundsOurs = new RegExp(`\\b(?:(?:founded|started) (?:our|the|this) |${firstDeed})`, "iu");

/** What a business says of its age and of its years. */
export const yearKinds: readonly FactKind[] = [
  {
    name: "the year of foundation",
    hint: /\d{4}|(?:ies|0['’]?s|ago|last (?:fall|spring|summer|winter|year))\b/i,
    says: [
      pattern(`\\b${being}(?: [\\p{L}]+){0,3} since (${someYear})`),
      pattern(`\\b${own}(?: ha(?:s|ve|d))? (?:[\\p{L}]+ )?${begun}${begunThing},? ${when}`),
      pattern(
        `\\b${when},? (?:that |when )?${own} ${begun}(?=${begunThing}(?:[.,;!?]|$| (?:and|as|at|for|in|on|with)\\b))`,
      ),
      pattern(
        `\\b(?:${own}|our roots)\\b[^.,;!?]{0,30}? (?:(?:dates?|goe?s?|reach(?:es)?) back to|dates? from) (${someYear})`,
      ),
      pattern(`\\b${beginning}(?: (?:as|by|here|in \\p{Lu}|out|up)\\b[^.,;!?\\d]{0,40}?)? in (${someYear})`),
      pattern(
        `\\b(?:its|our(?: [\\p{L}]+)?|the (?:family|founders?)|we|\\p{L}+ and \\p{L}+) ${firstDeed}\\b[^.;!?\\d]{0,50}? in (${someYear})`,
      ),
      pattern(`\\bwe opened in (${someYear})`),
      pattern(`\\b(?:got going|set out|started out|was born|was founded) in (${someYear})`),
      pattern(
        `\\b(?:founded|started) (?:our|the|this) (?:business|company|firm|practice|shop)\\b[^.,;!?\\d]{0,30}? in (${someYear})`,
      ),
      pattern("(?:^|,? )(?:est\\.?|established|founded) (\\d{4})(?=[.,;!)]|$)"),
      pattern(
        `^(?!(?:our|the|these|your) )(?:[\\p{L}-]+ ){0,2}?(?!${others})(?:\\p{L}+(?:ers|ors|ists|smiths)|company|family|firm|practice)(?: based in [\\p{L} ]{1,30}?)? since (\\d{4})\\b`,
      ),
    ],
    unless: /\b(?:branch|office|(?<!set up )shop (?:at|in|on)|yard)\b/i,
    isOfFirm: true,
    // One of the team who founded the firm is no other.
    who: (claim, site) => {
      const who = whoIsMeant(claim, site);
      return who === "person" && foundsOurs.test(claim.words) ? "us" : who;
    },
    decides: { pointer: "/founded", isTrue: isFounding, says: founded },
    inData: "other value",
  },
  {
    // What a business does, it may have begun to do later.
    name: "a year since when",
    hint: /since .*(?:\d{4}|ies\b)/i,
    unless: /\blived?\b/i,
    says: [
      pattern(
        `\\b(?:we|our (?:business|company|crews?|family|firm|painters|people|team))(?:['’]ve| ha(?:s|ve))? [^.!?]{0,40}?since (${someYear})`,
      ),
      pattern(
        `^since (${someYear}),? (?:we|(?:our|the) (?:business|company|crews?|family|firm|practice|shop))\\b`,
      ),
      pattern(
        `\\b(?:at work|based|certified|insured|licensed|\\p{L}+ing)(?: [\\p{L}&'’]+){0,6} since (${someYear})`,
      ),
    ],
    ...sinceFounding,
  },
  {
    name: "the age of the business",
    hint: /anniversary|birthday|centur|decade|year|new|start|turn|young/i,
    says: [
      pattern(`(?<!\\p{L})(${age}) (?:after|since) ${own} (?:[\\p{L}]+ ){0,6}?${begun}\\b`),
      pattern(
        `(?<!\\p{L})(${age}) (?:after|since) ${founder} (?!(?:died|hand|left us|pass|retire|step)\\p{L}*)\\p{L}+`,
      ),
      pattern(
        `\\b${own}(?:['’]ve| ha(?:s|ve)) (?:barely|just|only) been (?:[\\p{L}]+ ){1,4}?(?:for )?(${age})`,
      ),
      pattern(`\\b${own} (?:just |recently )?turn(?:s|ed) (${numeral})\\b`),
      pattern(
        `\\b(?:as an?|(?:we|${firm})(?:['’]re| are|['’]s| is)(?: still)?(?: an?| the)?) (brand[- ]new (?:crew|${firm})|just (?:getting (?:going|started)|starting out)|new (?:crew|${firm}|kids? (?:in town|on the block))|newcomers?|start-?up|new to (?:the )?(?:business|painting|trade))\\b`,
      ),
      pattern(`(?<!\\p{L})(${age}) (?:in (?:business|the (?:business|trade))|of (?:experience|service))\\b`),
      pattern(`\\b(?:in|over|through) (?:our|its) (?:first )?(${age})\\b`),
      pattern(`\\b${own}(?:['’]re| are|['’]s| is)\\b[^.;!?]{0,40}? (${age}) (?:old|young)\\b`),
      pattern("^our (\\d+)(?:st|nd|rd|th) (?:anniversary|birthday|year (?:in|of) (?:business|the trade))\\b"),
      pattern(`\\b${being} (?:in [\\p{L} ]{1,30} )?(?:for|over) (${age})`),
      pattern(
        "\\b(?:celebrat\\p{L}+|in|mark\\p{L}*|reach\\p{L}*) (?:its|our) (\\d+)(?:st|nd|rd|th) (?:anniversary|birthday|year)\\b",
      ),
      pattern(
        `(?<!\\p{L})(${age}) of (?:it|that|this)(?: all)? (?:(?:has |have )?taught|shows?|teach(?:es)?|tells?)\\b`,
      ),
      pattern(
        `(?<!\\p{L})(${age}) of (?:brush\\p{L}*|know-how|practice|work|\\p{L}+ing) (?:(?:is|are|lies?|stands?|goes|go) )?(?:behind|in(?:to)?|under) (?:each|every|our)\\b`,
      ),
    ],
    // A person may have done the work for longer than there is a firm.
    unless: /\b(?:approach\w*|between (?:them|us)|brings?|combined|not far|together)\b/i,
    isOfFirm: true,
    decides: { pointer: "/founded", isTrue: isOurAge, says: foundedIn },
    inData: "other value",
  },
  {
    name: "years of work",
    hint: /centur|decade|years/i,
    says: [
      pattern(`(?:\\b(?:have|has)|['’]ve) [^.,;!?]{0,60}?\\b(?:for|over) (?:the (?:last|past) )?(${age})`),
      pattern(
        `\\b(?:for|over) (?:the (?:last|past) )?(${age}),? (?:now,? )?(?:we|(?:our|the|this) (?:[\\p{L}-]+ )?(?:business|company|crews?|family|firm|practice|shop))(?: (?:has|have)|['’]ve)\\b`,
      ),
    ],
    unless:
      /\b(?:between (?:them|us)|brings?|combined|hold|held|last(?:s|ed)?|lived?|old|seen|st[ao]nd|stood|together)\b/i,
    isOfFirm: true,
    decides: { pointer: "/founded", isTrue: isWithinOurAge, says: foundedIn },
    inData: "other value",
  },
  {
    name: "a copyright year",
    says: [/(?:©|\bcopyright) (?:\d{4}\s?[-–]\s?)?(\d{4})\b/gi],
    decides: {
      pointer: "/copyrightYear",
      isTrue: (value, { business }) => value === String(business.copyrightYear),
      says: ({ business }) => `© ${business.copyrightYear}`,
    },
    inData: "other value",
  },
  {
    name: "a year of work",
    hint: /\d{4}/,
    says: [
      pattern(
        "\\b(?:called|chose|found|hired|known|picked|trusted|used) us (?:back |first )?(?:in|since) (\\d{4})\\b",
      ),
      pattern(
        `\\b(?:we|our (?:company|crews?|firm|founders?|team)) (?:first )?${did} (?:(?!${ofThings})[^.,;:!?]){0,60}?in (\\d{4})\\b`,
      ),
      pattern(`^in (\\d{4}),? (?:we|our (?:company|crews?|firm|founders?|team)) (?:first )?${did}\\b`),
    ],
    ...sinceFounding,
  },
];
