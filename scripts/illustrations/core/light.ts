/** One sun at the upper left: every shadow falls right and down at 45 degrees. */
import { SHADE } from "./color.ts";
import { box } from "./shape.ts";
import { clip, linear, type Point, path, polygon, rect, withGradient } from "./svg.ts";

/** Opacities measured on the prototypes: violet or stronger shade greyed white walls. */
export const SHADOW = {
  gallery: 0.23,
  contact: 0.3,
  eave: 0.34,
  cast: 0.36,
  near: 0.42,
  glass: 0.5,
} as const;

export function shadow(points: readonly Point[], opacity: number = SHADOW.eave): string {
  return polygon(points, SHADE, { "fill-opacity": opacity });
}

export function shadowPath(data: string, opacity: number = SHADOW.contact): string {
  return path(data, SHADE, { "fill-opacity": opacity });
}

/** Shadow of a flat thing standing `depth` in front of the wall. */
export function shadowRect(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  opacity?: number,
): string {
  return shadow(box(x + depth, y + depth, width, height), opacity ?? SHADOW.eave);
}

/** L-shaped shade along the top and left of an opening, thrown by its own reveal. */
export function revealShade(
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  opacity = 0.5,
): string {
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x + depth, y + depth],
    [x + depth, y + height],
    [x, y + height],
  ];
  return shadow(points, opacity);
}

/** The diagonal light every wall gets: warm at the upper left, shaded at the lower right. */
export function wallLight(shape: string, x: number, y: number, width: number, height: number): string {
  const wash = linear(
    [
      [0, "#fff3cf", 0.26],
      [0.5, "#fff3cf", 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.1],
    ],
    [0, 0, 1, 1],
  );
  return clip(
    shape,
    withGradient(wash, (fill) => rect(x, y, width, height, fill)),
  );
}

/** A large shadow on a wall with the warm light of the ground in it: blue alone turns white paint lavender. */
export function warmShadow(data: string, opacity: number = SHADOW.cast): string {
  const glow = linear([
    [0, "#ffcf8a", 0.1],
    [1, "#ffcf8a", 0.24],
  ]);
  return shadowPath(data, opacity) + withGradient(glow, (fill) => path(data, fill));
}

/** Warm light thrown up from the floor into a shaded gallery: without it white paint turns lavender. */
export function warmBounce(x: number, y: number, width: number, height: number, strength = 0.34): string {
  const wash = linear([
    [0, "#ffcf8a", 0],
    [1, "#ffcf8a", strength],
  ]);
  return withGradient(wash, (fill) => rect(x, y, width, height, fill));
}
