/** What stands behind the subject: sea, hills, neighbours, a town's skyline. */
import { darken, mix, SHADE } from "../core/color.ts";
import { shadowRect } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { d, linear, path, polygon, rect, withGradient } from "../core/svg.ts";
import { hazed, type World } from "../core/world.ts";

export function ridge(
  random: Random,
  width: number,
  y: number,
  swing: number,
  step: number,
  base: number,
  fill: string,
): string {
  let data = d`M${-step} ${base}L${-step} ${y}`;
  let height = y;
  for (let x = -step; x < width + step; x += step) {
    const next = y + random.between(-swing, swing);
    data += d`C${x + step * 0.5} ${height} ${x + step * 0.5} ${next} ${x + step} ${next}`;
    height = next;
  }
  return path(d`${data}L${width + step} ${base}Z`, fill);
}

export function hills(random: Random, width: number, base: number, world: World): string {
  const far = mix(world.ridgeFar, world.haze, 0.55);
  const near = mix(world.ridgeNear, world.haze, 0.4);
  return (
    ridge(random, width, base - 176, 26, 170, base, far) +
    ridge(random, width, base - 112, 16, 120, base, near)
  );
}

function glints(random: Random, x: number, width: number, top: number, bottom: number): string {
  let dashes = "";
  for (let index = 0; index < 30; index++) {
    const y = top + 4 + (bottom - top - 6) * (index / 30) ** 1.5;
    const length = random.between(12, 64);
    dashes += d`M${random.between(x, x + width - length)} ${y}h${length}v${1.2 + index * 0.06}h${-length}z`;
  }
  return path(dashes, "#fdf6df", { opacity: 0.5 });
}

export function sailingBoat(x: number, y: number, size: number): string {
  const sails = d`M${x} ${y}v${-46 * size}l${26 * size} ${40 * size}zM${x - 4 * size} ${y}v${-36 * size}l${-14 * size} ${30 * size}z`;
  const hull = d`M${x - 24 * size} ${y + 2}h${56 * size}l${-10 * size} ${9 * size}h${-38 * size}z`;
  return path(sails, "#fffaf0") + path(hull, "#c65a4a", { opacity: 0.85 });
}

/** Headland, sea and a boat; the band stays near the horizon like a marine view. */
export function ocean(random: Random, width: number, horizon: number, bottom: number, world: World): string {
  const headland = mix("#5f93a3", world.haze, 0.5);
  const land = d`M-10 ${horizon - 2}C60 ${horizon - 32} 120 ${horizon - 40} 190 ${horizon - 28}C240 ${horizon - 18} 262 ${horizon - 5} 320 ${horizon}V${horizon + 8}H-10Z`;
  const wash = linear([
    [0, world.seaFar],
    [1, world.seaNear],
  ]);
  const water = withGradient(wash, (fill) => rect(-10, horizon, width + 20, bottom - horizon, fill));
  return path(land, headland) + water + glints(random, 0, width, horizon, bottom);
}

export interface NeighbourPlan {
  readonly x: number;
  readonly width: number;
  /** Y of its wall top. */
  readonly eave: number;
  readonly rise: number;
  readonly wall: string;
  readonly roof: string;
  /** 0 near to 1 lost in haze. */
  readonly distance: number;
}

/** A house next door: mass, roof, two windows, eave shade; nothing that asks for attention. */
export function neighbour(plan: NeighbourPlan, base: number, world: World): string {
  const far = (color: string): string => mix(color, world.haze, plan.distance);
  const { x, width, eave, rise } = plan;
  const overhang = 14;
  const roof: [number, number][] = [
    [x - overhang, eave + 4],
    [x + width * 0.2, eave - rise],
    [x + width * 0.8, eave - rise],
    [x + width + overhang, eave + 4],
  ];
  let drawing = rect(x, eave, width, base - eave, far(plan.wall));
  drawing += rect(x + width * 0.62, eave, width * 0.38, base - eave, SHADE, { opacity: 0.05 });
  for (const share of [0.16, 0.58]) {
    const [wx, wy, ww, wh] = [x + width * share, eave + 36, width * 0.24, Math.min(64, (base - eave) * 0.32)];
    drawing += rect(wx - 4, wy - 4, ww + 8, wh + 8, far("#fffaf0")) + rect(wx, wy, ww, wh, far("#3c7482"));
    drawing +=
      rect(wx + ww / 2 - 2, wy, 4, wh, far("#fffaf0")) + rect(wx, wy, ww, 6, SHADE, { opacity: 0.16 });
    drawing += rect(wx - 8, wy + wh + 4, ww + 16, 4, far("#e6dcc8"));
  }
  drawing += shadowRect(x, eave - 10, width, 16, 10, 0.18);
  return (
    drawing +
    polygon(roof, far(plan.roof)) +
    rect(x - overhang, eave + 2, width + 2 * overhang, 5, far(darken(plan.roof, 0.2)))
  );
}

/** A far row of roofs and tree tops: the town behind a street. */
export function skyline(random: Random, width: number, base: number, world: World): string {
  const walls = ["#efe2c8", "#e8d9c9", "#f0e6d6", "#dfe4d8"];
  const roofs = ["#b5705a", "#9c8478", "#8a939c"];
  let drawing = "";
  for (let x = -40; x < width; ) {
    const across = random.between(110, 190);
    const eave = base - random.between(86, 128);
    const house = {
      x,
      width: across,
      eave,
      rise: random.between(22, 38),
      wall: random.pick(walls),
      roof: random.pick(roofs),
      distance: 0.58,
    };
    drawing += neighbour(house, base, world);
    x += across + random.between(26, 70);
  }
  return drawing + ridge(random, width, base - 52, 16, 44, base + 10, hazed(world, 0.42).leaf[1]);
}
