/** Buildings from above: the flat-roofed apartment wing and the hip-roofed neighbour. */

import { type Site, siteRandom } from "../building/site.ts";
import { peeling } from "../building/weather.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { clip, d, ellipse, group, type Point, path, stroke } from "../core/svg.ts";
import { boxShadow, type Footprint, leftFace, project, rightFace, topFace } from "./projection.ts";

const STOREY = 32;

/** A right-hand face lies 30 per cent in shade. */
export const RIGHT_SHADE = 0.3;

export interface WingPlan extends Footprint {
  readonly storeys: number;
  readonly skin: string;
  readonly doors: boolean;
  readonly gallery: boolean;
}

export function leftWindow(
  y: number,
  u: number,
  v: number,
  width: number,
  height: number,
  trim: string,
): string {
  return (
    leftFace(y, u - 2, u + width + 2, v - 2, v + height + 2, trim) +
    leftFace(y, u, u + width, v, v + height, "#3f7f8d") +
    leftFace(y, u, u + width, v + height - 3, v + height, SHADE, 0.4) +
    leftFace(y, u + width * 0.5 - 0.6, u + width * 0.5 + 0.6, v, v + height, trim) +
    leftFace(y, u + width * 0.1, u + width * 0.4, v, v + height, "#ffffff", 0.18)
  );
}

export function rightWindow(
  x: number,
  u: number,
  v: number,
  width: number,
  height: number,
  trim: string,
): string {
  const shaded = darken(trim, 0.25);
  return (
    rightFace(x, u - 2, u + width + 2, v - 2, v + height + 2, shaded) +
    rightFace(x, u, u + width, v, v + height, "#2c5f70") +
    rightFace(x, u + width * 0.5 - 0.6, u + width * 0.5 + 0.6, v, v + height, shaded)
  );
}

function openings(plan: WingPlan, site: Site): string {
  const { trim, door } = site.paint;
  let drawing = "";
  for (let floor = 0; floor < plan.storeys; floor++) {
    const z = floor * STOREY;
    for (let u = plan.x0 + 10; u + 34 < plan.x1; u += 46) {
      if (plan.doors)
        drawing +=
          leftFace(plan.y1, u - 1.2, u + 9.2, z + 2, z + 23, trim) +
          leftFace(plan.y1, u, u + 8, z + 2, z + 21.5, door) +
          leftFace(plan.y1, u, u + 8, z + 18, z + 21.5, SHADE, 0.35);
      drawing += leftWindow(plan.y1, u + 15, z + 9, 17, 12, trim);
    }
    for (let u = plan.y0 + 12; u + 24 < plan.y1; u += 40)
      drawing += rightWindow(plan.x1, u, z + 9, 18, 12, trim);
  }
  return drawing;
}

/** Open walk along the left face: slab, rail, posts, and its shade on the wall. */
function galleryWalk(plan: WingPlan, site: Site): string {
  const { x0, x1, y1 } = plan;
  const { fascia, rail } = site.paint;
  const depth = 10;
  let balusters = "";
  for (let u = x0; u <= x1; u += 5) {
    const [foot, head] = [project(u, y1 + depth, 31), project(u, y1 + depth, 42)];
    balusters += d`M${foot[0]} ${foot[1]}L${head[0]} ${head[1]}`;
  }
  let drawing =
    leftFace(y1, x0, x1, 12, 30, SHADE, 0.28) + topFace({ x0, x1, y0: y1, y1: y1 + depth }, 31, "#e2dccd");
  drawing +=
    leftFace(y1 + depth, x0, x1, 27, 31, fascia) +
    rightFace(x1, y1, y1 + depth, 27, 31, darken(fascia, RIGHT_SHADE));
  drawing += stroke(balusters, rail, 1.2) + leftFace(y1 + depth, x0, x1, 41, 43, rail);
  for (let u = x0 + 4; u <= x1; u += (x1 - x0 - 8) / 4)
    drawing += leftFace(y1 + depth, u - 1, u + 1, 0, plan.storeys * STOREY, rail);
  return drawing;
}

function roofUnit(x: number, y: number, z: number, width: number, depth: number, height: number): string {
  const area = { x0: x, y0: y, x1: x + width, y1: y + depth };
  return boxShadow(area, height, 0.32, z) + liftedBox(area, z, z + height, "#dfe2e0");
}

/** Box with a lit left, a shaded right and a light top. */
export function liftedBox(area: Footprint, bottom: number, top: number, color: string): string {
  return (
    leftFace(area.y1, area.x0, area.x1, bottom, top, color) +
    rightFace(area.x1, area.y0, area.y1, bottom, top, darken(color, RIGHT_SHADE)) +
    topFace(area, top, lighten(color, 0.3))
  );
}

/** Flat roof: parapet, its inner shade, seams, stains and machines. */
function flatRoof(plan: WingPlan, site: Site, z: number, overhang: number): string {
  const { fascia } = site.paint;
  const gravel = site.materials.roof;
  const random = siteRandom(site, `aerial roof ${plan.x0}`);
  const outer = {
    x0: plan.x0 - overhang,
    y0: plan.y0 - overhang,
    x1: plan.x1 + overhang,
    y1: plan.y1 + overhang,
  };
  const inner = { x0: outer.x0 + 5, y0: outer.y0 + 5, x1: outer.x1 - 5, y1: outer.y1 - 5 };
  const shape = topFace(inner, z + 6, "#000000");
  let surface = topFace(inner, z + 6, gravel);
  for (let index = 0; index < 26; index++) {
    const [x, y] = project(random.between(plan.x0, plan.x1), random.between(plan.y0, plan.y1), z + 6);
    surface += ellipse(
      x,
      y,
      random.between(8, 26),
      random.between(4, 12),
      random.chance(0.5) ? "#ffffff" : SHADE,
      { opacity: random.between(0.03, 0.09) },
    );
  }
  let seams = "";
  for (let u = plan.x0 + 24; u < plan.x1; u += 38) {
    const [from, to] = [project(u, inner.y0, z + 6), project(u, inner.y1, z + 6)];
    seams += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }
  surface += stroke(seams, darken(gravel, 0.2), 1, { opacity: 0.6 });
  surface += group(
    topFace({ ...inner, y1: inner.y0 + 5 }, z + 6, SHADE) +
      topFace({ ...inner, x1: inner.x0 + 4 }, z + 6, SHADE),
    { opacity: 0.28 },
  );
  const [w, h] = [plan.x1 - plan.x0, plan.y1 - plan.y0];
  const machines =
    roofUnit(plan.x0 + w / 3, plan.y0 + h / 2 - 6, z + 6, 14, 12, 9) +
    roofUnit(plan.x0 + (w * 2) / 3, plan.y0 + h / 3, z + 6, 11, 11, 7) +
    roofUnit(plan.x0 + w / 2, plan.y0 + (h * 2) / 3, z + 6, 6, 6, 10);
  return (
    leftFace(outer.y1, outer.x0, outer.x1, z, z + 6, fascia) +
    rightFace(outer.x1, outer.y0, outer.y1, z, z + 6, darken(fascia, RIGHT_SHADE)) +
    topFace(outer, z + 6, lighten(fascia, 0.2)) +
    clip(shape, surface) +
    machines
  );
}

/** Run-off on the walls and flakes on the fascia; only where paint is. */
function wingWear(plan: WingPlan, site: Site, height: number): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, `aerial wear ${plan.x0} ${plan.y1}`);
  let [left, right, flakes] = ["", "", ""];
  const drip = (a: Point, b: Point, c: Point): string => d`M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${c[0]} ${c[1]}Z`;
  for (let index = 0; index < (plan.x1 - plan.x0) / 16; index++) {
    const u = random.between(plan.x0 + 2, plan.x1 - 5);
    left += drip(
      project(u, plan.y1, height - 2),
      project(u + 3.4, plan.y1, height - 2),
      project(u + 2, plan.y1, height - random.between(10, 30)),
    );
  }
  for (let index = 0; index < (plan.y1 - plan.y0) / 16; index++) {
    const u = random.between(plan.y0 + 2, plan.y1 - 6);
    right += drip(
      project(plan.x1, u, height - 2),
      project(plan.x1, u + 4, height - 2),
      project(plan.x1, u + 2, height - random.between(10, 34)),
    );
  }
  const overhang = plan.gallery ? 11 : 4;
  for (let index = 0; index < (plan.x1 - plan.x0) / 50; index++) {
    const [x, y] = project(random.between(plan.x0, plan.x1), plan.y1 + overhang, height + 3);
    flakes += peeling(random, x, y, 12, 4, 6);
  }
  return (
    path(left + right, "#46362a", { opacity: 0.34 }) +
    clip(leftFace(plan.y1 + overhang, plan.x0, plan.x1, height, height + 6, "#000000"), flakes)
  );
}

/** One wing of the apartments, from wall foot to roof machines. */
export function apartmentWing(plan: WingPlan, site: Site): string {
  const { x0, y0, x1, y1, skin } = plan;
  const height = plan.storeys * STOREY;
  let drawing =
    leftFace(y1, x0, x1, 0, height, skin) + rightFace(x1, y0, y1, 0, height, darken(skin, RIGHT_SHADE));
  drawing +=
    leftFace(y1, x0, x1, 0, 5, darken(skin, 0.12)) +
    rightFace(x1, y0, y1, 0, 5, darken(skin, 0.42)) +
    wingWear(plan, site, height) +
    openings(plan, site);
  if (plan.gallery) drawing += galleryWalk(plan, site);
  drawing +=
    leftFace(y1, x0, x1, height - 7, height, SHADE, 0.28) +
    rightFace(x1, y0, y1, height - 5, height, SHADE, 0.22);
  return drawing + flatRoof(plan, site, height, plan.gallery ? 11 : 4);
}

/** Diamond block screen on a left face. */
export function blockScreen(y: number, u: number, columns: number, rows: number, site: Site): string {
  let holes = "";
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const [left, foot] = [u + 2 + column * 9, 6 + row * 7];
      const points = [
        project(left + 4.5, y, foot),
        project(left + 8.5, y, foot + 3.5),
        project(left + 4.5, y, foot + 7),
        project(left + 0.5, y, foot + 3.5),
      ];
      holes += `M${points.map(([px, py]) => d`${px} ${py}`).join("L")}Z`;
    }
  }
  return (
    leftFace(y, u, u + columns * 9 + 2, 4, rows * 7 + 8, site.paint.trim) +
    path(holes, darken(site.paint.second, 0.45))
  );
}
