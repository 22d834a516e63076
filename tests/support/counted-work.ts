import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

export type Counts = Record<string, number>;

let counts: Counts = {};

/** A function that does the same, and is counted under a name. */
export function counted<F extends (...args: never[]) => unknown>(kind: string, work: F): F {
  return ((...args) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    return work(...args);
  }) as F;
}

/** What a build asks of the file system. */
const operations = [
  "readFileSync",
  "readSync",
  "statSync",
  "writeFileSync",
  "linkSync",
  "readdirSync",
] as const;

/** Counts what is done until `work` is over. */
export async function countWork(work: () => Promise<unknown>): Promise<Counts> {
  const originals = operations.map((name) => [name, fs[name]] as const);
  counts = {};
  for (const [name, original] of originals) Object.assign(fs, { [name]: counted(name, original) });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  }
  return { ...counts };
}
