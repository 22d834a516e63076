import type { Dataset } from "../../loader/load.ts";
import { asError, type Problem } from "../../problem.ts";
import { milesBetween, sayMiles } from "./distance.ts";
import { maxZipMiles, type ZipCodes } from "./zip-codes.ts";

/** Offices whose coordinates lie far from their ZIP code; one of another state is reported as that. */
export function officeProblems({ offices }: Dataset, zipCodes: ZipCodes): Problem[] {
  return offices.flatMap(({ file, value: { coordinates, postalCode, region } }) => {
    const { state, coordinates: middle } = zipCodes.find(postalCode.slice(0, 5)) ?? {};
    const miles = middle ? milesBetween(coordinates, middle) : 0;
    if (!middle || state !== region || miles <= maxZipMiles) return [];
    return asError({
      code: "distant-zip-code",
      message: `The office lies ${sayMiles(miles)} from its ZIP code ${postalCode}.`,
      hint: `Correct the one that is wrong. The middle of ${postalCode} is at latitude ${middle.latitude} and longitude ${middle.longitude}.`,
      place: { file, pointer: "/coordinates" },
    });
  });
}
