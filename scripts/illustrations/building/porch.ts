/** Porches: columns, roofs, steps; and the chimney. */

import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { SHADOW, shadow, shadowRect } from "../core/light.ts";
import { box, vertices } from "../core/shape.ts";
import { clip, type Point, polygon, rect } from "../core/svg.ts";
import { brickwork } from "./cladding.ts";
import { paintedBoard } from "./fittings.ts";
import { type RoofCover, roofPlane } from "./roof.ts";
import { onWalls, type Site, siteRandom } from "./site.ts";

export interface ColumnPlan {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly style: "craftsman" | "square" | "round" | "post";
}

/** Porch column; the Craftsman one is a tapered box on a brick pier. */
export function column(plan: ColumnPlan, site: Site): string {
  const { x, top, foot, style } = plan;
  const { trim, rail } = site.paint;
  if (style === "post")
    return (
      rect(x + 6, top, 8, foot - top, SHADE, { opacity: 0.24 }) +
      rect(x, top, 9, foot - top, rail) +
      rect(x, top, 2.6, foot - top, lighten(rail, 0.36))
    );
  if (style === "square") {
    return (
      shadowRect(x, top, 18, foot - top, 8, 0.24) +
      rect(x, top, 18, foot - top, trim) +
      rect(x + 12, top, 6, foot - top, darken(trim, 0.16)) +
      rect(x - 4, top, 26, 8, trim) +
      rect(x - 4, top + 7, 26, 2.4, darken(trim, 0.3)) +
      rect(x - 4, foot - 16, 26, 16, trim) +
      rect(x - 4, foot - 16, 26, 3, lighten(trim, 0.6))
    );
  }
  if (style === "round") {
    const shaft: Point[] = [
      [x + 1, top + 8],
      [x + 17, top + 8],
      [x + 20, foot - 8],
      [x - 2, foot - 8],
    ];
    return (
      shadowRect(x, top, 18, foot - top, 9, 0.24) +
      polygon(shaft, trim) +
      polygon(
        vertices(x + 10, top + 8, x + 17, top + 8, x + 20, foot - 8, x + 11, foot - 8),
        darken(trim, 0.18),
      ) +
      rect(x - 4, top, 26, 9, trim) +
      rect(x - 5, foot - 10, 28, 10, trim) +
      rect(x - 4, top + 8, 26, 2, darken(trim, 0.3))
    );
  }
  return craftsmanColumn(x, top, foot, site);
}

function craftsmanColumn(x: number, top: number, foot: number, site: Site): string {
  const trim = site.paint.trim;
  const pier = foot - (foot - top) * 0.46;
  const random = siteRandom(site, `pier ${x}`);
  const area = { x: x - 7, y: pier, width: 50, height: foot - pier };
  return (
    shadow(box(x + 8, pier + 6, 50, foot - pier - 6), 0.26) +
    polygon(vertices(x + 5, top, x + 31, top, x + 36, pier, x, pier), trim) +
    polygon(vertices(x + 21, top, x + 31, top, x + 36, pier, x + 24, pier), darken(trim, 0.17)) +
    rect(x + 1, top - 2, 34, 10, trim) +
    rect(x + 1, top + 7, 34, 2.2, darken(trim, 0.3)) +
    rect(area.x, area.y, area.width, area.height, site.materials.brick) +
    clip(
      rect(area.x, area.y, area.width, area.height, "#000"),
      brickwork(random, area, site.materials.brick),
    ) +
    rect(area.x + 34, pier, 16, foot - pier, SHADE, { opacity: 0.18 }) +
    rect(x - 11, pier - 7, 58, 10, site.materials.stone) +
    rect(x - 11, pier - 7, 58, 2.6, lighten(site.materials.stone, 0.5)) +
    rect(x - 11, pier + 1, 58, 2.4, darken(site.materials.stone, 0.3))
  );
}

export interface PorchRoofPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rise: number;
  readonly depth: number;
  readonly cover: RoofCover;
  /** Y of the porch floor: how far its shadow may run down the wall. */
  readonly foot: number;
}

/** Shed roof over a porch: covering, beam, and the shade of the whole porch on the wall behind. */
export function porchRoof(plan: PorchRoofPlan, site: Site): string {
  const { x, y, width, rise, depth } = plan;
  const right = x + width;
  const plane: Point[] = [
    [x, y],
    [x + 34, y - rise],
    [right - 34, y - rise],
    [right, y],
  ];
  const shade = onWalls(
    site,
    shadow(
      vertices(
        x + 20,
        y + 14,
        right - 14,
        y + 14,
        right - 14,
        y + 14 + depth,
        x + 20 + depth * 0.5,
        y + 14 + depth,
      ),
      SHADOW.cast,
    ),
  );
  const random = siteRandom(site, `porch ${x}`);
  return (
    shade +
    roofPlane(random, plane, plan.cover, site.materials.roof) +
    paintedBoard(x - 6, y - 2, width + 12, 16, site.paint.fascia, site)
  );
}

export function steps(x: number, y: number, width: number, count: number, site: Site): string {
  const stone = mix(site.materials.stone, "#fff6de", 0.45);
  const spread = Math.min(8, 24 / count);
  let drawing = shadow(
    vertices(x + 10, y, x + width, y, x + width + count * 10 + 16, y + count * 10, x + 24, y + count * 10),
    0.24,
  );
  for (let step = 0; step < count; step++) {
    const [left, top, across] = [x - step * spread, y + step * 10, width + step * spread * 2];
    drawing +=
      rect(left, top, across, 10, stone) +
      rect(left, top, across, 3.4, lighten(stone, 0.55)) +
      rect(left, top + 7.6, across, 2.6, darken(stone, 0.3));
  }
  return drawing;
}

export function chimney(
  x: number,
  y: number,
  width: number,
  foot: number,
  painted: boolean,
  site: Site,
): string {
  const random = siteRandom(site, `chimney ${x}`);
  const area = { x, y, width, height: foot - y };
  const color = painted ? site.paint.body : site.materials.brick;
  const cap = painted ? site.paint.trim : site.materials.stone;
  return (
    rect(x, y, width, foot - y, color) +
    (painted ? "" : clip(rect(x, y, width, foot - y, "#000"), brickwork(random, area, color))) +
    rect(x + width * 0.62, y, width * 0.38, foot - y, SHADE, { opacity: 0.22 }) +
    rect(x - 6, y - 9, width + 12, 11, cap) +
    rect(x - 6, y - 9, width + 12, 3, lighten(cap, 0.5)) +
    rect(x - 6, y, width + 12, 3, darken(cap, 0.32)) +
    rect(x + width * 0.24, y - 22, width * 0.5, 13, "#8d4f39")
  );
}
