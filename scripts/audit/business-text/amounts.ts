import { bareSumsIn } from "./bare-sums.ts";
import { matchesOf } from "./matches.ts";
import { numeral, plainQuantity, scaledNumber, scaledNumeral } from "./quantities.ts";

/** A sum, a time or a length that a text names. */
export interface Amount {
  words: string;
  at: number;
  unit: string;
  /** Least and most of it: the same for one number. */
  from: number;
  to: number;
}

const money = /\$ ?(\d[\d,]*(?:\.\d+)?)(?: ?(million|k)\b)?(?: (?:to|or) \$ ?(\d[\d,]*(?:\.\d+)?))?/gi;
/** `a hundred and fifty dollars`, `eighty bucks`; what is insured for millions needs no word for money. */
const spelledMoney = new RegExp(
  `(?<![$\\d.])\\b(?:(${scaledNumeral}|${numeral}) (?:bucks|dollars?)|((?:\\d+\\.\\d+|${numeral}) million))\\b`,
  "gi",
);
const units = "minute|hour|day|week|weekend|month|year|decade|inch|inche|foot|feet|ft|mil|min|hr|wk|yr";
const measured = new RegExp(
  `\\b(${numeral}|(?<=\\b(?:in|needs?|takes?|within) (?:us )?)an?|an?(?=[a-z ]* (?:hour|day|week|month)(?:['’]s| of) [a-z ]*notice\\b))(?:(?: to | or |\\s?[-–—]\\s?)(${numeral}))?[- ](?:(?:business|calendar|full|more|single|whole|working) )?((?:sq(?:uare|\\.)?[ -])?(?:${units}))s?\\b`,
  "gi",
);
/** Parts of an hour in words. */
const partsOfHour =
  /\b(?:(half)(?: of)? an|(?:a )?(quarter)(?: of an)?|(three quarters) of an|(an)) hour\b/gi;
const parts: Readonly<Record<string, number>> = { half: 30, quarter: 15, "three quarters": 45, an: 60 };

/** Units that are counted in another. */
const base: Readonly<Record<string, readonly [unit: string, factor: number]>> = {
  hour: ["minute", 60],
  hr: ["minute", 60],
  min: ["minute", 1],
  week: ["day", 7],
  weekend: ["day", 2],
  wk: ["day", 7],
  month: ["day", 30],
  yr: ["year", 1],
  decade: ["year", 10],
  inche: ["inch", 1],
  feet: ["foot", 1],
  ft: ["foot", 1],
};

/** Sums of money. */
export function moneyIn(text: string): Amount[] {
  const named = /\b(?:bucks|dollars?|million)\b/i.test(text) ? spelledMoneyIn(text) : [];
  const spelled = [...named, ...bareSumsIn(text)];
  if (!text.includes("$")) return spelled;
  const inSigns = matchesOf(money, text).map(({ 0: words, 1: low = "", 2: scale, 3: high, index }) => {
    const factor = scale === undefined ? 1 : /k/i.test(scale) ? 1000 : 1_000_000;
    return { words, at: index, unit: "$", from: numberOf(low) * factor, to: numberOf(high ?? low) * factor };
  });
  return [...inSigns, ...spelled];
}

function spelledMoneyIn(text: string): Amount[] {
  return matchesOf(spelledMoney, text).map(({ 0: words, 1: sum, 2: millions = "", index }) => {
    const amount = scaledNumber(sum ?? millions);
    return { words, at: index, unit: "$", from: amount, to: amount };
  });
}

/** Sums, times and lengths. */
export function amountsIn(text: string): Amount[] {
  return [...moneyIn(text), ...measuredIn(text), ...partsIn(text)];
}

function measuredIn(text: string): Amount[] {
  return matchesOf(measured, text).map(({ 0: words, 1: low = "", 2: high, 3: name = "", index }) => {
    const side = name.toLowerCase().replace(/^sq\S*[ -]/, "");
    const [length, factor] = base[side] ?? [side, 1];
    const unit = side.length < name.length ? `square ${length}` : length;
    return { words, at: index, unit, from: numberOf(low) * factor, to: numberOf(high ?? low) * factor };
  });
}

function partsIn(text: string): Amount[] {
  return matchesOf(partsOfHour, text).map(({ 0: words, index, ...found }) => {
    const name = Object.values(found).find((part) => typeof part === "string" && part in parts) ?? "an";
    const minutes = parts[String(name).toLowerCase()] ?? 60;
    return { words, at: index, unit: "minute", from: minutes, to: minutes };
  });
}

function numberOf(text: string): number {
  return /^an?$/i.test(text) ? 1 : Number(plainQuantity(text).replaceAll(",", ""));
}
