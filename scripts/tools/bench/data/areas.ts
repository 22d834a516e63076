import { createRequire } from "node:module";
import { groupBy } from "../../../../src/loader/group-by.ts";
import { toSlug } from "../../../../src/loader/slug.ts";
import { readStateNames } from "../../../check/zip-package.ts";
import type { Area, Place } from "./place.ts";

const require = createRequire(import.meta.url);

/** Areas that a large folder is cut into, give or take one a state: menus name each, so their number sets a page's size. */
const usualAreas = 32;
/** Fewest places of an area, where its state has as many. */
const minPlaces = 20;
/** Places from which a state may stay whole. */
const largePlaces = 1000;

/**
 * Cuts places, in order of ZIP code, into areas of one state each, along the first three digits. Of the states
 * with very many places the largest stays whole, so that one area has a long list.
 */
export function cutAreas(places: readonly Place[]): Area[] {
  const usualPlaces = Math.max(minPlaces, Math.ceil(places.length / usualAreas));
  const states = [...groupBy(places, ({ state }) => state).values()];
  const most = Math.max(largePlaces, ...states.map((state) => state.length));
  const whole = states.find((state) => state.length === most);
  return states
    .flatMap((state) => (state === whole ? [state] : cutState(state, usualPlaces)))
    .map((part) => toArea(part, part === whole));
}

/** Joins regions until a part has enough places; a last part of less than half goes to the one before. */
function cutState(state: readonly Place[], usualPlaces: number): Place[][] {
  const parts: Place[][] = [];
  let part: Place[] = [];
  for (const region of groupBy(state, regionOf).values()) {
    part.push(...region);
    if (part.length < usualPlaces) continue;
    parts.push(part);
    part = [];
  }
  const last = parts.at(-1);
  if (last && part.length < usualPlaces / 2) last.push(...part);
  else parts.push(part);
  return parts;
}

function toArea(places: Place[], isWhole: boolean): Area {
  const [first] = places as [Place];
  const stateName = readStateNames(require).get(first.state) ?? first.state;
  const name = isWhole ? `${stateName} Area` : `${stateName} ${regionOf(first)} Area`;
  return { name, slug: toSlug(name), state: first.state, stateName, places };
}

/** The sectional center of the mail: the first three digits. */
function regionOf({ zipCodes }: Place): string {
  return (zipCodes[0] ?? "").slice(0, 3);
}
