import type { ReportCity } from "../report-data.ts";
import type { Point } from "./points.ts";

export interface CityMap {
  points: Point[];
  height: number;
}

/** Least and greatest height of the map as a share of its width. */
const leastRatio = 0.5;
const greatestRatio = 1.1;

/** Cities on a map of this width: plate carrée about their middle, true to shape for a region. */
export function projectCities(cities: readonly ReportCity[], width: number, margin: number): CityMap {
  const latitudes = extent(cities.map(({ latitude }) => latitude));
  const shrink = Math.cos((latitudes.middle * Math.PI) / 180);
  const longitudes = extent(cities.map(({ longitude }) => longitude * shrink));
  const inner = width - 2 * margin;
  const ratio = Math.min(greatestRatio, Math.max(leastRatio, latitudes.length / (longitudes.length || 1)));
  const height = inner * ratio;
  const scale = Math.min(inner / (longitudes.length || 1), height / (latitudes.length || 1));
  return {
    points: cities.map(({ latitude, longitude }) => ({
      x: margin + inner / 2 + (longitude * shrink - longitudes.middle) * scale,
      y: margin + height / 2 - (latitude - latitudes.middle) * scale,
    })),
    height: height + 2 * margin,
  };
}

function extent(values: readonly number[]): { middle: number; length: number } {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  return { middle: (least + greatest) / 2, length: greatest - least };
}

export interface Label extends Point {
  /** Number of the point. */
  number: number;
  text: string;
  anchor: "start" | "end" | "middle";
}

/** Width of a letter and height of a line at the size that the style gives labels, in pixels. */
const letter = 7;
const line = 13;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Names beside their points, right, left, above or below; one that would cover a point or another name is left out. */
export function placeLabels(names: readonly string[], points: readonly Point[], width: number): Label[] {
  const taken: Box[] = points.map(({ x, y }) => ({ left: x - 4, top: y - 4, right: x + 4, bottom: y + 4 }));
  return names.flatMap((text, number) => {
    const { x, y } = points[number] ?? { x: 0, y: 0 };
    const long = text.length * letter;
    const choices: [Label, Box][] = [
      [{ number, text, x: x + 8, y: y + 4, anchor: "start" }, box(x + 7, y - line / 2, long)],
      [{ number, text, x: x - 8, y: y + 4, anchor: "end" }, box(x - 7 - long, y - line / 2, long)],
      [{ number, text, x, y: y - 9, anchor: "middle" }, box(x - long / 2, y - 8 - line, long)],
      [{ number, text, x, y: y + 18, anchor: "middle" }, box(x - long / 2, y + 7, long)],
    ];
    const free = choices.find(
      ([, area]) => area.left > 0 && area.right < width && !taken.some((other) => overlap(area, other)),
    );
    if (!free) return [];
    taken.push(free[1]);
    return free[0];
  });
}

function box(left: number, top: number, long: number): Box {
  return { left, top, right: left + long, bottom: top + line };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
