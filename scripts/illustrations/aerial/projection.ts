/** Orthographic view from above: azimuth 36, elevation 44 degrees. Ground x runs down right, y down left, z up. */

import { SHADE } from "../core/color.ts";
import { convexHull } from "../core/shape.ts";
import { type Point, polygon } from "../core/svg.ts";

const AZIMUTH = (36 * Math.PI) / 180;
const ELEVATION = (44 * Math.PI) / 180;
/** The building fills about 70 per cent of the width; at 54 the lawn won. */
const SCALE = 1.32;
const ORIGIN: Point = [600, 404];
/** Where a shadow falls on the screen for each projected pixel of height. */
const SHADOW_VECTOR: Point = [0.62, 0.3];

const [COS, SIN] = [Math.cos(AZIMUTH), Math.sin(AZIMUTH)];
const [RISE, UP] = [Math.sin(ELEVATION), Math.cos(ELEVATION)];

export interface Footprint {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export function project(x: number, y: number, z = 0): Point {
  return [ORIGIN[0] + (x * COS - y * SIN) * SCALE, ORIGIN[1] + ((x * SIN + y * COS) * RISE - z * UP) * SCALE];
}

/** Screen point of the shadow of a point at height z. */
export function projectShadow(x: number, y: number, z: number): Point {
  const foot = project(x, y);
  return [foot[0] + z * UP * SCALE * SHADOW_VECTOR[0], foot[1] + z * UP * SCALE * SHADOW_VECTOR[1]];
}

export function corners({ x0, y0, x1, y1 }: Footprint): readonly (readonly [number, number])[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

export function groundPatch(area: Footprint, fill: string, z = 0): string {
  return polygon(
    corners(area).map(([x, y]) => project(x, y, z)),
    fill,
  );
}

/** Ground shadow of a box: hull of its footprint and the footprint moved by its height. */
export function boxShadow(area: Footprint, height: number, opacity = 0.32, from = 0): string {
  const foot = corners(area);
  const lift = project(0, 0, from)[1] - project(0, 0)[1];
  const points = [
    ...foot.map(([x, y]) => project(x, y)),
    ...foot.map(([x, y]) => projectShadow(x, y, height)),
  ];
  return polygon(convexHull(points.map(([x, y]) => [x, y + lift] as const)), SHADE, {
    "fill-opacity": opacity,
  });
}

/** Face that looks down left: y fixed, u along x, v up. */
export function leftFace(
  y: number,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  fill: string,
  opacity = 1,
): string {
  const points = [project(u0, y, v0), project(u1, y, v0), project(u1, y, v1), project(u0, y, v1)];
  return polygon(points, fill, opacity < 1 ? { opacity } : {});
}

/** Face that looks down right: x fixed, u along y, v up. */
export function rightFace(
  x: number,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  fill: string,
  opacity = 1,
): string {
  const points = [project(x, u0, v0), project(x, u1, v0), project(x, u1, v1), project(x, u0, v1)];
  return polygon(points, fill, opacity < 1 ? { opacity } : {});
}

export function topFace(area: Footprint, z: number, fill: string): string {
  return groundPatch(area, fill, z);
}
