import type { Dataset } from "../../loader/load.ts";
import { meanCenter } from "./distance.ts";

/** Puts the cities whose coordinates are still open, in a draft, among the others of their county, or of all. */
export function placeOpenCities({ cities }: Dataset, isOpen: (file: string) => boolean): void {
  const open = cities.filter(({ file }) => isOpen(file));
  if (open.length === 0) return;
  const placed = cities.filter((city) => !open.includes(city)).map(({ facts }) => facts);
  for (const { facts } of open) {
    const near = placed.filter(({ county }) => county === facts.county);
    const around = near.length > 0 ? near : placed;
    if (around.length > 0)
      Object.assign(facts.coordinates, meanCenter(around.map(({ coordinates }) => coordinates)));
  }
}
