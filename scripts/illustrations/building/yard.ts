/** Fences, walls, docks and other edges of a lot. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { circle, clip, d, ellipse, group, path, polygon, rect, stroke } from "../core/svg.ts";
import { brickwork } from "./cladding.ts";

interface Run {
  readonly x: number;
  /** Y of the ground. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function picketFence({ x, y, width, height }: Run, color: string): string {
  let [pickets, sides, shade] = ["", "", ""];
  for (let at = x; at <= x + width - 8; at += 15) {
    pickets += d`M${at} ${y}v${-height + 6}l4.5 -7l4.5 7v${height - 6}z`;
    sides += d`M${at + 6} ${y}v${-height + 3}l3 3v${height - 6}z`;
    shade += d`M${at + 6} ${y}h10l9 5h-9z`;
  }
  const rail = (up: number): string =>
    rect(x - 3, y - height * up, width + 4, 5, darken(color, 0.08)) +
    rect(x - 3, y - height * up + 4, width + 4, 1.8, darken(color, 0.3));
  return (
    path(shade, SHADE, { opacity: 0.24 }) +
    rail(0.74) +
    rail(0.34) +
    path(pickets, color) +
    path(sides, darken(color, 0.14))
  );
}

/** Post and three rails, as along a bridle trail. */
export function railFence({ x, y, width, height }: Run, color: string): string {
  let drawing = shadow(vertices(x + 8, y, x + width, y, x + width + 20, y + 7, x + 30, y + 7), 0.2);
  for (const up of [0.92, 0.62, 0.32])
    drawing +=
      rect(x, y - height * up, width, 8, color) +
      rect(x, y - height * up + 6.4, width, 2, darken(color, 0.28));
  for (let at = x; at <= x + width; at += 92)
    drawing +=
      rect(at - 5, y - height - 5, 11, height + 5, color) +
      rect(at + 2, y - height - 5, 4, height + 5, darken(color, 0.2)) +
      rect(at - 6, y - height - 7, 13, 4, lighten(color, 0.4));
  return drawing;
}

/** Low garden wall with a cap: stucco, or brick where a random stream is handed in. */
export function gardenWall({ x, y, width, height }: Run, color: string, random?: Random): string {
  const cap = random ? darken(color, 0.16) : lighten(color, 0.4);
  const face = rect(x, y - height, width, height, color);
  return (
    shadow(vertices(x + 8, y, x + width, y, x + width + 16, y + 8, x + 24, y + 8), 0.26) +
    face +
    (random ? clip(face, brickwork(random, { x, y: y - height, width, height }, color)) : "") +
    rect(x, y - height * 0.3, width, height * 0.3, SHADE, { opacity: 0.1 }) +
    rect(x - 4, y - height - 6, width + 8, 8, cap) +
    rect(x - 4, y - height, width + 8, 2.4, SHADE, { opacity: 0.3 })
  );
}

/** Scallops below a fascia; with a rise they follow the two slopes of a gable. */
export function scallops(x: number, y: number, width: number, rise: number, color: string): string {
  const count = Math.max(4, Math.round(width / 22));
  const step = width / count;
  let [fringe, shade] = ["", ""];
  for (let index = 0; index < count; index++) {
    const at = (share: number): number => y - rise * (1 - Math.abs(2 * share - 1));
    const [from, to] = [at(index / count), at((index + 1) / count)];
    const left = x + index * step;
    const bite = d`M${left} ${from}C${left} ${from + 15} ${left + step} ${to + 15} ${left + step} ${to}Z`;
    fringe += bite;
    shade += d`M${left + 4} ${from + 4}C${left + 4} ${from + 20} ${left + step + 4} ${to + 20} ${left + step + 4} ${to + 4}Z`;
  }
  return path(shade, SHADE, { opacity: 0.22 }) + path(fringe, color) + stroke(fringe, darken(color, 0.2), 1);
}

/** Timber dock on piles, its far edge at y. */
export function dock({ x, y, width, height }: Run, color: string): string {
  let [joints, piles] = ["", ""];
  for (let at = x + 18; at < x + width; at += 18) joints += d`M${at} ${y}v${height}h1.6v${-height}z`;
  for (let at = x + 16; at <= x + width; at += Math.max(60, (width - 32) / 3))
    piles +=
      rect(at - 6, y - 34, 12, height + 62, darken(color, 0.2)) +
      rect(at + 1, y - 34, 5, height + 62, darken(color, 0.4)) +
      ellipse(at, y - 34, 6, 2, lighten(color, 0.4));
  return (
    rect(x + 10, y + height, width, 22, SHADE, { opacity: 0.22 }) +
    piles +
    rect(x, y, width, height, color) +
    path(joints, darken(color, 0.3)) +
    rect(x, y, width, 2.6, lighten(color, 0.5)) +
    rect(x, y + height, width, 7, darken(color, 0.34))
  );
}

/** Electric harbor boat with a fringed canopy, 190 px long at size 1. */
export function harborBoat(x: number, y: number, size: number, color: string): string {
  const drawing =
    ellipse(100, 4, 108, 6, SHADE, { opacity: 0.26 }) +
    path("M0 -28q4 24 22 32h136q22 -8 32 -34q-40 8 -94 8t-96 -6z", "#fffaf0") +
    path("M4 -14q6 14 18 18h136q16 -6 24 -22q-60 14 -178 4z", color) +
    stroke("M46 -26V-66M146 -26V-66M96 -24V-66", "#c9d0d0", 3) +
    path("M30 -66q66 -16 132 0v8h-132z", color) +
    path(
      "M30 -58h132l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6l-6 -6l-6 6z",
      "#fffaf0",
    ) +
    rect(64, -34, 70, 10, mix(color, "#ffffff", 0.6), { rx: 4 });
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** Slatted pergola on posts, open to the sky. */
export function pergola({ x, y, width, height }: Run, color: string): string {
  const top = y - height;
  let [rafters, posts] = ["", ""];
  for (let at = x + 4; at < x + width - 8; at += 24) rafters += d`M${at} ${top - 13}h9v14h-9z`;
  for (const at of [x + 10, x + width - 20])
    posts +=
      rect(at + 7, top, 8, height, SHADE, { opacity: 0.24 }) +
      rect(at, top, 11, height, color) +
      rect(at + 7, top, 4, height, darken(color, 0.2));
  return (
    posts +
    path(rafters, darken(color, 0.12)) +
    rect(x - 12, top, width + 24, 11, color) +
    rect(x - 12, top + 8, width + 24, 3, darken(color, 0.3)) +
    rect(x - 12, top, width + 24, 2.4, lighten(color, 0.5))
  );
}

/** Ball finial on a point of a roof. */
export function finial(x: number, y: number, size: number, color: string): string {
  return (
    rect(x - size * 0.09, y - size, size * 0.18, size, color) +
    circle(x, y - size * 0.62, size * 0.2, color) +
    polygon(vertices(x - size * 0.07, y - size, x + size * 0.07, y - size, x, y - size * 1.5), color)
  );
}
