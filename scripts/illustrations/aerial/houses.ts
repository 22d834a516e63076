/** Hip-roofed neighbours from above. */

import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { d, type Point, polygon, stroke } from "../core/svg.ts";
import type { World } from "../core/world.ts";
import { leftWindow, RIGHT_SHADE, rightWindow } from "./blocks.ts";
import { boxShadow, type Footprint, leftFace, project, rightFace } from "./projection.ts";

export interface HousePlan extends Footprint {
  readonly wall: string;
  readonly roof: string;
  readonly distance: number;
}

/** Wall height and roof height of a bungalow. */
const [EAVE, HIP] = [23, 27];

function courses(a: Point, b: Point, c: Point, e: Point, count: number): string {
  let data = "";
  for (let index = 1; index < count; index++) {
    const share = index / count;
    const from: Point = [a[0] + (e[0] - a[0]) * share, a[1] + (e[1] - a[1]) * share];
    const to: Point = [b[0] + (c[0] - b[0]) * share, b[1] + (c[1] - b[1]) * share];
    data += d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  }
  return data;
}

/** Four roof planes at 0, 5, 12 and 30 per cent dark, with courses and light ridges. */
function hipRoof(plan: HousePlan, tone: (color: string) => string): string {
  const eaves = { x0: plan.x0 - 6, y0: plan.y0 - 6, x1: plan.x1 + 6, y1: plan.y1 + 6 };
  const long = eaves.x1 - eaves.x0 > eaves.y1 - eaves.y0;
  const inset = Math.min(eaves.x1 - eaves.x0, eaves.y1 - eaves.y0) / 2;
  const [mx, my] = [(eaves.x0 + eaves.x1) / 2, (eaves.y0 + eaves.y1) / 2];
  const top = EAVE + HIP;
  const first = long ? project(eaves.x0 + inset, my, top) : project(mx, eaves.y0 + inset, top);
  const second = long ? project(eaves.x1 - inset, my, top) : project(mx, eaves.y1 - inset, top);
  const [a, b, c, e] = [
    project(eaves.x0, eaves.y0, EAVE),
    project(eaves.x1, eaves.y0, EAVE),
    project(eaves.x1, eaves.y1, EAVE),
    project(eaves.x0, eaves.y1, EAVE),
  ];
  const planes: readonly (readonly [readonly Point[], number])[] = long
    ? [
        [[e, a, first], 0.05],
        [[a, b, second, first], 0.12],
        [[b, c, second], 0.3],
        [[e, c, second, first], 0],
      ]
    : [
        [[a, b, first], 0.16],
        [[e, a, first, second], 0.04],
        [[b, c, second, first], 0.28],
        [[e, c, second], 0],
      ];
  const lines = long
    ? courses(e, c, second, first, 9) +
      courses(b, c, second, second, 8) +
      courses(a, b, second, first, 9) +
      courses(a, e, first, first, 8)
    : courses(e, c, second, second, 8) +
      courses(b, c, second, first, 9) +
      courses(a, b, first, first, 8) +
      courses(a, e, second, first, 9);
  const hips = [
    [e, long ? first : second],
    [c, second],
    [b, long ? second : first],
    [a, first],
    [first, second],
  ] as const;
  return (
    planes.map(([points, shade]) => polygon(points, tone(darken(plan.roof, shade)))).join("") +
    stroke(lines, tone(darken(plan.roof, 0.34)), 0.9, { opacity: 0.55 }) +
    stroke(
      hips.map(([from, to]) => d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`).join(""),
      tone(lighten(plan.roof, 0.32)),
      2,
    ) +
    polygon([e, c, [c[0], c[1] + 3], [e[0], e[1] + 3]], tone("#fffaf0")) +
    polygon([c, b, [b[0], b[1] + 3], [c[0], c[1] + 3]], tone("#b8b2a6"))
  );
}

export function neighbourHouse(plan: HousePlan, world: World): string {
  const tone = (color: string): string => mix(color, world.haze, plan.distance);
  const { x0, y0, x1, y1 } = plan;
  let drawing =
    boxShadow(plan, EAVE + HIP * 0.6, 0.28) +
    leftFace(y1, x0, x1, 0, EAVE, tone(plan.wall)) +
    rightFace(x1, y0, y1, 0, EAVE, tone(darken(plan.wall, RIGHT_SHADE)));
  for (let u = x0 + 8; u + 16 < x1; u += 26) drawing += leftWindow(y1, u, 7, 12, 10, tone("#fffaf0"));
  for (let u = y0 + 8; u + 14 < y1; u += 26) drawing += rightWindow(x1, u, 7, 12, 10, tone("#fffaf0"));
  return drawing + leftFace(y1, x0, x1, EAVE - 5, EAVE, SHADE, 0.3) + hipRoof(plan, tone);
}

/** Random hue of a neighbour. */
export function neighbourColors(random: Random): { wall: string; roof: string } {
  return {
    wall: random.pick(["#efe2c8", "#dcc8ae", "#e8d9c9", "#cfd8cf", "#f0e6d6"]),
    roof: random.pick(["#a4624a", "#8a8783", "#9c6f55", "#76808a", "#b57356"]),
  };
}
