import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ZipCodes, ZipPlace } from "../../src/site/geography/zip-codes.ts";
import { writeAtomically } from "../build/write-atomically.ts";
import { readPackage } from "./zip-package.ts";
import { decodeTable, degree, encodeTable, type ZipTable } from "./zip-table.ts";

const require = createRequire(import.meta.url);

/** Raise when the form of the file changes. */
const form = 1;
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

function makeTable(file: string): ZipTable {
  const bytes = encodeTable(readPackage(require));
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
  let names: string[] | undefined;
  return {
    find: (zip) => {
      const index = /^\d{5}$/.test(zip) ? indexOf(table.zips, Number(zip)) : -1;
      if (index < 0) return undefined;
      const [latitude, longitude] = [table.latitudes[index] ?? 0, table.longitudes[index] ?? 0];
      const place: ZipPlace = {
        get city() {
          names ??= table.cityNames.toString("utf8").split("\n");
          return names[index] ?? "";
        },
        state: table.states[table.stateOf[index] ?? 0]?.name ?? "",
        ...((latitude !== 0 || longitude !== 0) && {
          coordinates: { latitude: latitude / degree, longitude: longitude / degree },
        }),
      };
      return place;
    },
    extentOf: (state) => table.states.find(({ name }) => name === state)?.extent,
  };
}

/** Binary search; -1 where the number is not there. */
function indexOf(sorted: Uint32Array, wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
