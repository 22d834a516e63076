/** Ground in elevation: lawn, walks, drives, pavement, kerb and road. */

import { darken, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { d, linear, path, polygon, rect, withGradient } from "../core/svg.ts";
import type { World } from "../core/world.ts";
import { tufts } from "./shrubs.ts";

/** Heights below the house base (650): lawn to 744, pavement to 769, kerb to 777, then road. */
export const STREET = { lawn: 744, pavement: 769, kerb: 777 } as const;

export function lawn(random: Random, width: number, top: number, bottom: number, world: World): string {
  const wash = linear([
    [0, world.lawn[0]],
    [1, world.lawn[1]],
  ]);
  let drawing = withGradient(wash, (fill) => rect(-10, top, width + 20, bottom - top, fill));
  for (let stripe = 0; stripe < 4; stripe++) {
    const y = top + (bottom - top) * (0.08 + stripe * 0.24) ** 1.2;
    drawing += rect(-10, y, width + 20, (bottom - top) * 0.1, "#fff6c4", { opacity: 0.09 });
  }
  let blades = "";
  let lit = "";
  for (let index = 0; index < 420; index++) {
    const depth = random.next();
    const [x, y, size] = [random.between(0, width), top + 5 + depth * (bottom - top - 7), 3 + depth * 5];
    const blade = d`M${x} ${y}l${size * 0.3} ${-size}l${size * 0.4} ${size}z`;
    if (random.chance(0.6)) blades += blade;
    else lit += blade;
  }
  return (
    drawing +
    path(blades, darken(world.lawn[1], 0.2), { opacity: 0.5 }) +
    path(lit, "#d3e59a", { opacity: 0.55 })
  );
}

export interface SlabPlan {
  /** Left and right edge at the house. */
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  /** How much wider it is at the street, each side. */
  readonly flare: number;
  readonly joints: readonly number[];
  readonly middleJoint: boolean;
}

/** Poured walk or drive, widening towards the viewer, with joints. */
export function slab(plan: SlabPlan, world: World): string {
  const { from, to, top, bottom, flare } = plan;
  const at = (y: number): [number, number] => {
    const out = (flare * (y - top)) / (bottom - top);
    return [from - out, to + out];
  };
  const [nearFrom, nearTo] = at(bottom);
  const wash = linear([
    [0, darken(world.paving, 0.08)],
    [1, "#f0eadc"],
  ]);
  let drawing = withGradient(wash, (fill) =>
    polygon(vertices(from, top, to, top, nearTo, bottom, nearFrom, bottom), fill),
  );
  for (const y of plan.joints) {
    const [left, right] = at(y);
    drawing += rect(left, y, right - left, 2.6, darken(world.paving, 0.24));
  }
  if (plan.middleJoint) {
    const middle = (from + to) / 2;
    drawing += rect(middle, top, 3, bottom - top, darken(world.paving, 0.24));
  }
  return drawing;
}

/** Pavement, kerb and road; joints every 118 px, grass hanging over the edge. */
export function street(random: Random, width: number, height: number, world: World): string {
  const joint = darken(world.paving, 0.24);
  let drawing =
    rect(-10, STREET.lawn, width + 20, 26, "#ece6d8") + rect(-10, STREET.lawn, width + 20, 2.5, "#fbf7ec");
  for (let x = random.between(20, 80); x < width; x += 118) drawing += rect(x, STREET.lawn + 1, 2, 24, joint);
  drawing +=
    rect(-10, STREET.pavement, width + 20, 8, "#c9c1b0") +
    rect(-10, STREET.pavement, width + 20, 2, "#ece6d8");
  drawing += rect(-10, STREET.kerb, width + 20, height - STREET.kerb + 10, world.road);
  drawing += rect(-10, STREET.kerb, width + 20, 5, SHADE, { opacity: 0.35 });
  const edge = tufts(random, 0, width, STREET.lawn + 3, 46, 13);
  return drawing + path(edge, darken(world.lawn[1], 0.22));
}

/** Soil bed along a wall. */
export function bed(random: Random, x: number, y: number, width: number): string {
  let crumbs = "";
  for (let index = 0; index < width / 6; index++) {
    crumbs += d`M${random.between(x, x + width)} ${y + random.between(2, 10)}h4v2h-4z`;
  }
  return rect(x, y, width, 13, "#8a6a4e", { rx: 6 }) + path(crumbs, "#6b4f3a", { opacity: 0.7 });
}
