import { createRequire } from "node:module";
import { entities } from "../../../src/kinds/index.ts";
import { meantValue } from "../../../src/loader/meant-value.ts";
import { rightForms } from "../../../src/loader/nearly-right.ts";
import { schemaAt } from "../../../src/loader/unfinished.ts";
import { yearMeant } from "../../../src/loader/written-days.ts";
import { foldName } from "../../../src/site/geography/fold-name.ts";
import { asWritten, readStateNames } from "../../check/zip-package.ts";
import { splitNames } from "../fields.ts";
import { cityAndState, gazetteer, isWritten } from "../places.ts";
import type { Answers, Question } from "./answers.ts";
import { formatHours, readHours } from "./hours.ts";

const require = createRequire(import.meta.url);

/** The ways in which what was said may have been meant. */
export function formsOf({ name, field, isPlace, names }: Question, answer: string): string[] {
  if (name === "state") return stateOf(answer);
  if (name === "hours") {
    const hours = readHours(answer);
    return hours ? [formatHours(hours)] : [];
  }
  if (isPlace) return [names === "several" ? countiesMeant(answer) : inCapitals(answer)];
  const schema = field && schemaAt(entities.business.schema, field);
  const meant = name === "founded" ? yearMeant(answer) : schema && meantValue(answer, schema);
  return meant ? [meant.text] : rightForms(answer);
}

/** Two letters of a state that is written in full, in small letters or with periods. */
function stateOf(written: string): string[] {
  const letters = written.toUpperCase().replaceAll(".", "");
  const found = [...readStateNames(require)].find(
    ([short, name]) => short === letters || foldName(name) === foldName(written),
  );
  return found ? [found[0]] : [];
}

/** `Boise, ID` and `83702` answer two questions, unless another state was named. */
export function withStateOfCity(answers: Answers): Answers {
  const said = answers.city ?? "";
  const [ofZip, stateOfZip] = gazetteer().placeWithZip(said) ?? [];
  const [city, written = ""] = ofZip
    ? [inCapitals(ofZip.toLowerCase()), stateOfZip]
    : cityAndState(withCapitalState(said));
  const [state] = stateOf(written);
  const [other = state] = stateOf(answers.state ?? "");
  return city && state && other === state ? { ...answers, city, state } : answers;
}

/** Counties whose names hold the word that joins others. */
const joinedNames = new Set(["king and queen", "lake and peninsula", "lewis and clark"]);

/** What several are called together, and each of them alone. */
const eachOf = new Map([
  ["counties", "County"],
  ["parishes", "Parish"],
  ["boroughs", "Borough"],
]);

/** `essex & passaic counties` → `Essex County, Passaic County`. */
export function countiesMeant(written: string): string {
  const words = written.trim().split(/\s+/);
  const kind = eachOf.get(words.at(-1)?.toLowerCase() ?? "");
  const said = splitNames(kind ? words.slice(0, -1).join(" ") : written);
  // The state that people put behind a county is none.
  const counties = said.filter((name, at) => at === 0 || !/^[A-Z]{2}$/.test(name) || !stateOf(name)[0]);
  const names = counties.flatMap((name) => {
    const plain = name.replace(/ & /g, " and ");
    const isOne = joinedNames.has(plain.toLowerCase().replace(/ (?:county|borough)$/, ""));
    return isOne ? plain : name.split(/ and(?:\/or)? | ?[&+/] ?/i);
  });
  return names
    .map((name) => inCapitals(name).replace(/ (?:county|parish|borough)$/, asWritten))
    .map((name) => (kind === undefined || name.endsWith(kind) ? name : `${name} ${kind}`))
    .join(", ");
}

/** A name as it is written, where people put it all in small or all in capital letters; in small ones where that is open. */
export function inCapitals(name: string): string {
  if (name.length < 3 || isWritten(name)) return name;
  const small = name.toLowerCase();
  return spellingsOf(small).length > 0 ? small : asWritten(name);
}

/** `lasalle` → `Lasalle` and `LaSalle`, where a place of the country is called La Salle; none where one is right. */
export function spellingsOf(name: string): string[] {
  const [, article = "", rest = ""] = /^(de|du|la|le)(\p{Ll}{3,})/u.exec(name) ?? [];
  const isOpen = gazetteer().statesWith(`${article} ${rest}`).length > 0;
  return isOpen ? [asWritten(article + rest), asWritten(article) + asWritten(rest)] : [];
}

/** What is wrong with a ZIP code in place of a city, once the state was taken from those that are right. */
export function zipFault(city: string): string | undefined {
  if (!/^\d{5}\b/.test(city)) return undefined;
  const place = gazetteer().placeWithZip(city);
  return place
    ? `${city} is the ZIP code of ${place.join(", ")}. Correct the ZIP code or the state.`
    : `No place is known to have the ZIP code ${city}. Write the name of the city.`;
}

/** `newark nj` → `newark NJ`, where a place is called so in that state, and none is called by all of it. */
function withCapitalState(said: string): string {
  const [city, letters = ""] = [said.slice(0, -3), said.slice(-2).toUpperCase()];
  const isState = said.at(-3) === " " && gazetteer().statesWith(city).includes(letters);
  return isState && gazetteer().statesWith(said).length === 0 ? `${city} ${letters}` : said;
}

/** Says that no state has a city of that name, where one is called nearly so, or that other states have it. */
export function unknownCity(city: string, state: string | undefined): string | undefined {
  const states = gazetteer().statesWith(city);
  // What is no state yet is corrected itself, and says nothing of the city.
  if (state !== undefined && /^[A-Z]{2}$/.test(state) && states.length > 0 && !states.includes(state))
    return `No ZIP code of ${state} belongs to a place called ${city}, but one of ${states.join(", ")} does. ${orNeighbor("Correct the city or the state")}`;
  const meant = gazetteer().nearlyCalled(city, state);
  if (meant.length === 0) return undefined;
  return `No ZIP code belongs to a place called ${city}. ${orNeighbor(`Write ${meant.join(" or ")}`)}`;
}

function orNeighbor(cure: string): string {
  return `${cure}; or, if it shares a ZIP code with a neighbor, start with that city and rename it: npx site rename city.`;
}
