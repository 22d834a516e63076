import type { CityEntity } from "../../../src/loader/entity.ts";
import { type Coordinates, milesBetween, sayMiles } from "../../../src/site/geography/distance.ts";
import { foldName } from "../../../src/site/geography/fold-name.ts";
import { createGroundMap, type GroundMap } from "../../../src/site/maps/map.ts";
import type { Site } from "../../../src/site/site.ts";
import { isThingKind, thingsOfKind } from "../../edit/things.ts";
import type { RecordRequest } from "./requests.ts";

/** Most things that a search lists, and cities around a place on its map. */
const mostFound = 12;
const mostAround = 8;

interface Thing {
  id: string;
  name: string;
}

/** What can be referred to, by words of its name or of its file; cities nearest first, each with its distance. */
export function findThings(
  site: Site,
  { of, words, file }: Extract<RecordRequest, { action: "find" }>,
): Thing[] {
  const folded = foldName(words);
  return thingsOf(site, of, file)
    .filter(({ id, name }) => [id, name].some((text) => foldName(text).includes(folded)))
    .slice(0, mostFound)
    .map(({ id, called }) => ({ id, name: called() }));
}

/** What people call a thing, and how far it is. */
export function callThing(site: Site, of: string, id: string, file: string): string | undefined {
  return thingsOf(site, of, file)
    .find((thing) => thing.id === id)
    ?.called();
}

function thingsOf(site: Site, of: string, file: string): (Thing & { called(): string })[] {
  if (of === "city") {
    const from = placeOf(site, file)?.coordinates;
    return nearest(site, from, file).map(({ id, facts: { city: name, coordinates } }) => ({
      id,
      name,
      called: () => (from ? `${name}, ${sayMiles(milesBetween(from, coordinates))}` : name),
    }));
  }
  const things = isThingKind(of) ? thingsOfKind(site, of) : [];
  return things.map(({ id, name }) => ({ id, name, called: () => name }));
}

/** The map on which the coordinates of a file are shown and moved. */
export function groundAround(site: Site, file: string): GroundMap | undefined {
  const place = placeOf(site, file);
  if (!place) return undefined;
  const around = nearest(site, place.coordinates, file).slice(0, mostAround);
  return createGroundMap(site, place, around);
}

function nearest({ dataset }: Site, from: Coordinates | undefined, file: string): CityEntity[] {
  const others = dataset.cities.filter((city) => city.file !== file);
  if (!from) return others;
  const miles = new Map(others.map((city) => [city, milesBetween(from, city.facts.coordinates)]));
  return others.sort((a, b) => (miles.get(a) ?? 0) - (miles.get(b) ?? 0));
}

/** Where the thing of a file is. */
function placeOf({ dataset }: Site, file: string): { name: string; coordinates: Coordinates } | undefined {
  const city = dataset.cities.find((one) => one.file === file);
  if (city) return { name: city.facts.city, coordinates: city.facts.coordinates };
  const office = dataset.offices.find((one) => one.file === file);
  return office && { name: office.value.name, coordinates: office.value.coordinates };
}
