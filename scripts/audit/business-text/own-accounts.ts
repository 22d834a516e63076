import { escapeForPattern } from "../../../src/loader/locate.ts";
import type { Site } from "../../../src/site/site.ts";
import { citiesNamed } from "../similarity/city-names.ts";
import { printedWords, saidIn } from "./answers.ts";
import { weekdays } from "./days.ts";
import { matchesOf } from "./matches.ts";
import { attributesIn } from "./own-attributes.ts";
import { numeral, plainQuantity, timeSpan } from "./quantities.ts";

/** What a text tells of the business or of a city and no field holds, so that only another text can contradict it. */
export interface Account {
  /** What it is about, the same for all texts about it. */
  topic: string;
  words: string;
  value: string;
  /** The question that it answers; what is asked of one service or town has other answers for others. */
  asked?: string;
  /** True for what each branch may have a number of. */
  isOfBranch?: boolean;
  /** True for what a page that tells two of them tells of two places. */
  isOnce?: boolean;
  /** Least and most days, of which another span may have some. */
  span?: readonly [from: number, to: number];
}

interface AccountKind {
  topic: string;
  /** What one of the groups holds is compared, or the name of a group that has one. */
  says: RegExp;
  /** Sentences that say something else. */
  unless?: RegExp;
  isOfCity?: true;
  /** Of a site without data, where a record would decide it; or of any, which may have branches. */
  of?: "bare" | "any";
}

const relative =
  "(brothers?|children|daughters?|grand(?:children|daughters?|sons?)|husband|nephew|niece|sisters?|sons?|widow|wife)";
const firm = "(?:business|company|firm|practice|shop)";
const generation = "(second|third|fourth|fifth|2nd|3rd|4th|5th)";
const people =
  "arborists|dentists|electricians|employees|hygienists|locksmiths|painters|people|plumbers|roofers|technicians";

const cancel = "back out|cancel|change your mind|walk away|withdraw";
const day = `(?:${weekdays.join("|")})s?`;

const kinds: readonly AccountKind[] = [
  {
    topic: "who leads the business",
    says: new RegExp(
      `\\bfounder['’]s ${relative}\\b[^.,;!?]{0,20}? (?:(?:has|have) taken|heads?|leads?|manages?|owns?|runs?|takes?|took)(?: over)? (?:it|the (?:helm|reins)|(?:our|the|this) (?:\\w+ )?${firm})\\b|\\b(?:our|the) (founder) (?:(?:himself|herself|personally|still) )*(?:heads|leads|manages|owns|runs)\\b|\\b(?:headed|led|managed|owned|run) by (?:our|the) founder['’]s ${relative}|\\bfounder['’]s ${relative} (?:is|stands|sits) (?:at the (?:helm|wheel)|in charge)`,
      "gi",
    ),
  },
  {
    topic: "the generation that owns the business",
    of: "any",
    says: new RegExp(
      `\\b(?:in (?:its|our|the)|now (?:in )?(?:its|our|the)) ${generation} generation\\b|\\b(?:is|are) (?:already )?(?:in )?the ${generation} generation\\b(?! of \\p{Ll}+s\\b)|\\bthe ${generation} generation (?:at|in) (?:our|the|this) ${firm}\\b|\\bthe ${generation} generation to (?:climb|do (?:it|this)|head|hold|lead|own|pick up|run|take|work)\\b|\\b${generation}[- ]generation (?:${firm}|family|owned|owners?|${people})\\b`,
      "giu",
    ),
    unless: /\b(?:apartment|coating|condo|home|house|paint|product|system|tenant|unit)s?\b/i,
  },
  {
    topic: "how long a contract can be canceled",
    says: new RegExp(
      `\\b(?:${cancel})\\b[^.;!?]{0,40}? (?:for|in|inside|within) (?:the first )?(${timeSpan})\\b|\\b(${timeSpan})(?: in which)? to (?:${cancel})\\b`,
      "gi",
    ),
    unless:
      /\b(?:appointment|booking|class|event|hours?|insurance|membership|minutes?|plan|policy|seat|visit)s?\b/i,
  },
  {
    topic: "how long one may pay without interest",
    says: new RegExp(
      `\\b(?:in|into|over) (?:up to )?(${timeSpan}|${numeral} (?:equal )?(?:monthly )?(?:installments|parts|payments)),? (?:interest[- ]free|(?:at no|at zero|free of|with no|with zero|without) interest)\\b|\\binterest[- ]free (?:for|in|over) (${timeSpan})\\b|\\b(${timeSpan})(?: of)? interest[- ]free\\b`,
      "gi",
    ),
  },
  {
    topic: "whether cards are taken",
    says: /(?<yes>\b(?:accept|by|pay with|take)s? (?:[\w,]+ ){0,3}?(?:credit |debit )?cards?\b|^card,)|(?<no>\bcash only\b|\bno (?:cards|(?:credit|debit) cards?|plastic)\b|(?:\bcannot|\bdo not|\bno longer|\bnever|n['’]t) (?:accept|take) (?:credit |debit )?(?:cards?|plastic)\b)/gi,
    unless:
      /\b(?:business|gift|green|ID|index|insurance|library|report) cards?\b|\b(?:dealers?|landlords?|others|other \w+s (?:accept|still|take))\b/i,
  },
  {
    topic: "whether this site sets cookies",
    says: /(?<no>\b(?:no|without|zero) cookies\b|\bcookie-free\b)|(?<yes>\b(?:a|one|our|sets?|some|stores?|these|two|three|uses?)(?: (?!no\b|third)[a-z]+)? cookies?\b(?! (?:banner|notice|policy)))/gi,
    unless: /\b(?:bak\w+|chocolate|jar|other (?:companies|sites|websites)|oven)\b/i,
  },
  {
    topic: "whether this site counts its visitors",
    says: /(?<no>\b(?:no|without|zero)(?: [\w,]+){0,2}? analytics\b|(?:\bdo(?:es)? not|\bnever|n['’]t) (?:load|run|use)s? (?:Google )?analytics\b)|(?<yes>\b(?:it|(?:the|this|our) (?:page|site|website)|we) (?:also )?(?:loads?|runs?|uses?) (?:(?:Adobe|Google|our own|web) analytics|analytics|Matomo|Plausible|Hotjar)\b)/gi,
    unless: /\b(?:if|may|should|other (?:companies|sites|websites))\b/i,
  },
  {
    topic: "since when the business exists",
    says: new RegExp(
      `\\b(?:(?:founded|established|(?:began|opened|started) (?:our|the|this) ${firm}|\\bour (?:business|company|firm|practice) (?:began|opened its doors|started))(?: by [^.,;!?\\d]{1,40})? in|(?:in business|(?:done|doing) (?:it|that|this)|family[- ](?:owned|run)|serving [^.,;!?\\d]{1,40}) since|est\\.|established(?: in)?) ((?:19|20)\\d\\d)\\b`,
      "gi",
    ),
    unless:
      /\b(?:association|bank|board|but since|church|city|code|county|had|law|maker|manufacturer|only since|rule|school|sister|state|town|village)\b/i,
    of: "bare",
  },
  {
    topic: "how long labor is guaranteed",
    says: new RegExp(
      `\\b(?:labor|workmanship) (?:carries a |is )?(?:covered|guaranteed?|warrant(?:ed|y)) (?:for|of) (${timeSpan})\\b|\\b(${timeSpan})[- ](?:labor|workmanship) (?:guarantee|warranty)\\b|\\b(${timeSpan})[- ](?:guarantee|warranty) (?:covers|on|for) (?:all |our )?(?:labor|parts and labor|workmanship)\\b|\\b(?:guarantee|warrant) (?:all |our )?(?:labor|workmanship) for (${timeSpan})\\b`,
      "gi",
    ),
    of: "bare",
  },
  {
    topic: "on which days we come",
    says: new RegExp(
      `\\b(?:we|our (?:crews?|trucks?|vans?))\\b(?:[^.;:!?]{0,60}?\\band)? (?:are|comes?|drives?|go(?:es)?|is|visits?|works?)\\b[^.;:!?]{0,45}? (?:each|every|on) (${day}(?:(?:,? and |, | or | & )${day})*)`,
      "gi",
    ),
    unless:
      /\b(?:answer\w*|book|call|clos\w+|collect\w*|hours|market|meet\w*|not|office|open|phone|recycling|trash|until)\b/i,
    isOfCity: true,
  },
  {
    topic: "since when it is a city",
    says: /\b(?:city since|(?:bec[ao]mes? a city|cityhood(?: (?:arrived|came|followed))?|incorporat(?:ed|ion)(?: came)?)(?: (?:as|to|under) [^.,;!?\d]{1,30})?(?:(?: way)? back)? (?:in|until)) ((?:18|19|20)\d\d)\b|\b((?:18|19|20)\d\d) incorporation\b/gi,
    // Where a town became a city, both have their year.
    unless: /\b(?:borough|town|village)s?\b.*\bincorporat|\bincorporat.*\b(?:borough|town|village)s?\b/i,
    isOfCity: true,
  },
];

const hint =
  /founde[dr]|established|since|est\.|started|began|opened|labor|workmanship|generation|city|incorporat|cancel|back out|your mind|walk away|withdraw|interest|card\b|cards|cash|plastic|based|headquartered|cookie|analytics|county seat|(?:each|every|on) (?:mon|tues|wednes|thurs|fri|satur|sun)day/i;

/** What a text tells of the business and, on the page of a city, of that city. */
export function accountsIn(text: string, city: string | undefined, site: Site | undefined): Account[] {
  const attributes = site ? attributesIn(text, site) : [];
  const told = hint.test(text) ? saidIn(text) : [];
  const accounts = told.flatMap((sentence) => [
    ...(site ? [...countySeatIn(sentence, city, site), ...baseIn(sentence, site)] : []),
    ...waysToPayIn(sentence),
    ...kinds.flatMap(({ topic, says, unless, isOfCity, of }) => {
      if (unless?.test(sentence) || (of !== "any" && (of === "bare") !== (site === undefined))) return [];
      const subject = isOfCity && site ? cityMeant(sentence, city, site) : "";
      if (subject === undefined) return [];
      return matchesOf(says, sentence).map((match) => {
        const [words, ...groups] = match;
        const named = Object.entries(match.groups ?? {}).find(([, said]) => said !== undefined)?.[0];
        const value = named ?? plainValue(groups.find((group) => group !== undefined) ?? "");
        return { topic: `${topic} ${subject}`, words, value, isOfBranch: of === "any" };
      });
    }),
  ]);
  return [...attributes, ...accounts].map((account) => ({
    ...account,
    words: printedWords(account.words, text),
  }));
}

const isSeat = /\b(?:this|our) county seat\b|\b(?:it|the (?:city|town)) (?:became|is|was) the county seat\b/i;

/** Which city of the data has the seat of its county: the one that its clause names, or that of the page. */
function countySeatIn(sentence: string, own: string | undefined, site: Site): Account[] {
  const words = sentence.split(/[,;:()–—]/).find((clause) => /\bcounty seat\b/i.test(clause));
  if (words === undefined || /\b(?:former\w*|not|old|once|until|used to)\b/i.test(sentence)) return [];
  const [first, ...others] = citiesNamed(site, words);
  const value = first ?? (isSeat.test(words) ? own : undefined);
  const { county } = site.dataset.cities.find(({ facts }) => facts.city === value)?.facts ?? {};
  if (value === undefined || county === undefined || others.length > 0) return [];
  return [{ topic: `which city is the county seat ${county}`, words: words.trim(), value }];
}

const isBase = /\b(?:based|headquartered|located)\b/i;

/** In which county of the data the business says that it is. */
function baseIn(sentence: string, site: Site): Account[] {
  if (!isBase.test(sentence) || !/\b(?:our|us|we)\b/i.test(sentence)) return [];
  return site.counties.flatMap(({ county: { name } }) => {
    const called = escapeForPattern(name);
    const [words] =
      new RegExp(
        `\\b(?:based|headquartered)\\b[^.;!?\\d]{0,40}? in (?:[a-z]+ )?${called}|${called}, where we(?: are|['’]re) (?:based|headquartered|located)`,
        "i",
      ).exec(sentence) ?? [];
    return words === undefined ? [] : [{ topic: "in which county the business is", words, value: name }];
  });
}

const way =
  "(?:in |by |with )?(?:an? |your )?(?:bank |credit |debit |money |personal |wire )?(?:apple pay|cards?|cash|checks?|orders?|paypal|transfers?|venmo|zelle)";
const waysList = new RegExp(`\\b${way}(?:, (?:and |or )?${way})+,? (?:and|or) ${way}\\b`, "gi");
const wayName = /apple pay|card|cash|check|order|paypal|transfer|venmo|zelle/gi;

/** All ways to pay, of which a longer list has one more than another. */
function waysToPayIn(sentence: string): Account[] {
  if (/\b(?:no|not|refer\w*|reward\w*)\b|n['’]t\b/i.test(sentence)) return [];
  return matchesOf(waysList, sentence).map(([words]) => {
    const names = (words.match(wayName) ?? []).map((name) => name.toLowerCase());
    return { topic: "in which ways one may pay", words, value: [...new Set(names)].sort().join() };
  });
}

/** The city of the page, or the only one that a sentence names; not that from which somebody comes. */
function cityMeant(sentence: string, own: string | undefined, site: Site): string | undefined {
  const [first, ...others] = citiesNamed(site, sentence).filter((name) => !sentence.includes(`from ${name}`));
  return others.length > 0 ? undefined : (first ?? own);
}

const ordinals: Readonly<Record<string, string>> = {
  "2nd": "second",
  "3rd": "third",
  "4th": "fourth",
  "5th": "fifth",
};

function plainValue(said: string): string {
  const days = weekdays.filter((name) => said.toLowerCase().includes(name));
  if (days.length > 0) return days.join();
  const months = said.replace(/(?: equal)?(?: monthly)? (?:installments|parts|payments)$/i, " months");
  const plain = plainQuantity(months).replace(/\b(?:business|calendar|full|working) /, "");
  return ordinals[plain] ?? plain.replace(/(?<=son|daughter|brother|sister)s$/, "");
}
