import { toSlug } from "../../src/loader/slug.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import type { City } from "../../src/schema/types.ts";
import { sayMiles } from "../../src/site/geography/distance.ts";
import { ServiceArea } from "../../src/site/geography/service-area.ts";
import { fillText } from "../../src/site/text.ts";
import { UserError } from "../user-error.ts";
import {
  type AddContext,
  type Addition,
  type AddRequest,
  type AlreadyThere,
  isThere,
  requireSlug,
} from "./addition.ts";
import { chooseCounty } from "./county.ts";
import { splitNames } from "./fields.ts";
import type { Questions, Values } from "./gaps.ts";
import { listKnownCities } from "./known-cities.ts";
import { byDistance, type KnownCity, type Neighbor, proposeNeighbors } from "./neighbors.ts";
import { foldName } from "./places.ts";
import { pointBack } from "./pointing-back.ts";
import { settlePlace } from "./settle-place.ts";

/** Works out a new city: where it lies, what is near, and what changes in the files of its neighbors. */
export async function prepareCity(
  request: AddRequest,
  context: AddContext,
): Promise<Addition | AlreadyThere> {
  const county = await chooseCounty(request, context);
  const early = alreadyThere(request.name, county.id, context);
  if (early) return early;
  const cities = listKnownCities(context.dataset);
  const settled = await settlePlace(request, county, context, cities);
  const there = alreadyThere(settled.name, county.id, context);
  if (there) return there;
  const id = `${county.id}/${toSlug(settled.name)}`;
  refuseTwin(id, settled, cities, context);
  const { nearbyMiles } = new ServiceArea(context.dataset);
  const neighbors = byDistance(settled.name, settled.coordinates, cities, nearbyMiles);
  const notes = [...settled.notes];
  const nearbyAreas = request.nearby
    ? namedAreas(request.nearby, neighbors, notes)
    : await nearestAreas(settled.name, neighbors, nearbyMiles, context);
  const added: KnownCity = {
    id,
    file: `cities/${id}.yaml`,
    value: { city: settled.name, coordinates: settled.coordinates, zipCodes: settled.zipCodes, nearbyAreas },
  };
  const { edits, byHand } = editsOf(context, added, neighbors, cities);
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
    edits,
    notes: [...notes, ...byHand],
  };
}

function alreadyThere(name: string, county: string, context: AddContext): AlreadyThere | undefined {
  const file = `cities/${county}/${requireSlug(toSlug(name), name)}.yaml`;
  return isThere(context, file) ? { name, existing: file } : undefined;
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

/** What a person named: cities that have a page, nearest first, then places without one. */
function namedAreas(text: string, neighbors: readonly Neighbor[], notes: string[]): City["nearbyAreas"] {
  const names = splitNames(text);
  const cityOf = (name: string) =>
    neighbors.find(({ city }) => city.id === name || foldName(city.value.city) === foldName(name))?.city;
  const chosen = names.map((name) => cityOf(name));
  const places = names.filter((_, index) => chosen[index] === undefined);
  for (const place of places) {
    const meant = didYouMean(
      place,
      neighbors.map(({ city }) => (place.includes("/") ? city.id : city.value.city)),
    );
    if (place.includes("/"))
      throw new UserError(
        `There is no city ${place}.${meant ? ` Did you mean ${meant}?` : ""}`,
        `Name a city as ${neighbors[0]?.city.id ?? "county/city"} or by its name.`,
      );
    notes.push(
      `${place} has no page, so it is listed as plain text.${meant ? ` Did you mean ${meant}?` : ""}`,
    );
  }
  return [
    ...neighbors.flatMap(({ city }) => (chosen.includes(city) ? { city: city.id } : [])),
    ...places.map((place) => ({ place })),
  ];
}

/** The neighbors it lists return the link; so do all that had it as a place without a page. */
function editsOf(
  context: AddContext,
  added: KnownCity,
  neighbors: readonly Neighbor[],
  cities: readonly KnownCity[],
) {
  const listed = new Set(added.value.nearbyAreas.flatMap((area) => ("city" in area ? area.city : [])));
  const results = neighbors
    .filter(({ city, isDeclared }) => isDeclared || listed.has(city.id))
    .map(({ city }) => pointBack(context, city, added, cities));
  return {
    edits: results.filter((result) => typeof result === "object"),
    byHand: results.filter((result) => typeof result === "string"),
  };
}
