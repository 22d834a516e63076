import { oncePer } from "../../../src/site/once.ts";
import { recordsOf } from "../../../src/site/records.ts";
import type { Site } from "../../../src/site/site.ts";
import { Mask, maskOf } from "../masking.ts";
import { matchesOf } from "./matches.ts";
import { countedPlaces } from "./quantities.ts";

/** Of whom a sentence says something: the business, one of its people, somebody else, or a thing. */
export type Who = "us" | "person" | "others" | "thing";

/** Words of a sentence, with those before and behind them. */
export interface Saying {
  words: string;
  /** What stands before the words: in their sentence, and in the sentences before it. */
  lead: string;
  earlier: string;
  /** What stands behind them in their sentence. */
  rest: string;
}

/** Those who are not the business and of whom a text may say what it says of itself. */
const bodies =
  "adjuster|agency|architect|association|authority|bank|board|bureau|carrier|city|clerk|commission|committee|competitor|condo|council|county|court|dealer|department|distributor|district|engineer|factory|fellow|franchise|(?:cable|electric|gas|irrigation|phone|power|trash|water) company|hall|HOA|hospital|inspector|insurance (?:agent|company|firm|office)|insurer|judge|landlord|lender|maker|manufacturer|municipality|neighbor|permit(?! (?:fee|job|work))|planner|planning|poison control|police|realtor|registry|reviewer|rival|sales(?:man|person|woman)|seller|sheriff|state|statute|supplier|surveyor|tenant|town|township|utility|vendor|village|zoning";
/** The trade at large: "other roofers", "some of the big companies". */
const trade =
  "bidder|business|company|contractor|crew|dentist|electrician|firm|locksmith|outfit|painter|people|plumber|practice|provider|roofer|shop";
const rivals = `(?:any|average|big|certain|cheap|few|former|large|last|lots of|many|most|national|no|other|plenty of|previous|several|some|typical)(?: of the)?(?: [a-z-]+)? (?:(?:${trade})e?s?|businesses|chains|companies)|(?:an?)?other (?:${trade})|others|(?:many|most|several|some)(?: of them)? (?:add|ask|bill|charge|collect|demand|require|want)|the competition|one \\w+ (?:in town|down the road)`;
const body = `(?:(?:${bodies})s?|agencies|authorities|cities|counties|utilities|your(?: [\\p{L}'’]+)? (?:policy|insurance|plan|dealership)|${rivals}|◆city|◆county)`;
const own = "(?:we|I)(?:['’](?:ll|d|ve|re|m))?|us|ours?|me|my|◆firm|◆person";
const people = "◆person|he|she|his|her|founders?|owners?|whose|who|each(?= (?:has|have|of|with))|together";

const words = (source: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
const anybody = words(`(?<us>${own})|${body}`);
const us = words(own);
const person = words(people, "iu");
/** What is called ours and is not: `our town's office`, `our inspector`. */
const notOurs = words(`${body}['’]s?|${body}$`, "iu");
/** What somebody else wants of the business is not what it has. */
const demand = words(
  `${body}(?: (?!(?:we|I|our)\\b)[\\p{L}'’-]+){0,3}? (?:asks?|demands?|expects?|insists?|makes?|obliges?|requires?|wants?)`,
  "iu",
);
const preposition = / (?:across|along|at|down|from|in|near|of|on) /;

const clauseEnd = /[;()]|[,:](?!\d)|\s[-–—]+\s|\b(?:and|but|or|so|then)\b/;
const adverb = "(?:always|generally|mostly|normally|often|only|still|typically|usually)";
const modal = "(?:can|could|may|must|should|will|would|(?:aims?|has|have|promises?|tries|try) to)";
/** What may stand between the one who replies and the verb. */
const beforeVerb = new RegExp(`(?:^|\\s)(?:${adverb}\\s*)*(?<modal>${modal})?\\s*(?:${adverb}\\s*)*$`, "i");
/** Verbs of one who is neither "we" nor "you"; some of them are also things that one gets. */
const thirdPerson = /^(?:answers|calls|gets|replies|responds)\b/i;

/** Words for one who was named before, or for the business where nobody was. */
const named =
  /^(?:(?:the|a|an) (?:(?:front|head|live|main|real|whole) )?(?:crew|desk|dispatcher|estimator|office|owner|person|staff|team)|someone|somebody|he|she|it|they|(?:.* )?(?:who|which|that))$/i;
/** One of the trade, who is one of us where nobody else is named with him. */
const oneOfTrade =
  /^(?:an?|one of our) (?:(?:certified|licensed) )?(?:arborist|dentist|electrician|locksmith|painter|plumber|roofer|technician)$/i;
const begins = /^(?:he|she|it|they|who|which|that|the office)\b/i;
/** Anybody else, by a noun or by a name. */
const noun = /^\s*(?:the|a|an|each|every|few|many|most|other|some|this|that|your|his|her|its|their) \p{L}/iu;
const name = /\s(?![AP]M\b|\p{L}+days?\b)\p{Lu}|(?<!\b(?:[Hh]ere|[Ii]t|[Tt]hat|[Tt]here|[Ww]hat))['’]s\s/u;
const nameBeforeVerb =
  /^\s*(?!(?:It|Nobody|No one|Some(?:body|one)|There)\b)(?:\p{Lu}|\d)\S*(?: \S+){0,4}? (?:are|began|had|has|have|is|opened|started|was|were)\b/u;
/** Things in general, by where they are: "Pools near here open at nine". */
const thingsThere = /^\s*(?!painters|people)\p{Lu}\p{Ll}+s (?:around|downtown|here|in|near|nearby|on|to)\b/u;
/** A noun for the business itself: "The firm has two vans". */
const ownNoun =
  /^\s*there(?: is|['’]s) (?:always |usually )?some(?:body|one)\b|^\s*(?:somebody|someone|an? (?:family|local|small)(?: [\p{L}-]+)? (?:business|company|crew|firm|practice|shop|team)|(?:the|this)(?: (?!(?:book|coffee|grocery|hardware|lumber|paint|tow)\b)[\p{L}-]+)? (?:business|company|crew|desk|family|firm|line|office|phone|practice|shop|staff|store|team|yard))\b(?! (?:next door|down|in|of|on|across))/iu;
/** Who gives what stands before it: "a warranty from the maker". */
const given = /^(?: [\p{L}-]+){0,2}? (?:by|from|of|that|which) .*/u;
/** The trade at large: "Roofers here often give". */
const atLarge =
  /^\s*(?:(?!our\b)[a-z-]+ )?(?:contractors|dentists|electricians|handymen|locksmiths|outfits|painters|plumbers|roofers) (?:here|may|might|often|sometimes|usually|who)\b/i;
/** Anybody of the trade, of whom something general is said: "a contractor with", "a company promises"; and customers: "at a busy shop". */
const anybodyElse = new RegExp(
  `\\ban? (?!family|local|small)(?:[a-z-]+ )?(?:${trade}) (?:asks|can|charges|claims|costs|gives|may|might|offer(?:ing|s)|promises|quotes|says|that|which|who|whose|with|without)\\b|\\b(?:any(?:body|one)|those) who\\b|\\bwhoever\\b|` +
    "\\b(?:at|by|in|of) an? (?:[a-z-]+ )?(?:bank|cafe|clinic|gym|restaurant|salon|school|shop|store)\\b",
  "i",
);
/** Where something is, which is nobody's deed: "in ◆city", "a plain ◆city ranch". */
const place =
  /(?<=\b(?:an?|any|each|every|most|your)(?: [a-z-]+){0,2} )◆city (?=[a-z])|\b(?:across|around|for|from|in|near|of|serving|throughout|to) ◆(?:city|county)|◆(?:city|county)['’]s?/giu;
const pronoun = /^\s*(?:it|they|which|that)\b/i;

/** Of whom a clause with a fact of the business says it: by the words before the fact, then by those behind it. */
export function whoIsMeant({ words, lead, earlier, rest }: Saying, site: Site): Who {
  if (/^(?:our|we|(?:the|this) (?:family )?(?:business|company|firm|shop(?! next)))\b|\bus\b/i.test(words))
    return "us";
  const mask = maskWithPeople(site);
  const clauses = mask.of(lead).split(clauseEnd);
  const last = clauses.pop() ?? "";
  const [next = "", ...behind] = mask.of(rest).split(clauseEnd);
  const [giver = ""] = given.exec(next) ?? [];
  const doer = actorIn(last);
  if (doer && doer !== "thing") return doer;
  if (actorIn(giver) === "others") return "others";
  if (doer) return doer;
  for (let clause = clauses.pop(); clause !== undefined; clause = clauses.pop()) {
    const who = actorIn(clause);
    if (who) return who;
  }
  if (last.trim() === "") {
    const later = behind.map(actorIn).find((who) => who !== undefined);
    if (later) return later;
  }
  if (pronoun.test(lead)) return lastActorIn(mask.of(earlier)) ?? "us";
  return "us";
}

/** Who or what does something in a clause; undefined where it does not say. */
function actorIn(text: string): Who | undefined {
  const clause = text.replace(place, "");
  if (clause.trim() === "" || pronoun.test(clause)) return undefined;
  if (demand.test(clause) || atLarge.test(clause)) return "others";
  if (anybodyElse.test(clause) && whoIn(clause) !== "us") return "others";
  if (person.test(clause) && !/(?<!\p{L})(?:we|our)(?!\p{L})/iu.test(clause)) return "person";
  if (ownNoun.test(clause)) return "us";
  const who = whoIn(clause);
  if (who) return who;
  return noun.test(clause) || thingsThere.test(clause) || name.test(clause) || nameBeforeVerb.test(clause)
    ? "thing"
    : undefined;
}

function lastActorIn(text: string): Who | undefined {
  for (const clause of text.split(/[.!?]\s|[,;:()]/).reverse()) {
    const who = actorIn(clause);
    if (who) return who;
  }
  return undefined;
}

/** Who has so many places: in a list of their numbers, these are nobody who does something. */
export function whoHasPlaces(claim: Saying, site: Site): Who {
  const [lead, rest] = [claim.lead, claim.rest].map((text) => text.replace(countsOfPlaces, ""));
  return whoIsMeant({ ...claim, lead: lead ?? "", rest: rest ?? "" }, site);
}

const countsOfPlaces = new RegExp(`\\b${countedPlaces}\\b`, "gi");

/** Who names a price has been there, and replies to nobody. */
const namesPrice =
  /^quotes? (?:you )?(?:an?|our|the|your) (?:[a-z]+ )?(?:bid|cost|figure|price|sum|total)\b/i;

/** Who replies in a sentence with a time to reply. */
export function whoReplies({ words, lead, earlier }: Saying, site: Site): Who {
  if (namesPrice.test(words)) return "others";
  const mask = maskWithPeople(site);
  const [giver] = /(?<=\b(?:by|from|of) ).+/i.exec(mask.of(words)) ?? [];
  return (giver && whoIn(giver)) || subjectOf(words, mask.of(lead), mask.of(earlier));
}

const maskWithPeople = oncePer((site: Site) => {
  const names = recordsOf(site, "member").flatMap(({ name }) => [name, name.split(" ")[0] ?? name]);
  return new Mask(
    [...names.map((name): [string, string] => [name, "◆person"]), [shortName(site), "◆firm"]],
    maskOf(site),
  );
});

/** The name of the business as one says it, without the word for its trade: "Smith & Sons" of "Smith & Sons Roofing". */
function shortName({ business: { name } }: Site): string {
  const short = name.replace(/ \S+$/, "");
  return short.includes(" ") ? short : name;
}

/** Who does what the verb says, by the words before it in its sentence, and by the sentences before that. */
function subjectOf(verb: string, lead: string, earlier: string): Who {
  const clauses = lead.split(clauseEnd);
  const last = clauses.pop() ?? "";
  const subject = last.replace(beforeVerb, "");
  const isSingular = thirdPerson.test(verb);
  const isVerb = isSingular || beforeVerb.exec(last)?.groups?.modal !== undefined;
  const before = () => whoAt(`${earlier} ${clauses.join(" ")}`, -1) ?? "us";
  const unnamed = (text: string) => (isVerb && (noun.test(text) || name.test(text)) ? "others" : undefined);
  if (oneOfTrade.test(subject.trim())) return "us";
  if (named.test(subject.trim())) return before();
  if (subject !== "") {
    if (/\byou$/i.test(subject) && !/^hear/i.test(verb)) return "others";
    if (isSingular && /\S (?:we|you) \p{L}/iu.test(subject)) return "others";
    return whoIn(subject) ?? unnamed(subject) ?? "us";
  }
  // In `they look at it and reply` the one who replies stands further in front.
  for (let clause = clauses.pop(); clause !== undefined; clause = clauses.pop()) {
    const who = begins.test(clause.trim()) ? before() : (whoAt(clause, 0) ?? unnamed(clause));
    if (who) return who;
  }
  return "us";
}

/** Who is spoken of: the business wherever a word for it stands, unless that is called its own which is not. */
function whoIn(text: string): Who | undefined {
  const last = matchesOf(us, text).at(-1);
  if (!last) return whoAt(text, 0);
  if (!/^(?:our|my)$/i.test(last[0])) return "us";
  const [called = ""] = text.slice(last.index + last[0].length).split(preposition);
  return notOurs.test(called.trim()) ? "others" : "us";
}

/** Who is spoken of first (0) or last (-1). */
function whoAt(text: string, at: 0 | -1): Who | undefined {
  const match = matchesOf(anybody, text).at(at);
  return match && (match.groups?.us ? "us" : "others");
}
