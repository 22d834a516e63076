import { groupBy } from "../../src/loader/group-by.ts";
import { type Coordinates, milesBetween } from "../../src/site/geography/distance.ts";
import { degree, type ZipTable } from "./zip-table.ts";

/** Cells to a degree; one is 17 miles high at most. */
const cellsPerDegree = 4;
/** Miles in a degree of latitude. */
const milesPerDegree = 69;
/** Farthest that is looked, in miles, so that a place across the world costs no more than a near one. */
const mostMiles = 60;

/** Places in cells, so that those around another are found without a look at all of them. */
export class PlaceGrid<Place extends Coordinates> {
  private readonly cells: Map<string, Place[]>;

  constructor(places: Iterable<Place>) {
    this.cells = groupBy(places, ({ latitude, longitude }) => keyOf(cellOf(latitude), cellOf(longitude)));
  }

  /** All that are within so many miles, and some that are farther. */
  *around({ latitude, longitude }: Coordinates, miles: number): Generator<Place> {
    const high = miles / milesPerDegree;
    const wide = high / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
    for (let row = cellOf(latitude - high); row <= cellOf(latitude + high); row++)
      for (let column = cellOf(longitude - wide); column <= cellOf(longitude + wide); column++)
        yield* this.cells.get(keyOf(row, column)) ?? [];
  }
}

/** The different points of ZIP codes. */
export class ZipGrid extends PlaceGrid<Coordinates> {
  constructor(table: ZipTable) {
    const points = new Map<string, Coordinates>();
    for (let index = 0; index < table.zips.length; index++) {
      const point = coordinatesOf(table, index);
      if (point) points.set(`${table.latitudes[index]} ${table.longitudes[index]}`, point);
    }
    super(points.values());
  }

  /** Those nearer than so many miles; stops counting at `most`. */
  countWithin(place: Coordinates, miles: number, most: number): number {
    let count = 0;
    for (const point of this.around(place, Math.min(miles, mostMiles))) {
      if (milesBetween(place, point) < miles) count++;
      if (count >= most) break;
    }
    return count;
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
