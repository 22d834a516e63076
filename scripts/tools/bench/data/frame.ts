import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isScalar, parseDocument, visit } from "yaml";
import { ledgerFile } from "../../../../src/loader/ledger.ts";
import type { Dataset } from "../../../../src/loader/load.ts";
import { pathOf } from "../../../../src/site/paths.ts";
import { type Area, cityId, type Place } from "./place.ts";

/** What the frame has that belongs to its own cities alone; hidden files are left as well. */
const ownOfCities = ["cities", "counties", "map.yaml", ledgerFile];
/** Pictures keep the names of their towns: a longer name would not fit the length of their alt texts. */
const picturesFolder = "images";
/** The name that the benchmark's pages show in place of the firm's. */
const sampleName = "Benchmark Sample Company";
/** Cities of a county that a menu lists in a large folder, where it would list too many on every page. */
const largeMenuLimit = 12;
/** Places up to which the frame's own menu limit stays. */
const smallFolder = 100;

/** The place that takes the part of each city of the frame, by the city's id. */
export type Parts = Map<string, { area: Area; place: Place }>;

/** Gives the cities of each county of the frame to places of one area, each place once while there are enough. */
export function castPlaces(frame: Dataset, areas: readonly Area[]): Parts {
  const largest = areas.toSorted((a, b) => b.places.length - a.places.length);
  const given = new Map<Area, number>();
  const parts: Parts = new Map();
  for (const city of frame.cities) {
    const county = frame.counties.findIndex(({ id }) => id === city.value.county);
    const area = largest[county % largest.length] as Area;
    const turn = given.get(area) ?? 0;
    given.set(area, turn + 1);
    parts.set(city.id, { area, place: area.places[turn % area.places.length] as Place });
  }
  return parts;
}

/** Copies all of a data folder but its cities, with every name, reference and path of one changed to that of its part. */
export function writeFrame(
  frame: Dataset,
  parts: Parts,
  dir: string,
  nearby: { places: number; maxMiles: number; limit: number },
): void {
  const names = readdirSync(frame.dataDir).filter(
    (name) => !ownOfCities.includes(name) && !name.startsWith("."),
  );
  for (const name of names) cpSync(join(frame.dataDir, name), join(dir, name), { recursive: true });
  const rewrite = createRewriter(frame, parts);
  for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".yaml") && !name.startsWith(picturesFolder)) rewriteFile(join(dir, name), rewrite);
  rewriteBusiness(join(dir, "business.yaml"), nearby);
}

function rewriteFile(file: string, rewrite: (text: string) => string): void {
  const source = readFileSync(file, "utf8");
  const document = parseDocument(source);
  let isChanged = false;
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || typeof node.value !== "string") return;
      const text = rewrite(node.value);
      isChanged ||= text !== node.value;
      node.value = text;
    },
  });
  if (!isChanged) return;
  visit(document, {
    Seq(_, node) {
      const seen = new Set<unknown>();
      if (node.items.every((item) => isScalar(item)))
        node.items = node.items.filter(
          (item) => isScalar(item) && !seen.has(item.value) && seen.add(item.value),
        );
    },
  });
  writeFileSync(file, document.toString({ lineWidth: 100 }));
}

/** Changes ids, paths and names of the frame's cities and counties wherever they stand in a text as whole words. */
function createRewriter(frame: Dataset, parts: Parts): (text: string) => string {
  const changes = new Map<string, string>();
  for (const city of frame.cities) {
    const { area, place } = parts.get(city.id) as { area: Area; place: Place };
    const path = pathOf(frame, "city", city.id);
    const newPath = pathOf(frame, "city", cityId(area, place));
    changes
      .set(city.id, cityId(area, place))
      .set(city.value.city, place.name)
      .set(city.value.county, area.slug);
    if (path && newPath) changes.set(path, newPath);
    const county = frame.counties.find(({ id }) => id === city.value.county);
    if (county) changes.set(county.value.county, area.name);
  }
  const oldest = [...changes.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(${oldest.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\w-])`,
    "g",
  );
  return (text) => text.replace(pattern, (found) => changes.get(found) ?? found);
}

function rewriteBusiness(
  file: string,
  { places, maxMiles, limit }: { places: number; maxMiles: number; limit: number },
): void {
  const document = parseDocument(readFileSync(file, "utf8"));
  document.set("name", sampleName);
  if (places > smallFolder) document.setIn(["seo", "countyMenuLimit"], largeMenuLimit);
  document.setIn(["seo", "nearbyMaxMiles"], Math.ceil(maxMiles));
  document.setIn(["seo", "nearbyCityLimit"], limit);
  writeFileSync(file, document.toString({ lineWidth: 100 }));
}
