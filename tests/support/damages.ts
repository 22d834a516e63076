import { expect, it } from "vitest";
import type { DataFolder } from "./data-folder.ts";
import { few } from "./nightly.ts";

export type Damage = (data: DataFolder) => unknown;

/** What is done to a valid data folder, by its name: one thing that is wrong, or that still works. */
export type Damages = Record<string, Damage>;

/** The same done with each of several values. */
export const withEach = <T>(values: readonly T[], damage: (value: T) => [name: string, Damage]): Damages =>
  Object.fromEntries(values.map(damage));

/** Writes other words in a file, in place of the first that are found. */
export const replace = (file: string, from: string | RegExp, to: string) => (data: DataFolder) =>
  data.write(file, data.read(file).replace(from, to));

/** A test for each damage, at most `most` of them by day: what is said of it is what is pinned. */
export function pinEach(damages: Damages, most: number, reportOf: (damage: Damage) => string): void {
  const names = Object.keys(damages);
  const tried = few(names, most);
  // One that is left out is skipped, so that what is pinned of it is not taken for old.
  it.for(names)("%s", (name, { skip }) => {
    skip(!tried.includes(name));
    expect(reportOf(damages[name] as Damage)).toMatchSnapshot();
  });
}
