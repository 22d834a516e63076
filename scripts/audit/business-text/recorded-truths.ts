import type { DataPlace } from "../../../src/problem.ts";
import { openingRows } from "../../../src/site/hours/rows.ts";
import { oncePer } from "../../../src/site/once.ts";
import type { Site } from "../../../src/site/site.ts";
import { numbersIn, plainQuantity } from "./quantities.ts";
import { ageOf, yearsIn, yearsMeant } from "./said-years.ts";
import { smallTextOf, textsWithin } from "./wording.ts";

/** True where a certificate, a license or a person of the team bears out who is said to have certified the firm. */
export function isCertified(authority: string, { business, dataset }: Site): boolean {
  const people = dataset.all.member.map(({ value }) => value);
  const recorded = textsWithin([business.certifications, business.license, people]);
  const initials = recorded.map((text) => (text.match(/\b\p{Lu}/gu) ?? []).join(""));
  const known = [...recorded, ...initials].join("\n").toLowerCase();
  return authority.split(/[\s-]+/).every((word) => word.length < 3 || known.includes(word.toLowerCase()));
}

/** True where a fact or a certificate of the business is an award. */
export function hasAward(_: string, { business: { facts, certifications = [] } }: Site): boolean {
  const records = [...Object.entries(facts).flat(), ...certifications.map(({ name }) => name)];
  return records.some((text) => /award|prize|\bvoted\b|\bbest\b/i.test(text));
}

/** True for words that the business says of itself in its record. */
export function isInRecord(words: string, { business }: Site): boolean {
  const { facts, certifications, description } = business;
  const plain = (text: string) => text.toLowerCase().replaceAll("-", " ");
  return plain(textsWithin([facts, certifications, description]).join("\n")).includes(plain(words));
}

/** True for a sum or share that a fact or an offer of the business has. */
export function isOffered(words: string, { business, dataset }: Site): boolean {
  const known = textsWithin([business.facts, dataset.all.offer.map(({ value }) => value)]).join("\n");
  const sums = sumsIn(words);
  return sums.length > 0 ? sums.every((sum) => sumsIn(known).includes(sum)) : known.includes(words);
}

/** Sums and shares of a text: what is ten days is no ten percent. */
function sumsIn(text: string): string[] {
  const plain = plainQuantity(text).match(/[$]\s?\d[\d.]*|\d[\d.]*%|\d[\d.]*(?= (?:discount|off)\b)/g) ?? [];
  return plain.map((sum) => sum.replace(/\s|\.$/g, ""));
}

const textOfPages = oncePer(({ business, dataset }: Site): string =>
  smallTextOf([business.facts, dataset.pages.map(({ value }) => value)]),
);

/** True for a word that a page of its own or a fact has, too: what all pages of a kind may say, one of them may. */
export function isSaidOnPages(word: string, site: Site): boolean {
  return textOfPages(site).search(new RegExp(`\\b${word.toLowerCase()}\\b`)) >= 0;
}

/** True for a way to pay that they name as one: "check" is also a verb. */
export function isPaidOnPages(word: string, site: Site): boolean {
  if (!/^(?:checks?|credit|discount)$/i.test(word)) return isSaidOnPages(word, site);
  const ways = `\\b(?:accept|by|or|pa(?:id|y\\w*)|take|with)\\b[^.]{0,40}\\b${word.toLowerCase()}\\b`;
  return new RegExp(ways).test(textOfPages(site));
}

/** True where the business has a license. */
export function isLicensed({ business }: Site): boolean {
  return business.license !== undefined;
}

/** True for the name of a customer whose words the data has, or of somebody of the team. */
export function isOnRecord(name: string, { dataset: { all, projects } }: Site): boolean {
  const records = [...all.review, ...all.member].map(({ value }) => value);
  const words = textsWithin([records, projects.map(({ value }) => value.testimonial)]);
  return [...words].some((text) => text.includes(name));
}

/** True for as many years as the business is old, in a round number and with what stands before it: "nearly 40 years". */
export function isOurAge(said: string, site: Site): boolean {
  const years = yearsIn(said);
  const age = ageOf(site);
  // "Our twelfth year" and "we turned twelve" are no round numbers.
  if (/^\d+$/.test(plainQuantity(said))) return Math.abs(years - age) <= 1;
  if (
    /\b(?:about|almost|around|close to|nearly|some|(?:a little|barely|just|slightly) (?:over|under))\b/i.test(
      said,
    )
  )
    return years >= age * 0.85 && years <= age * 1.15 + 1;
  if (/\+|\b(?:at least|more than|over|well over)\b/i.test(said)) return years <= age;
  return (
    years <= age &&
    (years > age - yearsOff || years === Number.parseInt(site.business.facts.yearsInBusiness ?? "", 10))
  );
}

/** True where the business began in the year or decade that a text names, or so many years ago. */
export function isFounding(said: string, site: Site): boolean {
  if (/\d{4}|ies\b|0['’]?s\b/i.test(said)) {
    const { from, to } = yearsMeant(said);
    return from <= site.business.founded && site.business.founded <= to;
  }
  return isOurAge(/^last\b/i.test(said) ? "1 year" : said, site);
}

/** True for at most as many years as the business is old: it may have done a work for fewer. */
export function isWithinOurAge(said: string, site: Site): boolean {
  return yearsIn(said) <= ageOf(site) || isOurAge(said, site);
}

/** By so many years a round number may lie below the age. */
const yearsOff = 10;

/** True for "twelve cities" or "two counties", where that is their number, of all or of a county, also without the one that a sentence has named. */
export function isOurCount(count: string, { dataset, counties }: Site): boolean {
  const ofCities = [dataset.cities.length, ...counties.map(({ cities }) => cities.length)];
  const counts = /count(?:y|ies)$/i.test(count) ? [counties.length] : ofCities;
  const [number = 0] = numbersIn(count).map(Number);
  return counts.some((right) => number === right || number === right - 1);
}

/** On the page of a county, its own number of cities, and where the county is. */
export function countOnPage(
  path: string,
  said: string,
  { paths, dataset }: Site,
): { expected: string; place: DataPlace } | undefined {
  const subject = paths.get(path)?.subject;
  if (subject?.kind !== "county" || /count(?:y|ies)$/i.test(said)) return undefined;
  const { id, file, value } = subject.entity;
  const cities = dataset.cities.filter(({ facts }) => facts.county === id);
  return { expected: `${cities.length} cities in ${value.county}`, place: { file, pointer: "" } };
}

/** True where the hours, or those of one of the phones, bear out what a text says of them. */
export function isOpen(said: string, { business }: Site): boolean {
  const { hours, phones = [] } = business;
  const open = hours.days.flatMap(({ days, opens }) => (opens === undefined ? [] : days));
  const day = /saturday|sunday/i.exec(said)?.[0].toLowerCase();
  if (day) return open.some((one) => one.toLowerCase() === day);
  if (/weekend/i.test(said)) return open.includes("Saturday") || open.includes("Sunday");
  if (/days/i.test(said)) return new Set(open).size === 7;
  const isAllDay = hours.days.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
  const always = /any hour|night/i.test(said) ? /24|clock|any hour|emergenc|night/i : /24|clock/;
  return isAllDay || phones.some((phone) => always.test(`${phone.purpose} ${phone.hours ?? ""}`));
}

export function openDays(site: Site): string {
  return openingRows(site, "")
    .filter(({ date }) => date === undefined)
    .map(({ label, text }) => `${label} ${text}`)
    .join(", ");
}
