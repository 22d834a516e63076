/** Low planting: hedges, agaves, flowers, grasses, climbers. */
import { darken, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { box, ring, smoothClosed, vertices } from "../core/shape.ts";
import { circle, clip, d, type Point, path, polygon } from "../core/svg.ts";
import type { Tones4, World } from "../core/world.ts";

function lensLeaves(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  band: readonly [number, number],
): string {
  let data = "";
  for (let index = 0; index < count; index++) {
    const [lx, ly, size] = [
      x + random.between(3, width - 3),
      y - random.between(band[0], band[1]) * height,
      random.between(3, 6),
    ];
    data += d`M${lx - size} ${ly}Q${lx} ${ly - size} ${lx + size} ${ly}Q${lx} ${ly + size * 0.5} ${lx - size} ${ly}Z`;
  }
  return data;
}

/** Clipped hedge: lit along its top, leaf lenses in two tones, a foot of shade. */
export function hedge(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  tones: Tones4,
): string {
  const steps = Math.max(6, Math.round(width / 16));
  const top: Point[] = Array.from({ length: steps + 1 }, (_, index) => [
    x + (width * index) / steps,
    y - height + random.between(-height * 0.07, height * 0.07),
  ]);
  const cap: Point[] = [...top, ...[...top].reverse().map(([px, py]) => [px, py + height * 0.3] as const)];
  return (
    polygon([[x, y], ...top, [x + width, y]], tones[0]) +
    polygon(cap, tones[1], { opacity: 0.8 }) +
    path(lensLeaves(random, x, y, width, height, (width * height) / 90, [0.1, 0.95]), tones[1]) +
    path(lensLeaves(random, x, y, width, height, (width * height) / 170, [0.5, 1]), tones[2]) +
    polygon(box(x, y - height * 0.16, width, height * 0.16), SHADE, { opacity: 0.25 })
  );
}

/** Rounded shrub, as low mound or clipped ball; with petals it flowers. */
export function shrub(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tones: Tones4,
  petals?: readonly string[],
): string {
  const center: Point = [x, y - ry * 0.8];
  let drawing = path(smoothClosed(ring(random, center, rx, ry, 15, 0.07), 0.5), tones[0]);
  drawing += path(
    smoothClosed(ring(random, [x - rx * 0.1, center[1] - ry * 0.14], rx * 0.8, ry * 0.76, 14, 0.08), 0.5),
    tones[1],
  );
  drawing += path(
    smoothClosed(ring(random, [x - rx * 0.24, center[1] - ry * 0.34], rx * 0.5, ry * 0.44, 12, 0.1), 0.5),
    tones[2],
  );
  drawing = clip(polygon(box(x - rx * 1.4, y - ry * 3, rx * 2.8, ry * 3), "#000"), drawing);
  const leaves = lensLeaves(
    random,
    x - rx * 0.86,
    y - ry * 0.16,
    rx * 1.72,
    ry * 1.3,
    (rx * ry) / 40,
    [0.05, 1],
  );
  drawing += path(leaves, tones[2], { opacity: 0.8 });
  if (!petals) return drawing;
  for (let index = 0; index < (rx * ry) / 46; index++) {
    const [angle, reach] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * 0.9];
    drawing += circle(
      x + Math.cos(angle) * rx * reach,
      center[1] + Math.sin(angle) * ry * reach,
      random.between(2.2, 4),
      random.pick(petals),
    );
  }
  return drawing;
}

/** Seventeen blades in three tones, the light ones on top. */
export function agave(random: Random, x: number, y: number, size: number, world: World): string {
  const blade = (angle: number, length: number, fill: string): string => {
    const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.92];
    const [nx, ny, half] = [-Math.sin(angle), Math.cos(angle), length * 0.13];
    return path(
      d`M${x - nx * half * 0.5} ${y - ny * half * 0.5}Q${(x + ex) / 2 + nx * half} ${(y + ey) / 2 + ny * half} ${ex} ${ey}` +
        d`Q${(x + ex) / 2 - nx * half} ${(y + ey) / 2 - ny * half} ${x + nx * half * 0.5} ${y + ny * half * 0.5}Z`,
      fill,
    );
  };
  const rows = [
    [7, -Math.PI, Math.PI, 0.9, 1.1],
    [6, -2.9, 2.6, 0.78, 0.95],
    [4, -2.3, 1.5, 0.68, 0.76],
  ] as const;
  let drawing = path(
    d`M${x - size * 0.4} ${y}a${size * 0.7} ${size * 0.12} 0 1 0 ${size * 1.4} 0a${size * 0.7} ${size * 0.12} 0 1 0 ${-size * 1.4} 0z`,
    SHADE,
    { opacity: 0.26 },
  );
  rows.forEach(([count, from, sweep, low, high], row) => {
    for (let index = 0; index < count; index++) {
      drawing += blade(
        from + (sweep * index) / (count - 1),
        size * random.between(low, high),
        world.agave[row] as string,
      );
    }
  });
  return drawing;
}

/** Tufts of five blades along a line. */
export function tufts(
  random: Random,
  x0: number,
  x1: number,
  y: number,
  count: number,
  height: number,
): string {
  let data = "";
  for (let index = 0; index < count; index++) {
    const [x, tall] = [random.between(x0, x1), random.between(0.6, 1.2) * height];
    for (let blade = -2; blade <= 2; blade++) {
      const tip = y - tall * (1 - 0.08 * blade * blade);
      data += d`M${x - 1.2} ${y}Q${x + blade * 1.5} ${y - tall * 0.6} ${x + blade * tall * 0.28} ${tip}Q${x + blade * 2.2} ${y - tall * 0.5} ${x + 1.2} ${y}Z`;
    }
  }
  return data;
}

/** Tall arching grass, as on dunes and along decks. */
export function grassClump(random: Random, x: number, y: number, height: number, world: World): string {
  const layer = (count: number, color: string, share: number): string => {
    let blades = "";
    for (let index = 0; index < count; index++) {
      const [lean, tall] = [random.between(-0.7, 0.7), height * share * random.between(0.7, 1.05)];
      blades += d`M${x - 2 + lean * 6} ${y}Q${x + lean * tall * 0.2} ${y - tall * 0.7} ${x + lean * tall} ${y - tall * (1 - 0.24 * Math.abs(lean))}Q${x + lean * tall * 0.3} ${y - tall * 0.6} ${x + 2 + lean * 6} ${y}Z`;
    }
    return path(blades, color);
  };
  return layer(16, world.olive[0], 1) + layer(14, world.olive[1], 0.92) + layer(10, world.olive[2], 0.8);
}

/** Bougainvillea: petals over a green climber. */
export function bougainvillea(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  world: World,
): string {
  const count = Math.round((rx * ry) / 15);
  let drawing = path(smoothClosed(ring(random, [x, y], rx * 0.94, ry * 0.94, 17, 0.14), 0.6), world.leaf[0]);
  drawing += path(
    smoothClosed(ring(random, [x - rx * 0.12, y - ry * 0.12], rx * 0.8, ry * 0.8, 13, 0.18), 0.6),
    world.leaf[1],
  );
  for (let index = 0; index < count; index++) {
    const [angle, reach, size] = [
      random.between(0, Math.PI * 2),
      Math.sqrt(random.next()),
      random.between(3.4, 7),
    ];
    const [px, py] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const lit = px + py < -0.25 ? world.bloom[2] : px + py > 0.55 ? world.bloom[0] : world.bloom[1];
    const tone = random.chance(0.2) ? random.pick([world.leaf[1], world.bloom[2], world.bloom[0]]) : lit;
    drawing += path(
      smoothClosed(ring(random, [x + px * rx * 1.03, y + py * ry * 1.03], size, size * 0.8, 6, 0.3), 1),
      tone,
    );
  }
  return drawing;
}

/** Bird of paradise: paddle leaves and orange crests. */
export function paradiseFlower(random: Random, x: number, y: number, size: number, world: World): string {
  let leaves = "";
  let shaded = "";
  let crests = "";
  for (let index = 0; index < 9; index++) {
    const lean = -0.62 + (1.24 * index) / 8 + random.between(-0.05, 0.05);
    const tall = size * random.between(0.72, 1.04);
    const [tx, ty] = [x + Math.sin(lean) * tall, y - Math.cos(lean) * tall];
    const [mx, my] = [x + Math.sin(lean) * tall * 0.5, y - Math.cos(lean) * tall * 0.5];
    const leaf = d`M${x} ${y}L${mx} ${my}q${-size * 0.13} ${-size * 0.16} ${tx - mx} ${ty - my}q${size * 0.1} ${size * 0.24} ${mx - tx} ${my - ty}z`;
    if (index % 2) leaves += leaf;
    else shaded += leaf;
    if (index % 3 === 1)
      crests += d`M${tx + 4} ${ty - 4}l${size * 0.2} ${-size * 0.12}l${-size * 0.06} ${size * 0.1}l${size * 0.14} ${-size * 0.02}l${-size * 0.26} ${size * 0.12}z`;
  }
  return path(shaded, world.leaf[0]) + path(leaves, world.leaf[1]) + path(crests, world.fruit[1]);
}

/** A row of bedding flowers on stems of grass. */
export function flowerRow(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly string[],
  world: World,
): string {
  let drawing = path(tufts(random, x, x + width, y, width / 9, height), world.leaf[1]);
  drawing += path(tufts(random, x, x + width, y, width / 14, height * 0.8), world.leaf[2]);
  for (let index = 0; index < width / 7; index++) {
    drawing += circle(
      random.between(x, x + width),
      y - random.between(0.55, 1.05) * height,
      random.between(2.2, 3.4),
      random.pick(colors),
    );
  }
  return drawing;
}

export interface PotPlan {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

/** Clay pot with a rim; the plant is drawn by the caller, behind the rim. */
export function pot({ x, y, size, color }: PotPlan): string {
  const w = size * 0.5;
  return (
    polygon(vertices(x - w * 0.6, y, x + w * 0.6, y, x + w * 1.9, y + 5, x + w * 0.2, y + 6), SHADE, {
      opacity: 0.3,
    }) +
    polygon(vertices(x - w, y - size * 0.8, x + w, y - size * 0.8, x + w * 0.7, y, x - w * 0.7, y), color) +
    polygon(
      vertices(x + w * 0.25, y - size * 0.8, x + w, y - size * 0.8, x + w * 0.7, y, x + w * 0.2, y),
      darken(color, 0.24),
    ) +
    polygon(box(x - w * 1.14, y - size * 0.92, w * 2.28, size * 0.18), color) +
    polygon(box(x - w * 1.14, y - size * 0.76, w * 2.28, size * 0.05), SHADE, { opacity: 0.35 })
  );
}
