import type { City } from "../kinds/city/fields.ts";

/** What other pages and checks ask of a city. It stays in memory for all cities, so it is small. */
export interface CityFacts
  extends Pick<City, "city" | "county" | "coordinates" | "zipCodes" | "nearbyAreas" | "phone" | "updatedOn"> {
  /** The characters beyond ASCII in its texts, which fonts must have; each once. */
  letters: string;
}

export function factsOf(city: City): CityFacts {
  const { city: name, county, coordinates, zipCodes, nearbyAreas, phone, updatedOn } = city;
  return {
    city: name,
    county,
    coordinates,
    zipCodes,
    nearbyAreas,
    ...(phone !== undefined && { phone }),
    ...(updatedOn !== undefined && { updatedOn }),
    letters: lettersOf(city),
  };
}

const unusual = /[^\x20-\x7e\s]/gu;

/** The characters beyond ASCII in all texts of a value, each once. */
export function lettersOf(value: unknown): string {
  return [...new Set(JSON.stringify(value).match(unusual))].join("");
}
