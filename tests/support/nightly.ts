import { TestRunner } from "vitest";

/** True in `npm run test:all`, which leaves no test out, and where vitest is called by itself. */
export const isNight = TestRunner.matchesTags(["nightly"]);

/** Seed of what a test draws: SEED, which the nightly run sets to its number and prints, or the usual one. */
export const seedOr = (usual: number): number => Number(process.env.SEED ?? usual);

/**
 * Rows of a table of like tests: all of them at night, else at most `most`, spread evenly. The spread is the same in
 * every run, so that a failure is found again.
 */
export function few<T>(rows: readonly T[], most = 8): T[] {
  if (isNight) return [...rows];
  return rows.filter((_, index) => index % Math.ceil(rows.length / most) === 0);
}
