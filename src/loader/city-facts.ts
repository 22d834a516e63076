import { hash } from "node:crypto";
import type { City } from "../schema/types.ts";

/** What other pages and checks ask of a city. It stays in memory for all cities, so it is small. */
export interface CityFacts
  extends Pick<City, "city" | "county" | "coordinates" | "zipCodes" | "nearbyAreas" | "updatedOn"> {
  /** The characters beyond ASCII in its texts, which fonts must have; each once. */
  letters: string;
  /** Tells local texts apart. */
  localTextHash: string;
}

export function factsOf(city: City): CityFacts {
  const { city: name, county, coordinates, zipCodes, nearbyAreas, updatedOn, localText } = city;
  return {
    city: name,
    county,
    coordinates,
    zipCodes,
    nearbyAreas,
    ...(updatedOn !== undefined && { updatedOn }),
    letters: lettersOf(city),
    localTextHash: hash("sha256", JSON.stringify(localText), "base64url").slice(0, 16),
  };
}

const unusual = /[^\x20-\x7e\s]/gu;

/** The characters beyond ASCII in all texts of a value, each once. */
export function lettersOf(value: unknown): string {
  return [...new Set(JSON.stringify(value).match(unusual))].join("");
}
