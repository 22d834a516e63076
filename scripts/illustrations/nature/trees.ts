/** Broad-leaved trees of leaf clusters on limbs, cypresses, and the shadows they throw on the ground. */
import { darken, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { ring, smoothClosed } from "../core/shape.ts";
import { circle, d, group, type Point, path } from "../core/svg.ts";
import type { Tones3, Tones4, World } from "../core/world.ts";
import { barkOf, type Cluster, CROWNS, type Crown, type TreeKind, tonesOf } from "./crowns.ts";

/** Comma-shaped leaves scattered over an ellipse. */
export function leafCommas(
  random: Random,
  center: Point,
  rx: number,
  ry: number,
  count: number,
  size: number,
): string {
  let data = "";
  for (let index = 0; index < count; index++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next())];
    const [x, y] = [center[0] + Math.cos(angle) * rx * reach, center[1] + Math.sin(angle) * ry * reach];
    const [turn, length] = [random.between(-0.9, 0.5), size * random.between(0.7, 1.2)];
    const [ex, ey] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length];
    const [bx, by] = [-Math.sin(turn) * length * 0.35, Math.cos(turn) * length * 0.35];
    data += d`M${x} ${y}Q${(x + ex) / 2 + bx} ${(y + ey) / 2 + by} ${ex} ${ey}Q${(x + ex) / 2 - bx} ${(y + ey) / 2 - by} ${x} ${y}Z`;
  }
  return data;
}

/** Outline of a cluster: small lobes, as leaves stand out against the sky. */
function lobes(random: Random, x: number, y: number, rx: number, ry: number): string {
  const count = Math.max(12, Math.round((rx + ry) / 3.4));
  const rim = ring(random, [x, y], rx, ry, count * 2, 0.06).map(([px, py], index): Point => {
    const reach = index % 2 ? 0.86 : 1.05;
    return [x + (px - x) * reach, y + (py - y) * reach];
  });
  return smoothClosed(rim, 0.8);
}

/** All clusters in one tone, each shrunk and moved towards the light: one mass of leaves, not a heap of balls. */
function mass(
  random: Random,
  clusters: readonly Cluster[],
  share: number,
  lift: number,
  fill: string,
): string {
  const shapes = clusters.map(([x, y, rx, ry]) =>
    lobes(random, x - rx * lift * 0.7, y - ry * lift, rx * share, ry * share),
  );
  return path(shapes.join(""), fill);
}

function spray(
  random: Random,
  clusters: readonly Cluster[],
  share: number,
  lift: number,
  fill: string,
): string {
  const leaves = clusters.map(([x, y, rx, ry]) =>
    leafCommas(
      random,
      [x - rx * lift, y - ry * lift],
      rx * share,
      ry * share,
      Math.round(8 + (rx * ry) / 130),
      5.5 + Math.sqrt(rx) * 0.5,
    ),
  );
  return path(leaves.join(""), fill);
}

function crown(random: Random, clusters: readonly Cluster[], tones: Tones4): string {
  const [dark, mid, light, highlight] = tones;
  return (
    spray(random, clusters, 1.03, 0, dark) +
    mass(random, clusters, 1, 0, dark) +
    spray(random, clusters, 0.8, -0.4, darken(dark, 0.18)) +
    mass(random, clusters, 0.8, 0.2, mid) +
    spray(random, clusters, 0.86, 0.1, mid) +
    mass(random, clusters, 0.46, 0.5, light) +
    spray(random, clusters, 0.62, 0.36, light) +
    spray(random, clusters, 0.4, 0.6, highlight)
  );
}

/** Round fruit with crescent shade, highlight and sometimes a leaf; never closer than 2.6 radii. */
function fruits(
  random: Random,
  clusters: readonly Cluster[],
  count: number,
  radius: number,
  colors: Tones3,
  tones: Tones4,
): string {
  const placed: Point[] = [];
  let drawing = "";
  for (let attempt = 0; attempt < count * 6 && placed.length < count; attempt++) {
    const [cx, cy, rx, ry] = random.pick(clusters);
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0.02, 0.7))];
    const [x, y] = [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < radius * 2.6)) continue;
    placed.push([x, y]);
    drawing += fruit(x, y, radius * random.between(0.86, 1.12), colors, tones);
  }
  return drawing;
}

export function fruit(x: number, y: number, r: number, colors: Tones3, leaves?: Tones4): string {
  const crescent = d`M${x + r * 0.95} ${y - r * 0.1}A${r} ${r} 0 0 1 ${x - r * 0.5} ${y + r * 0.85}A${r * 1.25} ${r * 1.25} 0 0 0 ${x + r * 0.95} ${y - r * 0.1}Z`;
  const leaf = d`M${x - r * 0.1} ${y - r * 0.85}q${r * 0.5} ${-r} ${r * 1.4} ${-r * 0.5}q${-r * 0.5} ${r * 0.7} ${-r * 1.4} ${r * 0.5}z`;
  return (
    circle(x + r * 0.3, y + r * 0.45, r, darken(leaves?.[0] ?? SHADE, 0.45), {
      opacity: leaves ? 0.5 : 0.2,
    }) +
    circle(x, y, r, colors[1]) +
    path(crescent, colors[0]) +
    circle(x - r * 0.34, y - r * 0.36, r * 0.26, colors[2]) +
    (leaves ? path(leaf, leaves[3]) : "")
  );
}

/** A limb from the fork to the heart of a cluster, its lower right in shade. */
function limb(from: Point, to: Point, thick: number, bark: string): string {
  const [bx, by] = [from[0] + (to[0] - from[0]) * 0.3, from[1] + (to[1] - from[1]) * 0.62];
  const shape = (right: number): string =>
    d`M${from[0] - thick} ${from[1]}Q${bx - thick * 0.7} ${by} ${to[0] - 1} ${to[1]}` +
    d`L${to[0] + 1} ${to[1]}Q${bx + thick * right} ${by} ${from[0] + thick * right} ${from[1]}Z`;
  return path(shape(1), darken(bark, 0.3)) + path(shape(0.2), bark);
}

/** Trunk with a flared foot and a limb to each cluster. */
function trunk(
  x: number,
  y: number,
  s: number,
  plan: Crown,
  clusters: readonly Cluster[],
  bark: string,
): string {
  const [fork, half] = [y + plan.fork * s, plan.girth * s];
  const side = (right: number): string =>
    d`M${x - half * 1.5} ${y}Q${x - half * 0.8} ${y - 12 * s} ${x - half * 0.8} ${fork - 4 * s}` +
    d`H${x + half * 0.8 * right}Q${x + half * 0.9 * right} ${y - 12 * s} ${x + half * 1.5 * right} ${y}Z`;
  const limbs = clusters.map(([cx, cy]) => limb([x, fork + 4 * s], [cx, cy], half * 0.44, bark));
  return limbs.join("") + path(side(1), darken(bark, 0.35)) + path(side(0.3), bark);
}

/** Shadow of a round crown on the ground, to the right of the foot. */
export function groundShadow(random: Random, x: number, y: number, rx: number, ry: number): string {
  return path(smoothClosed(ring(random, [x, y], rx, ry, 16, 0.09), 0.5), SHADE, { opacity: 0.3 });
}

/** A broad-leaved tree; scale 1 is about 176 px of it. */
export function broadTree(
  random: Random,
  kind: TreeKind,
  x: number,
  y: number,
  scale: number,
  world: World,
): string {
  const tones = tonesOf(kind, world);
  const plan = CROWNS[kind];
  const turn = random.chance(0.5) ? 1 : -1;
  const clusters = plan.clusters.map(
    ([cx, cy, rx, ry]): Cluster => [
      x + turn * cx * scale * random.between(0.94, 1.06),
      y + cy * scale * random.between(0.98, 1.02),
      rx * scale * random.between(0.92, 1.08),
      ry * scale * random.between(0.92, 1.08),
    ],
  );
  const hang = kind === "citrus" ? fruits(random, clusters, 17, 5.6 * scale, world.fruit, tones) : "";
  return trunk(x, y, scale, plan, clusters, barkOf(kind, world)) + crown(random, clusters, tones) + hang;
}

/** Italian cypress: a flame of short upward strokes. */
export function cypress(
  random: Random,
  x: number,
  y: number,
  height: number,
  width: number,
  world: World,
): string {
  const [dark, mid, light] = world.leaf;
  const flame = (shift: number, share: number, fill: string): string => {
    const half = width * 0.5 * share;
    return path(
      d`M${x + shift} ${y - height * (0.9 + share * 0.1)}C${x + shift + half * 1.1} ${y - height * 0.6} ${x + shift + half * 1.2} ${y - height * 0.2} ${x + shift + half * 0.6} ${y - 6}H${x + shift - half * 0.6}C${x + shift - half * 1.2} ${y - height * 0.2} ${x + shift - half * 1.1} ${y - height * 0.6} ${x + shift} ${y - height * (0.9 + share * 0.1)}Z`,
      fill,
    );
  };
  let tongues = "";
  for (let index = 0; index < height / 5; index++) {
    const up = random.between(0.04, 0.86);
    const half = width * 0.46 * Math.sin(Math.PI * Math.min(0.94, 0.3 + (1 - up) * 0.62));
    const tx = x + random.between(-half, half * 0.5);
    tongues += d`M${tx} ${y - up * height}q-4 -8 1 -17q5 8 -1 17z`;
  }
  return (
    footOfTrunk(x, y, width, world.bark) +
    flame(0, 1, dark) +
    flame(-width * 0.07, 0.74, mid) +
    path(tongues, light, { opacity: 0.75 })
  );
}

function footOfTrunk(x: number, y: number, width: number, bark: string): string {
  return path(d`M${x - width * 0.06} ${y}v-12h${width * 0.12}v12z`, bark);
}

/** Leaf shadow of a tree that stands out of the frame: one coherent silhouette with leafy edges, not random dapple. */
export function canopyShadow(random: Random, center: Point, rx: number, ry: number, opacity = 0.25): string {
  let puffs = "";
  for (let index = 0; index < 18; index++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.8];
    const at: Point = [center[0] + Math.cos(angle) * rx * reach, center[1] + Math.sin(angle) * ry * reach];
    puffs += smoothClosed(
      ring(random, at, rx * random.between(0.12, 0.24), ry * random.between(0.12, 0.24), 11, 0.22),
      0.4,
    );
  }
  const leaves = leafCommas(random, center, rx, ry, Math.round((rx * ry) / 90), 13);
  return group(path(puffs, SHADE) + path(leaves, SHADE), { opacity });
}
