import type { City } from "../../kinds/city/fields.ts";
import { entities } from "../../kinds/index.ts";
import type { Dataset } from "../../loader/load.ts";
import { parseYaml } from "../../loader/parse.ts";
import { readSource } from "../../loader/source.ts";
import type { Problem } from "../../problem.ts";
import { whereItIs } from "./coordinates.ts";
import type { Coordinates } from "./distance.ts";
import { meantCoordinates } from "./slip-of-coordinates.ts";
import type { ZipCodes } from "./zip-codes.ts";

/** What a file that is not valid says, of what is asked here. */
type Written = { [field in "city" | "county" | "coordinates" | "zipCodes"]?: unknown };

/**
 * Coordinates that are no numbers of degrees are refused before anybody knows where the city lies. Here its ZIP codes or its
 * name say what was meant, in place of an example, and one problem stands for both numbers.
 */
export function withMeantCoordinates(
  problems: Problem[],
  dataset: Dataset,
  zipCodes: () => ZipCodes,
): Problem[] {
  const told = new Set<string>();
  return problems.flatMap((problem) => {
    const { code, place } = problem;
    if (code !== "invalid-value" || !place || !/^\/coordinates(\/|$)/.test(place.pointer)) return problem;
    if (told.has(place.file)) return [];
    const meant = meantBy(place.file, dataset, zipCodes());
    if (!meant) return problem;
    told.add(place.file);
    const { corrections: _, proposal: __, ...said } = problem;
    return { ...said, ...meant };
  });
}

/** A form that a ZIP code was brought into is not suggested where the number that it makes is nobody's. */
export function withoutMadeUpZipCodes(
  problems: Problem[],
  { business }: Dataset,
  zipCodes: () => ZipCodes,
): Problem[] {
  if (business.value.address.country !== "US") return problems;
  return problems.map((problem) => {
    if (problem.code !== "invalid-value" || !problem.place?.pointer.startsWith("/zipCodes/")) return problem;
    const [, zip] = /^Write (?:- )?"(\d{5})"\.$/.exec(problem.hint ?? "") ?? [];
    if (zip === undefined || zipCodes().find(zip)) return problem;
    const { corrections: _, proposal: __, ...said } = problem;
    return { ...said, hint: `Write the five digits of the ZIP code that was meant: there is no ${zip}.` };
  });
}

function meantBy(
  file: string,
  { dataDir, counties }: Dataset,
  zipCodes: ZipCodes,
): Pick<Problem, "hint" | "corrections" | "proposal"> | undefined {
  const source = readSource(dataDir, file);
  if ("problem" in source) return undefined;
  const written = (parseYaml(source.text, file, entities.city.schema).value ?? {}) as Written;
  const state = counties.find(({ id }) => id === written.county)?.value.state;
  if (state === undefined || typeof written.city !== "string") return undefined;
  const listed = Array.isArray(written.zipCodes) ? written.zipCodes.map(String) : [];
  const found = whereItIs({ city: written.city, zipCodes: listed as City["zipCodes"] }, state, zipCodes);
  if (!found) return undefined;
  const { changed: _, ...meant } = meantCoordinates(
    file,
    degreesIn(written.coordinates),
    found.places,
    found.source,
  );
  return meant;
}

function degreesIn(written: unknown): Partial<Coordinates> {
  const [latitude, longitude] = Array.isArray(written)
    ? written
    : typeof written === "string"
      ? written.split(/,\s+|\s+|,(?=\s*-?\d+\.)/)
      : [
          (written as Partial<Coordinates> | null | undefined)?.latitude,
          (written as Partial<Coordinates> | null | undefined)?.longitude,
        ];
  const numbers = { latitude: toDegrees(latitude), longitude: toDegrees(longitude) };
  return numbers.latitude === undefined || numbers.longitude === undefined
    ? {}
    : { latitude: numbers.latitude, longitude: numbers.longitude };
}

/** Degrees as people write them: `33,7355`, `33.7355° N`, `33°44'08" N`; undefined for anything else. */
function toDegrees(written: unknown): number | undefined {
  if (typeof written === "number") return written;
  if (typeof written !== "string") return undefined;
  const parts =
    /^\s*(?<sign>-?)(?<degrees>\d+([.,]\d+)?)\s*°?\s*((?<minutes>\d+([.,]\d+)?)\s*['′]\s*)?((?<seconds>\d+([.,]\d+)?)\s*["″]\s*)?(?<side>[NSEW]?)\s*$/i.exec(
      written,
    )?.groups;
  if (!parts) return undefined;
  const read = (part: string | undefined) => Number((part ?? "0").replace(",", "."));
  const size = read(parts.degrees) + read(parts.minutes) / 60 + read(parts.seconds) / 3600;
  const isNegative = parts.sign === "-" || /[SW]/i.test(parts.side ?? "");
  return Number((isNegative ? -size : size).toFixed(4));
}
