import type { CityEntity } from "../../loader/entity.ts";
import { asError, asWarning, type Problem } from "../../problem.ts";
import { entryPlace, type NearbyEntry, type ServiceArea } from "./service-area.ts";

/** What is wrong with entries, and returns that are missing: those that come of a wrong entry are said with it. */
export function nearbyProblems(area: ServiceArea, unreturned: readonly Problem[]): Problem[] {
  const left = new Set(unreturned);
  const entries = [...entryProblems(area)].map((problem) => {
    const { file = "", pointer = "" } = problem.place ?? {};
    if (problem.code === "unlinked-nearby-area") {
      const owed = unreturned.find(
        ({ related: [to] = [] }) => to && "pointer" in to && to.file === file && to.pointer === pointer,
      );
      if (owed) left.delete(owed);
      return owed ? withReturn(problem, owed) : problem;
    }
    const [owed, other] = unreturned.filter(({ place }) => place?.file === file);
    const meant = area.cities.find((city) => city.file === owed?.related?.[0]?.file);
    if (problem.code !== "self-nearby-area" || !owed || other || !meant) return problem;
    left.delete(owed);
    return insteadOfItself(problem, meant);
  });
  return [...entries, ...left];
}

/** A place that becomes a link is to be returned like any other link. */
function withReturn({ proposal, ...problem }: Problem, owed: Problem): Problem {
  const inFile = owed.hint?.replace(/^Under nearbyAreas/, `Under nearbyAreas of ${owed.place?.file}`);
  return { ...problem, hint: `${problem.hint} ${inFile}` };
}

/** A city that names itself where one city waits to be named was meant to name that one. */
function insteadOfItself({ corrections, ...problem }: Problem, { id }: CityEntity): Problem {
  const { file = "", pointer = "" } = problem.place ?? {};
  return {
    ...problem,
    hint: `Write city: ${id} in its place.`,
    proposal: [{ kind: "replace", place: { file, pointer }, source: `city: ${id}` }],
  };
}

/** Entries that are wrong by themselves: each gets one problem, the first of these that fits. */
function* entryProblems(area: ServiceArea): Generator<Problem> {
  for (const city of area.cities) {
    const entries = area.entriesOf(city);
    // Of two ways to name a city, the one that links its page stays, wherever it stands.
    const ordered = [...entries.filter(isLink), ...entries.filter((entry) => !isLink(entry))];
    const first = new Map<string, NearbyEntry>();
    for (const entry of ordered) if (!first.has(entry.key)) first.set(entry.key, entry);
    for (const entry of entries) {
      const problem =
        namesItself(city, entry) ?? isDuplicate(city, entry, first.get(entry.key)) ?? isUnlinked(city, entry);
      if (problem) yield problem;
    }
  }
}

function isLink({ text }: NearbyEntry): boolean {
  return text.startsWith("city: ");
}

function namesItself(city: CityEntity, entry: NearbyEntry): Problem | undefined {
  if (entry.city !== city) return undefined;
  const message = `${city.facts.city} is listed among its own nearby areas.`;
  const hint = `Remove the line "- ${entry.text}".`;
  return asError({ code: "self-nearby-area", message, ...removal(city, entry, hint) });
}

function isDuplicate(
  city: CityEntity,
  entry: NearbyEntry,
  first: NearbyEntry | undefined,
): Problem | undefined {
  if (!first || first === entry) return undefined;
  const name = entry.city?.facts.city ?? entry.text.replace("place: ", "");
  return asError({
    code: "duplicate-nearby-area",
    message: `${name} is listed twice among the nearby areas of ${city.facts.city}.`,
    ...removal(city, entry, `Remove this line "- ${entry.text}".`),
    related: [entryPlace(city, first.index)],
  });
}

function isUnlinked(city: CityEntity, entry: NearbyEntry): Problem | undefined {
  if (!entry.city || isLink(entry)) return undefined;
  const place = { file: city.file, pointer: `/nearbyAreas/${entry.index}/place` };
  return asWarning({
    code: "unlinked-nearby-area",
    message: `${entry.city.facts.city} is listed as a place without a page, but it has one.`,
    hint: `Write city: ${entry.city.id} instead of ${entry.text}.`,
    place: entryPlace(city, entry.index),
    proposal: [
      { kind: "reword", place: { ...place, isKey: true }, text: "city" },
      { kind: "reword", place, text: entry.city.id },
    ],
  });
}

/** How an entry goes that surely does; the last one of a list can only become another. */
function removal(
  city: CityEntity,
  entry: NearbyEntry,
  hint: string,
): Pick<Problem, "hint" | "place" | "corrections"> {
  const place = entryPlace(city, entry.index);
  return city.facts.nearbyAreas.length > 1
    ? { hint, place, corrections: [{ kind: "remove", place }] }
    : { hint: `Write a place next to ${city.facts.city} instead, for example "- place: Old Mill".`, place };
}
