import type { Site } from "../../../src/site/site.ts";
import { rateText } from "../../../src/site/values.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { numeral } from "./quantities.ts";
import { isOffered, isPaidOnPages, isSaidOnPages } from "./recorded-truths.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string) => new RegExp(source, "gi");

/** What is paid, when and how, and who pays less. */
export const moneyKinds: readonly FactKind[] = [
  {
    name: "a deposit",
    hint: /before|books|deposit|down|holds|in advance|locks in|reserves|secures|up[ -]?front/i,
    says: [
      pattern(
        `(?:^|\\s)(\\d+ ?%|${numeral} percent|half|no|\\$\\d[\\d,.]*) (?:deposit\\b|down payment\\b|down(?=[.,;:!?)]|$| (?:and|at|before|books|holds|to|when)\\b))`,
      ),
      pattern(
        `\\b(\\d+ ?%|${numeral} percent|(?:an? |one )?(?:half|quarter|third))(?: of)?(?: (?:it|that|the (?:bill|cost|price|total|work)))? (?:down|in advance|up[ -]?front|before (?:any work|the work|we|work) (?:begins?|starts?))\\b`,
      ),
      pattern(
        "\\b(?:payment|paid) in full\\b[^.;!?]{0,20}\\b(?:before|in advance|up[ -]?front)\\b|\\b(?:full|whole) (?:amount|payment|price|sum)\\b[^.;!?]{0,15}\\b(?:in advance|up[ -]?front|before (?:any|the|we|work))",
      ),
      pattern(
        `\\b(?:ask|bill|charge|collect|need|pay|require|take|want)s?(?: for| you)? (\\d+ ?%|${numeral} percent|(?:an? |one )?(?:half|quarter|third))(?: (?:it|of [^.,;!?]{1,25}|the (?:bill|cost|price|total)))? (?:at (?:booking|signing)|before|when (?:we|you) (?:book|sign|start))\\b`,
      ),
      pattern(
        `\\b(\\d+ ?%|${numeral} percent|(?:an? |one )?(?:half|quarter|third))(?: of (?:it|the (?:bill|cost|price|total)))? is due (?:at (?:booking|signing)|before|up[ -]?front|when)\\b`,
      ),
      pattern(
        `\\b(\\d+ ?%|${numeral} percent|(?:an? |one )?(?:half|quarter|third))(?: of (?:it|(?:the|your) (?:bill|cost|estimate|price|total)))? (?:books|holds|locks in|reserves|secures) (?:an?|the|your) (?:date|day|place|slot|spot|week)\\b`,
      ),
      pattern(`\\bdeposit (?:is|of) (?:about |only )?(\\d+ ?%|${numeral} percent|half|\\$\\d[\\d,.]*)`),
    ],
    named: /^deposit/,
    inData: "no record",
  },
  {
    name: "a discount",
    says: [
      pattern(
        `(?:(?:\\$ ?)?\\d[\\d.,]* ?%?|\\b${numeral} percent) (?:discount|off)\\b|\\bsave (?:up to )?(?:\\$ ?\\d[\\d.,]*|\\d+ ?%|${numeral} percent)`,
      ),
      pattern(`\\bdiscount (?:is|of) (?:\\$ ?\\d[\\d.,]*|\\d+ ?%|${numeral} percent)`),
      pattern("\\b(?:half|an? (?:third|quarter|fifth|tenth)) (?:off|price)\\b"),
    ],
    unless:
      /\b(?:bill|city|county|dealer|energy|gallon|maker|paint store|permit|power|store|supplier|tax|utility|water)s?\b/i,
    isOfFirm: true,
    who: whoOffers,
    decides: { pointer: "", isTrue: isOffered, says: () => "" },
    inData: "no record",
  },
  {
    name: "financing",
    isOfFirm: true,
    says: [
      pattern(
        `\\b(?:0 ?%|zero[- ]percent) (?:apr|financing|interest)|\\b(?:${numeral}[- ]months?|free|interest-free) financing\\b`,
      ),
      pattern(
        "\\b(?:flexible |offer |we (?:have|provide) )?financing(?: is)? available\\b|\\bwe (?:[a-z]+ )?(?:offer|provide) (?:[a-z]+ )?financing\\b|\\bno (?:interest|payments?) (?:for|until)\\b|\\bsame as cash\\b|\\bpay later\\b",
      ),
      pattern(
        `\\bpay\\b[^.;!?]{0,20} in (?:${numeral}|easy|equal|monthly|small)(?: [a-z]+)? (?:installments|payments)\\b`,
      ),
    ],
    inData: "no record",
  },
  {
    name: "a way to pay",
    says: [
      pattern(
        "\\b(?:accept|pay(?: us)? (?:by|with)|payment (?:by|with)|take) (?:[\\w ,]{0,40}?)(american express|amex|apple pay|bitcoin|cash ?app|credit cards?|discover|mastercard|paypal|venmo|visa|zelle)",
      ),
      pattern("\\b(?:just|only) (?:accept|take)s? (cash|checks?)\\b"),
      pattern("\\b(cash|checks?|money orders?)(?: (?:and|or) (?:cash|checks?|money orders?))?[- ]only\\b"),
      pattern(
        "\\b(?:bonus(?:es)?|referrals?(?: [a-z]+)?|rewards?)(?: (?:are|comes?|gets?|goes?|is|mailed|paid|sent|we))*(?: out| off)? (?:as|by|for a referral is|in|through|with|your)\\b(?: an?)?(?: [a-z$\\d,]+){0,5}? (bitcoin|cash|check|credit|discount|paypal)\\b",
      ),
      pattern("\\b(?:mail|send|write)s? (?:you )?(?:an? )?(?:bonus|referral|reward) (checks?)\\b"),
    ],
    isOfFirm: true,
    decides: { pointer: "/facts", isTrue: isPaidOnPages, says: () => "" },
    inData: "no record",
  },
  {
    name: "a way to charge",
    hint: /hour|\bday|room\b/i,
    says: [
      pattern(
        "\\b(?:bill|charge|price|quote)s?(?: (?:each|every|for|it|jobs?|our|you|your|work)){0,3} (?:an? (?:flat )?(?:fee|price|rate) )?(by the (?:day|hour|job|room)|hourly|per (?:day|hour|painter|room))\\b",
      ),
      pattern(
        "\\b(?:bill|charge)s?(?: you)? (?:\\$ ?\\d[\\d,.]*|[a-z-]+(?: [a-z-]+)? dollars) ((?:an|a|each|every|per) (?:day|hour|painter|room))\\b",
      ),
    ],
    isOfFirm: true,
    decides: { pointer: "/rates", isTrue: isHowCharged, says: saysRates },
    inData: "other value",
  },
  {
    name: "a fee",
    hint: /charge|fee|surcharge/i,
    says: [
      pattern(
        "(?<!\\b(?:never|no|not|without)\\b[^.;!?]{0,25})\\b((?:booking|call-?out|cleanup|fuel|mileage|service|travel|trip)(?: [a-z]+)? (?:charge|fee|surcharge))s?\\b",
      ),
    ],
    isOfFirm: true,
    who: whoAddsFee,
    decides: { pointer: "/facts", isTrue: isSaidOnPages, says: () => "" },
    inData: "no record",
  },
];

/** A fee that nobody is said to take is ours. */
function whoAddsFee(claim: Claim, site: Site): Who {
  return /^(?:an? |the |our )?(?:[a-z]+ )?$/i.test(claim.lead) ? "us" : whoIsMeant(claim, site);
}

/** True for a business without rates by area, and for a way to charge that its pages name. */
function isHowCharged(said: string, site: Site): boolean {
  return site.business.rates === undefined || isSaidOnPages(said, site);
}

function saysRates({ business }: Site): string {
  return (business.rates?.items ?? []).map((rate) => rateText(business, rate)).join('" or "');
}

const offer = /\b(?:codes?|coupons?|discounts?|promo(?:tion)?s?|specials?)\b|\bhalf price\b/i;

/** Who takes something off: the business where it is a coupon that does, or where those who get it are named. */
function whoOffers(claim: Claim, site: Site): Who {
  if (/\b(?:enjoy|gets?|receive)$/i.test(claim.lead.trim())) return "us";
  const who = whoIsMeant(claim, site);
  return who === "thing" && offer.test(claim.sentence) ? "us" : who;
}
