import { type Coordinates, milesBetween } from "../../../../src/site/geography/distance.ts";
import { PlaceGrid } from "../../../check/zip-grid.ts";

/** Nearest places that each place lists. */
const ownNeighbors = 6;
/** Most places that a place lists; beyond its nearest ones, those that list it. */
export const maxNeighbors = 8;

/** A place near another. */
export interface Near {
  /** Index in the list of places. */
  index: number;
  miles: number;
}

type Spot = Coordinates & { index: number };

/** For each place its nearest ones and those that count it among theirs, nearest first. */
export function listNeighbors(places: readonly Coordinates[]): Near[][] {
  const spots = places.map(({ latitude, longitude }, index) => ({ latitude, longitude, index }));
  const grid = new PlaceGrid(spots);
  const nearest = spots.map((spot) => nearestTo(spot, grid, spots));
  const lists = nearest.map((own) => [...own]);
  for (const [from, own] of nearest.entries())
    for (const { index, miles } of own)
      if (!nearest[index]?.some((near) => near.index === from)) lists[index]?.push({ index: from, miles });
  return lists.map((list) => withoutFarthest(list.sort(byDistance)));
}

/** Keeps what a list owes: all that fewer than the most places are nearer than. */
function withoutFarthest(list: Near[]): Near[] {
  const limit = list[maxNeighbors - 1]?.miles ?? Number.POSITIVE_INFINITY;
  return list.filter(({ miles }) => miles <= limit);
}

function byDistance(a: Near, b: Near): number {
  return a.miles - b.miles || a.index - b.index;
}

/** Miles within which the nearest places are looked for first, and last; then everywhere. */
const [firstMiles, lastMiles] = [16, 256];

/** The nearest other places; of those equally far the first in the list. */
function nearestTo(spot: Spot, grid: PlaceGrid<Spot>, all: readonly Spot[]): Near[] {
  const nearest = (among: Iterable<Spot>, within: number) =>
    [...among]
      .flatMap((other) => (other === spot ? [] : { index: other.index, miles: milesBetween(spot, other) }))
      .filter(({ miles }) => miles <= within)
      .sort(byDistance)
      .slice(0, ownNeighbors);
  for (let within = firstMiles; within <= lastMiles; within *= 2) {
    const found = nearest(grid.around(spot, within), within);
    if (found.length === ownNeighbors) return found;
  }
  return nearest(all, Number.POSITIVE_INFINITY);
}
