import type { AddRequest, Prepared } from "./addition.ts";
import { gazetteer } from "./places.ts";

/** An office lies in the city and the state of its ZIP code, unless somebody says others. */
export function prepareOffice(_: string, { given }: AddRequest): Prepared {
  const [locality, region] = gazetteer().placeWithZip(String(given.postalCode ?? "")) ?? [];
  if (locality === undefined || given.locality !== undefined)
    return { values: { region, ...given }, notes: [] };
  return {
    values: { locality, region, ...given },
    notes: [
      `Of its ZIP code, the city is ${locality}, ${region}: correct it where people there say another.`,
    ],
  };
}
