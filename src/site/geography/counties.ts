import type { County } from "../../kinds/county/fields.ts";
import type { Entity } from "../../loader/entity.ts";
import type { Dataset } from "../../loader/load.ts";
import { asError, asWarning, type Problem } from "../../problem.ts";
import { foldName } from "./fold-name.ts";

/** Counties that are there twice, and those without a city: their page would list nothing. */
export function countyProblems({ counties, cities, knownIds }: Dataset): Problem[] {
  const withCities = new Set([...knownIds.city].map((id) => id.slice(0, id.indexOf("/"))));
  // Cities of a county that has no file may be those that this one lacks.
  const areAllKnown = cities.every(({ facts }) => knownIds.county.has(facts.county));
  const seen = new Map<string, Entity<County>>();
  // Of two files of one county, the one that has cities is the county.
  const ordered = [...counties].sort((a, b) => Number(withCities.has(b.id)) - Number(withCities.has(a.id)));
  return ordered.flatMap((county) => {
    const { county: name, state } = county.value;
    const key = `${foldName(name)} ${state}`;
    const first = seen.get(key);
    if (first) return isTwice(county, first);
    seen.set(key, county);
    return withCities.has(county.id) || !areAllKnown ? [] : isEmpty(county);
  });
}

function isTwice(county: Entity<County>, first: Entity<County>): Problem {
  return asError({
    code: "duplicate-county",
    message: `${county.value.county} is there twice: ${first.file} has the same name and state.`,
    hint: "Write the name of the county that this file is about, or remove the file.",
    place: { file: county.file, pointer: "/county" },
    related: [{ file: first.file, pointer: "/county" }],
  });
}

function isEmpty({ id, file, value }: Entity<County>): Problem {
  return asWarning({
    code: "empty-county",
    message: `${value.county} has no cities, so its page lists none.`,
    hint: `Add one with npx site add city "Name" --county ${id}, or remove this file.`,
    place: { file, pointer: "/county" },
  });
}
