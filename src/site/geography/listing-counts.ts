import type { CityEntity } from "../../loader/entity.ts";
import { countsOf } from "../../loader/group-by.ts";
import { asWarning, type Problem } from "../../problem.ts";
import { distanceBetween, entryLine, entryPlace, listPlace, type ServiceArea } from "./service-area.ts";

/** Cities that a site must have before one of them can be listed by too many. */
const minCities = 20;
/** Share of the other cities that may list a city; in a plain of equal cities each is listed by a dozen at most. */
const maxShare = 0.5;

/** Islands whose nearest cities are looked for; with more of them the whole list is the fault. */
const maxNamedIslands = 50;
/** Nearest cities that a hint names. */
const namedCities = 3;

/** How many cities list each city as nearby, by file. */
export function countListings(area: ServiceArea): Map<string, number> {
  return countsOf(area.cities.flatMap((city) => area.neighborsOf(city).map((other) => other.city.file)));
}

/** Cities that list no other and that no other lists. A site of one city has none. */
export function isolatedCities(area: ServiceArea, counts: ReadonlyMap<string, number>): Problem[] {
  if (area.cities.length < 2) return [];
  const islands = area.cities.filter((city) => !counts.has(city.file) && !listsCity(area, city));
  return islands.map((city) =>
    asWarning({
      code: "isolated-city",
      message: `${city.facts.city} lists no other city as nearby, and no city lists ${city.facts.city}.`,
      hint: islandHint(area, city, islands.length <= maxNamedIslands),
      place: listPlace(city),
    }),
  );
}

/** True where a city is listed, even one whose own file is missing or not valid: that is reported already. */
function listsCity(area: ServiceArea, city: CityEntity): boolean {
  return city.facts.nearbyAreas.some((nearby) => "city" in nearby) || area.neighborsOf(city).length > 0;
}

function islandHint(area: ServiceArea, city: CityEntity, isNaming: boolean): string {
  const nearest = isNaming ? nearestCities(area, city) : [];
  const lines =
    nearest.length === 0 ? "its nearest cities" : nearest.map((other) => `"${entryLine(other)}"`).join(", ");
  return `Under nearbyAreas, add ${lines}; and in their files "${entryLine(city)}".`;
}

function nearestCities(area: ServiceArea, city: CityEntity): CityEntity[] {
  return area.cities
    .filter((other) => other !== city)
    .map((other) => ({ other, miles: distanceBetween(city, other) }))
    .filter(({ miles }) => miles <= area.nearbyMiles)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, namedCities)
    .map(({ other }) => other);
}

/** Cities that most others list: a link that stands everywhere says nothing about what is near. */
export function overlistedCities(area: ServiceArea, counts: ReadonlyMap<string, number>): Problem[] {
  const others = area.cities.length - 1;
  if (area.cities.length < minCities) return [];
  return area.cities
    .filter((city) => (counts.get(city.file) ?? 0) > maxShare * others)
    .map((city) =>
      asWarning({
        code: "overlisted-city",
        message: `${counts.get(city.file)} of the ${others} other cities list ${city.facts.city} as nearby.`,
        hint: `Keep the line "- city: ${city.id}" in the files of the cities next to it, and remove it from the others.`,
        place: { file: city.file, pointer: "/city" },
        related: area.cities.flatMap((other) => {
          const index = area.neighborsOf(other).find((neighbor) => neighbor.city === city)?.index;
          return index === undefined ? [] : entryPlace(other, index);
        }),
      }),
    );
}
