/** Wall skins: what the paint lies on. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { d, path, stroke } from "../core/svg.ts";

export type Cladding = "stucco" | "lap" | "shingle" | "batten" | "slat" | "diagonal" | "brick" | "plain";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One speck per 260 square px, half light and half dark. */
function stucco(random: Random, area: Area, color: string): string {
  let [dark, light] = ["", ""];
  const count = Math.round((area.width * area.height) / 260);
  for (let index = 0; index < count; index++) {
    const [x, y] = [
      random.between(area.x, area.x + area.width),
      random.between(area.y, area.y + area.height),
    ];
    const size = random.between(0.7, 1.9);
    const speck = d`M${x} ${y}h${size}v${size * 0.6}h${-size}z`;
    if (random.chance(0.5)) dark += speck;
    else light += speck;
  }
  return (
    path(dark, darken(color, 0.18), { opacity: 0.45 }) + path(light, lighten(color, 0.5), { opacity: 0.6 })
  );
}

/** Horizontal boards: a light lower edge and the shade it throws. */
function boards(area: Area, step: number, color: string): string {
  let [light, shade] = ["", ""];
  for (let y = area.y + step; y < area.y + area.height; y += step) {
    light += d`M${area.x} ${y - 1.4}h${area.width}v1.4h${-area.width}z`;
    shade += d`M${area.x} ${y}h${area.width}v2.4h${-area.width}z`;
  }
  return path(light, lighten(color, 0.32)) + path(shade, SHADE, { opacity: 0.24 });
}

/** Boards laid at 45 degrees, as builders of the 1970s liked them. */
function diagonal(area: Area, step: number, color: string): string {
  let [light, shade] = ["", ""];
  for (let at = -area.height; at < area.width; at += step) {
    const line = d`M${area.x + at} ${area.y + area.height}l${area.height} ${-area.height}`;
    shade += line;
    light += d`M${area.x + at - 2} ${area.y + area.height}l${area.height} ${-area.height}`;
  }
  return (
    stroke(shade, SHADE, 2, { opacity: 0.26 }) + stroke(light, lighten(color, 0.32), 1.2, { opacity: 0.8 })
  );
}

function battens(area: Area, step: number, color: string): string {
  let [face, edge, shade] = ["", "", ""];
  for (let x = area.x + step / 2; x < area.x + area.width; x += step) {
    shade += d`M${x + 3} ${area.y}h2.6v${area.height}h-2.6z`;
    face += d`M${x} ${area.y}h3.2v${area.height}h-3.2z`;
    edge += d`M${x} ${area.y}h1v${area.height}h-1z`;
  }
  return (
    path(shade, SHADE, { opacity: 0.22 }) +
    path(face, lighten(color, 0.16)) +
    path(edge, lighten(color, 0.45))
  );
}

/** Sawn wall shingles: courses of 13, widths 9 to 19. */
function wallShingles(random: Random, area: Area, color: string): string {
  let [dark, light, gaps, shade] = ["", "", "", ""];
  const course = 13;
  for (let y = area.y; y < area.y + area.height; y += course) {
    shade += d`M${area.x} ${y + course - 2}h${area.width}v2h${-area.width}z`;
    for (let x = area.x - random.between(0, 12); x < area.x + area.width; ) {
      const width = random.between(9, 19);
      const tone = random.next();
      const tile = d`M${x} ${y}h${width}v${course - 2}h${-width}z`;
      if (tone < 0.16) dark += tile;
      else if (tone < 0.32) light += tile;
      gaps += d`M${x} ${y}h1v${course - 2}h-1z`;
      x += width;
    }
  }
  return (
    path(dark, darken(color, 0.12)) +
    path(light, lighten(color, 0.12)) +
    path(gaps, SHADE, { opacity: 0.22 }) +
    path(shade, SHADE, { opacity: 0.26 })
  );
}

/** Running-bond brick; with paint on it the same relief in the paint's colour. */
export function brickwork(random: Random, area: Area, color: string): string {
  let [dark, light, mortar] = ["", "", ""];
  const [course, length] = [11, 30];
  for (let row = 0, y = area.y; y < area.y + area.height; row++, y += course) {
    mortar += d`M${area.x} ${y}h${area.width}v1.6h${-area.width}z`;
    for (let x = area.x - (row % 2) * (length / 2); x < area.x + area.width; x += length) {
      mortar += d`M${x} ${y}h1.6v${course}h-1.6z`;
      const brick = d`M${x + 1.6} ${y + 1.6}h${length - 1.6}v${course - 1.6}h${-(length - 1.6)}z`;
      const tone = random.next();
      if (tone < 0.2) dark += brick;
      else if (tone < 0.36) light += brick;
    }
  }
  return (
    path(dark, darken(color, 0.12)) +
    path(light, lighten(color, 0.13)) +
    path(mortar, mix(darken(color, 0.2), "#d8cdb8", 0.25), { opacity: 0.8 })
  );
}

export function claddingTexture(random: Random, kind: Cladding, area: Area, color: string): string {
  switch (kind) {
    case "stucco":
      return stucco(random, area, color);
    case "lap":
      return boards(area, 15, color);
    case "slat":
      return boards(area, 9, color);
    case "diagonal":
      return diagonal(area, 15, color);
    case "batten":
      return battens(area, 20.5, color);
    case "shingle":
      return wallShingles(random, area, color);
    case "brick":
      return brickwork(random, area, color);
    case "plain":
      return "";
  }
}
