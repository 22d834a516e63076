import type { CityEntity } from "../../loader/entity.ts";
import type { Problem, ProblemCode } from "../../problem.ts";
import { entryPlace, type NearbyEntry, type ServiceArea } from "./service-area.ts";

/** Entries that are wrong by themselves: each gets one problem, the first of these that fits. */
export function* entryProblems(area: ServiceArea): Generator<Problem> {
  for (const city of area.cities) {
    const seen = new Map<string, NearbyEntry>();
    for (const entry of area.entriesOf(city)) {
      const problem = namesItself(city, entry) ?? isDuplicate(city, entry, seen) ?? isUnlinked(city, entry);
      if (problem) yield problem;
      if (!seen.has(entry.key)) seen.set(entry.key, entry);
    }
  }
}

function namesItself(city: CityEntity, entry: NearbyEntry): Problem | undefined {
  if (entry.city !== city) return undefined;
  const message = `${city.facts.city} is listed among its own nearby areas.`;
  const hint = `Remove the line "- ${entry.text}".`;
  return { ...removable(city, entry, "self-nearby-area", message, hint), severity: "error" };
}

function isDuplicate(
  city: CityEntity,
  entry: NearbyEntry,
  seen: Map<string, NearbyEntry>,
): Problem | undefined {
  const first = seen.get(entry.key);
  if (!first) return undefined;
  const name = entry.city?.facts.city ?? entry.text.replace("place: ", "");
  // Of two ways to name a city, the one that links its page stays.
  const excess = entry.text.startsWith("city: ") && first.text.startsWith("place: ") ? first : entry;
  return {
    ...removable(
      city,
      excess,
      "duplicate-nearby-area",
      `${name} is listed twice among the nearby areas of ${city.facts.city}.`,
      `Remove this line "- ${excess.text}".`,
    ),
    related: [entryPlace(city, (excess === entry ? first : entry).index)],
  };
}

function isUnlinked(city: CityEntity, entry: NearbyEntry): Problem | undefined {
  if (!entry.city || entry.text.startsWith("city: ")) return undefined;
  const message = `${entry.city.facts.city} is listed as a place without a page, but it has one.`;
  const hint = `Write city: ${entry.city.id} instead of ${entry.text}.`;
  return problem(city, entry, "unlinked-nearby-area", message, hint);
}

/** An entry that surely goes; the last one of a list can only become another. */
function removable(
  city: CityEntity,
  entry: NearbyEntry,
  code: ProblemCode,
  message: string,
  hint: string,
): Problem {
  const found = problem(city, entry, code, message, hint);
  return city.facts.nearbyAreas.length > 1
    ? { ...found, corrections: [{ kind: "remove", place: entryPlace(city, entry.index) }] }
    : {
        ...found,
        hint: `Write a place next to ${city.facts.city} instead, for example "- place: Old Mill".`,
      };
}

function problem(
  city: CityEntity,
  entry: NearbyEntry,
  code: ProblemCode,
  message: string,
  hint: string,
): Problem {
  return { code, severity: "warning", message, hint, place: entryPlace(city, entry.index) };
}
