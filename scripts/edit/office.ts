import type { AddRequest, Prepared } from "./addition.ts";
import { gazetteer } from "./places.ts";

/** An office lies in the city and the state of its ZIP code, unless somebody says others. */
export function prepareOffice(_: string, { given }: AddRequest): Prepared {
  const [locality, region] = gazetteer().placeWithZip(String(given.postalCode ?? "")) ?? [];
  const isElsewhere = given.region !== undefined && given.region !== region;
  if (locality === undefined || given.locality !== undefined || isElsewhere)
    return { values: { region, ...given }, notes: [] };
  return {
    values: { locality, region, ...given },
    notes: [
      `By its ZIP code, the city is ${locality}, ${region}. Correct it if people there call it something else.`,
    ],
  };
}
