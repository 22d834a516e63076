import { weekdays } from "../../../src/kinds/business/hours.ts";
import { around, type ElementNode, type PageFacts } from "../../read-build/page-facts.ts";
import { isNode } from "../../read-build/structured-nodes.ts";
import { timesIn } from "../business-text/times.ts";
import { specifiedOpenings, writtenOpenings } from "./opening-hours.ts";
import { isKind, placedNodes, textsOf, valuesOf } from "./placed-nodes.ts";
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

const day = `(${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join("|")})`;
const days = new RegExp(`\\b${day}\\b(?:\\s*(?:to|through|-|–)\\s*${day}\\b)?`, "i");
/** What opens at hours of its own. */
const ofOthers =
  /\b(?:kitchen|happy hour|phones?|calls?|emergenc\w+|deliver\w+|pick-?up|office|lobby|drive)\b/i;

/** The hours of the one business of a page against the one sentence that says when it is open. */
export function* contradictedHours(facts: PageFacts): Generator<Contradiction> {
  const [placed, ...others] = placedNodes(facts).filter(
    ({ node }) => node.openingHoursSpecification !== undefined || node.openingHours !== undefined,
  );
  const sentences = facts.blocks
    .flatMap(({ text }) => text.split(/(?<=[^.]{3}\.)\s+(?=[A-Z])/))
    .filter((text) => /\b(?:open|hours)\b/i.test(text) && days.test(text) && timesIn(text).length > 0);
  const [sentence = "", ...more] = new Set(sentences);
  const times = timesIn(sentence);
  if (!placed || others.length + more.length > 0 || times.length !== 2 || ofOthers.test(sentence)) return;
  const specifications = valuesOf(placed.node.openingHoursSpecification).filter(isNode);
  const lines = [
    ...(specifiedOpenings(specifications) ?? []),
    ...textsOf(placed.node, "openingHours").flatMap((text) => writtenOpenings(text) ?? []),
  ];
  const shown = times.map(({ time }) => time).join("-");
  for (const name of daysIn(sentence)) {
    const [line, ...rest] = lines.filter((one) => one.startsWith(`${name} `));
    if (line === undefined || rest.length > 0 || line === `${name} ${shown}`) continue;
    yield { what: "the hours", said: line, shown: sentence };
    return;
  }
}

function daysIn(sentence: string): string[] {
  const [first = "", last = first] = (days.exec(sentence)?.slice(1) ?? []).flatMap((name) => name ?? []);
  const indexOf = (name: string) =>
    weekdays.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase());
  return weekdays.slice(indexOf(first), indexOf(last) + 1);
}
