import type { Site } from "../site/site.ts";

/** A dot of the map: a city. Positions in map units from the top left. */
export interface MapDot {
  name: string;
  path?: string;
  x: number;
  y: number;
  /** Index of its county, so that counties differ in colour and shape. */
  group: number;
  isCurrent: boolean;
}

export interface CityMap {
  width: number;
  height: number;
  dots: MapDot[];
}

const mapWidth = 600;
const margin = 40;

/** Coordinates → dots, with the shape of the land kept: a degree of longitude is narrower than one of latitude. */
export function createMap(site: Site, cityIds: readonly string[], currentId?: string): CityMap {
  const groups = new Map(site.counties.map(({ county }, index) => [county.id, index]));
  const wanted = new Set(cityIds);
  const cities = site.counties.flatMap(({ cities }) => cities).filter((city) => wanted.has(city.id));
  if (cities.length === 0) return { width: mapWidth, height: mapWidth / 2, dots: [] };
  const latitudes = cities.map((city) => city.value.coordinates.latitude);
  const longitudes = cities.map((city) => city.value.coordinates.longitude);
  const [north, south, west, east] = [
    Math.max(...latitudes),
    Math.min(...latitudes),
    Math.min(...longitudes),
    Math.max(...longitudes),
  ];
  const shrink = Math.cos(((north + south) / 2) * (Math.PI / 180));
  const scale = (mapWidth - 2 * margin) / Math.max((east - west) * shrink, (north - south) * 0.8, 0.01);
  const offsetX = (mapWidth - (east - west) * shrink * scale) / 2;
  const dots = cities.map((city): MapDot => {
    const { path } = site.citySummary(city.id) ?? {};
    return {
      name: city.value.city,
      ...(path !== undefined && { path }),
      x: round(offsetX + (city.value.coordinates.longitude - west) * shrink * scale),
      y: round(margin + (north - city.value.coordinates.latitude) * scale),
      group: groups.get(city.value.county) ?? 0,
      isCurrent: city.id === currentId,
    };
  });
  return { width: mapWidth, height: Math.round((north - south) * scale + 2 * margin), dots };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
