import type { County } from "../../src/kinds/county/fields.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { type Coordinates, milesBetween } from "../../src/site/geography/distance.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { ServiceArea } from "../../src/site/geography/service-area.ts";
import { asWritten } from "../check/zip-package.ts";
import { quoted } from "../shell-words.ts";
import { UserError } from "../user-error.ts";
import type { AddContext, AddRequest } from "./addition.ts";
import { splitNames } from "./fields.ts";
import { declares, type KnownCity } from "./neighbors.ts";
import { type FoundPlaces, gazetteer, isWritten, type Place } from "./places.ts";

/** Name, ZIP codes and middle of a new city, with what a person should know of how they were found. */
export interface SettledPlace {
  name: string;
  zipCodes: string[];
  coordinates: Coordinates;
  notes: string[];
}

/**
 * The request with the name as it was meant, where it has yet to be said in which of several counties the city lies:
 * nobody knows that of a misspelled name.
 */
export async function settleName(
  request: AddRequest,
  { dataset, asker }: AddContext,
  cities: readonly KnownCity[],
): Promise<AddRequest> {
  const { name, given } = request;
  const { counties } = dataset;
  if (counties.length < 2 || given.county !== undefined || given.zipCodes !== undefined) return request;
  const { nearbyMiles } = new ServiceArea(dataset);
  const isNear = (place: Coordinates) =>
    cities.some(({ value }) => milesBetween(value.coordinates, place) <= nearbyMiles);
  const states = new Map(counties.map(({ value }) => [value.state, value.stateName]));
  const found = [...states].map(([state, stateName]) => ({
    ...gazetteer().findPlaces(name, state, isNear),
    stateName,
  }));
  const { meant, stateName } = found.find((one) => one.meant !== undefined) ?? {};
  if (meant === undefined || stateName === undefined || found.some(({ places }) => places.length > 0))
    return request;
  if (!asker) throw new UserError(...noSuchPlace(name, stateName, meant));
  const chosen = await askMeant(name, meant, stateName, asker);
  return chosen ? { ...request, name: chosen } : { ...request, isNameKept: true };
}

/** Asks whether a name that no place of a state has was meant as another one. */
async function askMeant(
  name: string,
  meant: string | undefined,
  stateName: string,
  asker: AddContext["asker"],
): Promise<string | undefined> {
  if (meant === undefined) return undefined;
  const question = `city: ${stateName} has no place called ${name}. Which did you mean?`;
  return asker?.choose(question, [{ value: meant, label: meant }], meant);
}

/** Finds out which place a new city is: from its name and the state of its county, or from its ZIP codes if they are given. */
export async function settlePlace(
  request: AddRequest,
  county: Entity<County>,
  context: AddContext,
  cities: readonly KnownCity[],
): Promise<SettledPlace> {
  const { name, given } = request;
  if (given.zipCodes !== undefined) return placeOfZipCodes(request, county.value, cities);
  const found = gazetteer().findPlaces(name, county.value.state, nearCounty(county, context, cities));
  const place =
    found.places.length > 0
      ? await choosePlace(name, found.places, county, context, cities)
      : await chooseMeant(request, found, county, context, cities);
  const { zipCodes, isAsked } = await chooseZipCodes(place, context);
  return {
    // Written all in small or capital letters, the name is a search; else it is how people there write it.
    name: isWritten(name) && foldName(name) === foldName(place.name) ? name : asWritten(place.name),
    zipCodes,
    coordinates: (given.coordinates as Coordinates | undefined) ?? place.coordinates,
    notes: isAsked ? [] : zipNotes(place),
  };
}

/** True for a place within the data's limit of a city of the county; without such cities, of the state's; without those, for all. */
function nearCounty(
  county: Entity<County>,
  { dataset }: AddContext,
  cities: readonly KnownCity[],
): (place: Coordinates) => boolean {
  const { nearbyMiles } = new ServiceArea(dataset);
  const inState = dataset.counties.filter(({ value }) => value.state === county.value.state);
  const known = [[county], inState].map((counties) =>
    cities.filter(({ id }) => counties.some((one) => id.startsWith(`${one.id}/`))),
  );
  const around = known.find(({ length }) => length > 0);
  return (place) =>
    !around || around.some(({ value }) => milesBetween(value.coordinates, place) <= nearbyMiles);
}

/** Asks a person which of the codes that may be PO boxes have homes. */
async function chooseZipCodes(
  { zipCodes, doubtful, leftOut }: Place,
  { asker }: AddContext,
): Promise<{ zipCodes: string[]; isAsked: boolean }> {
  const unsure = [...doubtful, ...leftOut].sort();
  if (!asker || unsure.length === 0) return { zipCodes, isAsked: false };
  const chosen = await asker.chooseSeveral(
    "zipCodes: Which of these have homes? They share a point on the map with others, as PO boxes often do.",
    unsure.map((zip) => ({ value: zip, label: zip })),
    doubtful,
  );
  const taken = [...zipCodes.filter((zip) => !unsure.includes(zip)), ...chosen].sort();
  return taken.length > 0 ? { zipCodes: taken, isAsked: true } : { zipCodes, isAsked: false };
}

/** What a person should look up of the ZIP codes that a place was given. */
export function zipNotes({ zipCodes, doubtful, leftOut }: Place): string[] {
  if (doubtful.length === 0 && leftOut.length === 0 && zipCodes.length === 1) return [];
  const notes = [
    `Check the ZIP codes of the city, ${zipCodes.join(", ")}: those of PO boxes do not belong there.`,
  ];
  if (doubtful.length > 0)
    notes.push(
      `Of these, ${doubtful.join(", ")} may be for PO boxes, because the list of ZIP codes has others at the same point: look them up.`,
    );
  if (leftOut.length > 0)
    notes.push(
      `Left out, because many PO boxes are listed so too, with others at one point: ${leftOut.join(", ")}. Look them up, and add those with homes.`,
    );
  return notes;
}

/** The place of ZIP codes that a person gave, for a name that has none of its own. */
function placeOfZipCodes(
  { name, given }: AddRequest,
  { county, state, stateName }: County,
  [neighbor]: readonly KnownCity[],
): SettledPlace {
  const zipCodes = given.zipCodes as string[];
  const coordinates = (given.coordinates as Coordinates | undefined) ?? gazetteer().middleOf(zipCodes, state);
  if (coordinates) return { name, zipCodes, coordinates, notes: [] };
  const [elsewhere] = gazetteer().statesOf(zipCodes);
  if (elsewhere !== undefined)
    throw new UserError(
      `${zipCodes.join(" and ")} ${zipCodes.length === 1 ? "is a ZIP code" : "are ZIP codes"} in ${elsewhere}, and ${county} is in ${state}.`,
      `Correct the number; or, if ${name} lies in ${elsewhere}, ${countyFirst(elsewhere)}`,
    );
  const { latitude, longitude } = neighbor?.value.coordinates ?? { latitude: 45.0725, longitude: -93.4558 };
  throw new UserError(
    `No ZIP code in ${stateName} is ${zipCodes.join(" or ")}.`,
    `Correct the number, or say where the city lies with --coordinates, for example --coordinates ${latitude},${longitude}.`,
  );
}

/** How a place in a state comes in of which no county is there yet. */
function countyFirst(state: string): string {
  return `add its county first: npx site add county "<name>" --state ${state}`;
}

/** Of several places of one name in a state, the one near the county's cities, or the one that a person chooses. */
async function choosePlace(
  name: string,
  places: Place[],
  county: Entity<County>,
  { asker, dataset }: AddContext,
  cities: readonly KnownCity[],
): Promise<Place> {
  const reach = new ServiceArea(dataset).nearbyMiles;
  const inCounty = cities.filter(({ id }) => id.startsWith(`${county.id}/`));
  const isNear = (place: Place) =>
    inCounty.some(({ value }) => milesBetween(value.coordinates, place.coordinates) <= reach);
  const near = places.filter(isNear);
  const [only] = places.length === 1 ? places : near.length === 1 ? near : [];
  if (only) return only;
  const chosen = await asker?.choose(
    `zipCodes: ${county.value.stateName} has ${places.length} places called ${name}. Which one?`,
    places.map((place) => ({ value: place.zipCodes.join(","), label: describe(place) })),
  );
  const found = places.find((place) => place.zipCodes.join(",") === chosen);
  if (found) return found;
  throw new UserError(
    `${county.value.stateName} has ${places.length} places called ${name}: ${places.map(describe).join("; ")}.`,
    `Say which one by its ZIP codes: ${places.map((place) => commandFor(name, county, place.zipCodes.join(","))).join("  or  ")}`,
  );
}

function describe({ zipCodes, coordinates }: Place): string {
  return `${zipCodes.join(", ")} at ${coordinates.latitude}, ${coordinates.longitude}`;
}

/** The place that was probably meant by a name that no place of the state has. */
async function chooseMeant(
  { name, isNameKept }: AddRequest,
  { meant, otherStates }: FoundPlaces,
  county: Entity<County>,
  { asker }: AddContext,
  cities: readonly KnownCity[],
): Promise<Place> {
  const { state, stateName } = county.value;
  const choice = isNameKept ? undefined : await askMeant(name, meant, stateName, asker);
  const [chosen] = choice ? gazetteer().findPlaces(choice, state).places : [];
  if (chosen) return chosen;
  const numbers = await asker?.text(`zipCodes: ${name} has no ZIP code of its own. Which does it share?`);
  const zipCodes = splitNames(numbers ?? "");
  const coordinates = gazetteer().middleOf(zipCodes, state);
  if (coordinates) return { name, zipCodes, doubtful: [], leftOut: [], coordinates };
  const [message, way] = noSuchPlace(name, stateName, meant, { county, zip: likelyZip(name, cities) });
  const [elsewhere] = otherStates;
  throw new UserError(
    elsewhere === undefined ? message : `${message} There is one in ${otherStates.join(", ")}.`,
    elsewhere === undefined || meant ? way : `${way}; if it lies in another state, ${countyFirst(elsewhere)}`,
  );
}

/** What is wrong with a name that no place of a state has, and the way on. */
function noSuchPlace(
  name: string,
  stateName: string,
  meant: string | undefined,
  { county, zip }: { county?: Entity<County>; zip?: string | undefined } = {},
): [message: string, way: string] {
  const sharing = `if it shares a ZIP code with a neighbor, ${commandFor(name, county, zip ?? "12345")}`;
  return [
    `No ZIP code in ${stateName} belongs to a place called ${name}.${meant ? ` Did you mean ${meant}?` : ""}`,
    meant ? `Say ${commandFor(meant, county)}; or, ${sharing}` : `Name its ZIP code; ${sharing}`,
  ];
}

/** The ZIP code that a place most likely shares: that of a city that lists it as near. */
function likelyZip(name: string, cities: readonly KnownCity[]): string | undefined {
  return cities.find((city) => declares(city, name))?.value.zipCodes[0];
}

function commandFor(name: string, county: Entity<County> | undefined, zipCodes?: string): string {
  const options = [county && `--county ${county.id}`, zipCodes && `--zip-codes ${zipCodes}`];
  return ["npx site add city", quoted(name), ...options].filter(Boolean).join(" ");
}
