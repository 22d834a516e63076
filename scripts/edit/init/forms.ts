import { createRequire } from "node:module";
import { entities } from "../../../src/kinds/index.ts";
import { clockTimeOf } from "../../../src/loader/clock-time.ts";
import { meantValue } from "../../../src/loader/meant-value.ts";
import { rightForms } from "../../../src/loader/nearly-right.ts";
import { schemaAt } from "../../../src/loader/unfinished.ts";
import { yearMeant } from "../../../src/loader/written-days.ts";
import { foldName } from "../../../src/site/geography/fold-name.ts";
import { readStateNames } from "../../check/zip-package.ts";
import { cityAndState, gazetteer } from "../places.ts";
import type { Answers, Question } from "./answers.ts";

const require = createRequire(import.meta.url);

/** The ways in which what was said may have been meant. */
export function formsOf({ name, field }: Question, answer: string): string[] {
  if (name === "state") return stateOf(answer);
  if (name === "hours") return hoursOf(answer);
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

/** `Boise, ID` answers two questions, unless another state was named. */
export function withStateOfCity(answers: Answers): Answers {
  const [city, said = ""] = cityAndState(answers.city ?? "");
  const [state] = stateOf(said);
  return city && state && (answers.state ?? state) === state ? { ...answers, city, state } : answers;
}

/** `9-5`, `9am to 5:30 pm` → `09:00-17:00`, `09:00-17:30`. */
function hoursOf(text: string): string[] {
  const [start = "", end = "", ...more] = text.split(/\s*(?:[-–—]|to|until)\s*/i);
  const opens = clockTimeOf(start, false);
  // Who says no more than 9-5 does not close before noon.
  const closes = clockTimeOf(end, true) ?? clockTimeOf(`${end} pm`, true);
  return opens && closes && more.length === 0 ? [`${opens}-${closes}`] : [];
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
