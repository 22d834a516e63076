import { oncePer } from "../../../src/site/once.ts";
import { recordsOf } from "../../../src/site/records.ts";
import type { Site } from "../../../src/site/site.ts";
import { Mask, maskOf } from "../masking.ts";
import type { Claim } from "./claims.ts";

type Who = "us" | "others";

/** Those for whose answer a business or its customer waits. */
const bodies =
  "adjuster|agency|architect|association|authority|bank|board|bureau|carrier|city|clerk|commission|committee|council|county|court|department|distributor|district|engineer|factory|hall|HOA|inspector|insurance|insurer|judge|landlord|lender|maker|manufacturer|municipality|neighbor|permit|planner|planning|registry|reviewer|seller|state|supplier|surveyor|tenant|town|township|utility|vendor|village|zoning";
const body = `(?:(?:${bodies})s?|agencies|authorities|cities|counties|utilities|◆city|◆county)`;
const own = "(?:we|I)(?:['’](?:ll|d))?|us|ours?|me|my|◆firm|◆person";

const words = (source: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
const anybody = words(`(?<us>${own})|${body}`);
const us = words(own);
/** What is called ours and is not: `our town's office`, `our inspector`. */
const notOurs = words(`${body}['’]s?|${body}$`, "iu");
const preposition = / (?:at|from|in|near|of|on) /;

const clauseEnd = /[,;:()]|\s[-–—]+\s|\b(?:and|but|or|so|then)\b/;
const adverb = "(?:always|generally|mostly|normally|often|only|still|typically|usually)";
const modal = "(?:can|could|may|must|should|will|would|(?:aims?|has|have|promises?|tries|try) to)";
/** What may stand between the one who replies and the verb. */
const beforeVerb = new RegExp(`(?:^|\\s)(?:${adverb}\\s*)*(?<modal>${modal})?\\s*(?:${adverb}\\s*)*$`, "i");
/** Verbs of one who is neither "we" nor "you"; some of them are also things that one gets. */
const thirdPerson = /^(?:answers|calls|gets|replies|responds)\b/i;

/** Words for one who was named before, or for the business where nobody was. */
const named =
  /^(?:(?:the|a|an) (?:(?:front|head|live|main|real|whole) )?(?:crew|desk|dispatcher|estimator|office|owner|person|staff|team)|someone|somebody|he|she|it|they|(?:.* )?(?:who|which|that))$/i;
const begins = /^(?:he|she|it|they|who|which|that|the office)\b/i;
/** Anybody else, by a noun or by a name. */
const noun = /^\s*(?:the|a|an|each|every|this|that|your|his|her|its|their) \p{L}/iu;
const name = /\s\p{Lu}|['’]s\s/u;

/** True where a sentence with a time to reply says it of somebody else than the business. */
export function isReplyOfOthers(claim: Claim, site: Site): boolean {
  const mask = maskWithPeople(site);
  const [giver] = /(?<=\b(?:by|from|of) ).+/i.exec(mask.of(claim.words)) ?? [];
  const who = (giver && whoIn(giver)) ?? subjectOf(claim.words, mask.of(claim.lead), mask.of(claim.earlier));
  return who === "others";
}

const maskWithPeople = oncePer((site: Site) => {
  const names = recordsOf(site, "member").flatMap(({ name }) => [name, name.split(" ")[0] ?? name]);
  return new Mask(
    names.map((name) => [name, "◆person"]),
    maskOf(site),
  );
});

/** Who does what the verb says, by the words before it in its sentence, and by the sentences before that. */
function subjectOf(verb: string, lead: string, earlier: string): Who {
  const clauses = lead.split(clauseEnd);
  const last = clauses.pop() ?? "";
  const subject = last.replace(beforeVerb, "");
  const isSingular = thirdPerson.test(verb);
  const isVerb = isSingular || beforeVerb.exec(last)?.groups?.modal !== undefined;
  const before = () => whoAt(`${earlier} ${clauses.join(" ")}`, -1) ?? "us";
  const unnamed = (text: string) => (isVerb && (noun.test(text) || name.test(text)) ? "others" : undefined);
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
  const last = [...text.matchAll(us)].at(-1);
  if (!last) return whoAt(text, 0);
  const [called = ""] = text.slice(last.index + last[0].length).split(preposition);
  return notOurs.test(called.trim()) ? "others" : "us";
}

/** Who is spoken of first (0) or last (-1). */
function whoAt(text: string, at: 0 | -1): Who | undefined {
  const match = [...text.matchAll(anybody)].at(at);
  return match && (match.groups?.us ? "us" : "others");
}
