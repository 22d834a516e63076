import { escapeForPattern } from "../../../src/loader/locate.ts";
import { around, type ElementNode, type PageFacts } from "../../read-build/page-facts.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { matchesOf } from "../business-text/matches.ts";
import { isKind, placedNodes, textsOf } from "./placed-nodes.ts";
import { phonesIn } from "./shown.ts";

/** A value of structured data, and another that the page shows in its place. */
export interface Contradiction {
  what: string;
  said: string;
  shown: string;
  /** Where the page shows it, where that is no text. */
  at?: number;
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

/** The street and number of the one business of a page against those that it shows for that street of its town, around its main part and on its map. */
export function* contradictedAddress(facts: PageFacts): Generator<Contradiction> {
  const addresses = placedNodes(facts).filter((placed) => isKind(placed, "PostalAddress"));
  const [said, ...others] = new Set(addresses.flatMap(({ node }) => textsOf(node, "streetAddress")));
  const [town = ""] = addresses.flatMap(({ node }) => textsOf(node, "addressLocality"));
  const [, number = "", street] = /^(\d+) (\p{Lu}.+)$/u.exec(said ?? "") ?? [];
  if (said === undefined || street === undefined || town === "" || others.length > 0) return;
  const shown = new RegExp(
    `(?<!\\d)(\\d+) ${escapeForPattern(street)}(?=,? ${escapeForPattern(town)}\\b)`,
    "gi",
  );
  const wrong = matchesOf(shown, facts.text.all).find(([, one]) => one !== number);
  if (wrong) yield { what: "the address", said, shown: wrong[0] };
  else if (!saysNumber(facts, number)) {
    const [moved, ...offices] = new Set(matchesOf(streetBefore(town), textAround(facts)).map(([one]) => one));
    if (moved && offices.length === 0) yield { what: "the address", said, shown: moved };
  } else {
    const [mapped, ...more] = facts.frames.flatMap((frame) => placeOnMap(frame) ?? []);
    const [asked = ""] = /^\d+/.exec(mapped?.shown ?? "") ?? [];
    if (mapped && more.length === 0 && !saysNumber(facts, asked))
      yield { what: "the address", said, ...mapped };
  }
}

function saysNumber({ text }: PageFacts, number: string): boolean {
  return new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text.all);
}

/** A street with its number, in front of a town. */
function streetBefore(town: string): RegExp {
  const ways =
    "Ave(?:nue)?|Blvd|Boulevard|Circle|Court|Ct|Dr(?:ive)?|H(?:igh)?wa?y|L(?:ane|n)|Parkway|Pkwy|Pl(?:ace)?|R(?:oa)?d|St(?:reet)?|Ter(?:race)?|Trail|Way";
  return new RegExp(
    `(?<![\\d-])\\d{1,5} (?:[\\p{Lu}\\d][\\p{L}\\d.'’]* ){1,4}(?:${ways})\\b\\.?(?=,? ${escapeForPattern(town)}\\b)`,
    "gu",
  );
}

function textAround({ blocks }: PageFacts): string {
  return blocks.flatMap(({ text, region }) => (/header|footer/.test(region) ? text : [])).join("\n");
}

/** The house with street and postal code that a map of Google is asked for. */
function placeOnMap({
  attributes: { src = "" },
  start,
}: ElementNode): { shown: string; at: number } | undefined {
  if (!/^https:\/\/(?:www|maps)\.google\.com\/maps/.test(src) || !URL.canParse(src)) return undefined;
  const shown = new URL(src).searchParams.get("q")?.trim() ?? "";
  return /^\d{1,5} .*\b\d{5}$/.test(shown) ? { shown, at: start } : undefined;
}

/** Answers of structured data with a number that the page, which shows the question, shows nowhere. */
export function* contradictedAnswers(facts: PageFacts): Generator<Contradiction> {
  for (const { node } of placedNodes(facts).filter((placed) => isKind(placed, "Question"))) {
    const [question = ""] = textsOf(node, "name");
    const [answer] = [node.acceptedAnswer].flat().filter(isNode);
    const [said = ""] = answer ? textsOf(answer, "text") : [];
    const shown = new Set(facts.text.all.match(numbers));
    const unseen = said
      .replace(/<[^>]*>/g, " ")
      .match(numbers)
      ?.find((one) => !shown.has(one));
    if (unseen && question && facts.text.all.includes(question))
      yield { what: "the answer", said: `"${unseen}"`, shown: question };
  }
}
const numbers = /[$€£]?\d[\d,.]*(?<=\d)/g;

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
