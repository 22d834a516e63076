import { isDeepStrictEqual } from "node:util";
import type { EntityKind } from "../kinds/index.ts";
import type { CityEntity, Entity } from "./entity.ts";
import type { Dataset } from "./load.ts";

/** True for two states of a file with the same content. */
export function isSameFile(before: Entity<unknown>, after: Entity<unknown>): boolean {
  return before === after || (before.file === after.file && before.hash === after.hash);
}

/** True where two states of the data have the same files, with the same content. */
export function isSameData(before: Dataset, after: Dataset): boolean {
  return areSame(before, after, isSameFile);
}

/** True where the files from which one knows where cities lie are the same: of cities, their facts. */
export function isSameGround(before: Dataset, after: Dataset): boolean {
  const filesOf = ({ business, offices, counties }: Dataset): Entity<unknown>[] => [
    business,
    ...offices,
    ...counties,
  ];
  return (
    areSameFiles(filesOf(before), filesOf(after), isSameFile) &&
    areSameFiles(before.cities, after.cities, hasSameFacts)
  );
}

/** True where nothing differs but texts of cities, which nothing but pages that show these texts depends on. */
export function isSameButForCityTexts(before: Dataset, after: Dataset): boolean {
  return areSame(before, after, hasSameFacts);
}

function areSame(before: Dataset, after: Dataset, isSameCity: typeof hasSameFacts): boolean {
  const { city: _, ...others } = after.all;
  return (
    Object.entries(others).every(([kind, files]) =>
      areSameFiles(before.all[kind as EntityKind], files, isSameFile),
    ) && areSameFiles(before.cities, after.cities, isSameCity)
  );
}

function areSameFiles<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (before: T, after: T) => boolean,
) {
  return before.length === after.length && after.every((one, index) => isSame(before[index] as T, one));
}

function hasSameFacts(before: CityEntity, after: CityEntity): boolean {
  return before === after || (before.file === after.file && isDeepStrictEqual(before.facts, after.facts));
}
