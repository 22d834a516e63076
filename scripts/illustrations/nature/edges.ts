/** Grounds of particular towns: parkway street, canal, walk street, greenbelt path, hillside steps. */
import { darken, lighten, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { d, linear, path, rect, stroke, withGradient } from "../core/svg.ts";
import type { World } from "../core/world.ts";
import { lawn } from "./ground.ts";
import { tufts } from "./shrubs.ts";

const [WIDTH, BOTTOM] = [1200, 810];

function wash(top: number, bottom: number, far: string, near: string): string {
  const gradient = linear([
    [0, far],
    [1, near],
  ]);
  return withGradient(gradient, (fill) => rect(-10, top, WIDTH + 20, bottom - top, fill));
}

/** Pavement nearer the house, then a strip of grass for the street trees, then the curb. */
export function parkway(random: Random, world: World): string {
  const joint = darken(world.paving, 0.24);
  let drawing = rect(-10, 706, WIDTH + 20, 22, "#ece6d8") + rect(-10, 706, WIDTH + 20, 2.4, "#fbf7ec");
  for (let x = random.between(20, 80); x < WIDTH; x += 104) drawing += rect(x, 707, 2, 21, joint);
  drawing += lawn(random, WIDTH, 728, 769, world);
  drawing += path(tufts(random, 0, WIDTH, 708, 40, 9), darken(world.lawn[1], 0.22));
  return (
    drawing +
    rect(-10, 769, WIDTH + 20, 8, "#c9c1b0") +
    rect(-10, 769, WIDTH + 20, 2, "#ece6d8") +
    rect(-10, 777, WIDTH + 20, 40, world.road) +
    rect(-10, 777, WIDTH + 20, 5, SHADE, { opacity: 0.35 })
  );
}

/** Paved terrace, seawall and still water that holds the light of the house. */
export function canal(random: Random, base: number, world: World): string {
  const [wall, water] = [base + 34, base + 62];
  let [ripples, lit] = ["", ""];
  for (let index = 0; index < 120; index++) {
    const depth = random.next() ** 0.8;
    const [x, y] = [random.between(-20, WIDTH), water + 6 + depth * (BOTTOM - water - 8)];
    const length = 24 + depth * 70;
    const ripple = d`M${x} ${y}q${length * 0.25} ${-2 - depth * 2} ${length * 0.5} 0t${length * 0.5} 0`;
    if (index % 3) ripples += ripple;
    else lit += ripple;
  }
  return (
    wash(base - 2, wall, "#e2d8c4", "#efe7d6") +
    rect(-10, wall, WIDTH + 20, water - wall, "#cfc7b6") +
    rect(-10, wall - 4, WIDTH + 20, 9, "#f4eee0") +
    rect(-10, wall + 5, WIDTH + 20, 4, SHADE, { opacity: 0.3 }) +
    wash(water, BOTTOM, darken(world.seaFar, 0.16), world.seaNear) +
    rect(-10, water, WIDTH + 20, 12, SHADE, { opacity: 0.26 }) +
    stroke(ripples, lighten(world.seaNear, 0.3), 2, { opacity: 0.55 }) +
    stroke(lit, "#fdf6df", 2.4, { opacity: 0.75 })
  );
}

/** Concrete walk between two rows of front patios: no cars, no curb. */
export function walkStreet(random: Random, base: number, world: World): string {
  const walk = base + 66;
  let joints = "";
  for (let x = -900; x < 2100; x += 150) joints += d`M${600 + (x - 600) * 0.72} ${walk}L${x} ${BOTTOM}`;
  return (
    wash(base - 2, walk, "#dccfb4", "#ead9b8") +
    path(tufts(random, 0, WIDTH, walk + 2, 50, 14), world.olive[1]) +
    wash(walk, BOTTOM, "#e0d8c8", "#f2ecdf") +
    stroke(`${joints}M-10 ${walk + 34}H1210M-10 ${walk + 82}H1210`, "#c3b9a6", 2.2) +
    rect(-10, walk, WIDTH + 20, 3, "#fbf7ec")
  );
}

/** Lawn to the foot of the picture with a path that winds through it. */
export function greenbelt(random: Random, base: number, world: World): string {
  const edge = d`M-20 ${base + 108}C180 ${base + 62} 330 ${base + 66} 520 ${base + 84}C760 ${base + 106} 940 ${base + 74} 1220 ${base + 50}`;
  const back = d`L1220 ${base + 78}C960 ${base + 108} 780 ${base + 146} 520 ${base + 122}C340 ${base + 104} 190 ${base + 106} -20 ${base + 158}Z`;
  return (
    lawn(random, WIDTH, base - 4, BOTTOM, world) +
    path(edge + back, "#e9e1cf") +
    stroke(edge, "#fbf7ec", 3) +
    path(tufts(random, 0, WIDTH, BOTTOM - 22, 60, 18), darken(world.lawn[1], 0.22))
  );
}

/** Planted bank below the house, held by a stone wall along the street. */
export function hillside(random: Random, base: number, world: World): string {
  const wall = 704;
  const bank = lawn(random, WIDTH, base - 4, wall, world);
  let [stones, tones] = ["", ""];
  for (let row = 0; row < 3; row++) {
    const y = wall + row * 19;
    for (let x = -20 - random.between(0, 30); x < WIDTH; ) {
      const width = random.between(30, 58);
      stones += d`M${x} ${y}h${width - 3}v16h${-(width - 3)}z`;
      if (random.chance(0.35)) tones += d`M${x} ${y}h${width - 3}v16h${-(width - 3)}z`;
      x += width;
    }
  }
  return (
    bank +
    rect(-10, wall, WIDTH + 20, 58, "#a5947e") +
    path(stones, "#cdbda4") +
    path(tones, "#bda98c") +
    rect(-10, wall - 6, WIDTH + 20, 8, "#e2d6c2") +
    rect(-10, wall + 2, WIDTH + 20, 4, SHADE, { opacity: 0.26 }) +
    rect(-10, 761, WIDTH + 20, 9, "#c9c1b0") +
    rect(-10, 770, WIDTH + 20, 40, world.road) +
    rect(-10, 770, WIDTH + 20, 5, SHADE, { opacity: 0.35 })
  );
}
