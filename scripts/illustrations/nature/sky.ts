/** Sky: graded wash, sun glow and four families of cloud. */
import { SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { ring, smoothClosed } from "../core/shape.ts";
import { circle, clip, d, group, linear, path, radial, rect, stroke, withGradient } from "../core/svg.ts";
import type { World } from "../core/world.ts";

export type CloudKind = "streaks" | "cumulus" | "cirrus" | "marine" | "clear";
export interface SkyPlan {
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** Centre of the sun; absent when it stands out of the frame. */
  readonly sun?: readonly [x: number, y: number] | undefined;
  readonly clouds: CloudKind;
}

const SUN_RADIUS = 46;

function sunWithGlow(x: number, y: number, world: World): string {
  const glow = radial([
    [0, "#fff3c9", 0.95],
    [0.3, "#fff0c4", 0.5],
    [0.62, "#fff0c4", 0.16],
    [1, "#fff0c4", 0],
  ]);
  return (
    withGradient(glow, (fill) => circle(x, y, SUN_RADIUS * 5.4, fill)) + circle(x, y, SUN_RADIUS, world.sun)
  );
}

/** Lens-shaped streak of high fog: swollen left of its middle, thin at both ends. */
function streak(x: number, y: number, length: number, height: number, world: World): string {
  const top = d`M${x} ${y}c${length * 0.12} ${-height} ${length * 0.3} ${-height * 0.9} ${length * 0.42} ${-height * 0.7}`;
  const end = d`c${length * 0.12} ${-height * 0.8} ${length * 0.3} ${-height * 0.5} ${length * 0.58} ${height * 0.6}`;
  const under = d`c${-length * 0.25} ${height * 0.5} ${-length * 0.7} ${height * 0.5} ${-length} ${height * 0.1}z`;
  return path(top + end + under, world.cloud, { opacity: 0.82 });
}

function streaks(random: Random, plan: SkyPlan, world: World): string {
  const left = random.between(0.34, 0.62) * plan.width;
  const top = random.between(84, 130);
  let drawing = "";
  for (let index = 0; index < 4; index++) {
    const x = left + random.between(-170, 240);
    drawing += streak(
      x,
      top + index * random.between(20, 30),
      random.between(150, 350),
      random.between(7, 13),
      world,
    );
  }
  return drawing + streak(random.between(20, 160), top + 150, random.between(170, 260), 9, world);
}

/** A heap cloud: puffs on a flat base, lit at the upper left, shaded along the base. */
function heap(random: Random, x: number, base: number, width: number, height: number, world: World): string {
  const puffs = Math.max(6, Math.round(width / 30));
  let outline = "";
  let shade = "";
  for (let index = 0; index <= puffs; index++) {
    const across = index / puffs;
    const swell = Math.sin(Math.PI * (0.06 + 0.88 * across)) ** 1.1 * random.between(0.66, 1.05);
    const radius = height * (0.24 + 0.42 * swell);
    const [cx, cy] = [x + across * width, base - radius * 0.35 - height * 0.36 * swell];
    outline += smoothClosed(ring(random, [cx, cy], radius * 1.12, radius, 12, 0.05), 0.7);
    shade += smoothClosed(
      ring(random, [cx + radius * 0.24, cy + radius * 0.5], radius * 0.9, radius * 0.62, 11, 0.06),
      0.8,
    );
  }
  outline += d`M${x - height * 0.5} ${base}q${width * 0.2} ${-height * 0.4} ${width * 0.5} ${-height * 0.36}t${width * 0.5 + height} ${height * 0.36}z`;
  const area = rect(x - height * 2, base - height * 3, width + height * 4, height * 3, "#000");
  const soft = d`M${x - height * 0.5} ${base - 0.5}h${width + height}q${-width * 0.4} ${height * 0.14} ${-width * 0.6} ${height * 0.1}t${-width * 0.4 - height} ${-height * 0.1}z`;
  return (
    clip(
      area,
      path(outline, world.cloud) +
        clip(path(outline, "#000"), path(shade, world.cloudShade, { opacity: 0.5 })),
    ) + path(soft, world.cloudShade, { opacity: 0.55 })
  );
}

function cumulus(random: Random, plan: SkyPlan, world: World): string {
  const side = random.chance(0.5);
  const near = side ? random.between(0.66, 0.78) : random.between(0.3, 0.42);
  const far = side ? random.between(0.28, 0.42) : random.between(0.72, 0.84);
  const low = plan.horizon * random.between(0.34, 0.42);
  const high = plan.horizon * random.between(0.2, 0.27);
  const bank = heap(random, plan.width * far, low, random.between(130, 190), random.between(30, 42), world);
  const front = heap(
    random,
    plan.width * near - 60,
    high,
    random.between(200, 290),
    random.between(48, 66),
    world,
  );
  return group(bank, { opacity: 0.8 }) + group(front, { opacity: 0.94 });
}

/** High ice cloud: one fan of soft combed strands, thin at both ends. */
function cirrus(random: Random, plan: SkyPlan, world: World): string {
  const [left, top] = [plan.width * random.between(0.42, 0.56), random.between(96, 130)];
  let drawing = "";
  for (let index = 0; index < 11; index++) {
    const reach = random.between(120, 330);
    const [x, y] = [left + index * 22 + random.between(-70, 30), top + random.between(-38, 44)];
    const [lift, swell] = [reach * 0.13, random.between(4, 13)];
    const upper = d`M${x} ${y}C${x + reach * 0.3} ${y - lift * 0.1 - swell} ${x + reach * 0.7} ${y - lift * 0.7 - swell * 0.4} ${x + reach} ${y - lift}`;
    const lower = d`C${x + reach * 0.7} ${y - lift * 0.5} ${x + reach * 0.3} ${y + swell * 0.5} ${x} ${y}Z`;
    drawing += path(upper + lower, world.cloud, { opacity: random.between(0.26, 0.5) });
  }
  return drawing;
}

/** Marine layer: long soft banks low over the horizon. */
function marine(random: Random, plan: SkyPlan, world: World): string {
  let banks = "";
  for (let index = 0; index < 5; index++) {
    const y = plan.horizon - 46 - index * random.between(26, 38);
    const x = random.between(-120, plan.width * 0.7);
    const bank = streak(x, y, random.between(320, 620), random.between(14, 26), world);
    banks += group(bank, { opacity: 0.85 - index * 0.12 });
  }
  return banks;
}

export function sky(random: Random, plan: SkyPlan, world: World): string {
  const wash = linear([
    [0, world.skyTop],
    [0.58, world.skyMiddle],
    [1, world.skyLow],
  ]);
  const air = withGradient(wash, (fill) => rect(-40, -40, plan.width + 80, plan.horizon + 120, fill));
  const families = { streaks, cumulus, cirrus, marine, clear: () => "" };
  const sun = plan.sun ? sunWithGlow(plan.sun[0], plan.sun[1], world) : "";
  return air + sun + families[plan.clouds](random, plan, world) + birds(random, plan);
}

/** Three gulls, far off. */
function birds(random: Random, plan: SkyPlan): string {
  if (plan.clouds !== "marine" && plan.clouds !== "cirrus") return "";
  const [x, y] = [plan.width * random.between(0.26, 0.34), random.between(80, 130)];
  let wings = "";
  for (let index = 0; index < 3; index++) {
    const [bx, by, span] = [x + index * 34, y - index * 13 + (index % 2) * 18, 9 - index];
    wings += d`M${bx - span} ${by - 3}q${span * 0.6} -3 ${span} 3q${span * 0.4} -6 ${span} -3`;
  }
  return stroke(wings, SHADE, 1.6, { opacity: 0.4, "stroke-linecap": "round" });
}
