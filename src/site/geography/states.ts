import type { County } from "../../kinds/county/fields.ts";
import type { CityEntity, Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import { toSlug } from "../../loader/slug.ts";
import { suggest } from "../../loader/suggest.ts";
import { findUnfinished } from "../../loader/unfinished.ts";
import { withPoint } from "../../loader/wording.ts";
import { asError, asWarning, type DataPlace, invalidValue, type Problem } from "../../problem.ts";
import { agreedState, milesToNearest, placesOf } from "./coordinates.ts";
import { type Coordinates, milesBetween, sayMiles } from "./distance.ts";
import { foldName } from "./fold-name.ts";
import { type LocatedZip, maxForeignMiles, maxZipMiles, type ZipCodes, type ZipPlace } from "./zip-codes.ts";

/** Cities of a county that must agree on another state before the county is doubted and not the city. */
const minAgreeing = 2;

/** What is wrong with the state of a county: one problem at most, in place of one for each of its cities. */
export function countyStateProblem(
  county: Entity<County>,
  cities: readonly CityEntity[],
  zipCodes: ZipCodes,
): Problem | undefined {
  const { state, stateName, county: name } = county.value;
  const named = zipCodes.states.find((letters) => isName(zipCodes, letters, stateName));
  const agreed = stateOfAll(cities, zipCodes);
  const problem = (field: "state" | "stateName", message: string, hint: string, right?: string): Problem => {
    const place = { file: county.file, pointer: `/${field}` };
    return asError({
      code: "wrong-state",
      message,
      hint,
      place,
      ...(right && { corrections: [{ kind: "reword", place, text: right }] }),
    });
  };
  const write = (right: string) =>
    `Write state: ${right}${isName(zipCodes, right, stateName) ? "" : ` and stateName: ${zipCodes.nameOf(right) ?? right}`}.`;
  if (findUnfinished([state, stateName]).length > 0) return undefined;
  if (!zipCodes.states.includes(state)) {
    const right = agreed ?? stateMeant(state, zipCodes) ?? named;
    const isSure = right !== undefined && isName(zipCodes, right, stateName);
    const fix = right ? write(right) : "Write the two letters that the post office uses, for example MN.";
    return problem("state", withPoint(`There is no state ${state}`), fix, isSure ? right : undefined);
  }
  if (agreed && agreed !== state && (cities.length >= minAgreeing || named === agreed))
    return problem(
      "state",
      `${cities.length === 1 ? `The city of ${name} lies` : `The ${cities.length} cities of ${name} lie`} in ${zipCodes.nameOf(agreed) ?? agreed} by coordinates and ZIP codes, not in ${zipCodes.nameOf(state) ?? state}.`,
      write(agreed),
    );
  return stateNameProblem(state, stateName, zipCodes, problem);
}

function stateNameProblem(
  state: string,
  stateName: string,
  zipCodes: ZipCodes,
  problem: (field: "stateName", message: string, hint: string, right?: string) => Problem,
): Problem | undefined {
  const right = zipCodes.nameOf(state);
  const isNamed = isName(zipCodes, state, stateName);
  const isMeant = stateMeant(stateName, zipCodes) === state;
  const isOther = zipCodes.states.some((other) => isName(zipCodes, other, stateName));
  if (!right || (isNamed && /^\p{Lu}.*\p{Ll}/u.test(stateName)) || !(isMeant || isOther)) return undefined;
  return problem(
    "stateName",
    `${state} is ${right}, not ${stateName}.`,
    `Write stateName: ${right}.`,
    isMeant ? right : undefined,
  );
}

/** The letters of a state that is named in full, with periods or in small letters, or with a slip. */
function stateMeant(written: string, zipCodes: ZipCodes): string | undefined {
  const letters = written.toUpperCase().replaceAll(".", "");
  if (zipCodes.states.includes(letters)) return letters;
  const names = new Map(zipCodes.states.map((state) => [foldName(zipCodes.nameOf(state) ?? state), state]));
  const name = suggest(foldName(written), [...names.keys()]);
  return name?.isCertain ? names.get(name.name) : undefined;
}

function isName(zipCodes: ZipCodes, state: string, written: string): boolean {
  return foldName(zipCodes.nameOf(state) ?? "") === foldName(written);
}

/** The state in which every city of a county lies, by its ZIP codes and by coordinates near them. */
function stateOfAll(cities: readonly CityEntity[], zipCodes: ZipCodes): string | undefined {
  const [state, ...others] = new Set(cities.map((city) => provenState(city, zipCodes)));
  return others.length === 0 ? state : undefined;
}

function provenState(city: CityEntity, zipCodes: ZipCodes): string | undefined {
  const miles = milesToNearest(city.facts.coordinates, placesOf(city.facts, zipCodes));
  return miles <= maxZipMiles ? agreedState(city, zipCodes) : undefined;
}

/** An address as it stands in a file, in its own fields or below a field of it. */
interface WrittenAddress {
  file: string;
  field: string;
  address: { locality: string; region: string; postalCode: string; coordinates?: Coordinates };
}

/** ZIP codes of the firm's address and its offices that do not exist, or that are of another state or town. */
export function addressProblems(dataset: Dataset, zipCodes: ZipCodes): Problem[] {
  const { file, value } = dataset.business;
  const written: WrittenAddress[] = [
    { file, field: "address.", address: value.address },
    ...dataset.offices.map((office) => ({ file: office.file, field: "", address: office.value })),
  ];
  return written.flatMap((address) => addressProblem(address, dataset, zipCodes) ?? []);
}

function addressProblem(
  written: WrittenAddress,
  { cities }: Dataset,
  zipCodes: ZipCodes,
): Problem | undefined {
  const { file, field: outer } = written;
  const { locality, region, postalCode, coordinates } = written.address;
  const zip = /^(\d{5})(-\d{4})?$/.exec(postalCode)?.[1];
  const place = (field: string) => ({ file, pointer: `/${outer.replace(".", "/")}${field}` });
  const owns = zipCodes.named(locality, region);
  const [own] = owns;
  const write = own ? `Write postalCode: "${own.zip}".` : "Write the ZIP code of the address.";
  if (zip === undefined) {
    const [within] = /(?<!\d)\d{5}(-\d{4})?(?!\d)/.exec(postalCode) ?? [];
    const mistake = `"${outer}postalCode" is "${postalCode}", but a ZIP code has five digits.`;
    if (within === undefined) return invalidValue(mistake, write, place("postalCode"));
    return {
      ...invalidValue(mistake, `Write postalCode: "${within}".`, place("postalCode")),
      corrections: [{ kind: "replace", place: place("postalCode"), source: `"${within}"` }],
    };
  }
  const found = zipCodes.find(zip);
  if (!zipCodes.states.includes(region)) return unknownRegion(region, place("region"), zipCodes);
  if (!found) {
    // One that begins as others of the state may be so new that no list has it yet.
    const isPossible = zipCodes.withPrefix(zip).some(({ state }) => state === region);
    return (isPossible ? asWarning : asError)({
      code: "unknown-zip-code",
      message: `There is no ZIP code ${zip}.`,
      hint: `${write}${isPossible ? " A ZIP code so new that no list has it yet may stay." : ""}`,
      place: place("postalCode"),
    });
  }
  if (found.state === region)
    return (
      zipOfOtherTown({ zip, found, locality, owns, coordinates }, write, place("postalCode")) ??
      misspelledLocality({ zip, locality, place: place("locality") }, cities, zipCodes)
    );
  const isOtherRegion = foldName(found.city) === foldName(locality);
  return asError({
    code: "wrong-state",
    message: `ZIP code ${zip} is that of ${found.city}, ${found.state}, but the region of the address is ${region}.`,
    hint: isOtherRegion ? `Write region: ${found.state}.` : write,
    place: place(isOtherRegion ? "region" : "postalCode"),
  });
}

interface ZipOfAddress {
  zip: string;
  found: ZipPlace;
  locality: string;
  /** The ZIP codes of the town. */
  owns: readonly LocatedZip[];
  /** Those of an office. */
  coordinates: Coordinates | undefined;
}

/**
 * A ZIP code that lies far from all of the town of the address; those of the next town may be its own, but not where an
 * office lies nearer to one of its town.
 */
function zipOfOtherTown(
  { zip, found, locality, owns, coordinates }: ZipOfAddress,
  hint: string,
  place: DataPlace,
): Problem | undefined {
  const towns = owns.map(({ coordinates }) => coordinates);
  if (!found.coordinates || towns.length === 0 || foldName(found.city) === foldName(locality))
    return undefined;
  const miles = milesToNearest(found.coordinates, towns);
  // One of an office that is farther is beside its coordinates.
  if (coordinates && miles > maxZipMiles) return undefined;
  const problem = (rest: string, hint: string) =>
    asWarning({
      code: "distant-zip-code",
      message: `ZIP code ${zip} is that of ${found.city}, ${rest}.`,
      hint,
      place,
    });
  if (miles > maxForeignMiles) return problem(`${sayMiles(miles)} from ${locality}`, hint);
  const milesFrom = (one: { coordinates?: Coordinates }) =>
    coordinates && one.coordinates ? milesBetween(coordinates, one.coordinates) : 0;
  const [near] = owns.toSorted((a, b) => milesFrom(a) - milesFrom(b));
  return near && milesFrom(near) < milesFrom(found)
    ? problem(`and the office lies nearer to ${near.zip}, in ${locality}`, `Write postalCode: "${near.zip}".`)
    : undefined;
}

function unknownRegion(region: string, place: DataPlace, zipCodes: ZipCodes): Problem {
  const meant = stateMeant(region, zipCodes);
  return asError({
    code: "wrong-state",
    message: `The region of the address is ${region}, but addresses have the two letters of the state.`,
    hint: meant
      ? `Write ${meant} instead of ${withPoint(region)}`
      : "Write the two letters of the state, for example MN.",
    place,
    ...(meant && { corrections: [{ kind: "reword", place, text: meant }] }),
  });
}

/** A place that neither the post nor the site knows, and that is a slip away from one near by. */
function misspelledLocality(
  { zip, locality, place }: { zip: string; locality: string; place: DataPlace },
  cities: Dataset["cities"],
  zipCodes: ZipCodes,
): Problem | undefined {
  const near = new Map(
    [
      ...zipCodes.withPrefix(zip).map(({ city }) => city),
      // One whose file has another name may itself be misspelled.
      ...cities.flatMap(({ facts, slug }) => (toSlug(facts.city) === slug ? facts.city : [])),
    ].map((name) => [foldName(name), name]),
  );
  const written = foldName(locality);
  const meant = near.has(written) ? undefined : suggest(written, [...near.keys()]);
  if (!meant?.isCertain) return undefined;
  const name = near.get(meant.name) ?? meant.name;
  return asError({
    code: "invalid-value",
    message: `Near the ZIP code ${zip} there is no ${locality}, but ${name}.`,
    hint: `Write ${name} instead of ${locality}.`,
    place,
    proposal: [{ kind: "reword", place, text: name }],
  });
}
