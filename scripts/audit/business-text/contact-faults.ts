import { distance } from "fastest-levenshtein";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { callLink, nationalDigits, phoneName } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { phonesIn } from "../structured-data/shown.ts";
import { wordsOf } from "../words.ts";
import { templateMail } from "./example-contacts.ts";
import { isMailGivenAsOurs, phonesGivenAsOurs } from "./given-phones.ts";
import { isOfOthers } from "./others-contacts.ts";
import { sentencesOf } from "./sentences.ts";
import { spelledPhonesIn } from "./spelled-phones.ts";
import type { Statement } from "./statements.ts";

/** Most digits in which a wrong number of ours differs from the right one; more is the number of somebody else. */
const maxSlips = 3;

/** Fewer digits may be a year, a price or a ZIP code beside something else. */
const fewestDigits = 10;

const emailPattern = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** What a link says that should lead elsewhere, and why where the number is one of ours. */
interface LinkFault {
  href: string;
  expected: string;
  why?: string;
}

/** Links that call, text or write to an address that is not the one of the data, nor of somebody else whom the text names. */
export function linkFaults(
  { anchors }: PageFacts,
  site: Site,
  ownCall: string | undefined,
  statements: readonly Statement[],
): LinkFault[] {
  const { contactLinks, business, dataset } = site;
  const schemes = {
    "tel:": ownCall ?? contactLinks.call ?? "that no number takes calls",
    "sms:": contactLinks.text ?? "that no number takes texts",
    "mailto:": contactLinks.email ?? "that it has no email address",
  };
  const labels = new Map(anchors.map(({ href = "", text }) => [href, text.trim()]));
  return [...labels].flatMap(([href, label]) => {
    const [, expected] = Object.entries(schemes).find(([scheme]) => href.startsWith(scheme)) ?? [];
    if (expected === undefined) return [];
    const own = [
      expected,
      contactLinks.call,
      ...(contactLinks.phones ?? []).map((phone) => phone.href),
      ...dataset.offices.map(({ value: { phone } }) => phone && callLink(business, phone)),
    ];
    const isRight = own.some((one) => one && sameAddress(href, one));
    if (isRight || isOfOthers(label, textsOf(statements), site)) return [];
    return { href, expected, ...confusedNumber(href, label, site) };
  });
}

/** A link that calls the number for texts, or texts the one for calls. What it says tells what it is for. */
function confusedNumber(href: string, label: string, { contactLinks, business }: Site): Partial<LinkFault> {
  const { call, text } = contactLinks;
  if (text === undefined) return {};
  const says = `the link says "${label}"`;
  if (call && sameAddress(href.replace(/^sms:/i, "tel:"), call))
    return { why: `${business.phone} is for calls, and ${says}` };
  if (!sameAddress(href.replace(/^tel:/i, "sms:"), text)) return {};
  const number = nationalDigits(business.phone ?? "", business);
  const isForCalls =
    /\b(?:call|phone)/i.test(label) ||
    phonesIn(label).some((shown) => nationalDigits(shown, business) === number);
  return { expected: (isForCalls && call) || text, why: `${business.textPhone} is for texts, and ${says}` };
}

/** Text behind `?`, such as a subject, is no part of the address, nor are an extension and what parts the digits of a number (RFC 3966). */
function sameAddress(href: string, expected: string): boolean {
  const [address = ""] = href.toLowerCase().split("?");
  const isNumber = /^(tel|sms):/.test(address);
  const plain = isNumber ? (address.split(";")[0] ?? "").replace(/%20|[-.()\s]/g, "") : address;
  return plain === expected.toLowerCase();
}

/** What a page says in sight, in its head and where the pointer rests: a number or address may stand in each. */
function saidOn({ text, metas, remarkable }: PageFacts): string {
  const inHead = metas.flatMap(({ key, content }) =>
    /^description$|:(title|description)$/.test(key) ? content : [],
  );
  const titles = remarkable.flatMap(({ attributes }) => attributes.title ?? []);
  return [text.all, ...inHead, ...titles].join("\n");
}

/**
 * Phone numbers that are ours but for a slip, in sight, in the head or spelled, and all other numbers on links that call
 * and in texts that no data has, or that give it as ours.
 */
export function phoneFaults(
  facts: PageFacts,
  site: Site,
  ownPhone: string | undefined,
  statements: readonly Statement[],
): string[] {
  const { anchors } = facts;
  const { business } = site;
  const right = [...recordedDigits(site), ...(ownPhone ? [nationalDigits(ownPhone, business)] : [])];
  const onLinks = anchors
    .filter(({ href = "" }) => /^(tel|sms):/.test(href))
    .flatMap(({ text: label }) => phonesIn(label));
  const said = saidOn(facts);
  const slips = phonesIn(said).filter((shown) =>
    right.some((digits) => slipsBetween(nationalDigits(shown, business), digits) <= maxSlips),
  );
  const strange = statements
    .flatMap(({ text, isFromData }) => (isFromData ? phonesGivenAsOurs(text, site) : phonesIn(text)))
    .filter((shown) => shown.replace(/\D/g, "").length >= fewestDigits);
  const spelled = spelledPhonesIn(said).filter(({ digits }) => !right.includes(digits));
  const wrong = [...onLinks, ...slips, ...strange].filter(
    (shown) => !right.includes(nationalDigits(shown, business)),
  );
  const all = new Set([...wrong, ...spelled.map(({ shown }) => shown)].map((shown) => shown.trim()));
  // Digits that have changed places are ours, whoever is told to dial them.
  const isSwapped = (shown: string) =>
    right.some((digits) => {
      const said = nationalDigits(shown, business);
      return slipsBetween(said, digits) === 2 && typingSlips(said, digits) === 1;
    });
  return [...all].filter((shown) => isSwapped(shown) || !isOfOthers(shown, textsOf(statements), site));
}

function textsOf(statements: readonly Statement[]): string[] {
  return statements.map(({ text }) => text);
}

/** The name by which texts print the number that a wrong one was meant for: the likest, and of those the one that the sentence speaks of; undefined where the business has none. */
export function nearestPhone(
  shown: string,
  { business }: Site,
  statements: readonly Statement[],
): string | undefined {
  const { phone, textPhone, phones = [] } = business;
  const digits = nationalDigits(shown, business);
  const text = textsOf(statements).find((one) => one.includes(shown)) ?? "";
  const around = wordsOf(sentencesOf(text).find((one) => one.includes(shown)) ?? "");
  const named = [
    ...(phone ? [{ name: "phone", number: phone, about: "" }] : []),
    ...(textPhone ? [{ name: "textPhone", number: textPhone, about: "text texts message photo" }] : []),
    ...phones.map(({ id, number, purpose }) => ({ name: phoneName(id), number, about: `${id} ${purpose}` })),
  ];
  const farness = named.map(({ name, number, about }) => {
    const isMeant = wordsOf(about).some((word) => word.length > 3 && around.includes(word));
    const slips = Math.min(typingSlips(digits, nationalDigits(number, business)), maxSlips + 1);
    return { name, slips: slips - (isMeant ? 0.5 : 0) };
  });
  return farness.toSorted((one, other) => one.slips - other.slips)[0]?.name;
}

/** As `distance`, where digits that have changed places are one slip. */
function typingSlips(one: string, other: string): number {
  const sorted = (digits: string) => [...digits].sort().join("");
  return one !== other && sorted(one) === sorted(other) ? 1 : distance(one, other);
}

/** Digits of the numbers of the business. A number that any field of the record holds, a fact for example, is its own, too. */
const recordedDigits = oncePer(({ business, dataset }: Site): readonly string[] => {
  const record = JSON.stringify([business, dataset.offices.map(({ value }) => value.phone)]);
  const phones = [business.phone ?? [], business.textPhone ?? [], ...phonesIn(record)].flat();
  return [...new Set(phones.map((phone) => nationalDigits(phone, business)))];
});

/** A number to which a text asks for what it does not take. */
interface MisusedPhone {
  words: string;
  shown: string;
  isForTexts: boolean;
}

const asksForText = /\btext(?: [\w']+){0,9} $/i;
/** "Send photos to 612-555-0144 by text" says so behind it. */
const asksForTextBehind = /^,? (?:as|by|in|via) (?:an? )?(?:SMS|text)\b(?! or\b)/i;
const asksForCall = /\b(?:call|dial|phone|ring)(?: [\w']+){0,3} $/i;

/** Numbers to which a page asks for texts and that only take calls, and the number for texts where it asks for calls. */
export function misusedPhones({ text }: PageFacts, { business, dataset }: Site): MisusedPhone[] {
  const { phone, phones = [], textPhone } = business;
  const numbers = [
    ...(phone ? [phone] : []),
    ...phones.map(({ number }) => number),
    ...dataset.offices.flatMap(({ value }) => value.phone ?? []),
  ];
  const forCalls = numbers.map((number) => nationalDigits(number, business));
  const forTexts = textPhone && nationalDigits(textPhone, business);
  return sentencesOf(text.all).flatMap((sentence) =>
    phonesIn(sentence).flatMap((shown) => {
      const digits = nationalDigits(shown, business);
      const [takesCalls, takesTexts] = [forCalls.includes(digits), digits === forTexts];
      if (takesCalls === takesTexts) return [];
      const words = askedOf(sentence, shown, takesCalls);
      return words === undefined ? [] : [{ words, shown, isForTexts: takesTexts }];
    }),
  );
}

/** Words that ask a number for what it does not take; undefined where they also ask for what it does. */
function askedOf(sentence: string, shown: string, takesCalls: boolean): string | undefined {
  const [lead = "", ...rest] = sentence.split(shown);
  const [behind] = (takesCalls && asksForTextBehind.exec(rest.join(shown))) || [];
  if (behind !== undefined) return shown + behind;
  const [asks] = (takesCalls ? asksForText : asksForCall).exec(lead) ?? [];
  const isEither = /\bor\b/i.test(asks ?? "") || (takesCalls ? /\bcall\b/i : /\btext/i).test(asks ?? "");
  return asks === undefined || isEither ? undefined : asks + shown;
}

/** Digits that differ between two numbers of the same length; endless for others. */
function slipsBetween(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY;
  return [...one].filter((digit, index) => digit !== other[index]).length;
}

/** Hosts at which anybody gets an address for nothing: one of them in a text of the business is meant for it. */
const freeHost =
  /(?<!^(?:example|name|user|you|your\.?name))@(?:aol|gmail|gmx|googlemail|hotmail|icloud|live|mail|me|msn|outlook|proton|protonmail|yahoo|ymail)\.\w+$/i;

/** Email addresses that are not of the data: in sight or in the head at the business's own host or one like it, or with its name at another, or at the host of a template or a free one, and those that a text gives as ours. */
export function emailFaults(facts: PageFacts, site: Site, statements: readonly Statement[]): string[] {
  const { business } = site;
  const own = business.email?.toLowerCase() ?? "";
  const [ownName, ownHost = ""] = own.split("@");
  const ownLabel = labelOf(ownHost);
  const shown = new Set(saidOn(facts).match(emailPattern) ?? []);
  return [...shown].filter((address) => {
    if (recordedEmails(site).has(address.toLowerCase())) return false;
    const [name, host] = address.toLowerCase().split("@");
    const isMeant =
      name === ownName ||
      host === ownHost ||
      isLike(address, ownLabel) ||
      freeHost.test(address) ||
      templateMail.test(address) ||
      textsOf(statements).some((text) => isMailGivenAsOurs(text, address, site));
    return isMeant && !isOfOthers(address, textsOf(statements), site);
  });
}

/** Addresses that any field of the record holds, and those of the people. */
const recordedEmails = oncePer(({ business, dataset }: Site): ReadonlySet<string> => {
  const record = JSON.stringify([business, dataset.offices.map(({ value }) => value)]);
  return new Set((record.match(emailPattern) ?? []).map((address) => address.toLowerCase()));
});

/** Letters of an own host that make it one of few. */
const fewestLetters = 8;

/** True for an address with the name of the own host, or nearly: before the sign, or at another ending. */
function isLike(address: string, ownLabel: string): boolean {
  const [name = "", host = ""] = address.toLowerCase().split("@");
  if (ownLabel.length < fewestLetters) return false;
  return lettersOf(name).includes(ownLabel) || distance(labelOf(host), ownLabel) <= maxSlips;
}

/** The name in a host, without what stands before and behind it: `office.maple-roofing.com` → mapleroofing. */
function labelOf(host: string): string {
  return lettersOf(host.split(".").slice(0, -1).at(-1) ?? "");
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
