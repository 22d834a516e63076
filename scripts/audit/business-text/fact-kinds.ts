import type { Site } from "../../../src/site/site.ts";
import { askedPrice } from "./asked-prices.ts";
import { awardKinds } from "./award-kinds.ts";
import type { Claim } from "./claims.ts";
import { countKinds } from "./count-kinds.ts";
import { credentialKinds } from "./credential-kinds.ts";
import { firmKinds } from "./firm-kinds.ts";
import { moneyKinds } from "./money-kinds.ts";
import { numeral, scaledNumeral, timeSpan } from "./quantities.ts";
import { type countOnPage, isInRecord, isOpen, openDays } from "./recorded-truths.ts";
import { reviewKinds } from "./review-kinds.ts";
import { warrantyKinds } from "./warranty-kinds.ts";
import { type Who, whoIsMeant, whoReplies } from "./who-is-meant.ts";
import { yearKinds } from "./year-kinds.ts";

/** A kind of claim that a business makes of itself: how a text says it, and where the record holds what is true. */
export interface FactKind {
  /** In messages: `a warranty`. */
  name: string;
  /** Ways to say it; what the first group holds, or all where there is none, is compared. */
  says: readonly RegExp[];
  /** Words of which each way to say it has some: most sentences have none, and are not read for the ways. */
  hint?: RegExp;
  /** Names of facts of the record that are of this kind, where their value alone does not say so. */
  named?: RegExp;
  /** Sentences that say something else. */
  unless?: RegExp;
  /** True where only the business itself has it; else what it makes has it, too: a roof with a warranty. */
  isOfFirm?: true;
  /** Of whom a claim is made, where it is read in another way than others. */
  who?(claim: Claim, site: Site): Who;
  /** Part of the record that decides it, as a pointer, and whether it bears a value out; in place of facts with the value. */
  decides?: {
    pointer: string;
    isTrue(value: string, site: Site): boolean;
    says(site: Site): string;
    /** What it says on a page that is about a part of the whole, with the place of that. */
    saysOn?: typeof countOnPage;
  };
  /**
   * What is held against a text of the data: another value in the record, or that the record has none. Texts in the
   * built file alone are held to both.
   */
  inData?: "other value" | "no record";
}

const pattern = (source: string, flags = "gi") => new RegExp(source, flags);
const saysWe = /\b(?:our|us|we)\b|^(?:as an?|ours is|this is)\b/i;
const firmNoun = /^ (?:and [a-z-]+ )?(?:business|company|contractor|firm|practice|shop)\b/;
/** How long an answer takes: `two days`, `an hour`. */
const answerSpan = `${timeSpan}|(?:an?|the|half an) (?:half )?(?:hour|week|month)|minutes`;
/** What somebody does behind a visit or before a job takes as long as that. */
const notOfVisit =
  "\\b(?! (?:after|before|from|of) (?:(?:its|our|seeing|that|the|their|your) )*(?:appointment|arriv|crew|home|house|inspection|job|leav|look|measur|survey|visit|walk|work))";
const reach = "call|e-?mail|phone|ring|text|write(?: to)?";
const customers = "clients|customers|families|homeowners|jobs|patients|projects";

/** Every kind, the ones that say more before those that say less: words belong to the first that has them. */
export const factKinds: readonly FactKind[] = [
  ...warrantyKinds,
  ...awardKinds,
  ...credentialKinds,
  ...reviewKinds,
  {
    name: "a kind of ownership",
    hint: /acquired|belong|bought|chain|corporation|employees|franchise|group|independently|management|network|own|private equity|publicly|sold|subsidiary|taken over/i,
    says: [
      pattern(
        "\\b(?:belong(?:ed|s)? to|joined|owned by|part of|sold to) an? (?:[\\w-]+ ){0,2}(?:chain|conglomerate|corporation|franchise|group|private equity (?:firm|fund|group))\\b",
      ),
      pattern(
        "\\b(?:branch|division|franchise|location|members?|part|subsidiary) of an? (?:[\\w-]+ ){0,3}(?:chain|corporation|franchise|network)\\b|\\b(?:acquired|bought(?: out| up)?|taken over) by an? (?:[\\w-]+ ){0,3}(?:chain|company|corporation|firm|franchise|fund|group|investors?)\\b",
      ),
      pattern(
        "\\bsold (?:(?:itself|out|the (?:business|company|firm)) )?to (?:an? )?(?:[\\w-]+ ){0,3}(?:company|competitor|contractor|firm|investors?|outfit)\\b|\\bwe(?:['’]re| are) an? (?:[\\w-]+ ){0,2}(?:branch|franchise|subsidiary)\\b|\\bpublicly traded\\b|\\bnew owners (?:bought|have taken|run|took)\\b(?! (?:over )?(?:an?|the|your)\\b)|\\bunder new (?:management|owners(?:hip)?)\\b",
      ),
      pattern(
        "\\b(?:belongs? to|owned by) (?:its|our|the) (?:employees|painters|people|staff|workers)\\b|\\bindependently owned\\b|\\ban? (?:[\\w-]+ ){0,2}(?:chain|company|corporation|fund|group|investors?) owns (?:it|us|the (?:business|company|firm))\\b",
      ),
    ],
    unless: /\bno(?:t|r)\b|n['’]t\b|\bnever\b/i,
    isOfFirm: true,
    // The founders who sold it are ours.
    who: (claim, site) =>
      /^sold .*(?:business|company|firm) to /i.test(claim.words) ? "us" : whoIsMeant(claim, site),
    decides: { pointer: "/facts", isTrue: isInRecord, says: () => "" },
    inData: "no record",
  },
  ...yearKinds,
  {
    name: "a kind of ownership",
    hint: /owned/i,
    says: [
      pattern(
        "\\b(?:asian|black|disabled|employee|hispanic|immigrant|investor|latin[ao]|lgbtq\\+?|minority|native|veteran|wom[ae]n)[- ]owned\\b",
      ),
    ],
    isOfFirm: true,
    who: (claim) => (saysWe.test(claim.lead) || firmNoun.test(claim.rest) ? "us" : "others"),
    decides: { pointer: "/facts", isTrue: isInRecord, says: () => "" },
    inData: "no record",
  },
  {
    name: "a number of customers",
    hint: /client|customer|famil|home|house|job|patient|project|roof/i,
    says: [
      pattern(
        `\\b(${scaledNumeral}|${numeral})\\+? (?:(?:completed|happy|local|satisfied) )+(?:${customers}|homes)\\b`,
      ),
      pattern(`\\b(?:more than|over) (${numeral}) (?:${customers})\\b`),
      pattern(
        `\\b(\\d[\\d,]*)\\+ (?:${customers}|homes|houses|roofs)\\b(?! (?:are|built|had|have|s[ai]t|stand|stood|was|went|were)\\b)`,
      ),
      pattern(`^(?:more than |over )?(${numeral}) (?:homes|houses|kitchens|roofs|rooms|walls) \\w+ed\\b`),
      pattern(
        `\\bwe(?:['’]ve| have)? \\w+ (?:more than |over )?(\\d[\\d,]*)\\+? (?:${customers}|homes|houses|roofs)\\b`,
      ),
      pattern(
        `\\b(${scaledNumeral}|${numeral})\\+? (?:[a-z]+ )?(?:${customers}|homes|houses) (?:have been )?(?:completed|finished|painted|served|to date|under our belts?)\\b`,
      ),
      pattern(
        `\\b(${scaledNumeral}|${numeral}) (?:${customers}) (?:choose|chose|count on|have chosen|have hired|hired|rely on|trust)\\b[^.;!?]{0,20}\\b(?:our|us)\\b`,
      ),
    ],
    named: /^(?:clients|customers|jobs|patients|projects)/,
    inData: "no record",
  },
  {
    name: "a share of customers",
    hint: /clients|customers|homeowners|patients/i,
    says: [
      pattern(
        `\\b(\\d[\\d.]* ?%|${numeral} percent) of (?:all )?(?:our|the) (?:clients|customers|homeowners|patients)\\b`,
      ),
      pattern(
        `\\b(${numeral} (?:in|of|out of) (?:every )?${numeral}) (?:of our )?(?:clients|customers|homeowners|patients) (?:are|come|hire|love|rate|recommend|return|say|would)\\b`,
      ),
    ],
    isOfFirm: true,
    named: /^satisf/,
    inData: "no record",
  },
  ...countKinds,
  ...firmKinds,
  {
    name: "a time to reply",
    hint: /allow|answer|call|e-?mail|estimate|expect|get|give us|hear|phone|quote|repl|respon|return|ring|text|touch|turnaround|write/i,
    says: [
      pattern(
        `\\b(?:answers?|calls? (?:you )?back|phones|returns? (?:[a-z]+ )?(?:calls?|e-?mails?|messages?)|estimates?|gets? back to you|hear (?:back|(?:back )?from us)|quotes?|repl(?:y|ies)|responds?|expect (?:an answer|a call|to hear))\\b[^.!?]{0,40}? (?:in|inside|within)(?: of)? (?:about |around |at most |less than |roughly |under )?(${answerSpan})${notOfVisit}`,
      ),
      pattern(
        `\\b(?:call|e-?mail|message|question|request)s? (?:are|gets?|is|will be) (?:[a-z]+ )?(?:answered|returned) (?:in|inside|within) (?:less than |under )?(${answerSpan})`,
      ),
      pattern(
        `\\b(?:${reach})s? (?:(?:and|or) (?:${reach})s? )?you (?:back )?(?:in|inside|within) (?:less than |under )?(${answerSpan})${notOfVisit}`,
      ),
      pattern(
        `\\b(?:allow|give)(?: us)? (?:about |at least |up to )?(${answerSpan}) (?:for an? (?:answer|quote|reply)|to (?:answer|call|get back|phone|quote|reply|respond|write))\\b`,
      ),
      pattern(
        `\\b(?:answers?|calls? back|estimates?|quotes?|replies|responses) (?:go out|take|come)\\b[^.!?]{0,20}? (?:about |up to )?(${timeSpan})`,
      ),
      pattern(
        `\\b(?:(?:answer|reply|response|turnaround) times?\\b[^.;!?\\d]{0,20}?|(?:be|get) in touch(?: with you)? (?:in|inside|within)) (?:under |about |less than )?(${answerSpan})`,
      ),
      pattern(
        `\\b(?:(?:it|that|this|we)(?: (?:can|may|often|usually|will))* (?:takes?|need)(?: us)?|takes us) (?:about |at least |up to )?(${answerSpan}) (?:for us )?to (?:answer|call|get back|reply|respond|return|write)\\b`,
      ),
      pattern(
        `\\b(?:answers?|calls?|gets? back|in touch|repl(?:y|ies)|responds?|writes?)\\b[^.;!?]{0,25}? (the (?:following|next) (?:week|month)|(?:${answerSpan}) later)\\b`,
      ),
      pattern(
        "(?:\\bnot|n['’]t) (?:expect|hear)[^.;!?]{0,30}? before (the (?:week|month) is (?:out|over)|next (?:week|month))\\b",
      ),
      pattern(
        "\\bexpect an? (?:answer|call|reply|response)\\b[^.;!?]{0,20} (by the end of the (?:month|week))\\b",
      ),
    ],
    who: whoReplies,
    named: /^(?:answer|reply|respon)/,
    inData: "other value",
  },
  ...moneyKinds,
  {
    name: "insurance",
    says: [
      pattern(
        `(?:\\$([\\d.,]+(?: ?million)?)|\\b(${scaledNumeral})(?: dollars)?)(?: (?:in|of|worth of))?(?: \\w+)? (?:coverage|insurance|liability)\\b`,
      ),
      pattern(
        `(?<!\\byour (?:[a-z'’]+ )?)\\b(?:insurance|liability|polic(?:y|ies))\\b[^.!?;$\\d]{0,25}?\\b(?:covers?|(?:good|written) for|insures?|pays?)\\b(?: (?:damage|each job|for|up to|us|you))* (?:\\$([\\d.,]+ ?million|\\d[\\d,]{6,})|(${scaledNumeral})(?: dollars\\b|(?= per| for|[.,;])))`,
      ),
      pattern(
        `(\\$[\\d.,]+(?:[ -](?:million|thousand))?|\\b(?:an?|${numeral})[- ](?:million|thousand)(?:[- ]dollars?)?)[ -](?:[\\w'’]+ ){0,2}?(?:bond|policy|policies)\\b`,
      ),
      pattern("\\b(?:our|we)\\b[^.;!?]{0,40}?\\bworkers['’]? comp(?:ensation)?\\b"),
      pattern("\\bworkers['’]? comp(?:ensation)?\\b[^.;!?]{0,50}?\\b(?:ours?|us|we)\\b"),
      pattern(
        `\\b(?:insurance of|insured (?:for|up to)) (?:\\$(\\d[\\d,]*(?:\\.\\d+)?(?: ?million)?)(?!,?\\d)|(${scaledNumeral})\\b)`,
      ),
    ],
    named: /^insurance/,
    inData: "no record",
  },
  {
    name: "hours by day and night",
    hint: /24|clock|any hour|night/i,
    says: [
      pattern("(?<=^|[?!.] )24[ -]hours?(?: a day)?(?= \\||$)"),
      pattern(
        "(?<=\\b(?:answer\\w*|call\\w*|come|electricians?|here|locksmiths?|open|plumbers?|reach\\w*|roofers?|there)\\b[^.!?]{0,40}?)\\b(?:at any hour|day (?:and|or) night)\\b",
      ),
      pattern(
        "\\b24 ?hours? (?:a day|emergency|service)\\b|\\b(?:answer\\w*|available|call\\w*|here|open|reach\\w*|service|there)\\b[^.!?]{0,30}?(?:24/7|\\baround the clock|(?<!\\b(?:for|in|next|within) )\\b24 hours(?! (?:after|before|of|to)\\b))|\\b24/7\\b",
      ),
    ],
    isOfFirm: true,
    decides: { pointer: "/hours/days", isTrue: isOpen, says: openDays },
    inData: "other value",
  },
  {
    // In texts of the data, sentences with days are for biz/hours.
    name: "opening hours",
    says: [
      pattern(
        "\\bopen (?:on )?(?:saturdays|sundays|weekends)\\b|\\b(?:7|seven) days a week\\b|\\baround the clock\\b",
      ),
    ],
    decides: { pointer: "/hours/days", isTrue: isOpen, says: openDays },
  },
  askedPrice,
  { name: "a price", says: [pattern("\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:million|k)\\b)?")] },
  { name: "a time", says: [pattern(`\\b${timeSpan}\\b`)] },
];
