import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { matchesOf } from "./matches.ts";
import { type Entry, hasLike, type Words, wordsIn } from "./record-topics.ts";

/** Ways to pay by which one names them; a card of any maker is a card. */
const ways: Readonly<Record<string, string>> = {
  "gift card": "(?:gift|prepaid) cards?|gift certificates?",
  card: "(?:(?:credit|debit) )?cards?|Visa|Mastercard|American Express|Amex|Discover",
  cash: "cash(?! (?:app|back|flow|prices?)\\b)",
  check: "(?:(?:cashier['’]s|personal) )?checks?",
  "money order": "money orders?",
  transfer: "(?:bank|wire) transfers?|ACH",
  credit: "(?:account|store) credit",
  "apple pay": "Apple Pay",
  "cash app": "Cash App",
  "google pay": "Google Pay",
  bitcoin: "bitcoin|crypto(?:currency)?",
  affirm: "Affirm",
  klarna: "Klarna|Afterpay",
  paypal: "PayPal",
  venmo: "Venmo",
  zelle: "Zelle",
};
const anyWay = Object.values(ways).join("|");
const item = `(?:an? |all |any |(?:major |most |your ))*(?:${anyWay})`;
const list = `(${item}(?:(?:,|,? (?:and|or))? ${item})*)`;
/** What one pays, or is paid, by: "paid by check", "we accept cash or Venmo", "By cash or check, when the work is done". */
const said = [
  new RegExp(
    `\\b(?:accept|paid|pay(?:able|ing|ments?|s)?|rewards?|send|sent|settle|take)\\b[^.;!?]{0,40}? (?:as|by|in|over|through|using|via|with) ${list}(?![-\\p{L}])`,
    "giu",
  ),
  new RegExp(`\\b(?:accept|(?<=\\bwe )(?:also )?take) ${list}(?![-\\p{L}]| of\\b)`, "giu"),
  // "Check, clean and coat" and "Discover." say what to do.
  new RegExp(
    `^(?!(?:check|discover)\\b(?!(?:,|,? (?:and|or))? (?:${anyWay})))(?:(?:by|in|with) )?${list}(?=[.,;]|$| (?:are|is|on|when|works?)\\b)`,
    "giu",
  ),
];
const hint = /accept|paid|pay|reward|sen[dt]|settle|take|^(?:by|in|with)\b|^\S+(?: \S+)?(?:,|\.| and| or)/i;
/** What is not taken, or comes besides; and what is paid to others. */
const otherwise =
  /\b(?:also|as well|besides|even|if you (?:like|prefer)|cannot|instead|never|no|none|nor|not|other than|pay(?:ing|s)? attention|too|without)\b|n['’]t\b|\b(?:banks?(?! transfers?)|city|county|dues|fines|insur\w+|lenders?|permits?|rent|scam\w*|strangers?|taxes)\b/i;
const ofReward = /bonus|refer|reward/i;

const eachWay = new RegExp(`\\b(?:${anyWay})\\b`, "gi");
const wayOfName = Object.entries(ways).map(
  ([way, names]) => [way, new RegExp(`^(?:${names})$`, "i")] as const,
);

/** True for a text with a way to pay, where the record has a fact that it may contradict. */
export function namesWayToPay(text: string, site: Site): boolean {
  return waysOfFacts(site).length > 0 && text.search(eachWay) >= 0;
}

/** A way to pay that a fact of the record does not have, in a sentence that does not name all of those. */
export function saidPayment(
  sentence: string,
  around: () => Words,
  site: Site,
): { words: string; topic: Entry }[] {
  const facts = waysOfFacts(site);
  if (facts.length === 0 || !hint.test(sentence) || otherwise.test(sentence)) return [];
  const lists = said.flatMap((pattern) => matchesOf(pattern, sentence).map(([, words = ""]) => words));
  if (lists.length === 0) return [];
  const isOfReward =
    ofReward.test(sentence) || hasLike(wordsIn(sentence), "referral") || hasLike(around(), "referral");
  const meant = facts.filter(({ topic: { fact = "" } }) => ofReward.test(fact) === isOfReward);
  const named = new Set(lists.flatMap(waysIn));
  const isKnown = (way: string) => meant.some((one) => one.known.has(way));
  const [first] = meant;
  if (!first || [...named].every(isKnown)) return [];
  if (meant.some(({ known }) => [...known].every((way) => named.has(way)))) return [];
  const words = lists.find((one) => !waysIn(one).every(isKnown)) ?? "";
  return [{ words, topic: first.topic }];
}

/** Facts that say how one pays: `payment: cash, check or card`. */
const waysOfFacts = oncePer(({ business, dataset }: Site): { known: ReadonlySet<string>; topic: Entry }[] =>
  Object.entries(business.facts).flatMap(([fact, text]) => {
    const known = new Set(waysIn(text));
    if (!/pay/i.test(fact) || known.size === 0) return [];
    const place = { file: dataset.business.file, pointer: `/facts/${fact}` };
    return [{ known, topic: { expected: text, place, fact } }];
  }),
);

function waysIn(text: string): string[] {
  const names = text.match(eachWay) ?? [];
  return names.flatMap((name) => wayOfName.find(([, pattern]) => pattern.test(name))?.[0] ?? []);
}
