/** Parts of the two-story walk-up: gallery, stair, breeze block, carport, meters. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { revealShade, SHADOW, shadow, warmBounce } from "../core/light.ts";
import { box, vertices } from "../core/shape.ts";
import {
  circle,
  clip,
  d,
  linear,
  type Point,
  path,
  polygon,
  rect,
  stroke,
  withGradient,
} from "../core/svg.ts";
import { doorUnit } from "./doors.ts";
import { paintedBoard, wallLamp } from "./fittings.ts";
import { windowUnit } from "./openings.ts";
import { type RailStyle, railing } from "./railings.ts";
import { type Site, siteRandom } from "./site.ts";
import { carFront } from "./vehicles.ts";
import { peeling, stain, weathered } from "./weather.ts";

const SLAB = 16;

export interface GalleryPlan {
  readonly x: number;
  /** Y of the upper floor. */
  readonly y: number;
  readonly width: number;
  /** Story height: from the upper floor to its ceiling. */
  readonly height: number;
  /** X of each flat's door; its window stands to the right. */
  readonly units: readonly number[];
  readonly rail: RailStyle;
  /** Opening in the rail where a stair arrives, from x to x. */
  readonly gap?: readonly [from: number, to: number] | undefined;
}

/** Door and window of one flat, scaled to the story. */
function flat(x: number, floor: number, story: number, site: Site): string {
  const unit = story / 190;
  const door = {
    x: x + 6,
    width: 44 * unit,
    height: 108 * unit,
    foot: floor,
    style: "panel",
    color: site.paint.door,
    casing: 5,
  } as const;
  const left = x + 6 + 44 * unit + 26 * unit;
  const window = {
    x: left,
    y: floor - 106 * unit,
    width: 84 * unit,
    height: 62 * unit,
    columns: 2,
    rows: 1,
    casing: 5,
    head: 0,
    sill: true,
    dressing: "drapes",
  } as const;
  return doorUnit(door, site) + windowUnit(window, site) + wallLamp(x + 6 + 44 * unit + 7, floor - 96 * unit);
}

/** Back wall of an open walk: darker body colour, flats, shade from above and from the left, warm bounce. */
function walk(plan: GalleryPlan, top: number, floor: number, site: Site): string {
  const { x, width, height, units } = plan;
  const color = darken(site.paint.body, 0.05);
  const area = rect(x, top, width, floor - top, "#000");
  let drawing =
    rect(x, top, width, floor - top, color) +
    weathered(area, [x, top, width, floor - top], site.seed + top, site.wear * 0.8);
  if (site.wear > 0) {
    const random = siteRandom(site, `walk ${top}`);
    for (let index = 0; index < width / 46; index++)
      drawing += stain(
        random,
        random.between(x + 6, x + width - 6),
        top + 2,
        random.between(5, 12),
        random.between(40, 110),
      );
    for (let index = 0; index < width / 150; index++)
      drawing += clip(area, peeling(random, random.between(x + 20, x + width - 20), floor - 20, 34, 14, 12));
  }
  for (const unit of units) drawing += flat(unit, floor, height, site);
  const reach = Math.min(90, (floor - top) * 0.44);
  const shade = shadow(
    vertices(x, top, x + width, top, x + width, top + reach, x + 40, top + reach, x + 40, floor, x, floor),
    SHADOW.gallery,
  );
  const glow = rect(x, top, width, floor - top, "#ffd9a0", { opacity: 0.13 });
  return clip(area, drawing + shade + glow + warmBounce(x, top, width, floor - top, 0.22));
}

function galleryRail(plan: GalleryPlan, site: Site): string {
  const { x, y, width, rail, gap } = plan;
  const right = x + width;
  const runs = gap ? [[x + 2, gap[0]] as const, [gap[1], right] as const] : [[x + 2, right] as const];
  return runs
    .filter(([from, to]) => to - from > 20)
    .map(([from, to]) => railing({ x: from, y, width: to - from, height: 50, style: rail }, site))
    .join("");
}

export function gallery(plan: GalleryPlan, site: Site): string {
  const { x, y, width, height } = plan;
  return (
    walk(plan, y + SLAB, site.base, site) +
    walk(plan, y - height, y, site) +
    paintedBoard(x, y, width + 8, SLAB, site.paint.fascia, site) +
    galleryRail(plan, site)
  );
}

export interface StairPlan {
  readonly x: number;
  /** Y of the foot. */
  readonly y: number;
  /** Y of the landing. */
  readonly top: number;
  /** Horizontal run; negative climbs to the left. */
  readonly run: number;
  readonly treads: number;
  /** Width of one tread. */
  readonly tread: number;
}

/** Open-riser stair in profile: concrete treads on a painted stringer, rail and balusters above. */
export function stair(plan: StairPlan, site: Site): string {
  const { x, y, top, run, treads, tread } = plan;
  const [rise, step] = [(y - top) / treads, run / treads];
  const side = Math.sign(run);
  const beam = 20;
  const stringer: Point[] = [
    [x - 6 * side, y],
    [x + beam * side, y],
    [x + run + beam * side * 0.6, top + 8],
    [x + run, top - 6],
  ];
  const concrete = lighten(site.materials.stone, 0.4);
  let drawing = polygon(
    stringer.map(([px, py]) => [px + 26, Math.min(py + 22, y + 4)] as const),
    SHADE,
    { "fill-opacity": 0.24 },
  );
  drawing +=
    polygon(stringer, site.paint.second) +
    polygon(
      [
        stringer[1] as Point,
        stringer[2] as Point,
        [x + run + beam * side * 0.6 - 5 * side, top + 6],
        [x + (beam - 7) * side, y],
      ],
      darken(site.paint.second, 0.25),
    );
  for (let index = 0; index < treads; index++) {
    const left = x + step * index + (side < 0 ? step - tread * 0.5 : 0) - 4;
    const ty = y - (index + 1) * rise;
    drawing +=
      rect(left, ty, tread, 6, concrete) +
      rect(left, ty, tread, 2, lighten(concrete, 0.6)) +
      rect(left, ty + 6, tread, 3, SHADE, { opacity: 0.4 });
  }
  return drawing + stairRail(plan, rise, step, site);
}

function stairRail(plan: StairPlan, rise: number, step: number, site: Site): string {
  const { x, y, top, run, treads } = plan;
  const height = 52;
  const color = site.paint.rail;
  let balusters = "";
  for (let index = 0; index <= treads; index++) {
    const [bx, by] = [x + step * index + step * 0.5, y - rise * (index + 0.5)];
    balusters += d`M${bx} ${by}h2.8v${-height}h-2.8z`;
  }
  const hand = d`M${x} ${y - height - rise * 0.3}L${x + run + step * 0.4} ${top - height - rise * 0.3}`;
  const foot = d`M${x} ${y - 10}L${x + run} ${top - 10}`;
  const newel = rect(x - 4, y - height - 12, 7, height + 12, color);
  return (
    path(balusters, color) +
    stroke(foot, color, 3) +
    stroke(hand, color, 6.5) +
    stroke(hand, lighten(color, 0.4), 1.6, { transform: "translate(0 -2.2)" }) +
    newel
  );
}

export interface CarportPlan {
  readonly x: number;
  /** Y of the underside of the floor above. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly posts: readonly number[];
  readonly cars: readonly { readonly x: number; readonly color: string; readonly size?: number }[];
}

/** Open bays under the building: deep shade, a wheel rail along the back wall, cars nosed in. */
export function carport(plan: CarportPlan, site: Site): string {
  const { x, y, width, height } = plan;
  const foot = y + height;
  const depth = linear([
    [0, darken(site.paint.body, 0.74)],
    [1, darken(site.paint.body, 0.5)],
  ]);
  let inside = withGradient(depth, (fill) => rect(x, y, width, height, fill));
  inside += rect(x, y + height * 0.62, width, 7, "#8f8a80", { opacity: 0.5 });
  inside += rect(x, foot - 16, width, 16, "#cfc8b8", { opacity: 0.22 });
  for (const car of plan.cars) inside += carFront(car.x, foot - 4, car.size ?? 1, car.color);
  inside +=
    shadow(box(x, y, width, Math.min(50, height * 0.26)), 0.42) + revealShade(x, y, width, height, 22, 0.22);
  let drawing = clip(rect(x, y, width, height, "#000"), inside);
  for (const post of plan.posts) {
    drawing +=
      rect(post + 7, y, 6, height, SHADE, { opacity: 0.3 }) +
      rect(post, y, 11, height, site.paint.rail) +
      rect(post, y, 3, height, lighten(site.paint.rail, 0.36)) +
      rect(post - 2, foot - 30, 15, 30, "#e8c34a", { opacity: 0.9 });
  }
  return drawing + paintedBoard(x - 10, y - 16, width + 20, 18, site.paint.fascia, site);
}

/** Bank of gas or power meters on a backboard. */
export function meters(x: number, y: number, count: number): string {
  let drawing =
    shadow(box(x + 4, y + 4, count * 24 + 6, 62), 0.28) +
    rect(x, y, count * 24 + 6, 62, "#a9b0b0") +
    rect(x, y, count * 24 + 6, 2.4, "#d6dbd9");
  for (let index = 0; index < count; index++) {
    const cx = x + 15 + index * 24;
    drawing +=
      circle(cx + 1.6, y + 20, 9, SHADE, { opacity: 0.3 }) +
      circle(cx, y + 18, 9, "#dfe6e4") +
      circle(cx, y + 18, 5.6, "#5d7f88") +
      rect(cx - 8, y + 34, 16, 22, "#8f9899") +
      rect(cx - 8, y + 34, 16, 2, "#c5cbca");
  }
  return drawing;
}
