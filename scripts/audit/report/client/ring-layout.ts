import type { Point } from "./points.ts";

/** Pages on a ring, those of a type side by side. */
export interface Ring {
  middle: Point;
  radius: number;
  /** Place of each page, by number. */
  points: Point[];
  /** Angle of each page, in radians clockwise from the top. */
  angles: number[];
  arcs: { type: string; from: number; to: number; pages: number }[];
}

/** Part of the circle left free between two types. */
const gapShare = 0.012;

/** Lays pages on a ring of the given width and margin, in their order, by type. */
export function layOnRing(types: readonly string[], width: number, margin: number): Ring {
  const middle = { x: width / 2, y: width / 2 };
  const radius = width / 2 - margin;
  const names = [...new Set(types)];
  const gap = names.length > 1 ? gapShare : 0;
  const turn = 2 * Math.PI;
  const step = (turn * (1 - gap * names.length)) / Math.max(1, types.length);
  const angles: number[] = new Array(types.length).fill(0);
  let angle = 0;
  const arcs = names.map((type) => {
    const from = angle;
    let pages = 0;
    types.forEach((one, number) => {
      if (one !== type) return;
      angles[number] = from + step * (pages + 0.5);
      pages++;
    });
    angle = from + step * pages + turn * gap;
    return { type, from, to: from + step * pages, pages };
  });
  return { middle, radius, angles, arcs, points: angles.map((one) => pointAt(middle, radius, one)) };
}

export function pointAt({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
}
