import { hash } from "node:crypto";
import type { Entity } from "../loader/entity.ts";
import { oncePer } from "./once.ts";
import type { CityPlace } from "./places.ts";
import { derivations } from "./questions.ts";
import type { Site } from "./site.ts";

const listed = oncePer((places: readonly CityPlace[]) => places.map(({ id, facts }) => [id, facts]));

/** How each kind of question is asked anew. */
const answers: Record<string, (site: Site, name: string) => unknown> = {
  site: (site, name) => Reflect.get(site, name),
  data: ({ dataset }, name) => Reflect.get(dataset, name),
  value: ({ values }, name) => values[name],
  picture: (site, name) => site.picture(name),
  card: ({ cards }, key) => cards.get(key),
  path: ({ paths }, path) => paths.get(path),
  "has-path": ({ paths }, path) => paths.has(path),
  project: ({ projectProps }, id) => projectProps.get(id),
  "has-project": ({ projectProps }, id) => projectProps.has(id),
  city: ({ places }, id) => places.city(id),
  county: ({ places }, id) => places.county(id),
  "city-place": ({ places }, id) => places.place(id)?.facts,
  "city-places": ({ places }, countyId) => listed(places.placesOf(countyId)),
  cities: ({ places }, countyId) => places.citiesOf(countyId),
  "city-summary": (site, id) => site.summary("city", id),
  "county-summary": (site, id) => site.summary("county", id),
  "service-summary": (site, id) => site.summary("service", id),
  "project-summary": (site, id) => site.summary("project", id),
};

/** Asks sites a question; one that nobody asks any more has no answer. */
export function asking(question: string): (site: Site) => unknown {
  const end = question.indexOf(" ");
  const [kind, name] = [question.slice(0, end), question.slice(end + 1)];
  const answer = answers[kind] ?? derivations.get(kind);
  return (site) => answer?.(site, name);
}

/** What the site answers today, as a short text; "" for a question that nobody asks any more. */
export function answerTo(site: Site, question: string): string {
  return answerText(asking(question)(site));
}

/** Letters of an answer from which its hash is kept in its place. */
const longAnswer = 200;

/** Of answers that sites have in common, the texts. */
const texts = new WeakMap<object, string>();

/** An answer of any length as a short text. Of a file its hash is enough. */
export function answerText(answer: unknown): string {
  if (isFile(answer)) return answer.hash;
  if (typeof answer !== "object" || answer === null) return textOf(answer);
  const text = texts.get(answer) ?? textOf(answer);
  texts.set(answer, text);
  return text;
}

function textOf(answer: unknown): string {
  const text = JSON.stringify(answer, plainly) ?? "";
  return text.length < longAnswer ? text : shortHash(text);
}

/** Enough of the SHA-256 of a text that two texts of one site never have the same. */
export function shortHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 12);
}

function isFile(value: unknown): value is Entity<unknown> {
  return typeof value === "object" && value !== null && "hash" in value && "file" in value;
}

function plainly(_: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value];
  return isFile(value) ? [value.file, value.hash] : value;
}
