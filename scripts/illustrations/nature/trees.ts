/** Broad-leaved trees built of lit clumps, cypresses, and the shadows they throw on the ground. */
import { darken, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { ring, smoothClosed } from "../core/shape.ts";
import { circle, d, group, type Point, path } from "../core/svg.ts";
import type { Tones3, Tones4, World } from "../core/world.ts";

function puff(random: Random, x: number, y: number, radius: number): string {
  return smoothClosed(ring(random, [x, y], radius, radius * 0.9, 13, 0.11), 0.6);
}

/** One clump of leaves: dark body, lit towards the upper left in three steps. */
function clump(random: Random, x: number, y: number, r: number, tones: Tones4): string {
  const [dark, mid, light, highlight] = tones;
  return (
    path(puff(random, x, y, r), dark) +
    path(puff(random, x - r * 0.1, y - r * 0.14, r * 0.8), mid) +
    path(puff(random, x - r * 0.22, y - r * 0.3, r * 0.52), light) +
    path(puff(random, x - r * 0.32, y - r * 0.44, r * 0.22), highlight)
  );
}

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

export interface CanopyPlan {
  readonly center: Point;
  readonly rx: number;
  readonly ry: number;
  readonly tones: Tones4;
}

/** Clumps on two rings, drawn from the top down so that each lit top stands against a dark underside. */
export function canopy(random: Random, plan: CanopyPlan): string {
  const { center, rx, ry, tones } = plan;
  const clumps: (readonly [number, number, number])[] = [];
  for (const [count, reach, size] of [
    [14, 0.74, 0.28],
    [9, 0.46, 0.3],
    [4, 0.18, 0.32],
  ] as const) {
    const turn = random.between(0, 1);
    for (let index = 0; index < count; index++) {
      const angle = ((index + turn) / count) * Math.PI * 2;
      const out = reach * random.between(0.88, 1.1);
      clumps.push([
        center[0] + Math.cos(angle) * rx * out,
        center[1] + Math.sin(angle) * ry * out,
        rx * size * random.between(0.82, 1.14),
      ]);
    }
  }
  clumps.sort((a, b) => a[1] - b[1]);
  const core = path(
    smoothClosed(ring(random, center, rx * 0.78, ry * 0.78, 12, 0.04), 0.6),
    darken(tones[0], 0.12),
  );
  const body = clumps.map(([x, y, r]) => clump(random, x, y, r, tones)).join("");
  const leaves = (share: number, shift: number, count: number, color: string): string =>
    path(
      leafCommas(
        random,
        [center[0] + rx * shift, center[1] + ry * shift * 1.3],
        rx * share,
        ry * share,
        count,
        7 + rx * 0.03,
      ),
      color,
    );
  const texture =
    leaves(0.62, 0.24, 60, darken(tones[0], 0.16)) +
    leaves(0.94, 0, 60, tones[1]) +
    leaves(0.9, -0.06, 70, tones[2]);
  return core + body + texture + leaves(0.62, -0.22, 54, tones[3]);
}

/** Round fruit with crescent shade, highlight and sometimes a leaf; never closer than 2.6 radii. */
function fruits(random: Random, plan: CanopyPlan, count: number, radius: number, colors: Tones3): string {
  const placed: Point[] = [];
  let drawing = "";
  for (let attempt = 0; attempt < count * 6 && placed.length < count; attempt++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.between(0.02, 0.82))];
    const [x, y] = [
      plan.center[0] + Math.cos(angle) * plan.rx * reach,
      plan.center[1] + Math.sin(angle) * plan.ry * reach + plan.ry * 0.06,
    ];
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < radius * 2.6)) continue;
    placed.push([x, y]);
    drawing += fruit(x, y, radius * random.between(0.86, 1.12), colors, plan.tones);
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

/** Forked trunk, its right half in shade. Scale 1 is 176 px of tree. */
function forkedTrunk(x: number, y: number, s: number, bark: string): string {
  const right = d`C${x + 6 * s} ${y - 48 * s} ${x + 5 * s} ${y - 28 * s} ${x + 9 * s} ${y}Z`;
  const left = d`M${x - 7 * s} ${y}C${x - 3 * s} ${y - 30 * s} ${x - 7 * s} ${y - 50 * s} ${x - 17 * s} ${y - 78 * s}L${x - 8 * s} ${y - 80 * s}C${x - s} ${y - 58 * s} ${x} ${y - 56 * s} ${x + 14 * s} ${y - 82 * s}L${x + 20 * s} ${y - 78 * s}`;
  const shade = d`M${x + s} ${y}C${x + 2 * s} ${y - 28 * s} ${x + 3 * s} ${y - 44 * s} ${x + 14 * s} ${y - 72 * s}L${x + 20 * s} ${y - 78 * s}`;
  return path(left + right, bark) + path(shade + right, darken(bark, 0.35));
}

/** Shadow of a round crown on the ground, to the right of the foot. */
export function groundShadow(random: Random, x: number, y: number, rx: number, ry: number): string {
  return path(smoothClosed(ring(random, [x, y], rx, ry, 16, 0.09), 0.5), SHADE, { opacity: 0.3 });
}

export type TreeKind = "citrus" | "olive" | "jacaranda" | "shade";

export function broadTree(
  random: Random,
  kind: TreeKind,
  x: number,
  y: number,
  scale: number,
  world: World,
): string {
  const tones = { citrus: world.leaf, shade: world.leaf, olive: world.olive, jacaranda: world.jacaranda }[
    kind
  ];
  const shape = { citrus: [66, 60], shade: [84, 64], olive: [70, 52], jacaranda: [92, 56] }[kind] as [
    number,
    number,
  ];
  const plan: CanopyPlan = {
    center: [x, y - 122 * scale],
    rx: shape[0] * scale,
    ry: shape[1] * scale,
    tones,
  };
  const hang = kind === "citrus" ? fruits(random, plan, 17, 5.6 * scale, world.fruit) : "";
  return forkedTrunk(x, y, scale, world.bark) + canopy(random, plan) + hang;
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
