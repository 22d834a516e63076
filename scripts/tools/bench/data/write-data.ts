import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { loadDataset } from "../../../../src/loader/load.ts";
import { UserError } from "../../../user-error.ts";
import { cutAreas } from "./areas.ts";
import { cityOf, type Plan } from "./city.ts";
import { formatCity } from "./city-file.ts";
import { countyOf } from "./county.ts";
import { castPlaces, writeFrame } from "./frame.ts";
import { listNeighbors, maxNeighbors } from "./neighbors.ts";
import { type Area, cityId, type Place } from "./place.ts";
import { listPlaces } from "./places.ts";

/** Marks a folder that this tool made, so that it may be made again. */
const markFile = ".benchmark-data";
/** Fewest cities: one has no neighbor to list. */
const minCities = 2;

/** What was written. */
export interface Written {
  cities: number;
  counties: number;
  bytes: number;
}

/**
 * Writes a data folder with so many cities; everything else comes from the data folder `frameDir`. The same input gives
 * the same bytes. Throws a `UserError` for a number out of range or a folder that holds other things.
 */
export function writeData(count: number, dir: string, frameDir: string): Written {
  if (!Number.isInteger(count) || count < minCities)
    throw new UserError(`${count} is no number of cities.`, `Write a whole number from ${minCities}.`);
  const { dataset: frame } = loadDataset(frameDir);
  if (!frame) throw new UserError(`${frameDir} is no valid data folder.`, "Run site validate on it.");
  const places = listPlaces(count);
  if (places.length < count)
    throw new UserError(`There are names for ${places.length} cities only.`, "Ask for fewer.");
  emptyFolder(dir);
  const areas = cutAreas(places);
  const near = listNeighbors(places.map(({ coordinates }) => coordinates));
  const maxMiles = near.reduce((most, list) => Math.max(most, list.at(-1)?.miles ?? 0), 0);
  const areaByPlace = new Map(areas.flatMap((area) => area.places.map((place) => [place, area])));
  const areaOf = (place: Place) => areaByPlace.get(place) as Area;
  writeFrame(frame, castPlaces(frame, areas), dir, { places: count, maxMiles, limit: maxNeighbors });
  const bytes = writeAreas(dir, areas) + writeCities(dir, areas, { frame, places, near, areaOf });
  return { cities: places.length, counties: areas.length, bytes };
}

function emptyFolder(dir: string): void {
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory())
    throw new UserError(`${dir} is no folder.`, "Name a new or empty folder.");
  if (stats) {
    const names = readdirSync(dir);
    if (names.length > 0 && !names.includes(markFile))
      throw new UserError(
        `${dir} holds other files, and this tool would remove them.`,
        "Name a new or empty folder, or one that this tool made.",
      );
    for (const name of names) rmSync(join(dir, name), { recursive: true });
  }
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, markFile), "Made by npm run bench:data, which may replace this folder.\n");
}

function writeAreas(dir: string, areas: readonly Area[]): number {
  mkdirSync(join(dir, "counties"), { recursive: true });
  return areas.reduce((bytes, area, index) => {
    const text = `# yaml-language-server: $schema=../../schemas/county.schema.json\n${stringify(countyOf(area, index + 1), { lineWidth: 100 })}`;
    return bytes + writeText(join(dir, "counties", `${area.slug}.yaml`), text);
  }, 0);
}

function writeCities(dir: string, areas: readonly Area[], plan: Plan): number {
  for (const { slug } of areas) mkdirSync(join(dir, "cities", slug), { recursive: true });
  return plan.places.reduce((bytes, place, index) => {
    const file = join(dir, "cities", `${cityId(plan.areaOf(place), place)}.yaml`);
    return bytes + writeText(file, formatCity(cityOf(index, plan)));
  }, 0);
}

function writeText(file: string, text: string): number {
  writeFileSync(file, text);
  return Buffer.byteLength(text);
}
