import type { CityEntity } from "../../loader/entity.ts";
import { asError, type Problem } from "../../problem.ts";
import { placesOf } from "./coordinates.ts";
import { type Coordinates, meanCenter, milesBetween } from "./distance.ts";
import type { ZipCodes } from "./zip-codes.ts";

/** Miles from the middle of its own ZIP codes within which a city lies right, whatever is nearer. */
const rightMiles = 2;

/** Pairs of neighbors of which each lies where the other's ZIP codes do: their coordinates changed places. */
export function swappedCities(cities: readonly CityEntity[], zipCodes: ZipCodes): Problem[] {
  const strays = new Map<string, Stray>();
  for (const city of cities) {
    const places = placesOf(city.facts, zipCodes);
    const middle = places.length > 0 ? meanCenter(places) : undefined;
    if (middle && milesBetween(city.facts.coordinates, middle) > rightMiles)
      strays.set(city.id, { city, middle });
  }
  return [...strays.values()].flatMap((stray) =>
    stray.city.facts.nearbyAreas.flatMap((area): Problem[] => {
      const other = "city" in area ? strays.get(area.city) : undefined;
      if (!other || other.city.id < stray.city.id || !areSwapped(stray, other)) return [];
      return [swapped(stray.city, other.city)];
    }),
  );
}

interface Stray {
  city: CityEntity;
  /** The middle of its ZIP codes. */
  middle: Coordinates;
}

/** Each is at least twice as near to the other's ZIP codes as to its own. */
function areSwapped(one: Stray, other: Stray): boolean {
  const milesTo = ({ city }: Stray, { middle }: Stray) => milesBetween(city.facts.coordinates, middle);
  const isDrawn = (from: Stray, to: Stray) => milesTo(from, to) * 2 < milesTo(from, from);
  return isDrawn(one, other) && isDrawn(other, one);
}

function swapped({ file, facts }: CityEntity, other: CityEntity): Problem {
  const { latitude, longitude } = other.facts.coordinates;
  return asError({
    code: "distant-coordinates",
    message: `${facts.city} and ${other.facts.city} have each other's coordinates, by their ZIP codes.`,
    hint: `Write latitude: ${latitude} and longitude: ${longitude} here, and the others there.`,
    place: { file, pointer: "/coordinates", isKey: true },
    related: [{ file: other.file, pointer: "/coordinates", isKey: true }],
  });
}
