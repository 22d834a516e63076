/** Streets, plants, cars and the pool from above. */

import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { ring, smoothClosed } from "../core/shape.ts";
import { circle, clip, d, ellipse, type Point, path, polygon, rect, stroke } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";
import { liftedBox } from "./blocks.ts";
import { boxShadow, type Footprint, groundPatch, project, projectShadow, topFace } from "./projection.ts";

/** Round tree: three rings of puffs, lit towards the upper left. */
export function treeFromAbove(
  random: Random,
  x: number,
  y: number,
  size: number,
  world: World,
  distance = 0,
  bearing = false,
): string {
  const radius = size * 1.3;
  const leaf = hazed(world, distance).leaf;
  const [foot, top] = [project(x, y), project(x, y, size * 1.1)];
  const shade = path(
    smoothClosed(
      ring(
        random,
        [foot[0] + radius * 0.75, foot[1] + radius * 0.32],
        radius * 1.05,
        radius * 0.62,
        11,
        0.08,
      ),
    ),
    SHADE,
    { opacity: 0.3 },
  );
  const puffs = (reach: number, count: number, share: number, shift: number): string => {
    let data = "";
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * Math.PI * 2 + random.between(-0.2, 0.2);
      const at: Point = [
        top[0] + radius * (shift + Math.cos(angle) * reach),
        top[1] + radius * (shift * 1.15 + Math.sin(angle) * reach * 0.9),
      ];
      const puff = radius * share * random.between(0.85, 1.15);
      data += smoothClosed(ring(random, at, puff, puff * 0.92, 10, 0.11));
    }
    return data;
  };
  let drawing =
    shade +
    path(puffs(0.6, 9, 0.42, 0) + smoothClosed(ring(random, top, radius * 0.7, radius * 0.66)), leaf[0]);
  drawing +=
    path(puffs(0.42, 7, 0.34, -0.1), leaf[1]) +
    path(puffs(0.32, 6, 0.24, -0.22), leaf[2]) +
    path(puffs(0.16, 3, 0.15, -0.34), leaf[3]);
  for (let index = 0; bearing && index < 8; index++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.75];
    drawing += circle(
      top[0] + Math.cos(angle) * radius * reach,
      top[1] + Math.sin(angle) * radius * reach,
      radius * 0.09,
      world.fruit[1],
    );
  }
  return drawing;
}

function frondStar(random: Random, center: Point, reach: number, squash: number): string {
  let data = "";
  for (let index = 0; index < 11; index++) {
    const angle = (index / 11) * Math.PI * 2 + random.between(-0.12, 0.12);
    const length = reach * random.between(0.82, 1.08);
    const [ex, ey] = [
      center[0] + Math.cos(angle) * length,
      center[1] + Math.sin(angle) * length * squash + reach * 0.1,
    ];
    const [nx, ny] = [-Math.sin(angle) * reach * 0.13, Math.cos(angle) * reach * 0.13 * squash];
    data += d`M${center[0]} ${center[1]}Q${(center[0] + ex) / 2 + nx} ${(center[1] + ey) / 2 + ny - reach * 0.14} ${ex} ${ey}Q${(center[0] + ex) / 2 - nx} ${(center[1] + ey) / 2 - ny} ${center[0]} ${center[1]}Z`;
  }
  return data;
}

export function palmFromAbove(
  random: Random,
  x: number,
  y: number,
  height: number,
  size: number,
  world: World,
): string {
  const reach = size * 1.3;
  const [foot, top, fallen] = [project(x, y), project(x, y, height), projectShadow(x, y, height)];
  return (
    stroke(d`M${foot[0]} ${foot[1]}L${fallen[0]} ${fallen[1]}`, SHADE, 4, { opacity: 0.26 }) +
    path(frondStar(random, fallen, reach, 0.7), SHADE, { opacity: 0.28 }) +
    stroke(d`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}`, world.palmBark, 4.4) +
    stroke(d`M${foot[0] + 1.4} ${foot[1]}L${top[0] + 1.4} ${top[1]}`, darken(world.palmBark, 0.35), 1.8) +
    path(frondStar(random, top, reach, 0.8), world.palm[0]) +
    path(
      frondStar(random, [top[0] - reach * 0.05, top[1] - reach * 0.07], reach * 0.78, 0.8),
      world.palm[1],
    ) +
    path(frondStar(random, [top[0] - reach * 0.1, top[1] - reach * 0.13], reach * 0.46, 0.8), world.palm[2])
  );
}

export function carFromAbove(x: number, y: number, color: string, along: "x" | "y"): string {
  const [length, width] = along === "x" ? [30, 13] : [13, 30];
  const body = { x0: x, y0: y, x1: x + length, y1: y + width };
  const [ix, iy] = along === "x" ? [7, 1.5] : [1.5, 7];
  const cabin = { x0: x + ix, y0: y + iy, x1: x + length - ix * 0.8, y1: y + width - iy * 0.8 };
  const roof = { x0: cabin.x0 + 1.5, y0: cabin.y0 + 1.5, x1: cabin.x1 - 1.5, y1: cabin.y1 - 1.5 };
  return (
    boxShadow(body, 9, 0.34) +
    liftedBox(body, 2, 8, color) +
    liftedBox(cabin, 8, 13, "#3a6070") +
    topFace(roof, 13, lighten(color, 0.3))
  );
}

/** Rounded rectangle on the ground. */
function roundedPatch(area: Footprint, radius: number): Point[] {
  const turns = [
    [area.x1 - radius, area.y1 - radius, 0],
    [area.x0 + radius, area.y1 - radius, 90],
    [area.x0 + radius, area.y0 + radius, 180],
    [area.x1 - radius, area.y0 + radius, 270],
  ] as const;
  return turns.flatMap(([cx, cy, from]) =>
    Array.from({ length: 7 }, (_, step) => {
      const angle = ((from + step * 15) * Math.PI) / 180;
      return project(cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius);
    }),
  );
}

export function poolFromAbove(random: Random, area: Footprint): string {
  const grown = (by: number): Footprint => ({
    x0: area.x0 - by,
    y0: area.y0 - by,
    x1: area.x1 + by,
    y1: area.y1 + by,
  });
  let ripples = "";
  for (let index = 0; index < 18; index++) {
    const [x, y] = project(
      random.between(area.x0 + 6, area.x1 - 16),
      random.between(area.y0 + 8, area.y1 - 8),
    );
    ripples += d`M${x} ${y}q8 -5 16 0t16 0`;
  }
  const water =
    polygon(roundedPatch({ ...grown(0), x0: area.x0 + 5, y0: area.y0 + 8 }, 27), "#4fb6c2") +
    polygon(
      roundedPatch({ x0: area.x0 + 32, y0: area.y0 + 26, x1: area.x1 - 6, y1: area.y1 - 4 }, 20),
      "#79d0d2",
    ) +
    stroke(ripples, "#f2fbf3", 1.6, { opacity: 0.65 });
  return (
    polygon(roundedPatch(grown(8), 34), "#fbf5e6") +
    polygon(roundedPatch(area, 29), "#2f93a6") +
    clip(polygon(roundedPatch(area, 29), "#000"), water)
  );
}

export function parasolFromAbove(x: number, y: number, color: string): string {
  const [foot, top] = [project(x, y), project(x, y, 20)];
  let panels = "";
  for (let index = 0; index < 8; index++) {
    const [from, to] = [(index * Math.PI) / 4, ((index + 1) * Math.PI) / 4];
    const tone = index % 2 ? color : "#fffaf0";
    const rim = (angle: number): Point => [top[0] + Math.cos(angle) * 21, top[1] + 4 + Math.sin(angle) * 13];
    panels += polygon([top, rim(from), rim(to)], index > 3 ? tone : darken(tone, 0.12));
  }
  const beds =
    groundPatch({ x0: x - 9, y0: y + 12, x1: x - 2, y1: y + 30 }, "#fffaf0") +
    groundPatch({ x0: x + 4, y0: y + 12, x1: x + 11, y1: y + 30 }, "#fffaf0");
  return (
    beds +
    ellipse(foot[0] + 16, foot[1] + 7, 20, 12, SHADE, { opacity: 0.28 }) +
    stroke(d`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}`, "#8a7a66", 2.4) +
    panels
  );
}

/** Two streets that cross at the front corner, with pavements, lane marks and crossings. */
export function streets(world: World): string {
  const walk = "#e9e3d5";
  const [wide, road] = [
    { x0: -900, x1: 900, y0: 262, y1: 350 },
    { x0: -900, x1: 900, y0: 272, y1: 340 },
  ];
  const [wideY, roadY] = [
    { x0: 300, x1: 388, y0: -900, y1: 900 },
    { x0: 310, x1: 378, y0: -900, y1: 900 },
  ];
  let drawing =
    rect(0, 0, 1200, 800, mix(world.lawn[0], world.lawn[1], 0.5)) +
    groundPatch(wide, walk) +
    groundPatch(road, world.road) +
    groundPatch(wideY, walk) +
    groundPatch(roadY, world.road) +
    groundPatch({ x0: 300, x1: 388, y0: 272, y1: 340 }, world.road) +
    groundPatch({ x0: 310, x1: 378, y0: 262, y1: 350 }, world.road);
  for (let u = -880; u < 290; u += 34)
    drawing += groundPatch({ x0: u, x1: u + 18, y0: 305, y1: 308 }, "#f4e7b8");
  for (let u = -880; u < 250; u += 34)
    drawing += groundPatch({ x0: 343, x1: 346, y0: u, y1: u + 18 }, "#f4e7b8");
  for (let stripe = 0; stripe < 6; stripe++) {
    drawing += groundPatch({ x0: 282, x1: 297, y0: 276 + stripe * 10.5, y1: 281 + stripe * 10.5 }, "#fbf6e6");
    drawing += groundPatch({ x0: 314 + stripe * 10.5, x1: 319 + stripe * 10.5, y0: 246, y1: 259 }, "#fbf6e6");
  }
  return drawing;
}

/** Paving of the court with its joints. */
export function courtPaving(area: Footprint): string {
  let joints = "";
  const line = (from: Point, to: Point): string => d`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  for (let u = area.x0; u < area.x1; u += 22) joints += line(project(u, area.y0), project(u, area.y1));
  for (let u = area.y0; u < area.y1; u += 22) joints += line(project(area.x0, u), project(area.x1, u));
  return groundPatch(area, "#e9dfca") + stroke(joints, "#c9bda4", 1);
}
