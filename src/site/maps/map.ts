import { type Coordinates, meanCenter } from "../geography/distance.ts";
import { type CityPlace, compare } from "../places.ts";
import { derive } from "../questions.ts";
import type { Site } from "../site.ts";
import { type MapArea, type MapLabel, type Placement, placeLabels } from "./map-labels.ts";
import { type MapName, placeNames, pointsAlong, type Wish } from "./map-names.ts";
import { clipLine, clipOutline, type Frame, type Point, simplify, toPath } from "./map-outline.ts";

/** A dot of the map: a city. Positions in map units from the top left. */
export interface MapDot {
  name: string;
  path?: string;
  x: number;
  y: number;
  /** Index of its county, so that counties differ in color and shape. */
  group: number;
  isCurrent: boolean;
  /** Absent where the names of all dots do not fit. */
  label?: MapLabel;
}

export interface CityMap {
  width: number;
  height: number;
  /** Height of the names, in map units. */
  fontSize: number;
  dots: MapDot[];
  /** The dry land as the data of an SVG path; absent where the data knows no water here. */
  land?: string;
  /** Lines between counties, in the same form. */
  borders?: string;
  /** Main roads, in the same form. */
  roads?: string;
  /** Numbers of roads, names of hills and waters. */
  names?: MapName[];
}

/** The index of each county, by its id. */
const groupsOf = derive(
  "county-groups",
  (site: Site) => new Map(site.counties.map(({ county }, index) => [county.id, index])),
);

/** A map that says where things are: dots beside each other, or one on known ground. */
export function tellingMap(map: CityMap): CityMap | undefined {
  const { dots, land, borders, roads, names } = map;
  return dots.length > 1 || (dots.length > 0 && (land || borders || roads || names)) ? map : undefined;
}

/** How maps of different purpose are framed, in map units; they show at least so many degrees of latitude. */
const regionView = { width: 760, margin: 44, fontSize: 14, least: 0.01 };
/** The map on a city's page always has the same shape. */
const cityView = { width: 600, height: 400, margin: 56, fontSize: 21, least: 0.1 };
/** Maps go on this far outside of what is seen, so that lines along the edge stay out of sight. */
const bleed = 40;

/** Draws cities from their coordinates, with the shape of the land kept; the map of one city is framed around it. */
export function createMap(site: Site, cityIds: readonly string[], currentId?: string): CityMap {
  const groups = groupsOf(site);
  const groupOf = (city: CityPlace) => groups.get(city.facts.county) ?? 0;
  const cities = [...new Set(cityIds)]
    .flatMap((id) => site.places.place(id) ?? [])
    .sort((a, b) => groupOf(a) - groupOf(b) || compare(a.facts.city, b.facts.city));
  const spots = cities.map((city) => ({
    name: city.facts.city,
    path: site.places.citySummary(city.id)?.path,
    coordinates: city.facts.coordinates,
    group: groupOf(city),
    isCurrent: city.id === currentId,
  }));
  return drawMap(site, spots, currentId === undefined ? regionView : cityView);
}

/** What a dot stands for. */
interface Spot {
  name: string;
  path: string | undefined;
  coordinates: Coordinates;
  group: number;
  isCurrent: boolean;
}

function drawMap(site: Site, spots: readonly Spot[], view: View): CityMap {
  const { width, fontSize } = view;
  if (spots.length === 0) return { width, height: width / 2, fontSize, dots: [] };
  const { height, project } = createProjection(spots, view);
  const dots = spots.map(({ coordinates: { latitude, longitude }, path, ...spot }): MapDot => {
    const [x, y] = project([latitude, longitude]);
    return {
      name: spot.name,
      ...(path !== undefined && { path }),
      x: round(x),
      y: round(y),
      group: spot.group,
      isCurrent: spot.isCurrent,
    };
  });
  const frame = { left: -bleed, top: -bleed, right: width + bleed, bottom: height + bleed };
  const waters = watersOf(site, project, frame);
  const borders = linesOf(site.dataset.map?.value.borders, project, frame);
  const roads = linesOf(site.dataset.map?.value.roads, project, frame);
  const { area, labels, taken } = fitLabels({ width, height, fontSize, dots, waters });
  const names = placeNames([...roadNames(roads), ...groundNames(site, project)], area, taken);
  return {
    width,
    height,
    fontSize: area.fontSize,
    dots: dots.map((dot) => ({ ...dot, ...(labels.has(dot) && { label: labels.get(dot) as MapLabel }) })),
    ...(waters.length > 0 && { land: landPath(waters, frame) }),
    ...(borders.length > 0 && { borders: pathOf(borders) }),
    ...(roads.length > 0 && { roads: pathOf(roads) }),
    ...(names.length > 0 && { names }),
  };
}

/** Sizes of type that are tried until all names fit, against that of the view. */
const fontScales = [1, 0.9, 0.8];

/** The names of all dots, as large as they fit together; where they never do, only the city's own. */
function fitLabels(area: MapArea): Placement & { area: MapArea } {
  for (const scale of fontScales) {
    const scaled = { ...area, fontSize: round(area.fontSize * scale) };
    const placement = placeLabels(scaled);
    if (placement.labels.size === area.dots.length) return { area: scaled, ...placement };
  }
  const own = area.dots.filter(({ isCurrent }) => isCurrent);
  return { area, taken: placeLabels(area).taken, labels: placeLabels({ ...area, dots: own }).labels };
}

/** Draws counties in place of their cities: the largest ones, each in the middle of its cities. */
export function createCountyMap(site: Site, limit: number): CityMap {
  const largest = site.counties
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.places.length - a.places.length)
    .slice(0, limit);
  const shown = site.counties.filter((group) => largest.includes(group));
  return drawMap(
    site,
    shown.map(({ county, places }) => ({
      name: county.name,
      path: county.path,
      coordinates: meanCenter(places.map(({ facts }) => facts.coordinates)),
      group: groupsOf(site).get(county.id) ?? 0,
      isCurrent: false,
    })),
    regionView,
  );
}

/** Draws offices, each by its name. */
export function createSpotMap(
  site: Site,
  spots: readonly { name: string; path?: string; coordinates: Coordinates }[],
): CityMap {
  return drawMap(
    site,
    spots.map(({ name, path, coordinates }) => ({ name, path, coordinates, group: 0, isCurrent: false })),
    regionView,
  );
}

/** A map of the ground around a place with the cities next to it, and the degrees that its units stand for. */
export interface GroundMap extends CityMap {
  /** Degrees at the top left, and from one unit to the next. */
  latitude: { at: number; step: number };
  longitude: { at: number; step: number };
}

/** Draws a place among cities, such that a point of the map can be turned into coordinates. */
export function createGroundMap(
  site: Site,
  place: { name: string; coordinates: Coordinates },
  cities: readonly CityPlace[],
): GroundMap {
  const spots = [
    ...cities.map(({ facts }) => ({ name: facts.city, coordinates: facts.coordinates, isCurrent: false })),
    { ...place, isCurrent: true },
  ].map((spot) => ({ ...spot, path: undefined, group: 0 }));
  const { project } = createProjection(spots, cityView);
  const [[x0, y0], [x1, y1]] = [project([0, 0]), project([1, 1])];
  const axis = (from: number, to: number) => ({ at: -from / (to - from), step: 1 / (to - from) });
  return { ...drawMap(site, spots, cityView), latitude: axis(y0, y1), longitude: axis(x0, x1) };
}

type View = typeof regionView & { height?: number };
type Project = (coordinates: readonly number[]) => Point;

/** Coordinates → map units, the cities in the middle: a degree of longitude is narrower than one of latitude. */
function createProjection(spots: readonly Spot[], view: View): { height: number; project: Project } {
  const latitudes = spots.map(({ coordinates }) => coordinates.latitude);
  const longitudes = spots.map(({ coordinates }) => coordinates.longitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const shrink = Math.cos(((north + south) / 2) * (Math.PI / 180));
  const { width, margin, least } = view;
  const inner = { width: width - 2 * margin, height: (view.height ?? width * 0.8) - 2 * margin };
  const scale = Math.min(
    inner.width / Math.max((east - west) * shrink, least),
    inner.height / Math.max(north - south, least),
  );
  const height = view.height ?? Math.round((north - south) * scale + 2 * margin);
  const [left, top] = [(width - (east - west) * shrink * scale) / 2, (height - (north - south) * scale) / 2];
  return {
    height,
    project: ([latitude = 0, longitude = 0]) => [
      left + (longitude - west) * shrink * scale,
      top + (north - latitude) * scale,
    ],
  };
}

function watersOf({ dataset }: Site, project: Project, frame: Frame): Point[][] {
  return (dataset.map?.value.waters ?? [])
    .map(({ outline }) => clipOutline(outline.map(project), frame))
    .filter((outline) => outline.length > 2)
    .map(simplify);
}

/** The frame with the waters cut out of it. */
function landPath(waters: Point[][], { left, top, right, bottom }: Frame): string {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return [corners, ...waters].map((outline) => toPath(outline, true)).join("");
}

/** The lines that the frame shows, each in its pieces. */
function linesOf(
  lines: readonly { name: string; line: number[][] }[] | undefined,
  project: Project,
  frame: Frame,
): { name: string; pieces: Point[][] }[] {
  return (lines ?? [])
    .map(({ name, line }) => ({ name, pieces: clipLine(line.map(project), frame).map(simplify) }))
    .filter(({ pieces }) => pieces.length > 0);
}

function pathOf(lines: ReturnType<typeof linesOf>): string {
  return lines.flatMap(({ pieces }) => pieces.map((piece) => toPath(piece, false))).join("");
}

function roadNames(roads: ReturnType<typeof linesOf>): Wish[] {
  return roads.map(({ name, pieces }) => ({ text: name, kind: "road", at: pointsAlong(pieces) }));
}

function groundNames({ dataset }: Site, project: Project): Wish[] {
  return (dataset.map?.value.names ?? []).map(({ text, kind, at }) => ({ text, kind, at: at.map(project) }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
