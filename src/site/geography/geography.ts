import type { CityEntity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";
import { coordinatesProblem, spreadOf } from "./coordinates.ts";
import { distantNearbyAreas } from "./distant-nearby-areas.ts";
import { countListings, isolatedCities, overlistedCities } from "./listing-counts.ts";
import { entryProblems } from "./nearby-entries.ts";
import { ServiceArea } from "./service-area.ts";
import { unreturnedNearbyAreas } from "./unreturned-nearby-areas.ts";
import { distantZipCodes, unknownZipCodes, type ZipCodes } from "./zip-codes.ts";

/** The country whose ZIP codes are known (ISO 3166-1). */
const zipCountry = "US";

/**
 * What cannot be true of where cities lie, or does not fit together, as warnings. `zipCodes` is asked for in the United
 * States only. What follows from wrong coordinates or from a city that everyone lists is not reported again.
 */
export function geographyProblems(dataset: Dataset, zipCodes: () => ZipCodes): Problem[] {
  const isKnownCountry = dataset.business.value.address.country === zipCountry;
  const known = isKnownCountry && dataset.cities.length > 0 ? zipCodes() : undefined;
  const area = new ServiceArea(dataset);
  const coordinates = coordinatesProblems(dataset, known);
  const counts = countListings(area);
  const overlisted = overlistedCities(area, counts);
  return [
    ...coordinates,
    ...(known ? zipProblems(dataset.cities, known, filesOf(coordinates)) : []),
    ...entryProblems(area),
    ...distantNearbyAreas(area, filesOf(coordinates)),
    ...unreturnedNearbyAreas(area, filesOf(overlisted)),
    ...isolatedCities(area, counts),
    ...overlisted,
  ];
}

function coordinatesProblems(dataset: Dataset, zipCodes: ZipCodes | undefined): Problem[] {
  const byCounty = new Map<string, CityEntity[]>(dataset.counties.map(({ id }) => [id, []]));
  for (const city of dataset.cities) byCounty.get(city.facts.county)?.push(city);
  return dataset.counties.flatMap((county) => {
    const cities = byCounty.get(county.id) ?? [];
    const around = { county: county.value, spread: spreadOf(cities), zipCodes };
    return cities.flatMap((city) => coordinatesProblem(city, around) ?? []);
  });
}

function* zipProblems(
  cities: readonly CityEntity[],
  zipCodes: ZipCodes,
  doubtful: ReadonlySet<string>,
): Generator<Problem> {
  for (const city of cities) {
    yield* unknownZipCodes(city, zipCodes);
    if (!doubtful.has(city.file)) yield* distantZipCodes(city, zipCodes);
  }
}

function filesOf(problems: readonly Problem[]): Set<string> {
  return new Set(problems.flatMap(({ place }) => place?.file ?? []));
}
