import { escapeForPattern } from "../../../src/loader/locate.ts";
import { around, type ElementNode, type PageFacts } from "../../read-build/page-facts.ts";
import { matchesOf } from "../business-text/matches.ts";
import { isKind, placedNodes, textsOf } from "./placed-nodes.ts";
import { phonesIn } from "./shown.ts";

/** A value of structured data, and another that the page shows in its place. */
export interface Contradiction {
  what: string;
  said: string;
  shown: string;
}

/** Where a site shows how it is reached: links that call, and what stands around the text of a page. */
function* ownNumbers(facts: PageFacts): Generator<string> {
  for (const { href = "" } of facts.anchors) if (href.startsWith("tel:")) yield href.slice(4);
  for (const { text, region } of facts.blocks)
    if (region === "header" || region === "footer") yield* phonesIn(text);
}

/** Digits by which a number is known, with its country or without. */
const knownDigits = 10;

/** The number of the one business of a page against those that the site shows as its own. */
export function* contradictedNumber(facts: PageFacts): Generator<Contradiction> {
  const businesses = placedNodes(facts).filter(
    (placed) => isKind(placed, "LocalBusiness") && placed.node.telephone !== undefined,
  );
  const [placed, ...others] = businesses;
  const [said, ...more] = placed ? textsOf(placed.node, "telephone") : [];
  const digitsOf = (number: string) => number.replace(/\D/g, "").slice(-knownDigits);
  const [shown, ...numbers] = ownNumbers(facts);
  if (said === undefined || shown === undefined || others.length + more.length > 0) return;
  if (
    digitsOf(said).length === knownDigits &&
    ![shown, ...numbers].some((one) => digitsOf(one) === digitsOf(said))
  )
    yield { what: "the number", said, shown };
}

/** The street and number of the one business of a page against those that it shows for that street of its town. */
export function* contradictedAddress(facts: PageFacts): Generator<Contradiction> {
  const addresses = placedNodes(facts).filter((placed) => isKind(placed, "PostalAddress"));
  const [said, ...others] = new Set(addresses.flatMap(({ node }) => textsOf(node, "streetAddress")));
  const [town = ""] = addresses.flatMap(({ node }) => textsOf(node, "addressLocality"));
  const [, number, street] = /^(\d+) (\p{Lu}.+)$/u.exec(said ?? "") ?? [];
  if (said === undefined || street === undefined || town === "" || others.length > 0) return;
  const shown = new RegExp(
    `(?<!\\d)(\\d+) ${escapeForPattern(street)}(?=,? ${escapeForPattern(town)}\\b)`,
    "gi",
  );
  const wrong = matchesOf(shown, facts.text.all).find(([, one]) => one !== number);
  if (wrong) yield { what: "the address", said, shown: wrong[0] };
}

/** The postal code of the addresses of a page against all that it shows behind their town. */
export function* contradictedPostalCode(facts: PageFacts): Generator<Contradiction> {
  const addresses = placedNodes(facts).filter((placed) => isKind(placed, "PostalAddress"));
  const [said, ...others] = new Set(addresses.flatMap(({ node }) => textsOf(node, "postalCode")));
  const towns = [...new Set(addresses.flatMap(({ node }) => textsOf(node, "addressLocality")))];
  if (said === undefined || others.length > 0 || towns.length !== 1 || !/^\d{5}$/.test(said)) return;
  const behind = new RegExp(`\\b${escapeForPattern(towns[0] ?? "")},? (?:[A-Z]{2},? )?(\\d{5})(?!\\d)`, "g");
  const [shown, ...more] = new Set(matchesOf(behind, facts.text.all).map(([, code = ""]) => code));
  if (shown !== undefined && shown !== said && !more.includes(said))
    yield { what: "the postal code", said, shown };
}

const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };
const amount = /^([$€£])\s?(\d[\d,]*(?:\.\d\d)?)$/;

/** The one price of a page against the one that it shows by itself: where there are several, nobody knows which is meant. */
export function* contradictedPrice(facts: PageFacts): Generator<Contradiction> {
  const offers = placedNodes(facts).filter((placed) => isKind(placed, "Offer"));
  const [said, ...others] = new Set(offers.flatMap(({ node }) => textsOf(node, "price")));
  const amounts = facts.texts.filter(({ text, node }) => amount.test(text.trim()) && isInMain(node));
  const [shown, ...more] = new Set(amounts.map(({ text }) => text.trim()));
  const [, sign, number = ""] = amount.exec(shown ?? "") ?? [];
  const isSameMoney = offers.every(({ node }) => signs[String(node.priceCurrency)] === sign);
  if (said === undefined || shown === undefined || others.length + more.length > 0 || !isSameMoney) return;
  if (Number(said) !== Number(number.replaceAll(",", ""))) yield { what: "the price", said, shown };
}

function isInMain(node: ElementNode): boolean {
  return around(node, ({ name }) => name === "main") !== undefined;
}
