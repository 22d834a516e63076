import type { City } from "../kinds/city/fields.ts";
import { pointerThrough } from "./pointer.ts";
import { visitTexts } from "./visit-texts.ts";

/** What other pages and checks ask of a city. It stays in memory for all cities, so it is small. */
export interface CityFacts
  extends Pick<City, "city" | "county" | "coordinates" | "zipCodes" | "nearbyAreas" | "phone" | "updatedOn"> {
  /** The characters beyond ASCII in its texts, which fonts must have; each once. */
  letters: string;
  /** Its texts with links that call or write to the business, by where they stand; left out where it has none, as most have. */
  contactTexts?: Record<string, string>;
}

export function factsOf(city: City): CityFacts {
  const contactTexts = contactTextsOf(city);
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
    ...(contactTexts && { contactTexts }),
  };
}

const unusual = /[^\x20-\x7e\s]/gu;

/** The characters beyond ASCII in all texts of a value, each once. */
export function lettersOf(value: unknown): string {
  return [...new Set(JSON.stringify(value).match(unusual))].join("");
}

const contactLink = /\]\((?:call|text|email)\b/;

function contactTextsOf(city: City): Record<string, string> | undefined {
  const texts: Record<string, string> = {};
  visitTexts(city, [], (text, steps) => {
    if (contactLink.test(text)) texts[pointerThrough(steps)] = text;
  });
  return Object.keys(texts).length > 0 ? texts : undefined;
}
