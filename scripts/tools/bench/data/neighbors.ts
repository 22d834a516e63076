import { type Coordinates, milesBetween } from "../../../../src/site/geography/distance.ts";

/** Nearest places that each place lists. */
export const ownNeighbors = 6;
/** Most places that a place lists; beyond its nearest ones, those that list it. */
export const maxNeighbors = 8;

/** A place near another. */
export interface Near {
  /** Index in the list of places. */
  index: number;
  miles: number;
}

/** For each place its nearest ones and those that count it among theirs, nearest first. */
export function listNeighbors(places: readonly Coordinates[]): Near[][] {
  const grid = new Grid(places);
  const nearest = places.map((_, index) => grid.nearestTo(index));
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

const milesPerDegree = 69;
/** Places that a cell of the grid holds on average. */
const placesPerCell = 2;

/** Places by square of degrees, so that near ones are found without looking at all. */
class Grid {
  private readonly cells = new Map<string, number[]>();
  private readonly cellDegrees: number;
  /** Rings of cells that reach across all places. */
  private readonly maxRings: number;
  /** Miles that a ring of cells is wide at least: a degree of longitude where it is shortest. */
  private readonly ringMiles: number;

  constructor(private readonly places: readonly Coordinates[]) {
    const [south, north] = rangeOf(places.map(({ latitude }) => latitude));
    const [west, east] = rangeOf(places.map(({ longitude }) => longitude));
    const [height, width] = [north - south + 0.01, east - west + 0.01];
    this.cellDegrees = Math.sqrt((height * width * placesPerCell) / places.length);
    this.maxRings = Math.ceil(Math.max(height, width) / this.cellDegrees);
    const poleward = Math.max(Math.abs(south), Math.abs(north));
    this.ringMiles = this.cellDegrees * milesPerDegree * Math.cos((poleward * Math.PI) / 180);
    for (const [index, place] of places.entries()) {
      const key = this.keyOf(this.rowOf(place), this.columnOf(place));
      const cell = this.cells.get(key);
      if (cell) cell.push(index);
      else this.cells.set(key, [index]);
    }
  }

  /** The nearest other places; of those equally far the first in the list. */
  nearestTo(index: number): Near[] {
    const place = this.places[index] as Coordinates;
    const found: Near[] = [];
    for (let ring = 0; ring <= this.maxRings; ring++) {
      for (const other of this.inRing(place, ring))
        if (other !== index)
          found.push({ index: other, miles: milesBetween(place, this.places[other] as Coordinates) });
      found.sort(byDistance).splice(ownNeighbors);
      // What lies in the next ring is at least this ring's width away.
      const farthest = found[ownNeighbors - 1];
      if (farthest && farthest.miles < ring * this.ringMiles) break;
    }
    return found;
  }

  private *inRing(place: Coordinates, ring: number): Generator<number> {
    const [row, column] = [this.rowOf(place), this.columnOf(place)];
    for (let up = -ring; up <= ring; up++) {
      const step = Math.abs(up) === ring ? 1 : 2 * ring;
      for (let right = -ring; right <= ring; right += Math.max(1, step))
        yield* this.cells.get(this.keyOf(row + up, column + right)) ?? [];
    }
  }

  private keyOf(row: number, column: number): string {
    return `${row} ${column}`;
  }

  private rowOf({ latitude }: Coordinates): number {
    return Math.floor(latitude / this.cellDegrees);
  }

  private columnOf({ longitude }: Coordinates): number {
    return Math.floor(longitude / this.cellDegrees);
  }
}

function rangeOf(values: number[]): [low: number, high: number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
