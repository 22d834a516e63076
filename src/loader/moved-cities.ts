import { existsSync } from "node:fs";
import { join } from "node:path";
import type { EntityKind } from "../kinds/index.ts";
import { asError, type Problem } from "../problem.ts";
import type { CityEntity } from "./entity.ts";

/**
 * Leaves out the cities of a folder that no county is named for, where all of them say the same county: the folder was
 * renamed. A single city that was moved is known by its former name too, so that nobody who names it is reported.
 */
export function withoutMovedCities(
  dataDir: string,
  cities: CityEntity[],
  knownIds: Record<EntityKind, Set<string>>,
  problems: Problem[],
): CityEntity[] {
  if (cities.every(isInOwnFolder)) return cities;
  const counties = new Map<string, Set<string>>();
  for (const { id, facts } of cities) {
    const folder = folderOf(id);
    const said = counties.get(folder) ?? new Set();
    counties.set(folder, said.add(facts.county));
    if (facts.county !== folder && knownIds.county.has(facts.county))
      knownIds.city.add(`${facts.county}/${id.slice(folder.length + 1)}`);
  }
  const moved = new Map(
    [...counties].flatMap(([folder, [county = "", other]]) =>
      other === undefined && !knownIds.county.has(folder) && knownIds.county.has(county)
        ? [[folder, county] as const]
        : [],
    ),
  );
  for (const [folder, county] of moved) problems.push(renamedFolder(dataDir, folder, county, cities));
  return moved.size === 0 ? cities : cities.filter(({ id }) => !moved.has(folderOf(id)));
}

function isInOwnFolder({ id, facts: { county } }: CityEntity): boolean {
  return id[county.length] === "/" && id.startsWith(county);
}

function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

function renamedFolder(dataDir: string, folder: string, county: string, cities: CityEntity[]): Problem {
  const [from, to] = [`cities/${folder}`, `cities/${county}`];
  const isThere = existsSync(join(dataDir, to));
  const files = cities.flatMap(({ id, file }) => (folderOf(id) === folder ? file : []));
  return asError({
    code: "misplaced-file",
    message: `The cities in ${from} say county: ${county}, and there is no county named ${folder}.`,
    hint: isThere ? `Move its files to ${to}.` : `Rename the folder to ${to}.`,
    position: { file: from },
    proposal: isThere
      ? files.map((file) => ({ kind: "rename", file, to: file.replace(from, to) }))
      : [{ kind: "rename", file: from, to }],
  });
}
