/** Palms: the Mexican fan palm of the street and the feathered queen palm of the court. */
import { darken, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { outline } from "../core/shape.ts";
import { d, group, type Point, path, stroke } from "../core/svg.ts";
import type { World } from "../core/world.ts";

export interface PalmPlan {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Diameter of the crown. */
  readonly crown: number;
  /** How far the crown stands beside the foot. */
  readonly lean: number;
}

interface TrunkPlan extends PalmPlan {
  readonly foot: number;
  readonly top: number;
  readonly bark: string;
}

/** One bow from foot to crown; the right third lies in shade. */
function trunk(plan: TrunkPlan): string {
  const { x, y, height, lean, foot, top, bark } = plan;
  const [tx, ty] = [x + lean, y - height];
  const [bx, by] = [x + lean * 0.22, y - height * 0.5];
  const middle = (foot + top) * 0.46;
  const side = (from: number, to: number, color: string): string =>
    path(
      d`M${x + foot * from} ${y}Q${bx + middle * from} ${by} ${tx + top * from} ${ty}` +
        d`L${tx + top * to} ${ty}Q${bx + middle * to} ${by} ${x + foot * to} ${y}Z`,
      color,
    );
  let scars = "";
  for (let step = 1; step < height / 9; step++) {
    const t = (step * 9) / height;
    const cx = (1 - t) ** 2 * x + 2 * t * (1 - t) * bx + t * t * tx;
    const half = foot * (1 - t) + top * t;
    scars += d`M${cx - half} ${y - height * t}q${half} 2 ${half * 2} 0`;
  }
  return (
    side(-1, 1, bark) +
    side(0.15, 1, darken(bark, 0.28)) +
    stroke(scars, darken(bark, 0.35), 0.8, { opacity: 0.5 })
  );
}

/** A fan: blades from the crown's centre, cut deep between the tips, drooping towards the sides. */
function fanLeaf(random: Random, center: Point, angle: number, length: number, spread: number): Point[] {
  const blades = 9;
  const points: Point[] = [center];
  const reach = (direction: number, radius: number): Point => {
    const droop =
      radius * 0.17 * Math.abs(Math.cos(direction)) ** 1.3 + Math.max(0, Math.sin(direction)) * radius * 0.12;
    return [
      center[0] + Math.cos(direction) * radius,
      center[1] + Math.sin(direction) * radius * 0.92 + droop,
    ];
  };
  for (let blade = 0; blade <= blades; blade++) {
    const direction = angle - spread + (2 * spread * blade) / blades;
    const tip = length * (1 - 0.26 * Math.abs((2 * blade) / blades - 1)) * random.between(0.92, 1.07);
    points.push(reach(direction, tip));
    if (blade < blades) points.push(reach(direction + spread / blades, length * 0.6));
  }
  return points;
}

function fanRing(
  random: Random,
  center: Point,
  arc: readonly number[],
  count: number,
  length: number,
  color: string,
): string {
  const [from = 0, to = 0] = arc;
  let blades = "";
  for (let index = 0; index < count; index++) {
    const angle = from + ((to - from) * index) / (count - 1) + random.between(-0.08, 0.08);
    blades += outline(fanLeaf(random, center, angle, length * random.between(0.9, 1.08), 0.34));
  }
  return path(blades, color);
}

/** Pleats: short strokes from the heart of each fan, so that the crown is not a ball. */
function pleats(random: Random, center: Point, radius: number, color: string): string {
  let lines = "";
  for (let index = 0; index < 34; index++) {
    const angle = -Math.PI * 1.12 + (Math.PI * 1.24 * index) / 33 + random.between(-0.04, 0.04);
    const [near, far] = [radius * random.between(0.3, 0.45), radius * random.between(0.62, 0.86)];
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * 0.95];
    lines += d`M${center[0] + cos * near} ${center[1] + sin * near}L${center[0] + cos * far} ${center[1] + sin * far + far * 0.06}`;
  }
  return stroke(lines, color, radius * 0.022, { opacity: 0.5 });
}

export function fanPalm(random: Random, plan: PalmPlan, world: World): string {
  const { crown } = plan;
  const center: Point = [plan.x + plan.lean, plan.y - plan.height];
  const [dark, mid, light] = world.palm;
  const stem = trunk({ ...plan, foot: crown * 0.066, top: crown * 0.034, bark: world.palmBark });
  let skirt = "";
  for (let index = 0; index < 11; index++) {
    const swing = -0.95 + (1.9 * index) / 10;
    const drop = crown * random.between(0.24, 0.36);
    const [tx, ty] = [center[0] + Math.sin(swing) * crown * 0.16, center[1] + drop * Math.cos(swing * 0.6)];
    skirt += d`M${center[0] - 3} ${center[1]}L${tx - 3} ${ty - 4}l2 6l2 -4l3 3L${center[0] + 3} ${center[1]}Z`;
  }
  return (
    stem +
    path(skirt, world.skirt) +
    fanRing(random, center, [0.15, 3], 8, crown * 0.42, darken(dark, 0.2)) +
    fanRing(random, center, [-3.5, 0.36], 12, crown * 0.52, dark) +
    fanRing(random, center, [-3.2, -0.1], 10, crown * 0.45, mid) +
    fanRing(random, center, [-2.9, -1.1], 6, crown * 0.38, light) +
    pleats(random, center, crown * 0.46, darken(dark, 0.1))
  );
}

/** An arching frond with a leaflet pair at every twelfth of its rib. */
function frond(
  random: Random,
  top: Point,
  angle: number,
  length: number,
  color: string,
  width: number,
): string {
  const steps = 14;
  const ribPoint = (index: number): Point => {
    const t = index / steps;
    const sag = length * 0.62 * t * t * (0.35 + 0.65 * Math.abs(Math.cos(angle)));
    return [top[0] + Math.cos(angle) * length * t, top[1] + Math.sin(angle) * length * 0.75 * t + sag];
  };
  const base = Math.max(2.2, length * 0.021);
  let leaflets = "";
  for (let index = 1; index < steps; index++) {
    const [from, at, to] = [ribPoint(index - 1), ribPoint(index), ribPoint(index + 1)];
    const span = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [ux, uy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
    const size =
      length * 0.3 * Math.sin(Math.PI * (0.18 + 0.78 * (index / steps))) * random.between(0.9, 1.1);
    for (const side of [-1, 1]) {
      const tip: Point = [
        at[0] + (-uy * side * 0.62 + ux * 0.7) * size,
        at[1] + (ux * side * 0.62 + uy * 0.7 + 0.28) * size,
      ];
      leaflets += d`M${at[0] - ux * base} ${at[1] - uy * base}L${tip[0]} ${tip[1]}L${at[0] + ux * base} ${at[1] + uy * base}Z`;
    }
  }
  const rib = Array.from({ length: steps + 1 }, (_, index) => ribPoint(index));
  return path(leaflets, color) + stroke(`M${rib.map(([x, y]) => d`${x} ${y}`).join("L")}`, color, width);
}

/** Angle, length as a share of the crown, tone: back fronds first, light ones on top. */
const QUEEN_FRONDS: readonly (readonly [number, number, 0 | 1 | 2])[] = [
  [-3.5, 0.52, 0],
  [0.35, 0.52, 0],
  [-0.1, 0.56, 0],
  [-3.05, 0.56, 0],
  [-2.8, 0.54, 0],
  [-0.3, 0.54, 0],
  [-2.6, 0.56, 1],
  [-0.5, 0.56, 1],
  [-2.2, 0.5, 1],
  [-0.95, 0.5, 1],
  [-1.85, 0.44, 2],
  [-1.35, 0.46, 2],
];

export function queenPalm(random: Random, plan: PalmPlan, world: World): string {
  const top: Point = [plan.x + plan.lean, plan.y - plan.height];
  const half = plan.crown * 0.04;
  const stem = trunk({ ...plan, foot: half * 1.25, top: half * 0.8, bark: world.palmBark });
  const fronds = QUEEN_FRONDS.map(([angle, share, tone]) => {
    const length = plan.crown * share * random.between(0.94, 1.06);
    return frond(
      random,
      top,
      angle + random.between(-0.08, 0.08),
      length,
      world.palm[tone],
      plan.crown * 0.016,
    );
  });
  const heart = path(
    d`M${top[0] - half} ${top[1] + half * 3}Q${top[0] - half * 1.4} ${top[1]} ${top[0]} ${top[1] - half}Q${top[0] + half * 1.4} ${top[1]} ${top[0] + half} ${top[1] + half * 3}Z`,
    world.palm[2],
  );
  return (
    stem +
    heart +
    fronds.join("") +
    path(d`M${top[0]} ${top[1]}l${half} ${half * 2}h${-half}z`, SHADE, { opacity: 0.2 })
  );
}

/** Canary Island date palm: a thick diamond-cut trunk under a full head of fronds. */
export function datePalm(random: Random, plan: PalmPlan, world: World): string {
  const top: Point = [plan.x + plan.lean, plan.y - plan.height];
  const half = plan.crown * 0.062;
  const stem = trunk({ ...plan, foot: half * 1.3, top: half, bark: world.palmBark });
  const angles = [
    -3.75, 0.6, -3.5, 0.35, -3.25, 0.1, -3, -0.14, -2.75, -0.4, -2.5, -0.64, -2.26, -0.9, -2, -1.15, -1.75,
    -1.4,
  ];
  const fronds = angles.map((angle, index) =>
    frond(
      random,
      top,
      angle + random.between(-0.07, 0.07),
      plan.crown * (index < 10 ? 0.54 : 0.48) * random.between(0.94, 1.06),
      world.palm[index < 8 ? 0 : index < 14 ? 1 : 2],
      plan.crown * 0.014,
    ),
  );
  const boot = path(
    d`M${top[0] - half * 1.5} ${top[1] + half * 2.6}Q${top[0] - half * 2} ${top[1]} ${top[0]} ${top[1] - half * 0.6}Q${top[0] + half * 2} ${top[1]} ${top[0] + half * 1.5} ${top[1] + half * 2.6}Z`,
    darken(world.skirt, 0.1),
  );
  return stem + fronds.slice(0, 6).join("") + boot + fronds.slice(6).join("");
}

/** Shadow of a whole palm that stands out of the frame, crown and trunk, on the wall it falls on. */
export function frondShadow(random: Random, center: Point, radius: number, squash: number): string {
  const fronds = QUEEN_FRONDS.map(([angle, share]) =>
    frond(
      random,
      [0, 0],
      angle + random.between(-0.06, 0.06),
      radius * share * random.between(1.7, 1.9),
      SHADE,
      radius * 0.02,
    ),
  );
  const half = radius * 0.055;
  const stem = d`M${-half} 0Q${-half * 1.6} ${radius} ${-half * 5} ${radius * 2.6}h${half * 2.6}Q${half * 0.8} ${radius} ${half} 0Z`;
  return group(fronds.join("") + path(stem, SHADE), {
    opacity: 0.2,
    transform: d`translate(${center[0]} ${center[1]}) scale(1 ${squash})`,
  });
}
