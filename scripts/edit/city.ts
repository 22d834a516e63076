import type { City } from "../../src/kinds/city/fields.ts";
import type { County } from "../../src/kinds/county/fields.ts";
import type { Entity } from "../../src/loader/entity.ts";
import { toSlug } from "../../src/loader/slug.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { type Coordinates, milesBetween, sayMiles } from "../../src/site/geography/distance.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { ServiceArea } from "../../src/site/geography/service-area.ts";
import { fillText } from "../../src/site/text.ts";
import { quoted } from "../shell-words.ts";
import { UserError } from "../user-error.ts";
import {
  type AddContext,
  type Addition,
  type AddRequest,
  type AlreadyThere,
  type Edit,
  isThere,
  requireSlug,
} from "./addition.ts";
import { chooseCounty } from "./county.ts";
import { splitNames } from "./fields.ts";
import type { Questions, Values } from "./gaps.ts";
import { listKnownCities } from "./known-cities.ts";
import {
  byDistance,
  declares,
  type KnownCity,
  type Neighbor,
  proposeNeighbors,
  witnesses,
} from "./neighbors.ts";
import { cityAndState, gazetteer } from "./places.ts";
import { pointBack } from "./pointing-back.ts";
import { settleName, settlePlace } from "./settle-place.ts";

/** Works out a new city: where it lies, what is near, and what changes in the files of its neighbors. */
export async function prepareCity(asked: AddRequest, context: AddContext): Promise<Addition | AlreadyThere> {
  const cities = listKnownCities(context);
  const request = await settleName(withoutState(asked, context), context, cities);
  const county = await chooseCounty(request, context, cities);
  const early = alreadyThere(request.name, county.id, context);
  if (early) return early;
  const settled = await settlePlace(request, county, context, cities);
  const there = alreadyThere(settled.name, county.id, context);
  if (there) return there;
  const id = `${county.id}/${toSlug(settled.name)}`;
  refuseTwin(id, settled, cities, context);
  const { nearbyMiles } = new ServiceArea(context.dataset);
  const neighbors = byDistance(settled.name, settled.coordinates, cities, nearbyMiles);
  if (request.given.coordinates === undefined)
    refuseOtherCounty(county, settled.name, neighbors, nearbyMiles, context);
  const notes = [...settled.notes];
  const nearbyAreas = request.nearby
    ? namedAreas(
        request.nearby,
        neighbors,
        { ...settled.coordinates, state: county.value.state, nearbyMiles },
        notes,
      )
    : await nearestAreas(settled.name, neighbors, nearbyMiles, context);
  const added: KnownCity = {
    id,
    file: `cities/${id}.yaml`,
    value: { city: settled.name, coordinates: settled.coordinates, zipCodes: settled.zipCodes, nearbyAreas },
  };
  return {
    kind: "city",
    name: settled.name,
    file: added.file,
    values: {
      ...request.given,
      city: settled.name,
      county: county.id,
      coordinates: settled.coordinates,
      zipCodes: settled.zipCodes,
      ...(nearbyAreas.length > 0 && { nearbyAreas }),
    } satisfies Values,
    questions: cityQuestions(context, settled.name, county.value),
    edits: editsOf(context, added, neighbors, cities),
    notes,
  };
}

/** A place as people say it, with the state that all counties of the data are in: `Boise, ID`. */
function withoutState(request: AddRequest, { dataset: { counties } }: AddContext): AddRequest {
  const [[state, stateName] = ["", ""], ...others] = new Map(
    counties.map(({ value }) => [value.state, value.stateName]),
  );
  const [name, said = ""] = cityAndState(request.name);
  const isOurs = [state, stateName].some((one) => one.toLowerCase() === said.toLowerCase());
  return name !== undefined && isOurs && others.length === 0 ? { ...request, name } : request;
}

function alreadyThere(name: string, county: string, context: AddContext): AlreadyThere | undefined {
  const file = `cities/${county}/${requireSlug(toSlug(name), name)}.yaml`;
  return isThere(context, file) ? { name, existing: file } : undefined;
}

/**
 * Refuses a county that has its cities elsewhere: the nearest cities lie in another one, and its own are beyond the data's limit or more than twice as far.
 * Nobody knows where a county ends, so one without cities, and a city at its edge, are taken; coordinates from a person too.
 */
function refuseOtherCounty(
  county: Entity<County>,
  name: string,
  neighbors: readonly Neighbor[],
  nearbyMiles: number,
  { dataset }: AddContext,
): void {
  const countyOf = ({ city }: Neighbor) => city.id.split("/")[0];
  const own = neighbors.find((neighbor) => countyOf(neighbor) === county.id);
  const nearest = neighbors.slice(0, witnesses);
  const others = new Set(nearest.map(countyOf));
  const [other] = others;
  const farthest = nearest.at(-1)?.miles ?? 0;
  if (!own || other === undefined || others.size > 1 || nearest.length < witnesses) return;
  if (other === county.id || farthest > nearbyMiles || own.miles <= Math.min(nearbyMiles, 2 * farthest))
    return;
  const nameOf = (id: string) => dataset.counties.find((entity) => entity.id === id)?.value.county ?? id;
  const list = nearest.map(({ city, miles }) => `${city.value.city}, ${sayMiles(miles)} away`).join("; ");
  throw new UserError(
    `${name} does not seem to lie in ${nameOf(county.id)}: the cities next to it are in ${nameOf(other)} (${list}), and the nearest of ${nameOf(county.id)} is ${sayMiles(own.miles)} away.`,
    `Say --county ${other}; or, if ${name} does lie in ${nameOf(county.id)}, give its place as well: --coordinates <lat,lon>`,
  );
}

/** A city of that name with the same ZIP codes in another county is the same city. */
function refuseTwin(
  id: string,
  { name, zipCodes }: { name: string; zipCodes: string[] },
  cities: readonly KnownCity[],
  { shownDir }: AddContext,
): void {
  const twin = cities.find(
    (city) =>
      foldName(city.value.city) === foldName(name) &&
      city.value.zipCodes.some((zip) => zipCodes.includes(zip)),
  );
  if (!twin) return;
  throw new UserError(
    `${name} is already there in another county, with the same ZIP codes: ${shownDir}/${twin.file}.`,
    `If it belongs to ${id.split("/")[0]}, move that file to ${shownDir}/cities/${id}.yaml and change county in it; if this is another ${name}, give its own ZIP codes with --zip-codes.`,
  );
}

/** The questions that the page of a city asks, which each city answers. */
export function cityQuestions(
  { dataset }: AddContext,
  city: string,
  { county, state }: { county: string; state: string },
): Questions {
  const page = dataset.pages.find(({ value }) => value.forEach === "city");
  const sections = page?.value.sections ?? [];
  const texts = sections.flatMap((section) =>
    section.kind === "city-faq" ? Object.entries(section.questions) : [],
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, fillText(text, { city, county, state })]));
}

async function nearestAreas(
  name: string,
  neighbors: readonly Neighbor[],
  maxMiles: number,
  { asker }: AddContext,
): Promise<City["nearbyAreas"]> {
  const proposed = proposeNeighbors(neighbors, maxMiles).map(({ city }) => city.id);
  const within = neighbors.filter(({ miles }) => miles <= maxMiles);
  const chosen =
    asker && within.length > 0
      ? await asker.chooseSeveral(
          `nearbyAreas: Which cities are near ${name}? Each of them will list ${name} as well.`,
          within.map(({ city, miles }) => ({
            value: city.id,
            label: city.value.city,
            hint: sayMiles(miles),
          })),
          proposed,
        )
      : proposed;
  return neighbors.flatMap(({ city }) => (chosen.includes(city.id) ? { city: city.id } : []));
}

/** Where places can lie that are near a new city. */
interface Around extends Coordinates {
  state: string;
  nearbyMiles: number;
}

/** What a person named: cities that have a page, nearest first, then places without one. */
function namedAreas(
  text: string,
  neighbors: readonly Neighbor[],
  around: Around,
  notes: string[],
): City["nearbyAreas"] {
  const names = splitNames(text);
  const cityOf = (name: string) =>
    neighbors.find(({ city }) => city.id === name || foldName(city.value.city) === foldName(name))?.city;
  const chosen = names.map((name) => cityOf(name));
  const places = names.filter((_, index) => chosen[index] === undefined);
  if (places.length > 0) refuseSlips(places, neighbors, around);
  for (const place of places) notes.push(`${place} has no page, so it is listed as plain text.`);
  return [
    ...neighbors.flatMap(({ city }) => (chosen.includes(city) ? { city: city.id } : [])),
    ...places.map((place) => ({ place })),
  ];
}

/** Throws a `UserError` for a name that is no place of the state and nobody's nearby area, but nearly that of a city or place. */
function refuseSlips(places: readonly string[], neighbors: readonly Neighbor[], around: Around): void {
  for (const place of places) {
    const isReference = place.includes("/");
    const names = neighbors
      .filter(({ miles }) => isReference || miles <= around.nearbyMiles)
      .map(({ city }) => (isReference ? city.id : city.value.city));
    const found = gazetteer().findPlaces(
      place,
      around.state,
      (other) => milesBetween(around, other) <= around.nearbyMiles,
    );
    const isKnown = found.places.length > 0 || neighbors.some(({ city }) => declares(city, place));
    const meant = didYouMean(place, names) ?? nearestFolded(place, names) ?? found.meant;
    if (!isReference && (isKnown || meant === undefined)) continue;
    throw new UserError(
      `There is no city ${place}.${meant ? ` Did you mean ${meant}?` : ""}`,
      meant && !isReference
        ? `Write ${quoted(meant)} in --nearby. A place without a page is taken by the name that it has in the list of ZIP codes, or add it to the file by hand: - place: ${place}`
        : `Name a city as ${neighbors[0]?.city.id ?? "county/city"} or by its name.`,
    );
  }
}

/** The name that another is nearly, whatever its capitals and accents. */
function nearestFolded(wanted: string, names: readonly string[]): string | undefined {
  const folded = new Map(names.map((name) => [foldName(name), name]));
  return folded.get(didYouMean(foldName(wanted), [...folded.keys()]) ?? "");
}

/** The neighbors it lists return the link; so do all that had it as a place without a page. */
function editsOf(
  context: AddContext,
  added: KnownCity,
  neighbors: readonly Neighbor[],
  cities: readonly KnownCity[],
): Edit[] {
  const listed = new Set(added.value.nearbyAreas.flatMap((area) => ("city" in area ? area.city : [])));
  return neighbors
    .filter(({ city, isDeclared }) => isDeclared || listed.has(city.id))
    .flatMap(({ city }) => pointBack(context, city, added, cities) ?? []);
}
