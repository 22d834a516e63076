import type { Business } from "../../kinds/business/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { digitsInARow, looseAddress } from "../contact-shapes.ts";
import { nationalDigits } from "../values.ts";

/** What else such digits are: years, days, round numbers and ZIP codes. */
const noNumber =
  /^(?:(?:19|20)\d\d(?!\d).*|\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)?\d\d|\d{1,3}(?:[ .]\d{3})*[ .]000|\d{5}-\d{4})$/;
const ofOther = /(?:[$€£#]|\blic(?:en[cs]e)?\.?(?: (?:no\.?|number))?)\s*$/i;

/** True for the words of a number that look like a number or a piece of one, near enough to the one that is reached. */
function isLikeNumber(words: string, digits: string, reached: string): boolean {
  if (noNumber.test(words)) return false;
  if (!/\D/.test(words)) return digits.length >= reached.length - 1;
  return digits.length >= 7 || (digits.length >= 5 && reached.startsWith(digits.slice(0, 3)));
}

/** Numbers of places, which pages about them dial in the place of that of the business. */
export function placeNumbers({ business, cities, counties, offices }: Dataset): ReadonlySet<string> {
  const phones = [
    ...cities.map(({ facts }) => facts.phone),
    ...[...counties, ...offices].map(({ value }) => value.phone),
  ];
  return new Set(phones.flatMap((phone) => (phone ? [nationalDigits(phone, business.value)] : [])));
}

/** What a text shows that looks like a number, also an incomplete one; undefined where it shows the number that is reached. */
export function otherNumber(
  label: string,
  number: string,
  business: Pick<Business, "callingCode">,
  known: ReadonlySet<string>,
): string | undefined {
  const reached = nationalDigits(number, business);
  const found = [...label.matchAll(digitsInARow)].map(({ 0: words, index }) => ({
    words,
    digits: nationalDigits(words, business),
    isOfOther: ofOther.test(label.slice(0, index)),
  }));
  const isReached = (digits: string) =>
    digits.endsWith(reached) || (digits.length > 5 && reached.endsWith(digits)) || known.has(digits);
  if (found.some(({ digits }) => isReached(digits))) return undefined;
  return found.find(({ words, digits, isOfOther }) => !isOfOther && isLikeNumber(words, digits, reached))
    ?.words;
}

/** The email address that a text shows in place of the one that is reached. */
export function otherAddress(label: string, reached: string): string | undefined {
  const shown = Array.from(label.matchAll(looseAddress), ([words]) => words);
  const isReached = (words: string) => words.toLowerCase() === reached.toLowerCase();
  return shown.some(isReached) ? undefined : shown[0];
}
