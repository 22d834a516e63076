import { type Coordinates, milesBetween } from "../../src/site/geography/distance.ts";
import { degree, type ZipTable } from "./zip-table.ts";

/** Cells to a degree; one is 17 miles high at most. */
const cellsPerDegree = 4;
/** Miles in a degree of latitude. */
const milesPerDegree = 69;
/** Farthest that is looked, in miles, so that a place across the world costs no more than a near one. */
const mostMiles = 60;

/** The points of ZIP codes in cells, so that those around a place are found without a look at all of them. */
export class ZipGrid {
  private readonly cells = new Map<string, Coordinates[]>();

  constructor(table: ZipTable) {
    const seen = new Set<string>();
    for (let index = 0; index < table.zips.length; index++) {
      const point = coordinatesOf(table, index);
      const name = `${table.latitudes[index]} ${table.longitudes[index]}`;
      if (!point || seen.has(name)) continue;
      seen.add(name);
      const key = keyOf(cellOf(point.latitude), cellOf(point.longitude));
      const cell = this.cells.get(key);
      if (cell) cell.push(point);
      else this.cells.set(key, [point]);
    }
  }

  /** Different points of ZIP codes nearer than so many miles; stops counting at `most`. */
  countWithin(around: Coordinates, miles: number, most: number): number {
    let count = 0;
    for (const point of this.pointsAround(around, Math.min(miles, mostMiles))) {
      if (milesBetween(around, point) < miles) count++;
      if (count >= most) break;
    }
    return count;
  }

  private *pointsAround({ latitude, longitude }: Coordinates, miles: number): Generator<Coordinates> {
    const high = miles / milesPerDegree;
    const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    for (let row = cellOf(latitude - high); row <= cellOf(latitude + high); row++)
      for (let column = cellOf(longitude - wide); column <= cellOf(longitude + wide); column++)
        yield* this.cells.get(keyOf(row, column)) ?? [];
  }
}

/** Where a code of the table lies; undefined where the package does not know it. */
export function coordinatesOf({ latitudes, longitudes }: ZipTable, index: number): Coordinates | undefined {
  const [latitude, longitude] = [latitudes[index] ?? 0, longitudes[index] ?? 0];
  return latitude === 0 && longitude === 0
    ? undefined
    : { latitude: latitude / degree, longitude: longitude / degree };
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * cellsPerDegree);
}

function keyOf(row: number, column: number): string {
  return `${row} ${column}`;
}
