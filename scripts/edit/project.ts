import { entities } from "../../src/kinds/index.ts";
import { parseYaml } from "../../src/loader/parse.ts";
import { readSource } from "../../src/loader/source.ts";
import { didYouMean } from "../../src/loader/suggest.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import { UserError } from "../user-error.ts";
import { type AddContext, type AddRequest, type Edit, fileOf, type Prepared, readText } from "./addition.ts";
import { changeText } from "./change.ts";
import { listKnownCities } from "./known-cities.ts";
import type { KnownCity } from "./neighbors.ts";
import type { ThingKind } from "./things.ts";

/** Works out a new project: its number, its place, and the card on the page of its city. */
export function prepareProject(slug: string, request: AddRequest, context: AddContext): Prepared {
  const { given } = request;
  const city = typeof given.city === "string" ? findCity(given.city, context) : undefined;
  const { edit, note } = city ? showInCity(city, slug, request, context) : {};
  return {
    values: {
      ...given,
      id: nextNumber(context, "project", "id"),
      ...(city && { city: city.id, location: given.location ?? locationOf(city, context) }),
    },
    edits: edit ? [edit] : [],
    notes: note ? [note] : [],
  };
}

/** The number behind the highest that a field has in any file of a kind, also in those that are not complete yet. */
export function nextNumber({ dataDir, dataset }: AddContext, kind: ThingKind, field: string): number {
  const numbers = [...dataset.knownIds[kind]].map((id) => {
    const file = fileOf(kind, id);
    const source = readSource(dataDir, file);
    const value = "text" in source ? parseYaml(source.text, file, entities[kind].schema).value : undefined;
    const number = (value as Record<string, unknown> | null | undefined)?.[field];
    return typeof number === "number" ? number : 0;
  });
  return Math.max(0, ...numbers) + 1;
}

function findCity(wanted: string, context: AddContext): KnownCity {
  const cities = listKnownCities(context);
  const named = cities.filter(({ id, value }) => id === wanted || foldName(value.city) === foldName(wanted));
  const [found] = named;
  if (found && named.length === 1) return found;
  const ids = cities.map(({ id }) => id);
  if (found)
    throw new UserError(
      `Several cities are called ${wanted}: ${named.map(({ id }) => id).join(", ")}.`,
      `Name one of them, for example --city ${found.id}.`,
    );
  const meant = didYouMean(wanted, wanted.includes("/") ? ids : cities.map(({ value }) => value.city));
  throw new UserError(
    `There is no city ${wanted}.${meant ? ` Did you mean ${meant}?` : ""}`,
    "Name a city that has a page, as its name or as county and file name; leave --city out for a place without one.",
  );
}

function locationOf({ id, value }: KnownCity, { dataset }: AddContext): string {
  const county = dataset.counties.find((entity) => entity.id === id.split("/")[0]);
  return `${value.city}, ${county?.value.state ?? ""}`;
}

/** A city shows one project: the first that has a picture and a sentence, until someone names another. */
function showInCity(
  { id, file }: KnownCity,
  slug: string,
  { given }: AddRequest,
  context: AddContext,
): { edit?: Edit; note?: string } {
  const city = context.dataset.cities.find((entity) => entity.id === id);
  const shown = city?.value.projectSlug;
  if (shown)
    return {
      note: `${context.shownDir}/${file} shows the project ${shown}; to show this one, change projectSlug, projectImage and recentProject there.`,
    };
  if (!city || typeof given.image !== "string" || typeof given.description !== "string")
    return {
      note: `Once picture and description are there, show it on the page of its city: recentProject, projectImage and projectSlug: ${slug} in ${context.shownDir}/${file}.`,
    };
  const fields = { recentProject: given.description, projectImage: given.image, projectSlug: slug };
  const changes = Object.entries(fields).map(([name, value]) => ({
    kind: "add" as const,
    place: { file, pointer: `/${name}` },
    value,
  }));
  const after = changeText(readText(context, file), file, changes);
  return { edit: { file, after, about: "its page now shows this project" } };
}
