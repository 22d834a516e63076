import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { type Dataset, loadDataset } from "../../../src/loader/load.ts";
import type { City, County } from "../../../src/schema/types.ts";
import { UserError } from "../../user-error.ts";
import { cutAreas } from "./areas.ts";
import { formatCity } from "./city-file.ts";
import { castPlaces, type Parts, writeFrame } from "./frame.ts";
import { factsOf, writeLocalText } from "./local-text.ts";
import { listNeighbors, maxNeighbors, type Near } from "./neighbors.ts";
import { type Area, cityId, type Place } from "./place.ts";
import { listPlaces } from "./places.ts";

/** Marks a folder that this tool made, so that it may be made again. */
const markFile = ".benchmark-data";
/** Fewest cities: one has no neighbour to list. */
const minCities = 2;
/** Of so many places one shows a project. */
const projectShare = 8;
/** Cities that a menu shows of an area too large to list. */
const featuredCount = 2;

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
  const parts = castPlaces(frame, areas);
  writeFrame(frame, parts, dir, { places: count, maxMiles, limit: maxNeighbors });
  const bytes = writeAreas(dir, areas) + writeCities(dir, { frame, parts, areas, places, near });
  return { cities: places.length, counties: areas.length, bytes };
}

function emptyFolder(dir: string): void {
  if (existsSync(dir)) {
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
    const text = `# yaml-language-server: $schema=../../src/schema/county.schema.json\n${stringify(countyOf(area, index + 1), { lineWidth: 100 })}`;
    return bytes + writeText(join(dir, "counties", `${area.slug}.yaml`), text);
  }, 0);
}

function countyOf(area: Area, order: number): County {
  const largest = area.places.toSorted((a, b) => b.zipCodes.length - a.zipCodes.length);
  const [first] = largest as [Place];
  return {
    county: area.name,
    state: area.state,
    stateName: area.stateName,
    order,
    ...(order === 1 && { primary: true }),
    description: `Sample page for the {cityCount} cities of ${area.name}, from ${area.places[0]?.name} to ${area.places.at(-1)?.name}.`,
    lead: `${area.name} has {cityCount} cities with a page of their own. It is a sample, made for benchmarks.`,
    text: [
      `The area begins at ZIP code ${area.places[0]?.zipCodes[0]} and ends at ${area.places.at(-1)?.zipCodes[0]}. It stands for a county, because the list of ZIP codes knows none.`,
      `${first.name} has the most ZIP codes, ${first.zipCodes.length} in all. Every city links its nearest ones, in this area or the next.`,
    ],
    featuredCities: largest.slice(0, featuredCount).map((place) => cityId(area, place)),
  };
}

interface Plan {
  frame: Dataset;
  parts: Parts;
  areas: readonly Area[];
  places: readonly Place[];
  near: readonly Near[][];
}

function writeCities(dir: string, plan: Plan): number {
  const areaOf = new Map(plan.areas.flatMap((area) => area.places.map((place) => [place, area])));
  for (const area of plan.areas) mkdirSync(join(dir, "cities", area.slug), { recursive: true });
  return plan.places.reduce((bytes, place, index) => {
    const area = areaOf.get(place) as Area;
    const text = formatCity(cityOf(index, area, areaOf, plan));
    return bytes + writeText(join(dir, "cities", `${cityId(area, place)}.yaml`), text);
  }, 0);
}

function cityOf(index: number, area: Area, areaOf: ReadonlyMap<Place, Area>, plan: Plan): City {
  const place = plan.places[index] as Place;
  const near = (plan.near[index] ?? []).map((entry) => ({
    place: plan.places[entry.index] as Place,
    miles: entry.miles,
  }));
  const { frame } = plan;
  const questions = questionsOf(frame);
  const text = writeLocalText(
    cityId(area, place),
    factsOf({
      name: place.name,
      stateName: area.stateName,
      areaName: area.name,
      zipCodes: place.zipCodes,
      near: near.map((entry) => ({ name: entry.place.name, miles: entry.miles })),
    }),
    questions.length,
  );
  const pictures = [...new Set(frame.cities.flatMap(({ value }) => value.picture ?? []))];
  const picture = pictures[index % pictures.length];
  const project = frame.projects[Math.floor(index / projectShare) % frame.projects.length];
  return {
    city: place.name,
    county: area.slug,
    coordinates: place.coordinates,
    zipCodes: place.zipCodes as City["zipCodes"],
    nearbyAreas: near.map((entry) => ({
      city: cityId(areaOf.get(entry.place) as Area, entry.place),
    })) as City["nearbyAreas"],
    ...(picture && { picture }),
    customMeta: text.meta,
    lead: text.lead,
    neighborhoods: text.neighborhoods as City["neighborhoods"],
    landmarks: text.landmarks as City["landmarks"],
    localText: text.parts as City["localText"],
    faqs: Object.fromEntries(questions.map((name, at) => [name, text.answers[at] ?? ""])),
    ...(project &&
      index % projectShare === 0 && {
        recentProject: text.project,
        projectImage: project.value.image,
        projectSlug: project.id,
      }),
  };
}

/** Names of the questions that the frame's city page asks. */
function questionsOf(frame: Dataset): string[] {
  return frame.pages.flatMap(({ value }) =>
    value.sections.flatMap((section) => (section.kind === "city-faq" ? Object.keys(section.questions) : [])),
  );
}

function writeText(file: string, text: string): number {
  writeFileSync(file, text);
  return Buffer.byteLength(text);
}
