import { countyMeant } from "../../loader/county-name.ts";
import type { Dataset } from "../../loader/load.ts";
import { toSlug } from "../../loader/slug.ts";
import { suggest } from "../../loader/suggest.ts";
import { withPoint } from "../../loader/wording.ts";
import { asError, type Problem } from "../../problem.ts";

/** Names of cities and counties that are not written as names are, and projects that lie elsewhere than their city. */
export function nameProblems(dataset: Dataset): Problem[] {
  return [...placeNames(dataset), ...projectPlaces(dataset)];
}

function placeNames({ cities, counties, business }: Dataset): Problem[] {
  const isAmerican = business.value.address.country === "US";
  const checked = (file: string, pointer: string, name: string, right: string, slug: string) =>
    right !== name && isAmerican
      ? problem(file, pointer, `The name ${name} is not written as names are.`, right, name)
      : misspelled(file, pointer, name, slug);
  return [
    ...cities.flatMap(({ file, slug, facts: { city } }) =>
      checked(file, "/city", city, rightName(city), slug),
    ),
    ...counties.flatMap(({ file, slug, value: { county } }) =>
      checked(file, "/county", county, rightCounty(county, slug), slug),
    ),
  ];
}

function projectPlaces({ cities, projects, counties, business }: Dataset): Problem[] {
  const states = new Map(counties.map(({ id, value }) => [id, value.state]));
  const byId = new Map(
    projects.some(({ value }) => value.city) ? cities.map(({ id, facts }) => [id, facts]) : [],
  );
  const names = new Set([...byId.values()].map(({ city }) => city));
  return projects.flatMap(({ file, value }): Problem[] => {
    const city = value.city === undefined ? undefined : byId.get(value.city);
    const [, place = "", state] = /^(.+), ([A-Z]{2})$/.exec(value.location) ?? [];
    if (!city || !state) return [];
    const ownState = states.get(city.county);
    const isOtherCity = place !== city.city && names.has(place);
    // A county in another state than the firm may be the one that is mistaken.
    const isOtherState = state !== ownState && ownState === business.value.address.region;
    if (!isOtherCity && !isOtherState) return [];
    const message = `The project lies in ${value.location}, but its city is ${city.city}, ${ownState}.`;
    const meant = `${isOtherCity ? city.city : place}, ${ownState}`;
    const asWrong = problem(file, "/location", message, meant, value.location);
    const others = cities.filter(({ facts }) => isOtherCity && facts.city === place);
    const [other] = others;
    if (!other) return [asWrong];
    const isTitled = others.length === 1 && value.title.includes(place) && !value.title.includes(city.city);
    return [
      isTitled
        ? problem(file, "/city", message, other.id, value.city ?? "")
        : {
            ...asWrong,
            hint: `Write ${meant} instead of ${value.location}; or, where that is right, ${other.id} as its city.`,
          },
    ];
  });
}

/** `maple grove` and `MAPLE GROVE` → `Maple Grove`, `Maple Grove, MN` → `Maple Grove`; other names stay as they are. */
function rightName(name: string): string {
  const bare = name.replace(/,\s*[A-Z]{2}$/, "");
  const isShouted = /^[\p{Lu} .'-]{4,}$/u.test(bare);
  if (!isShouted && !/^\p{Ll}+( \p{Ll}+)*$/u.test(bare)) return bare;
  return inCapitals(bare.toLowerCase());
}

/** The same, and `Waldo` or `Waldo Co.` → `Waldo County`, where the file is named so. */
function rightCounty(name: string, slug: string): string {
  const written = toSlug(name);
  if (written === slug || written.startsWith(`${slug}-`) || !countyMeant(name, [slug]))
    return rightName(name);
  return `${rightName(name.replace(/ co\.?$/i, ""))} ${inCapitals(slug.replace(/.*-/, ""))}`;
}

function inCapitals(words: string): string {
  return words.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A name a slip away from that of its file, of which every path is made. */
function misspelled(file: string, pointer: string, name: string, slug: string): Problem[] {
  const written = toSlug(name);
  const isSame = bare(written) === bare(slug);
  if (isSame || !suggest(written, [slug])?.isCertain) return [];
  const meant = inCapitals(slug.replaceAll("-", " "));
  const place = { file, pointer };
  return [
    {
      ...problem(file, pointer, `The name ${name} and that of its file differ in a letter.`, meant, name),
      hint: `Write ${meant} instead of ${name}; or, where ${name} is right, rename the file to ${written}.yaml.`,
      proposal: [{ kind: "reword", place, text: meant }],
    },
  ];
}

function bare(slug: string): string {
  return slug.replaceAll("-", "");
}

function problem(file: string, pointer: string, message: string, meant: string, written: string): Problem {
  const place = { file, pointer };
  return asError({
    code: "invalid-value",
    message,
    hint: `Write ${meant} instead of ${withPoint(written)}`,
    place,
    proposal: [{ kind: "reword", place, text: meant }],
  });
}
