import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { groupBy } from "../../src/loader/group-by.ts";
import { foldName } from "../../src/site/geography/fold-name.ts";
import type { ZipCodes, ZipPlace } from "../../src/site/geography/zip-codes.ts";
import { once } from "../../src/site/once.ts";
import { countBelow } from "../count-below.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import { remember } from "../remember.ts";
import { coordinatesOf, ZipGrid } from "./zip-grid.ts";
import { readPackage, readStateNames } from "./zip-package.ts";
import { decodeTable, encodeTable, type ZipTable } from "./zip-table.ts";

const require = createRequire(import.meta.url);

/** Raise when the form of the file changes. */
const form = 4;
const digestLength = 32;

/**
 * The ZIP codes of the United States, from the package zipcodes. Loading that takes 0.2 s, so that a compact copy is kept
 * in the cache: made on first use, and again when the version changes or a byte is damaged.
 */
export function loadZipCodes(cacheDir?: string): ZipCodes {
  const manifest = require.resolve("zipcodes/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const folder = cacheDir ?? join(dirname(dirname(manifest)), ".cache", "site", "zip-codes");
  const file = join(folder, `${version}-${form}.bin`);
  return createLookup(readTable(file) ?? makeTable(file));
}

/** The same, read once by a process. */
export const zipCodes = once(() => loadZipCodes());

function makeTable(file: string): ZipTable {
  const bytes = encodeTable(readPackage(require), readStateNames(require));
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, Buffer.concat([createHash("sha256").update(bytes).digest(), bytes]));
  } catch {
    // A cache that cannot be written costs time, not the check.
  }
  return decodeTable(bytes);
}

/** Reads the file; undefined where it is missing or damaged. */
function readTable(file: string): ZipTable | undefined {
  try {
    const content = readFileSync(file);
    const bytes = content.subarray(digestLength);
    const digest = createHash("sha256").update(bytes).digest();
    return digest.equals(content.subarray(0, digestLength)) ? decodeTable(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function createLookup(table: ZipTable): ZipCodes {
  const names = once(() => table.cityNames.toString("utf8").split("\n"));
  // Of all states it would take most of the time of a small check.
  const byName = remember((state) => {
    const here = [...names().keys()].filter((index) => stateOf(table, index) === state);
    return groupBy(here, (index) => foldName(names()[index] ?? ""));
  });
  const grid = once(() => new ZipGrid(table));
  const placeAt = (index: number): ZipPlace => {
    const coordinates = coordinatesOf(table, index);
    return {
      get city() {
        return names()[index] ?? "";
      },
      state: stateOf(table, index),
      ...(coordinates && { coordinates }),
    };
  };
  return {
    find: (zip) => {
      const index = /^\d{5}$/.test(zip) ? indexOf(table.zips, Number(zip)) : -1;
      return index < 0 ? undefined : placeAt(index);
    },
    withPrefix: (zip) => {
      const start = Math.floor(Number(zip) / 100) * 100;
      const [from, to] = [countBelow(table.zips, start), countBelow(table.zips, start + 100)];
      return Array.from({ length: to - from }, (_, offset) => placeAt(from + offset));
    },
    named: (city, state) =>
      (byName(state).get(foldName(city)) ?? []).flatMap((index) => {
        const coordinates = coordinatesOf(table, index);
        return coordinates ? { zip: String(table.zips[index]).padStart(5, "0"), coordinates } : [];
      }),
    isBigCity: (name) => table.bigCities.includes(foldName(name)),
    countWithin: (around, miles, most) => grid().countWithin(around, miles, most),
    extentOf: (state) => table.states.find(({ name }) => name === state)?.extent,
    nameOf: (state) => table.states.find(({ name }) => name === state)?.fullName,
    states: table.states.map(({ name }) => name),
  };
}

function stateOf(table: ZipTable, index: number): string {
  return table.states[table.stateOf[index] ?? 0]?.name ?? "";
}

/** Index of a number; -1 where it is not there. */
function indexOf(sorted: Uint32Array, wanted: number): number {
  const index = countBelow(sorted, wanted);
  return sorted[index] === wanted ? index : -1;
}
