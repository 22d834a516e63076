/** The weather layer of a "before": above the wall, below openings and trim, always clipped to the skin. */
import { darken } from "../core/color.ts";
import { type NoisePlan, noiseTile, TILE } from "../core/noise.ts";
import type { Random } from "../core/random.ts";
import { outline, smoothClosed } from "../core/shape.ts";
import { clip, d, linear, type Point, path, stroke, withGradient } from "../core/svg.ts";

/** What shows where paint has come off: grey wood or bare plaster, and the pale rim of the old coat. */
export interface Substrate {
  readonly bare: string;
  readonly rim: string;
}
export const BARE_WALL: Substrate = { bare: "#a3927e", rim: "#f4ecdb" };
export const BARE_FASCIA: Substrate = { bare: "#8a7a68", rim: "#d9ccb1" };

/** Cloud-shaped veils; frequencies, colour and gain measured on the prototypes. */
const VEILS: Readonly<Record<"chalk" | "grime", NoisePlan>> = {
  chalk: { name: "chalk", cells: [16, 16], octaves: 3, color: [0.96, 0.95, 0.9], gain: 2.6, cut: -1.15 },
  grime: { name: "grime", cells: [24, 6], octaves: 3, color: [0.25, 0.2, 0.14], gain: 2.4, cut: -1.14 },
};

const [TILE_WIDTH, TILE_HEIGHT] = [TILE.width * TILE.stretch, TILE.height * TILE.stretch];

/** The two textures, defined once in a document; walls refer to them. A pattern cost ten times as much. */
export function veilDefinitions(markup: string): string {
  const used = (Object.keys(VEILS) as (keyof typeof VEILS)[]).filter((kind) =>
    markup.includes(`#veil-${kind}"`),
  );
  return used
    .map(
      (kind) =>
        `<image id="veil-${kind}" width="${TILE_WIDTH}" height="${TILE_HEIGHT}" preserveAspectRatio="none" href="${noiseTile(VEILS[kind])}"/>`,
    )
    .map((image) => `<defs>${image}</defs>`)
    .join("");
}

/** Each wall shows another part of the texture. */
function veil(kind: keyof typeof VEILS, seed: number, area: readonly number[], opacity: number): string {
  const [x = 0, y = 0, width = 0, height = 0] = area;
  const [spareX, spareY] = [Math.max(0, TILE_WIDTH - width), Math.max(0, TILE_HEIGHT - height)];
  const left = x - ((seed * 137) % (spareX + 1));
  const top = y - ((seed * 89) % (spareY + 1));
  const stretch = `scale(${Math.max(1, width / TILE_WIDTH)} ${Math.max(1, height / TILE_HEIGHT)})`;
  return `<use href="#veil-${kind}" transform="${d`translate(${left} ${top})`} ${stretch}" opacity="${opacity}"/>`;
}

/** Chalked and dirty film over a whole wall. */
export function weathered(shape: string, area: readonly number[], seed: number, wear: number): string {
  if (wear <= 0) return "";
  return clip(shape, veil("chalk", seed, area, 0.6 * wear) + veil("grime", seed, area, 0.46 * wear));
}

/** Run-off: starts flat under a sill or slab, tapers and fades. */
export function stain(
  random: Random,
  x: number,
  y: number,
  width: number,
  length: number,
  color = "#4b3b2a",
  opacity = 0.3,
): string {
  const points: Point[] = [
    [x - width / 2, y],
    [x + width / 2, y],
    [x + width * 0.36, y + length * 0.5],
    [x + width * random.between(0, 0.2), y + length],
    [x - width * random.between(0, 0.2), y + length * random.between(0.8, 1)],
    [x - width * 0.4, y + length * 0.45],
  ];
  const fade = linear([
    [0, color, opacity],
    [1, color, 0],
  ]);
  return withGradient(fade, (fill) => path(smoothClosed(points, 0.7), fill));
}

function flake(random: Random, x: number, y: number, rx: number, ry: number): string {
  const count = 9 + Math.floor(random.next() * 5);
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = random.between(0.62, 1.12);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return outline(points);
}

/**
 * Flakes crowd round a point, thickest in its middle and stretched along the boards. Their union is drawn in
 * three layers (rim, shaded lip, bare substrate): flakes outlined one by one looked like bats.
 */
export function peeling(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  substrate = BARE_WALL,
): string {
  let union = "";
  const stretch = rx > ry ? [1.5, 0.8] : [0.8, 1.5];
  const scatter = (): number => (random.next() + random.next() + random.next()) / 1.5 - 1;
  for (let index = 0; index < count; index++) {
    const [u, v] = [scatter(), scatter()];
    const heart = 1 - 0.6 * Math.min(1, Math.hypot(u, v));
    const width = Math.max(1.6, rx * 0.17 * heart * random.between(0.5, 1.4) * (stretch[0] ?? 1));
    const height = Math.max(1.5, ry * 0.17 * heart * random.between(0.5, 1.5) * (stretch[1] ?? 1));
    union += flake(random, x + u * rx, y + v * ry, width, height);
  }
  return (
    path(union, substrate.rim, { transform: "translate(1 1)" }) +
    path(union, darken(substrate.bare, 0.34)) +
    clip(path(union, "#000"), path(union, substrate.bare, { transform: "translate(1.5 1.7)" }))
  );
}

/** Hairline crack that forks now and then. */
export function crack(
  random: Random,
  x: number,
  y: number,
  length: number,
  direction: number,
  width = 1.1,
): string {
  const points: Point[] = [[x, y]];
  let [cx, cy, angle] = [x, y, direction];
  let forks = "";
  for (let step = 0; step < length / 9; step++) {
    angle += random.between(-0.55, 0.55);
    cx += Math.cos(angle) * 9;
    cy += Math.sin(angle) * 9;
    points.push([cx, cy]);
    if (length > 30 && random.chance(0.16))
      forks += crack(random, cx, cy, length * 0.35, angle + random.between(-1, 1), width * 0.7);
  }
  const line = `M${points.map(([px, py]) => d`${px} ${py}`).join("L")}`;
  return stroke(line, "#3b342e", width, { "stroke-opacity": 0.55, "stroke-linejoin": "round" }) + forks;
}
