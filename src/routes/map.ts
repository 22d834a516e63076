import type { CityEntity } from "../loader/entity.ts";
import { oncePerSite } from "../site/once.ts";
import { compare } from "../site/places.ts";
import type { Site } from "../site/site.ts";
import { type MapLabel, placeLabels } from "./map-labels.ts";
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
  /** Absent where there is no room for the name. */
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
}

/** The index of each county, by its id. */
const groupsOf = oncePerSite((site) => new Map(site.counties.map(({ county }, index) => [county.id, index])));

/** How maps of different purpose are framed, in map units. */
const regionView = { width: 760, margin: 44, fontSize: 14 };
/** The map beside the heading of a city's page always has the same shape. */
const cityView = { width: 600, height: 400, margin: 56, fontSize: 21 };
/** Maps go on this far outside of what is seen, so that lines along the edge stay out of sight. */
const bleed = 40;

/** Draws cities from their coordinates, with the shape of the land kept; the map of one city is framed around it. */
export function createMap(site: Site, cityIds: readonly string[], currentId?: string): CityMap {
  const view = currentId === undefined ? regionView : cityView;
  const { width, fontSize } = view;
  const groups = groupsOf(site);
  const groupOf = (city: CityEntity) => groups.get(city.facts.county) ?? 0;
  const cities = [...new Set(cityIds)]
    .flatMap((id) => site.places.city(id) ?? [])
    .sort((a, b) => groupOf(a) - groupOf(b) || compare(a.facts.city, b.facts.city));
  if (cities.length === 0) return { width, height: width / 2, fontSize, dots: [] };
  const { height, project } = createProjection(cities, view);
  const dots = cities.map((city): MapDot => {
    const { latitude, longitude } = city.facts.coordinates;
    const { path } = site.places.citySummary(city.id) ?? {};
    const [x, y] = project([latitude, longitude]);
    return {
      name: city.facts.city,
      ...(path !== undefined && { path }),
      x: round(x),
      y: round(y),
      group: groupOf(city),
      isCurrent: city.id === currentId,
    };
  });
  const frame = { left: -bleed, top: -bleed, right: width + bleed, bottom: height + bleed };
  const waters = watersOf(site, project, frame);
  const borders = bordersOf(site, project, frame);
  const labels = placeLabels({ width, height, fontSize, dots, waters });
  return {
    width,
    height,
    fontSize,
    dots: dots.map((dot) => ({ ...dot, ...(labels.has(dot) && { label: labels.get(dot) as MapLabel }) })),
    ...(waters.length > 0 && { land: landPath(waters, frame) }),
    ...(borders && { borders }),
  };
}

type View = typeof regionView & { height?: number };
type Project = (coordinates: readonly number[]) => Point;

/** Coordinates → map units, the cities in the middle: a degree of longitude is narrower than one of latitude. */
function createProjection(cities: CityEntity[], view: View): { height: number; project: Project } {
  const latitudes = cities.map((city) => city.facts.coordinates.latitude);
  const longitudes = cities.map((city) => city.facts.coordinates.longitude);
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const shrink = Math.cos(((north + south) / 2) * (Math.PI / 180));
  const { width, margin } = view;
  const inner = { width: width - 2 * margin, height: (view.height ?? width * 0.8) - 2 * margin };
  const scale = Math.min(
    inner.width / Math.max((east - west) * shrink, 0.01),
    inner.height / Math.max(north - south, 0.01),
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

function bordersOf({ dataset }: Site, project: Project, frame: Frame): string {
  return (dataset.map?.value.borders ?? [])
    .flatMap(({ line }) => clipLine(line.map(project), frame))
    .map((line) => toPath(simplify(line), false))
    .join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
