import type { DataPlace } from "../../../src/problem.ts";
import { once, oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { remember } from "../../remember.ts";
import type { Audit } from "../audit.ts";
import { oncePerPage } from "../once-per-page.ts";
import type { AuditedPage } from "../rule.ts";
import { wordsOf } from "../words.ts";
import { printedWords } from "./answers.ts";
import { type Claim, claimsIn } from "./claims.ts";
import { differenceOf, differingWords } from "./counterpart.ts";
import { type FactKind, factKinds } from "./fact-kinds.ts";
import { othersFaults } from "./other-faults.ts";
import { numbersIn, plainQuantity } from "./quantities.ts";
import { foundIn, type Statement, statementsOf } from "./statements.ts";
import { topicFaults } from "./topic-faults.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";
import { wordsWithin } from "./whole-word.ts";
import type { Wording } from "./wording.ts";

/** What a page claims and the record does not bear out. */
export interface ClaimFault {
  /** The kind of claim; undefined for a number that is of none. */
  kind?: FactKind;
  where: string;
  shown: string;
  /** What the data says; undefined where it says nothing of the kind. */
  expected?: string;
  /** Where the record says it. */
  place?: DataPlace;
  /** The name that prints it. */
  fact?: string;
  words: string;
  /** The text that holds them; undefined for what the built file alone says. */
  within?: string;
  isFromData: boolean;
}

/** A value of the record. */
interface Recorded {
  text: string;
  value: string;
  pointer: string;
  fact?: string;
}

/** Claims of a page that the record contradicts or does not know, each once. */
export const claimFaults = oncePerPage(findFaults);

function findFaults(page: AuditedPage, audit: Audit): ClaimFault[] {
  const { list, wording } = statementsOf(page, audit.layout);
  const others = once(() => othersFaults(page, audit));
  const said = new Set<string>();
  return list
    .flatMap((statement): ClaimFault[] => {
      if (statement.isFromData) {
        const amounts = otherAmounts(statement, page.path, audit.site);
        // What the record has another of is told as that.
        const faults = faultsOfData(statement, page.path, audit.site).filter(
          ({ shown, expected }) =>
            expected !== undefined || !amounts.some((one) => shown.includes(one.shown)),
        );
        const isNew = ({ shown }: ClaimFault) => !faults.some((fault) => fault.shown.includes(shown));
        return [...faults, ...amounts.filter(isNew)].map((fault) => ({ ...fault, within: statement.text }));
      }
      const faults = faultsOfBuild(statement, wording, audit.site);
      return faults.length > 0 && others().some((words) => statement.text.includes(words)) ? [] : faults;
    })
    .filter(({ shown, kind }) => {
      const key = `${kind?.name} ${plainQuantity(shown)}`;
      return !said.has(key) && said.add(key);
    });
}

/** What the built file alone says. */
function faultsOfBuild(statement: Statement, wording: Wording, site: Site): ClaimFault[] {
  const changed = changedIn(statement);
  if (changed) return [changed];
  const claims = claimsIn(statement.text).filter(
    (claim) => !wording.holds(claim.words) && meantBy(claim, site) !== "others",
  );
  return claims.flatMap((claim) => faultOf(claim, statement, site) ?? []);
}

/** A number that the data has and the built file has not: something else stands in its place. */
function changedIn({ where, text, instead }: Statement): ClaimFault | undefined {
  if (instead === undefined) return undefined;
  const { shown, expected } = differingWords(text, instead);
  const right = numbersIn(expected).join();
  if (right === "" || right === numbersIn(shown).join()) return undefined;
  return { where, ...differenceOf(text, instead), words: instead, isFromData: false };
}

const kindsInData = factKinds.filter(({ inData }) => inData !== undefined);
/** What the data claims in a text, wherever it stands; most texts come on many pages. */
const faultsByText = oncePer((site: Site) =>
  remember(
    (text) =>
      claimsIn(text, kindsInData).flatMap((claim) => {
        const { inData, unless } = claim.kind;
        if (unless?.test(claim.sentence) || !isOurs(claim, site)) return [];
        const fault = faultOf(claim, { where: "", text, isFromData: true }, site);
        return fault && (fault.expected !== undefined || inData === "no record") ? fault : [];
      }),
    1000,
  ),
);

function faultsOfData(statement: Statement, path: string, site: Site): ClaimFault[] {
  return foundIn(statement, faultsByText(site), ({ shown }) => shown).map((fault) => ({
    ...fault,
    where: statement.where,
    ...fault.kind?.decides?.saysOn?.(path, fault.shown, site),
  }));
}

/** What is not offered is no claim. */
const denied =
  /(?:\b(?:nobody|no one)\b[^,;:]*|(?<!\b(?:I|we) (?:only |usually )?)\bask (?:(?:an?|any|each|every|other|them|your)\b[^,;:]*)?(?:about|for)\b[^,;:]*|(?:\b(?:cannot|never|not)|n['’]t) [^,;:]{0,20}?\b(?:believe|fall for|give|hand|offer|promise|sell|talk|trust|write)\b)[^,;:]*$/i;

/** True where a text of the data says it of the business, or of what the business makes. */
function isOurs(claim: Claim, site: Site): boolean {
  if (denied.test(claim.lead)) return false;
  const meant = meantBy(claim, site);
  return meant === "us" || (!claim.kind.isOfFirm && meant !== "others");
}

function meantBy(claim: Claim, site: Site): Who {
  const { who = whoIsMeant } = claim.kind;
  return who(claim, site);
}

/** Amounts for which the record has others: a price of the list, a sum or a time among the facts. */
function otherAmounts(statement: Statement, path: string, site: Site): ClaimFault[] {
  const find = (text: string) => topicFaults(text, path, site);
  const faults = foundIn(statement, find, ({ words }) => words);
  return faults.map(({ words, topic: { expected, place, fact } }) => ({
    where: statement.where,
    shown: words,
    expected,
    place,
    ...(fact !== undefined && { fact }),
    words,
    isFromData: true,
  }));
}

function faultOf(
  { kind, words, value }: Claim,
  { where, text, isFromData }: Pick<Statement, "where" | "text" | "isFromData">,
  site: Site,
): ClaimFault | undefined {
  const shown = printedWords(words, text);
  const fault = { kind, where, shown, words: isFromData ? shown : text, isFromData };
  const { file } = site.dataset.business;
  if (kind.decides) {
    const { isTrue, says, pointer } = kind.decides;
    if (isTrue(value, site)) return undefined;
    const expected = says(site);
    return expected === "" ? fault : { ...fault, expected, place: { file, pointer } };
  }
  const recorded = recordOf(site).get(kind) ?? [];
  const [first] = recorded;
  // A text that prints the whole value of the record says no less than it.
  const isPrinted = (one: Recorded) => one.text.includes(value) && text.includes(one.text);
  if (recorded.some((one) => one.value === plainQuantity(value) || isPrinted(one))) return undefined;
  if (wordsWithin(words, sayingsOf(site)).length > 0) return undefined;
  if (!first) return fault;
  return {
    ...fault,
    expected: recorded.map(({ text }) => text).join('" or "'),
    place: { file, pointer: first.pointer },
    ...(first.fact && { fact: first.fact }),
  };
}

/** What the record says in words of its own, such as the name of an award: a claim that holds it says no more. */
const sayingsOf = oncePer(({ business }: Site): readonly string[] => {
  const certificates = (business.certifications ?? []).map(({ name }) => name);
  return [...Object.values(business.facts), ...certificates].filter((text) => wordsOf(text).length > 1);
});

/** Facts of the business by the kinds of claims that they decide. */
const recordOf = oncePer(({ business }: Site): ReadonlyMap<FactKind, Recorded[]> => {
  const record = new Map<FactKind, Recorded[]>();
  for (const [fact, text] of Object.entries(business.facts)) {
    const claims = claimsIn(text);
    for (const kind of factKinds) {
      const values = claims.flatMap((claim) => (claim.kind === kind ? claim.value : []));
      if (values.length === 0 && kind.named?.test(fact)) values.push(text);
      for (const value of values)
        record.set(kind, [
          ...(record.get(kind) ?? []),
          { text, value: plainQuantity(value), pointer: `/facts/${fact}`, fact },
        ]);
    }
  }
  return record;
});
