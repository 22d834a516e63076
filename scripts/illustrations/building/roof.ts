/** Roof coverings, laid in courses over a polygon. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { clip, d, linear, type Point, path, polygon, rect, withGradient } from "../core/svg.ts";

export type RoofCover = "shingle" | "tile" | "metal" | "gravel";

interface Extent {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

function extentOf(points: readonly Point[]): Extent {
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

/** Composition shingles: courses about 13 px, tabs 14-26 wide, three in ten a tone off. */
function shingles(random: Random, extent: Extent, color: string): string {
  const rows = Math.max(3, Math.round((extent.y1 - extent.y0) / 13));
  const course = (extent.y1 - extent.y0) / rows;
  let [dark, light, gaps, butts] = ["", "", "", ""];
  for (let row = 0; row < rows; row++) {
    const y = extent.y0 + row * course;
    butts += d`M${extent.x0} ${y + course - 1.8}h${extent.x1 - extent.x0}v1.8h${extent.x0 - extent.x1}z`;
    for (let x = extent.x0 - random.between(0, 20); x < extent.x1; ) {
      const width = random.between(14, 26);
      const tone = random.next();
      const tab = d`M${x} ${y}h${width}v${course - 1.8}h${-width}z`;
      if (tone < 0.15) light += tab;
      else if (tone < 0.3) dark += tab;
      gaps += d`M${x} ${y}h1v${course - 2}h-1z`;
      x += width;
    }
  }
  return (
    path(light, lighten(color, 0.14)) +
    path(dark, darken(color, 0.14)) +
    path(gaps, darken(color, 0.28)) +
    path(butts, darken(color, 0.4))
  );
}

/** Chance below which each of the five tones of a tile is taken; half of a roof is its own colour. */
const TILE_TONES = [0.5, 0.65, 0.8, 0.9, 1];

/** Spanish S-tile: scallops of 14 by 15, five tones, each with its right-hand shade and left highlight. */
function sTiles(random: Random, extent: Extent, color: string): string {
  const tones = [
    color,
    lighten(color, 0.16),
    darken(color, 0.12),
    mix(color, "#d8956a", 0.5),
    mix(color, "#e6ad84", 0.35),
  ];
  const layers = tones.map(() => "");
  let [shade, glints] = ["", ""];
  const rows = Math.round((extent.y1 - extent.y0) / 15);
  const course = (extent.y1 - extent.y0) / rows;
  for (let row = 0; row < rows; row++) {
    const y = extent.y0 + row * course;
    for (let x = extent.x0 - (row % 2) * 7; x < extent.x1; x += 14) {
      const tone = random.next();
      const index = TILE_TONES.findIndex((limit) => tone < limit);
      layers[index] += d`M${x} ${y}h12v${course - 3}a6 5.5 0 0 1 -12 0z`;
      shade += d`M${x + 8.6} ${y}h3.4v${course - 3}a6 5.5 0 0 1 -3.4 4.6z`;
      glints += d`M${x + 2} ${y}h2v${course - 2}h-2z`;
    }
  }
  return (
    layers.map((layer, index) => path(layer, tones[index] as string)).join("") +
    path(shade, darken(color, 0.34), { opacity: 0.75 }) +
    path(glints, lighten(color, 0.45), { opacity: 0.5 })
  );
}

function standingSeam(extent: Extent, color: string): string {
  let [seams, shade] = ["", ""];
  for (let x = extent.x0 + 12; x < extent.x1; x += 24) {
    seams += d`M${x} ${extent.y0}h2v${extent.y1 - extent.y0}h-2z`;
    shade += d`M${x + 2} ${extent.y0}h2.4v${extent.y1 - extent.y0}h-2.4z`;
  }
  return path(shade, SHADE, { opacity: 0.28 }) + path(seams, lighten(color, 0.35));
}

function gravel(random: Random, extent: Extent, color: string): string {
  let specks = "";
  for (let index = 0; index < (extent.x1 - extent.x0) * 0.7; index++) {
    specks += d`M${random.between(extent.x0, extent.x1)} ${random.between(extent.y0, extent.y1)}h2.4v1.4h-2.4z`;
  }
  return path(specks, darken(color, 0.24), { opacity: 0.6 });
}

/** A roof plane with its covering and the light along it; `ridgeCap` draws the row of caps on the top edge. */
export function roofPlane(random: Random, points: readonly Point[], cover: RoofCover, color: string): string {
  const extent = extentOf(points);
  const ground = cover === "tile" ? darken(color, 0.3) : color;
  const texture = {
    shingle: () => shingles(random, extent, color),
    tile: () => sTiles(random, extent, color),
    metal: () => standingSeam(extent, color),
    gravel: () => gravel(random, extent, color),
  }[cover]();
  const wash = linear(
    [
      [0, "#fff3cf", 0.24],
      [0.55, "#fff3cf", 0],
      [0.55, SHADE, 0],
      [1, SHADE, 0.2],
    ],
    [0, 0, 1, 0.3],
  );
  const light = withGradient(wash, (fill) => polygon(points, fill));
  return polygon(points, ground) + clip(polygon(points, "#000"), texture) + light;
}

/** Ridge caps along a level ridge. */
export function ridgeCaps(x0: number, x1: number, y: number, cover: RoofCover, color: string): string {
  if (cover !== "tile")
    return (
      rect(x0, y - 4, x1 - x0, 7, darken(color, 0.16)) + rect(x0, y - 4, x1 - x0, 2, lighten(color, 0.3))
    );
  let [caps, shade] = ["", ""];
  const count = Math.max(1, Math.round((x1 - x0) / 22));
  const step = (x1 - x0) / count;
  for (let index = 0; index < count; index++) {
    const x = x0 + index * step;
    caps += d`M${x} ${y + 6}v-6q${step / 2} -5 ${step - 1} 0v6z`;
    shade += d`M${x + step * 0.74} ${y + 6}v-8l${step * 0.26 - 1} 2v6z`;
  }
  return path(caps, lighten(color, 0.08)) + path(shade, darken(color, 0.32));
}
