import type { County } from "../../kinds/county/fields.ts";
import type { CityEntity, Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";
import { coordinatesProblem, spreadOf } from "./coordinates.ts";
import { countyProblems } from "./counties.ts";
import { distantNearbyAreas } from "./distant-nearby-areas.ts";
import { countListings, isolatedCities, overlistedCities } from "./listing-counts.ts";
import { nearbyProblems } from "./nearby-entries.ts";
import { officeProblems } from "./offices.ts";
import { ServiceArea } from "./service-area.ts";
import { addressProblems, countyStateProblem } from "./states.ts";
import { swappedCities } from "./swapped-cities.ts";
import { findTwins } from "./twin-cities.ts";
import { unreturnedNearbyAreas } from "./unreturned-nearby-areas.ts";
import { claimedZipCodes, distantZipCodes, unknownZipCodes, type ZipCodes } from "./zip-codes.ts";

/** The country whose ZIP codes are known (ISO 3166-1). */
const zipCountry = "US";

/**
 * What cannot be true of where cities lie (errors), or does not fit together (warnings). `zipCodes` is asked for in the
 * United States only. What follows from a wrong state or wrong coordinates, or from a city that everyone lists, is not
 * reported again.
 */
export function geographyProblems(dataset: Dataset, zipCodes: () => ZipCodes): Problem[] {
  const isKnownCountry = dataset.business.value.address.country === zipCountry;
  const known = isKnownCountry ? zipCodes() : undefined;
  const { copies, problems: twins } = findTwins(dataset, known);
  const area = new ServiceArea(dataset, copies);
  const groups = groupByCounty(dataset, copies);
  const states = known ? groups.flatMap((group) => countyStateProblem(...group, known) ?? []) : [];
  const statesInDoubt = filesOf(states);
  const sound = groups.filter(([county]) => !statesInDoubt.has(county.file));
  const coordinates = sound.flatMap((group) => coordinatesProblems(...group, known));
  const swapped = known ? swappedCities(dataset.cities, known) : [];
  const doubtful = filesOf([...coordinates, ...twins, ...swapped]);
  const counts = countListings(area);
  const overlisted = overlistedCities(area, counts);
  return [
    ...(known ? [...addressProblems(dataset, known), ...officeProblems(dataset, known)] : []),
    ...twins,
    ...countyProblems(dataset),
    ...states,
    ...coordinates,
    ...swapped,
    ...(known ? zipProblems(sound, dataset.cities, known, doubtful) : []),
    ...nearbyProblems(area, [...unreturnedNearbyAreas(area, filesOf(overlisted), doubtful)]),
    ...distantNearbyAreas(area, doubtful),
    ...isolatedCities(area, counts),
    ...overlisted,
  ];
}

type CountyGroup = [county: Entity<County>, cities: CityEntity[]];

function groupByCounty({ counties, cities }: Dataset, copies: ReadonlySet<CityEntity>): CountyGroup[] {
  const groups = new Map<string, CountyGroup>(counties.map((county) => [county.id, [county, []]]));
  for (const city of cities) if (!copies.has(city)) groups.get(city.facts.county)?.[1].push(city);
  return [...groups.values()];
}

function coordinatesProblems(
  { value: county }: Entity<County>,
  cities: CityEntity[],
  zipCodes: ZipCodes | undefined,
): Problem[] {
  const around = { county, spread: spreadOf(cities), zipCodes };
  return cities.flatMap((city) => coordinatesProblem(city, around) ?? []);
}

function zipProblems(
  groups: readonly CountyGroup[],
  all: readonly CityEntity[],
  zipCodes: ZipCodes,
  doubtful: ReadonlySet<string>,
): Problem[] {
  const claimed = claimedZipCodes(all, zipCodes);
  return groups.flatMap(([{ value }, cities]) =>
    cities.flatMap((city) => {
      const isDoubtful = doubtful.has(city.file);
      return [
        ...unknownZipCodes(city, zipCodes, isDoubtful),
        ...(isDoubtful ? [] : distantZipCodes(city, value.state, zipCodes, claimed)),
      ];
    }),
  );
}

function filesOf(problems: readonly Problem[]): Set<string> {
  return new Set(
    problems.flatMap(({ place, related = [] }) => [place, ...related].flatMap((each) => each?.file ?? [])),
  );
}
