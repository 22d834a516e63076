import type { City } from "../../src/kinds/city/fields.ts";
import { entities } from "../../src/kinds/index.ts";
import { parseYaml } from "../../src/loader/parse.ts";
import { readSource } from "../../src/loader/source.ts";
import type { AddContext } from "./addition.ts";
import type { KnownCity } from "./neighbors.ts";

/** Every city that has a file, also those that are not complete yet, as long as one can tell where they lie. */
export function listKnownCities({ dataset, draft }: Pick<AddContext, "dataset" | "draft">): KnownCity[] {
  const open = new Set(draft.gaps.map(({ file }) => file));
  const complete = new Map<string, KnownCity>(
    dataset.cities.flatMap((city) => (open.has(city.file) ? [] : [[city.id, city]])),
  );
  return [...dataset.knownIds.city].flatMap(
    (id) => complete.get(id) ?? readIncomplete(dataset.dataDir, id) ?? [],
  );
}

function readIncomplete(dataDir: string, id: string): KnownCity | undefined {
  const file = `cities/${id}.yaml`;
  const source = readSource(dataDir, file);
  if ("problem" in source) return undefined;
  const value = parseYaml(source.text, file, entities.city.schema).value as Partial<City> | null | undefined;
  const { city, coordinates, nearbyAreas, zipCodes } = value ?? {};
  if (typeof city !== "string" || typeof coordinates?.latitude !== "number") return undefined;
  if (typeof coordinates.longitude !== "number" || !Array.isArray(nearbyAreas) || !Array.isArray(zipCodes))
    return undefined;
  // An entry that is still to be written is a place of which nobody knows anything yet.
  const areas = nearbyAreas.map((area) => (typeof area === "string" ? { place: area } : area));
  return { id, file, value: { city, coordinates, nearbyAreas: areas, zipCodes } };
}
