import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";

/** Names of cities in letters of the wrong case or with their state, and projects that lie elsewhere than their city. */
export function nameProblems({ cities, projects, counties, business }: Dataset): Problem[] {
  const problems: Problem[] = [];
  for (const { file, facts } of cities) {
    const right = rightName(facts.city);
    if (right !== facts.city && business.value.address.country === "US")
      problems.push(
        problem(file, "/city", `The name ${facts.city} is not written as names are.`, right, facts.city),
      );
  }
  const states = new Map(counties.map(({ id, value }) => [id, value.state]));
  const byId = new Map(
    projects.some(({ value }) => value.city) ? cities.map(({ id, facts }) => [id, facts]) : [],
  );
  const names = new Set([...byId.values()].map(({ city }) => city));
  for (const { file, value } of projects) {
    const city = value.city === undefined ? undefined : byId.get(value.city);
    const [, place = "", state] = /^(.+), ([A-Z]{2})$/.exec(value.location) ?? [];
    if (!city || !state) continue;
    const ownState = states.get(city.county);
    const isOtherCity = place !== city.city && names.has(place);
    // A county in another state than the firm may be the one that is mistaken.
    const isOtherState = state !== ownState && ownState === business.value.address.region;
    if (isOtherCity || isOtherState)
      problems.push(
        problem(
          file,
          "/location",
          `The project lies in ${value.location}, but its city is ${city.city}, ${ownState}.`,
          `${isOtherCity ? city.city : place}, ${ownState}`,
          value.location,
        ),
      );
  }
  return problems;
}

/** `maple grove` and `MAPLE GROVE` → `Maple Grove`, `Maple Grove, MN` → `Maple Grove`; other names stay as they are. */
function rightName(name: string): string {
  const bare = name.replace(/,\s*[A-Z]{2}$/, "");
  const isShouted = /^[\p{Lu} .'-]{4,}$/u.test(bare);
  if (!isShouted && !/^\p{Ll}+( \p{Ll}+)*$/u.test(bare)) return bare;
  return bare.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}

function problem(file: string, pointer: string, message: string, meant: string, written: string): Problem {
  const place = { file, pointer };
  return {
    code: "invalid-value",
    severity: "error",
    message,
    hint: `Write ${meant} instead of ${written}.`,
    place,
    proposal: [{ kind: "reword", place, text: meant }],
  };
}
