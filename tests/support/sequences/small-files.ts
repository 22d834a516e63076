import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDocument, stringify } from "yaml";
import zipcodes from "zipcodes";
import { DataFolder, fixtureSite } from "../data-folder.ts";
import { pathsOn, withDates } from "../dated-site.ts";
import { fullerData, withAllHours } from "../fuller-site.ts";
import type { ExtraSection, SmallCity } from "./small-site.ts";

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** Names of files that the tool writes itself. */
export function isOfTool(name: string): boolean {
  return name === "robots.txt" || name.startsWith("assets/");
}

/** A point of its own for each city, close to the middle of its ZIP code. */
function pointOf(zip: string, latitude: number, name: string): { latitude: number; longitude: number } {
  const middle = zipcodes.lookup(zip) ?? { latitude: 45.1, longitude: -93.5 };
  const ofName = [...name].reduce((sum, letter, at) => sum + letter.charCodeAt(0) * (at + 1), 0) / 1e6;
  return {
    latitude: Number((middle.latitude + (latitude - 45) / 50).toFixed(4)),
    longitude: Number((middle.longitude + ofName).toFixed(4)),
  };
}

export function cityFile(city: SmallCity): string {
  const { county, name, latitude, zip, lead, text, nearby, links, hasProject, title, description } = city;
  const linked = links.map((link) => ` See [this page](${link}).`).join("");
  return stringify({
    city: name,
    county,
    coordinates: pointOf(zip, latitude, name),
    zipCodes: [zip],
    nearbyAreas: [...nearby.map((city) => ({ city })), { place: "Old Mill" }],
    ...(title !== undefined && { customTitle: `Roofs under old oaks, volume ${title}` }),
    customMeta:
      description === undefined
        ? `Roofs of ${name}, told ${lead} times.`
        : `Roofs under old oaks, volume ${description}.`,
    lead: `Old oaks stand over ${name}, told ${lead} times.`,
    neighborhoods: ["Mill Pond", "Old Town", "Fish Lake", "Rice Lake", "Gravel Pit", `${name} Heights`],
    landmarks: ["Town Hall", "Stone Bridge", "Weaver House", "Central Park"],
    localText: [
      { heading: "Roofs under old oaks", text: `Most houses in ${name} date from ${1900 + text}.${linked}` },
      { heading: "Ice in the valleys", text: "North valleys hold ice until April." },
      { heading: "Permits", text: "The town asks for a permit when more than one square is replaced." },
    ],
    faqs: { cost: `Steep roofs cost more in ${name}.` },
    ...(hasProject && {
      recentProject: "A barn roof, renewed in 2020.",
      projectImage: "roof-repair",
      projectSlug: "barn-roof",
    }),
  });
}

export function withSections(text: string, sections: readonly ExtraSection[]): string {
  const document = parseDocument(text);
  for (const { kind, turn, city } of sections) {
    const ofKind = {
      prose: { paragraphs: [`A further word, told ${turn} times.`] },
      "cities-map": { heading: "Map", description: "Where we work" },
      "project-list": { linkLabel: "See the job", illustration: "Drawing" },
      "service-areas": { heading: `Towns ${turn}` },
      "city-feature": {
        heading: "Town of the month",
        city,
        neighborhoodsHeading: "Neighborhoods",
        landmarksHeading: "Landmarks",
        button: { label: "Ask us", to: "/contact" },
      },
    };
    document.addIn(["sections"], { kind, ...ofKind[kind] });
  }
  return document.toString();
}

export function edited(
  files: ReadonlyMap<string, string>,
  file: string,
  changes: [path: string, value: unknown][],
): string {
  const document = parseDocument(files.get(file) as string);
  for (const [path, value] of changes) {
    const keys = path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    if (value === undefined) document.deleteIn(keys);
    else document.setIn(keys, value);
  }
  return document.toString();
}

export function ledgerText(paths: readonly string[]): string {
  const lines = paths
    .toSorted()
    .map((path) => `  ${JSON.stringify(path)}: {"hash":"0123456789abcdef","changedOn":"2024-05-01"}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Paths that the site has on a day, whatever its cities. */
export function fixedPaths(day: string): string[] {
  return [
    "/",
    "/404",
    "/contact",
    "/roof-repair",
    "/service-areas",
    "/work",
    "/work/barn-roof",
    "/about",
    "/snow-and-roofs",
    ...pathsOn(day),
  ];
}

let base: Map<string, string> | undefined;

/** The fuller fixture without its cities and county. */
export function baseFiles(): Map<string, string> {
  base ??= readBase();
  return base;
}

function readBase(): Map<string, string> {
  const dir = mkdtempSync(join(tmpdir(), "small-site-"));
  try {
    cpSync(fixtureSite("minimal"), dir, { recursive: true });
    const data = withDates(withAllHours(fullerData(new DataFolder(dir))));
    // The cities that these name are not of this site.
    for (const file of ["reviews/ann-m.yaml", "jobs/roofer.yaml", "jobs/foreman.yaml"])
      data.edit(file, "city: lake-county/maple-grove\n", "");
    const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
      .filter((file) => !/^(cities|counties)\b/.test(file) && statSync(join(dir, file)).isFile())
      .map((file): [string, string] => [file, readFileSync(join(dir, file), "utf8")]);
    return new Map(files);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
