import { groupBy } from "../../src/loader/group-by.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import type { Extent } from "../../src/site/geography/zip-codes.ts";
import type { PackageZip } from "./zip-package.ts";

/** The index of one version of the package: columns sorted by ZIP code, and what is said once. */
export interface ZipTable {
  zips: Uint32Array;
  /** In parts of a `degree`; 0 and 0 where the package knows none. */
  latitudes: Int32Array;
  longitudes: Int32Array;
  /** Index of the state in `states`. */
  stateOf: Uint8Array;
  states: { name: string; fullName?: string; extent?: Extent }[];
  /** Names, folded, of cities that have `zipsOfBigCity` codes or more in one state. */
  bigCities: string[];
  /** Names of the cities, in the order of `zips`, one to a line; decoded when a message needs one. */
  cityNames: Buffer;
}

const zipsOfBigCity = 20;

/** Parts of a degree that coordinates count: the precision of the package. */
export const degree = 10_000;

/** Lays out: lengths of header and columns, header as JSON, columns, names. */
export function encodeTable(codes: PackageZip[], stateNames: ReadonlyMap<string, string>): Buffer {
  const sorted = codes.toSorted((a, b) => Number(a.zip) - Number(b.zip));
  const states = [...new Set(sorted.map(({ state }) => state))].sort();
  const header = Buffer.from(
    JSON.stringify({
      states: states.map((name) => ({
        name,
        fullName: stateNames.get(name),
        extent: extentOf(sorted.filter((code) => code.state === name)),
      })),
      bigCities: bigCitiesOf(sorted),
    }),
  );
  const lengths = Buffer.from(Uint32Array.of(header.length, sorted.length).buffer);
  const degrees = (value: number) => Math.round(value * degree);
  return Buffer.concat([
    lengths,
    header,
    Buffer.from(Uint32Array.from(sorted, ({ zip }) => Number(zip)).buffer),
    Buffer.from(Int32Array.from(sorted, ({ latitude }) => degrees(latitude)).buffer),
    Buffer.from(Int32Array.from(sorted, ({ longitude }) => degrees(longitude)).buffer),
    Buffer.from(Uint8Array.from(sorted, ({ state }) => states.indexOf(state)).buffer),
    Buffer.from(sorted.map(({ city }) => city).join("\n")),
  ]);
}

/** Reads what `encodeTable` wrote. */
export function decodeTable(bytes: Buffer): ZipTable {
  const [headerLength, count] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)];
  let at = 8 + headerLength;
  const said = JSON.parse(bytes.toString("utf8", 8, at)) as Pick<ZipTable, "states" | "bigCities">;
  const column = (width: number) => {
    const start = at;
    at += width * count;
    // Copied, because a typed array must begin at a multiple of its width.
    return new Uint8Array(bytes.subarray(start, at)).buffer;
  };
  return {
    ...said,
    zips: new Uint32Array(column(4)),
    latitudes: new Int32Array(column(4)),
    longitudes: new Int32Array(column(4)),
    stateOf: new Uint8Array(column(1)),
    cityNames: bytes.subarray(at),
  };
}

function bigCitiesOf(codes: PackageZip[]): string[] {
  const cities = groupBy(codes, ({ city, state }) => `${state} ${city}`);
  return [...cities.values()]
    .filter((own) => own.length >= zipsOfBigCity)
    .map(([one]) => foldName(one?.city ?? ""));
}

/** Degrees between two neighbors on an axis beyond which the rest are mistakes or faraway islands, such as Wake. */
const maxGap = 10;

function extentOf(codes: PackageZip[]): Extent | undefined {
  const located = codes.filter(({ latitude, longitude }) => latitude !== 0 || longitude !== 0);
  if (located.length === 0) return undefined;
  const [south, north] = rangeOf(located.map(({ latitude }) => latitude));
  const [west, east] = rangeOf(located.map(({ longitude }) => longitude));
  return { south, north, west, east };
}

/** The smallest and largest value that the middle one reaches without a gap. */
function rangeOf(values: number[]): [low: number, high: number] {
  const ordered = values.toSorted((a, b) => a - b);
  let low = ordered.length >> 1;
  let high = low;
  const at = (index: number) => ordered[index] ?? Number.NaN;
  while (at(low) - at(low - 1) <= maxGap) low--;
  while (at(high + 1) - at(high) <= maxGap) high++;
  return [at(low), at(high)];
}
