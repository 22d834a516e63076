import type { SubjectName } from "../kinds/subjects.ts";
import { countsOf } from "../loader/group-by.ts";
import type { Dataset } from "../loader/load.ts";
import { oncePer } from "./once.ts";
import { linksIn } from "./referred.ts";

/** The pattern that most links to the pages of a kind agree on; undefined where none leads to one. */
export function linkedPattern(dataset: Dataset, kind: SubjectName): string | undefined {
  const own = new Set(dataset.pages.map(({ value }) => value.path));
  const patterns = linksIn(dataset).flatMap((link) => {
    const written = link.replace("{countySlug}", "{county}");
    const found = written === link ? patternOf(dataset, link) : { kind: "county", pattern: written };
    return found?.kind === kind && !own.has(link) && !own.has(found.pattern) ? found.pattern : [];
  });
  return [...countsOf(patterns)].sort((a, b) => b[1] - a[1])[0]?.[0];
}

const slugsOf = oncePer((dataset: Dataset) => ({
  cities: new Set(dataset.cities.map(({ slug }) => slug)),
  county: dataset.knownIds.county,
  project: dataset.knownIds.project,
}));

/** The pattern that a path was made of, by the names of cities, counties and projects in it. */
export function patternOf(
  dataset: Dataset,
  path: string,
): { kind: SubjectName; pattern: string } | undefined {
  const slugs = slugsOf(dataset);
  const project = longestRun(path, slugs.project);
  if (project && isLast(path, project))
    return { kind: "project", pattern: replaced(path, project, "{project}") };
  const county = longestRun(path, slugs.county);
  const rest = county ? replaced(path, county, "{county}") : path;
  const city = longestRun(rest, slugs.cities);
  if (city && (!county || dataset.knownIds.city.has(`${county.words}/${city.words}`)))
    return { kind: "city", pattern: replaced(rest, city, "{city}") };
  return county && { kind: "county", pattern: rest };
}

/** True for a name that is the whole last part of a path; names of projects are words such as any path may hold. */
function isLast(path: string, { start, words }: Run): boolean {
  return path.endsWith(`/${words}`) && start + words.length === path.length;
}

interface Run {
  start: number;
  words: string;
}

/** The longest name that stands in a path as whole words, the last one of several as long. */
function longestRun(path: string, names: ReadonlySet<string>): Run | undefined {
  let longest: Run | undefined;
  const starts = [...path.matchAll(/(?<=[/-])[a-z0-9]/g)].map(({ index }) => index);
  for (const start of starts) {
    const segment = /^[a-z0-9-]+/.exec(path.slice(start))?.[0] ?? "";
    for (let words = segment; words !== ""; words = words.slice(0, Math.max(0, words.lastIndexOf("-"))))
      if (names.has(words) && words.length >= (longest?.words.length ?? 0)) longest = { start, words };
  }
  return longest;
}

function replaced(path: string, { start, words }: Run, name: string): string {
  return path.slice(0, start) + name + path.slice(start + words.length);
}
