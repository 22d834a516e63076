import type { Site } from "../../../src/site/site.ts";
import type { Claim } from "./claims.ts";
import type { FactKind } from "./fact-kinds.ts";
import { numeral } from "./quantities.ts";
import { isOffered, isSaidOnPages } from "./recorded-truths.ts";
import { type Who, whoIsMeant } from "./who-is-meant.ts";

const pattern = (source: string) => new RegExp(source, "gi");

/** What is paid, when and how, and who pays less. */
export const moneyKinds: readonly FactKind[] = [
  {
    name: "a deposit",
    hint: /before|deposit|down|in advance|up[ -]?front/i,
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
      pattern("\\b(cash)[- ]only\\b"),
      pattern("\\brewards? (?:[a-z]+ ){0,2}?(?:by|in) (bitcoin|cash|paypal)\\b"),
    ],
    isOfFirm: true,
    decides: { pointer: "/facts", isTrue: isSaidOnPages, says: () => "" },
    inData: "no record",
  },
];

const offer = /\b(?:codes?|coupons?|discounts?|promo(?:tion)?s?|specials?)\b|\bhalf price\b/i;

/** Who takes something off: the business where it is a coupon that does. */
function whoOffers(claim: Claim, site: Site): Who {
  const who = whoIsMeant(claim, site);
  return who === "thing" && offer.test(claim.sentence) ? "us" : who;
}
