import type { City } from "../../src/kinds/city/fields.ts";
import { type Coordinates, milesBetween } from "../../src/site/geography/distance.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";

/** Miles within which a city is proposed as near: what people there call next to them. */
const proposedMiles = 12;
/** At least so many are proposed if the data's limit allows it, so that no city stands alone at the edge of the area. */
const leastProposed = 3;
/** At most so many are proposed, so that the list stays one that people read. */
const mostProposed = 5;
/** The nearest cities that must all lie in one county before anything is concluded from it. */
export const witnesses = 3;

/** What is known of a city that is there already. */
export interface KnownCity {
  /** Folder and slug. */
  id: string;
  /** File, relative to the data folder. */
  file: string;
  value: Pick<City, "city" | "coordinates" | "nearbyAreas" | "zipCodes">;
}

/** A city with its distance from another. */
export interface Neighbor {
  city: KnownCity;
  miles: number;
  /** True when the city already lists the other as a place without a page. */
  isDeclared: boolean;
}

/** All cities, nearest first. Beyond `maxMiles` a place of that name is another of the same name. */
export function byDistance(
  name: string,
  at: Coordinates,
  cities: readonly KnownCity[],
  maxMiles: number,
): Neighbor[] {
  return cities
    .map((city) => {
      const miles = milesBetween(at, city.value.coordinates);
      return { city, miles, isDeclared: miles <= maxMiles && declares(city, name) };
    })
    .sort((a, b) => a.miles - b.miles || (a.city.id < b.city.id ? -1 : 1));
}

/** Of all cities, nearest first, those that a new one should list: the nearest, and all that already list it as a place. */
export function proposeNeighbors(neighbors: readonly Neighbor[], maxMiles: number): Neighbor[] {
  return neighbors.filter(
    ({ miles, isDeclared }, index) =>
      isDeclared ||
      (miles <= maxMiles && (index < leastProposed || (index < mostProposed && miles <= proposedMiles))),
  );
}

/** True when a city lists a place of that name as near, without a page. */
export function declares({ value }: KnownCity, name: string): boolean {
  return value.nearbyAreas.some((area) => isPlace(area, name));
}

/** True for a nearby area of that name without a page. */
export function isPlace(area: City["nearbyAreas"][number], name: string): boolean {
  return "place" in area && foldName(area.place) === foldName(name);
}
