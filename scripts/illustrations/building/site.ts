/** What every part of a building needs to know to draw itself. */
import { type Random, randomStream } from "../core/random.ts";
import { clip } from "../core/svg.ts";
import type { World } from "../core/world.ts";

/** Painted surfaces: the only colours that differ between before and after. */
export const PAINT_ROLES = ["body", "second", "third", "trim", "door", "garage", "fascia", "rail"] as const;
export type PaintRole = (typeof PAINT_ROLES)[number];
export type Paint = Readonly<Record<PaintRole, string>>;
export type PartialPaint = Readonly<Partial<Record<PaintRole, string>>>;

/** Surfaces a painter leaves alone: the same in both states. */
export interface Materials {
  readonly roof: string;
  readonly brick: string;
  readonly wood: string;
  readonly stone: string;
  /** Frames between the panes: aluminum, vinyl or wood that nobody paints. */
  readonly sash: string;
}

export const DEFAULT_MATERIALS: Materials = {
  roof: "#5b6470",
  brick: "#b0684c",
  wood: "#a8764a",
  stone: "#b9b3a6",
  sash: "#fbf8ee",
};

export interface Site {
  readonly seed: number;
  readonly paint: Paint;
  readonly materials: Materials;
  readonly world: World;
  /** 0 is freshly painted, 1 is what ten summers leave. */
  readonly wear: number;
  /** Y of the ground at the walls. */
  readonly base: number;
  /** Outlines of the walls that stand so far: what is fixed to them throws its shadow only there. */
  readonly walls?: string;
}

/** Roles a palette leaves out follow their neighbour, so a small palette is enough. */
export function completePaint(paint: PartialPaint): Paint {
  const body = paint.body ?? "#f7f0e0";
  const trim = paint.trim ?? "#fffdf6";
  const second = paint.second ?? body;
  return {
    body,
    trim,
    second,
    third: paint.third ?? second,
    door: paint.door ?? second,
    garage: paint.garage ?? trim,
    fascia: paint.fascia ?? trim,
    rail: paint.rail ?? trim,
  };
}

/** Keeps a shadow on the walls; without walls it falls freely. */
export function onWalls(site: Site, cast: string): string {
  return site.walls === undefined ? cast : clip(site.walls, cast);
}

export function siteRandom(site: Site, name: string): Random {
  return randomStream(site.seed, name);
}
