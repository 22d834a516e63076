/** Far land of particular towns: mountains, canyon slopes, terraced hillsides, bay, groves, windrow. */
import { mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { d, linear, path, rect, withGradient } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";
import { hills, neighbour, ridge } from "./terrain.ts";
import { broadTree } from "./trees.ts";

/** Jagged skyline of peaks with shaded right flanks. */
function peaks(random: Random, width: number, base: number, y: number, swing: number, fill: string): string {
  let [outline, flanks] = [d`M-20 ${base}`, ""];
  for (let x = -20; x < width + 120; ) {
    const across = random.between(120, 250);
    const [top, foot] = [y - random.between(0.35, 1) * swing, y - random.between(0, 0.3) * swing];
    const peak = x + across * random.between(0.4, 0.6);
    outline += d`L${x} ${foot}L${peak} ${top}`;
    flanks += d`M${peak} ${top}l${across * 0.1} ${swing * 0.3}l${-across * 0.06} ${swing * 0.34}l${across * 0.12} ${swing * 0.5}L${x + across} ${foot + swing * 0.2}Z`;
    x += across;
  }
  return path(d`${outline}L${width + 140} ${base}Z`, fill) + path(flanks, SHADE, { opacity: 0.07 });
}

export function mountains(random: Random, width: number, base: number, world: World): string {
  const far = mix(world.ridgeFar, world.haze, 0.42);
  return (
    peaks(random, width, base, base - 212, 90, far) +
    ridge(random, width, base - 96, 14, 130, base, mix(world.ridgeNear, world.haze, 0.5))
  );
}

/** Dry golden slopes spotted with brush. */
export function canyon(random: Random, width: number, base: number, world: World): string {
  const gold = mix("#c9a765", world.haze, 0.34);
  let drawing =
    ridge(random, width, base - 276, 50, 210, base, mix(gold, world.haze, 0.42)) +
    ridge(random, width, base - 176, 30, 170, base, gold);
  let brush = "";
  for (let index = 0; index < 150; index++) {
    const [x, y] = [random.between(-10, width + 10), base - random.between(50, 128)];
    const size = random.between(5, 13);
    brush += d`M${x - size} ${y}q${size} ${-size * 1.3} ${size * 2} 0z`;
  }
  drawing += path(brush, mix("#6f8050", world.haze, 0.34), { opacity: 0.8 });
  return drawing + ridge(random, width, base - 62, 12, 90, base, mix(world.ridgeNear, world.haze, 0.28));
}

/** Tile roofs that climb a hillside in rows. */
export function terraces(random: Random, width: number, base: number, world: World): string {
  let drawing = ridge(random, width, base - 270, 34, 240, base, mix(world.ridgeNear, world.haze, 0.5));
  for (const [lift, distance, size] of [
    [196, 0.6, 0.5],
    [148, 0.5, 0.62],
    [92, 0.38, 0.78],
  ] as const) {
    const foot = base - lift;
    for (let x = -30 + random.between(0, 40); x < width; ) {
      const across = random.between(96, 150) * size;
      const house = {
        x,
        width: across,
        eave: foot - 62 * size,
        rise: 26 * size,
        distance,
        roof: random.pick(["#b5603f", "#a8573c", "#c06d4a"]),
        wall: random.pick(["#f2e2c4", "#ecd4b2", "#f6ead6"]),
      };
      drawing += neighbour(house, foot, world);
      x += across + random.between(14, 46) * size;
    }
    const shrubs = hazed(world, distance).leaf;
    drawing +=
      ridge(random, width, foot + 1, 8, 46, foot + 60, shrubs[1]) +
      ridge(random, width, foot + 14, 7, 70, foot + 74, shrubs[2]);
  }
  return drawing;
}

/** Water between two shores: no horizon, a row of small houses and docks across. */
export function bay(random: Random, width: number, base: number, world: World): string {
  const shore = base - 104;
  const roofs = ["#7b8790", "#a8705a", "#5f6f78", "#b58a6a"];
  const walls = ["#fbf5e6", "#e6e2d4", "#d9e4e2", "#f0dfc2"];
  let drawing = ridge(random, width, shore - 66, 12, 150, shore, mix(world.ridgeFar, world.haze, 0.62));
  for (let x = -30; x < width; ) {
    const across = random.between(46, 84);
    const house = {
      x,
      width: across,
      eave: shore - random.between(30, 52),
      rise: random.between(12, 26),
      wall: random.pick(walls),
      roof: random.pick(roofs),
      distance: 0.48,
    };
    drawing += neighbour(house, shore, world);
    x += across + random.between(2, 18);
  }
  const wash = linear([
    [0, world.seaFar],
    [1, world.seaNear],
  ]);
  drawing += withGradient(wash, (fill) => rect(-10, shore, width + 20, base - shore + 10, fill));
  let glints = "";
  for (let index = 0; index < 60; index++) {
    const y = shore + 6 + (base - shore - 10) * (index / 60) ** 1.4;
    glints += d`M${random.between(0, width)} ${y}h${random.between(10, 50)}v${1.2 + index * 0.03}h${-30}z`;
  }
  return drawing + path(glints, "#fdf6df", { opacity: 0.5 });
}

/** Eucalyptus planted shoulder to shoulder against the wind. */
export function windrow(random: Random, width: number, base: number, world: World): string {
  let drawing = hills(random, width, base, world);
  for (let x = -20; x < width + 40; x += random.between(44, 66))
    drawing += broadTree(random, "eucalyptus", x, base, random.between(0.86, 1.2), hazed(world, 0.44));
  return drawing;
}
