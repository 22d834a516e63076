import type { City } from "../../src/kinds/city/fields.ts";
import type { CityEntity } from "../../src/loader/entity.ts";
import { oncePer } from "../../src/site/once.ts";
import { hashOf } from "../files/hash.ts";
import { Mask } from "./masking.ts";

/** What the records of all cities say together. They are read once: ten thousand of them do not stay in memory. */
export interface CitySurvey {
  /** Facts that several cities have. */
  sharedFacts: ReadonlySet<string>;
  /** Places within and around cities whose names hold that of a city: `Old Hamel Barn`. */
  longerNames: ReadonlySet<string>;
  /** The city of each neighborhood; undefined where several have one of that name. */
  neighborhoods: ReadonlyMap<string, string | undefined>;
  /** And of each landmark. */
  landmarks: ReadonlyMap<string, string | undefined>;
}

export const surveyOf = oncePer((all: readonly CityEntity[]): CitySurvey => {
  const cities = new Mask(all.map(({ facts }) => [facts.city, ""]));
  const seen = new Set<string>();
  const sharedFacts = new Set<string>();
  const longerNames = new Set<string>();
  const neighborhoods = new Map<string, string | undefined>();
  const landmarks = new Map<string, string | undefined>();
  for (const { value } of all) {
    for (const fact of new Set(Object.values(factsOf(value)).flat())) {
      const hash = hashOf(fact);
      if (seen.has(hash)) sharedFacts.add(fact);
      seen.add(hash);
    }
    for (const [owners, places] of [
      [neighborhoods, value.neighborhoods],
      [landmarks, value.landmarks],
    ] as const)
      for (const place of places) owners.set(place, owners.has(place) ? undefined : value.city);
    const around = value.nearbyAreas.flatMap((area) => ("place" in area && area.place ? area.place : []));
    for (const name of [...value.neighborhoods, ...value.landmarks, ...around])
      if (cities.namesIn(name).length > 0) longerNames.add(name);
  }
  return { sharedFacts, longerNames, neighborhoods, landmarks };
});

/** What the record of a city says, by kind. */
export function factsOf(city: City): Record<string, string[]> {
  return {
    neighborhoods: city.neighborhoods,
    landmarks: city.landmarks,
    "ZIP codes": city.zipCodes,
    texts: city.localText.map(({ text }) => text),
    answers: Object.values(city.faqs),
    picture: city.picture ? [city.picture] : [],
    project: city.recentProject ? [city.recentProject] : [],
  };
}
