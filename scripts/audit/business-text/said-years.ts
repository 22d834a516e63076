import type { Site } from "../../../src/site/site.ts";
import { numeral, plainQuantity } from "./quantities.ts";

/** Names of the decades from the 1920s on. */
export const decadeWords = "twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

/** A year or a decade, in a regular expression: `1991`, `the late nineties`, `the early 2000s`. */
export const someYear = `(?:\\d{4}(?!s)|(?:the )?(?:(?:early|late|mid|middle)(?: of the)?[- ])?(?:(?:19|20)\\d0['’]?s|(?:nineteen[- ])?(?:${decadeWords.join("|")})))\\b`;

/** So many years, in a regular expression: `twelve years`, `a quarter century`, `a handful of years`. */
export const someYears = `(?:${numeral}\\+? (?:decade|year)s|(?:half a|a|a quarter|a quarter of a) century|a (?:single )?(?:decade|year)|a (?:couple|few|handful)(?: of)? (?:short )?(?:decade|year)s)`;

/** The years that words for one, or for a decade, may mean. */
export function yearsMeant(said: string): { from: number; to: number } {
  const text = said.toLowerCase();
  const [year] = /\d{4}(?!\d|['’]?s)/.exec(text) ?? [];
  if (year !== undefined) return { from: Number(year), to: Number(year) };
  const [, century = "19", digit] = /(19|20)?(\d)0['’]?s/.exec(text) ?? [];
  const word = decadeWords.findIndex((name) => text.includes(name));
  const start = Number(`${century}${digit ?? word + 2}0`);
  const from = /late/.test(text) ? start + 5 : start;
  return { from, to: /early/.test(text) ? start + 4 : from + (from === start ? 9 : 4) };
}

/** How many years words for a span mean, at most: `forty-five years`, `four decades`, `half a century`, `a few years`. */
export function yearsIn(said: string): number {
  const plain = plainQuantity(said).replace(/\ba (?:couple|few|handful)(?: of)?(?: short)? /, "5 ");
  const count = Number.parseInt(plain.replace(/^\D+/, ""), 10) || 1;
  if (/centur/i.test(said)) return /half/i.test(said) ? 50 : /quarter/i.test(said) ? 25 : count * 100;
  return count * (plain.includes("decade") ? 10 : 1);
}

/** How old the business is, in years. */
export function ageOf({ business, today }: Pick<Site, "business" | "today">): number {
  return Number(today.slice(0, 4)) - business.founded;
}
