import { formatDate, formatMoney, formatTime } from "../../../src/site/formats.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { nationalDigits } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { oncePerDocument } from "../once-per-page.ts";

/** How a value of structured data stands in a text for people. */
export type Showing = "text" | "phone" | "email" | "time" | "date" | "number" | "place";

/** True where the visible part of a page says a value, however it is written there. */
export function isShown(facts: PageFacts, site: Site, showing: Showing, value: string): boolean {
  return showings[showing](value, facts, site);
}

const showings: Record<Showing, (value: string, facts: PageFacts, site: Site) => boolean> = {
  text: (value, facts) => plainTextOf(facts).includes(plain(value)),
  phone: (value, facts, { business }) =>
    phonesOf(facts).some((phone) => nationalDigits(phone, business) === nationalDigits(value, business)),
  email: (value, facts) =>
    plainTextOf(facts).includes(plain(value)) ||
    facts.anchors.some(({ href = "" }) => href.toLowerCase() === `mailto:${value.toLowerCase()}`),
  // A time or date that cannot be read is for the rules over their form.
  time: (value, facts, { business }) =>
    !/^\d\d:\d\d/.test(value) || waysToSay(business, value).some((text) => plainTextOf(facts).includes(text)),
  date: (value, facts, { business }) =>
    Number.isNaN(Date.parse(value.slice(0, 10))) ||
    facts.times.some(({ dateTime }) => dateTime.slice(0, 10) === value.slice(0, 10)) ||
    plainTextOf(facts).includes(plain(formatDate(business, value.slice(0, 10)))),
  number: (value, facts, { business }) => {
    const amount = Number(value);
    const written = [value, ...(Number.isFinite(amount) ? amountTexts(business, amount) : [])];
    return written.some((text) => holdsNumber(facts.text.all, text));
  },
  // "Lake County, MN" is shown where "Lake County" is: the state goes without saying.
  place: (value, facts) => plainTextOf(facts).includes(plain(value.split(",")[0] ?? "")),
};

function amountTexts(business: Site["business"], amount: number): string[] {
  return [
    amount.toLocaleString(business.locale),
    formatMoney(business, amount, 0),
    formatMoney(business, amount, 2),
  ];
}

/** True where a number stands in a text by itself, not as a part of a longer one. */
function holdsNumber(text: string, number: string): boolean {
  const escaped = number.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d]|[.,]\\d)`).test(text);
}

const plainTextOf = oncePerDocument((facts: PageFacts) => plain(facts.text.all));

/** A time, or the words that stand for it: the day ends at 23:59 for search engines, and a closed one opens at 00:00. */
function waysToSay(business: Site["business"], time: string): string[] {
  const { allDayText, closedText } = business.hours;
  const short = time.slice(0, 5);
  const isEnd = short === "23:59";
  if (!isEnd && short !== "00:00") return [timeText(business, time)];
  const words = [...(allDayText ? [allDayText] : []), ...(isEnd ? [] : [closedText])];
  return [...(isEnd ? [time, "24:00"] : [time]).map((each) => timeText(business, each)), ...words.map(plain)];
}

const knownTimes = oncePer((_: Site["business"]) => new Map<string, string>());

/** A time of day as it stands in plain text. Formats are slow to make, and there are few times. */
function timeText(business: Site["business"], time: string): string {
  const texts = knownTimes(business);
  const text = texts.get(time) ?? plain(formatTime(business, time));
  texts.set(time, text);
  return text;
}

/** Lower case, with one kind of blank, quote and dash, and `&` for "and": ways of writing that say the same. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐-―]/g, "-")
    .replace(/\band\b/g, "&")
    .replace(/\s+/g, " ")
    .trim();
}

/** A point with a blank behind it ends a sentence, not a part of a number. Word writes a dash for a hyphen between blanks. */
const phonePattern = /\+?\(?\d(?:[\d() \u2010-\u2015-]|\.(?! )){5,}\d/g;

/** Everything that looks like a phone number: in the text, and behind links that call or text. */
export function phonesOf({ text, anchors }: PageFacts): string[] {
  const linked = anchors.flatMap(({ href }) => (/^(tel|sms):/.test(href ?? "") ? (href ?? "").slice(4) : []));
  return [...linked, ...phonesIn(text.all)];
}

/** A number of ten digits with figures of something else behind it: "218-555-0198 24 hours". */
const wholeNumber = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?= )/;

/** Everything in a text that looks like a phone number. */
export function phonesIn(text: string): string[] {
  return (text.match(phonePattern) ?? []).map((shown) => wholeNumber.exec(shown)?.[0] ?? shown);
}
