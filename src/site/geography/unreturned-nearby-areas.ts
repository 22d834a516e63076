import type { CityEntity } from "../../loader/entity.ts";
import { asWarning, type Problem } from "../../problem.ts";
import { entryLine, entryPlace, listPlace, type Neighbor, type ServiceArea } from "./service-area.ts";

/**
 * Cities that are listed as nearby and do not list the other in return, one problem for each missing direction. A city
 * that already lists as many nearer ones as the data allows owes no return, so that the middle of a large area does not
 * list all of its suburbs; nor does one that is too far away to be
 * listed, listed by everyone, or listed by a city whose coordinates are in doubt.
 */
export function* unreturnedNearbyAreas(
  area: ServiceArea,
  overlisted: ReadonlySet<string>,
  doubtful: ReadonlySet<string>,
): Generator<Problem> {
  for (const city of area.cities) {
    if (doubtful.has(city.file)) continue;
    for (const { city: other, index, miles } of area.neighborsOf(city)) {
      if (miles > area.nearbyMiles || overlisted.has(other.file)) continue;
      // A misspelled entry may be the return; it is reported by itself.
      if (area.lists(other, city) || area.listsUnknownCity(other)) continue;
      const theirs = area.neighborsOf(other);
      if (theirs.filter((neighbor) => neighbor.miles < miles).length >= area.nearbyCities) continue;
      yield asWarning({
        code: "unreturned-nearby-area",
        message: `${city.facts.city} lists ${other.facts.city} as nearby, but ${other.facts.city} does not list ${city.facts.city}.`,
        hint: `Under nearbyAreas, add the line "${entryLine(city)}"${placeInOrder(theirs, miles)}.`,
        place: listPlace(other),
        related: [entryPlace(city, index)],
      });
    }
  }
}

/** Where a new line goes among those that are there, nearest first. */
function placeInOrder(neighbors: Neighbor[], miles: number): string {
  const farther = neighbors.find((neighbor) => neighbor.miles > miles);
  if (farther) return ` before "${entryLine(farther.city)}"`;
  const last: CityEntity | undefined = neighbors.at(-1)?.city;
  return last ? ` after "${entryLine(last)}"` : "";
}
