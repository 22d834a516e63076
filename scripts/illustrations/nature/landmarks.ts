/** What a town has on its horizon: small far silhouettes, lost in haze, that only its own people notice. */
import { darken, lighten, mix } from "../core/color.ts";
import { vertices } from "../core/shape.ts";
import { circle, d, ellipse, group, path, polygon, rect, stroke } from "../core/svg.ts";
import type { World } from "../core/world.ts";

export const LANDMARKS = [
  "crane",
  "tanks",
  "hangar",
  "pumpjack",
  "coaster",
  "pier",
  "lifeguardTower",
  "masts",
  "sailboat",
  "blimp",
  "balloon",
  "plane",
  "spire",
  "clockTower",
  "rock",
  "train",
] as const;
export type LandmarkKind = (typeof LANDMARKS)[number];

export interface LandmarkData {
  readonly landmark: LandmarkKind;
  /** Middle of its foot, px. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  /** 0 near to 1 lost in haze. */
  readonly distance?: number;
  readonly color?: string;
}

type Far = (color: string) => string;

/** Ship-to-shore gantry: four legs, portal beams, boom over the water, cabin. */
function crane(far: Far): string {
  const steel = far("#4f7f96");
  const boxes = ["#b5604a", "#d9a24a", "#5d8aa0", "#8a9a8a", "#c9c1b0", "#a8563f"].map((color, index) =>
    rect(-70 + (index % 3) * 52, -14 - Math.floor(index / 3) * 15, 48, 13, far(color)),
  );
  return (
    boxes.join("") +
    stroke("M-34 0L-30 -150M34 0L30 -150M-34 -46H34M-32 -96H32M-34 -46L32 -96", steel, 7) +
    stroke("M-104 -152H92M-30 -150L-4 -206L30 -150M-4 -206L-100 -154M-4 -206L88 -154", steel, 5) +
    rect(36, -150, 34, 16, steel) +
    rect(-64, -150, 16, 12, darken(steel, 0.2))
  );
}

/** Storage tanks and slim stacks with a thread of steam. */
function tanks(far: Far): string {
  const tank = (x: number, width: number, height: number): string =>
    rect(x, -height, width, height, far("#efeade")) +
    rect(x + width * 0.62, -height, width * 0.38, height, far("#cfd2cd")) +
    path(d`M${x} ${-height}q${width / 2} -9 ${width} 0z`, far("#fbf7ec"));
  const stack = (x: number, height: number): string =>
    rect(x, -height, 7, height, far("#b9b4ab")) +
    rect(x, -height, 7, 12, far("#b5604a")) +
    rect(x, -height + 24, 7, 12, far("#b5604a"));
  return (
    stack(-58, 150) +
    stack(-40, 118) +
    stack(52, 134) +
    stroke("M-84 0V-84M-100 0V-66M-84 -84H-20M-100 -66H-30", far("#a9aaa6"), 5) +
    tank(-30, 70, 46) +
    tank(46, 82, 54) +
    tank(-118, 60, 34)
  );
}

/** Timber blimp hangar seen from its end: parabola, door posts, clamshell lines. */
function hangar(far: Far): string {
  const wall = far("#cfc3a8");
  return (
    path("M-150 0C-138 -96 -66 -150 0 -150C66 -150 138 -96 150 0Z", wall) +
    path("M0 -150C66 -150 138 -96 150 0H96C92 -80 50 -138 0 -150Z", darken(wall, 0.12)) +
    path("M-92 0V-88Q0 -126 92 -88V0Z", far("#7f8f92")) +
    stroke("M-62 0V-100M-31 0V-107M0 0V-108M31 0V-107M62 0V-100", far("#a3adab"), 3) +
    rect(-112, -104, 20, 104, lighten(wall, 0.2)) +
    rect(92, -104, 20, 104, darken(wall, 0.06))
  );
}

/** Walking-beam pump. */
function pumpjack(far: Far): string {
  const steel = far("#3d4a50");
  return (
    rect(-50, -6, 104, 6, far("#8f8a80")) +
    stroke("M-4 -4L6 -58L18 -4M-2 -20H14", steel, 5) +
    stroke("M-46 -48L52 -68", steel, 8) +
    path("M-58 -60q-14 14 -6 34l12 -4q-4 -14 4 -26z", far("#c65a3a")) +
    stroke("M-60 -30V0", steel, 2) +
    circle(44, -20, 15, far("#c65a3a")) +
    stroke("M50 -66L44 -20", steel, 4)
  );
}

/** Lattice hills of a wooden coaster. */
function coaster(far: Far): string {
  const height = (x: number): number => 62 + 46 * Math.sin(x / 34 + 0.6) + (x < -60 ? (-60 - x) * 0.5 : 0);
  let [posts, track] = ["", "M"];
  for (let x = -160; x <= 160; x += 8) {
    posts += d`M${x} 0V${-height(x)}`;
    if (x < 160) posts += d`M${x} 0L${x + 8} ${-height(x + 8) * 0.5}L${x} ${-height(x) * 0.96}`;
    track += d`${x === -160 ? "" : "L"}${x} ${-height(x)}`;
  }
  return stroke(posts, far("#b09468"), 1.6) + stroke(track, far("#a8563f"), 4);
}

/** Pier on piles with a house at its end. */
function pier(far: Far): string {
  let piles = "";
  for (let x = -150; x < 150; x += 20) piles += d`M${x} -16V6`;
  return (
    stroke(piles, far("#7d6a58"), 3.4) +
    rect(-160, -20, 320, 6, far("#b89a78")) +
    stroke("M-160 -28H130", far("#b89a78"), 1.8) +
    path("M104 -20v-22l10 -3h26l10 3v22z", far("#f4ead2")) +
    path("M98 -41L126 -60L154 -41Z", far("#b5563f"))
  );
}

function lifeguardTower(far: Far): string {
  return (
    stroke("M-22 0L-16 -40M22 0L16 -40M-20 -6L16 -40M20 -6L-16 -40", far("#f1ead8"), 4) +
    rect(-30, -44, 60, 6, far("#f1ead8")) +
    rect(-20, -72, 40, 30, far("#6fb3c9")) +
    rect(-14, -66, 28, 12, far("#2f5f70")) +
    path("M-28 -70L-20 -80H22L30 -70Z", far("#fffaf0"))
  );
}

function masts(far: Far): string {
  let [poles, hulls] = ["", ""];
  for (const [x, height] of [
    [-92, 96],
    [-64, 128],
    [-30, 104],
    [4, 142],
    [34, 112],
    [66, 132],
    [94, 90],
  ] as const) {
    poles += d`M${x} 0V${-height}M${x} ${-height * 0.96}L${x - 22} 0M${x} ${-height * 0.96}L${x + 18} 0M${x - 8} ${-height * 0.6}h16`;
    hulls += d`M${x - 20} -6h38l-6 9h-27z`;
  }
  return stroke(poles, far("#fdf8ea"), 2) + path(hulls, far("#fffaf0"));
}

function sailboat(far: Far, color: string): string {
  return (
    path("M0 -4v-86l44 80z", far("#fffaf0")) +
    path("M-6 -6v-70l-28 66z", far(color)) +
    path("M-44 0h92l-16 14h-62z", far("#f4ead2")) +
    path("M8 0h40l-16 14h-24z", far("#c9c1b0"))
  );
}

function blimp(far: Far, color: string): string {
  return (
    path(
      "M-96 0C-90 -30 -30 -40 20 -34C62 -28 96 -12 104 0C96 12 62 28 20 34C-30 40 -90 30 -96 0Z",
      far("#dfe3e4"),
    ) +
    path("M-96 0C-90 30 -30 40 20 34C62 28 96 12 104 0C60 14 -40 18 -96 0Z", far("#b3bec4")) +
    path("M-90 -6C-40 -14 40 -16 102 -2C60 4 -40 6 -90 6Z", far(color)) +
    path("M76 -18L112 -34V-8ZM76 18L112 34V8Z", far(color)) +
    rect(-22, 33, 40, 11, far("#8f9aa0"), { rx: 5 })
  );
}

function balloon(far: Far, color: string): string {
  const skin = far(color);
  return (
    circle(0, -52, 46, skin) +
    path("M0 -98C34 -98 46 -72 46 -52C46 -30 28 -6 0 -6C26 -30 26 -74 0 -98Z", darken(skin, 0.16)) +
    path("M-18 -94C-40 -82 -46 -60 -44 -44C-38 -66 -30 -82 -18 -94Z", lighten(skin, 0.45)) +
    stroke("M-40 -30L-12 24M40 -30L12 24M-14 -8L-6 24M14 -8L6 24", far("#6d6a62"), 1.4) +
    ellipse(0, 26, 15, 4, far("#5d5a52"))
  );
}

function plane(far: Far): string {
  return (
    path("M-70 4q4 -10 20 -11h78l30 -22h12l-12 24q2 6 -8 8h-112q-8 0 -8 1z", far("#e6e8e6")) +
    path("M-66 6h116q8 -2 8 -7l-124 2z", far("#b3bec4")) +
    polygon(vertices(-18, -2, 10, -2, 44, 16, 34, 18), far("#9aa8ae")) +
    rect(-14, 4, 18, 6, far("#8f9aa0"), { rx: 3 })
  );
}

function spire(far: Far): string {
  return (
    polygon(vertices(-14, 0, -9, -150, 0, -210, 9, -150, 14, 0), far("#dfe6e8")) +
    polygon(vertices(2, 0, 2, -206, 9, -150, 14, 0), far("#b9c8ce")) +
    stroke("M0 -226V-204M-6 -219H6", far("#c9b48f"), 2.4) +
    polygon(vertices(-120, 0, -104, -70, -40, -88, -22, 0), far("#c3d6dc")) +
    stroke("M-104 -70L-40 0M-72 -79L-22 -10M-112 -36L-72 0M-40 -88L-112 -36", far("#e6efef"), 1.4)
  );
}

function clockTower(far: Far): string {
  const wall = far("#e9ddc6");
  return (
    rect(-15, -168, 30, 168, wall) +
    rect(3, -168, 12, 168, darken(wall, 0.13)) +
    path("M-21 -168L0 -204L21 -168Z", far("#a8563f")) +
    circle(0, -146, 10, far("#fffdf6")) +
    stroke("M0 -152V-146H5", far("#2d3038"), 1.8) +
    rect(-19, -126, 38, 5, far("#fffaf0"))
  );
}

/** Sea stacks and a headland's foot, with a fringe of foam. */
function rock(far: Far): string {
  const stone = far("#9a8470");
  return (
    path("M-90 4C-84 -22 -62 -46 -34 -44C-14 -60 14 -40 22 -24C40 -34 66 -20 78 4Z", stone) +
    path("M-10 4C-8 -26 12 -34 22 -24C40 -34 66 -20 78 4Z", darken(stone, 0.22)) +
    ellipse(-6, 5, 104, 5, "#f4f6ea", { opacity: 0.75 })
  );
}

/** Freight on an embankment: one engine and its cars. */
function train(far: Far): string {
  const wheels = (x: number): string =>
    [8, 22, 58, 72].map((at) => circle(x + at, -6, 5, far("#3d4248"))).join("");
  const cars = ["#b5604a", "#d98a3a", "#6d8a72", "#a8563f", "#8b939a", "#d9a24a"].map((color, index) => {
    const x = -90 + index * 92;
    const ribs = [16, 32, 48, 64].map((at) => rect(x + at, -42, 2, 32, darken(far(color), 0.2))).join("");
    return (
      rect(x, -44, 84, 34, far(color)) + ribs + rect(x, -44, 84, 4, lighten(far(color), 0.3)) + wheels(x)
    );
  });
  const engine =
    path("M-192 -10v-18l20 -5v-16h26v5h52v34z", far("#e2862a")) +
    rect(-192, -20, 98, 5, far("#2f3a40")) +
    rect(-168, -45, 18, 10, far("#2f4a56")) +
    stroke("M-140 -44V-34M-128 -44V-34M-116 -44V-34M-104 -44V-34", far("#b5641e"), 3) +
    wheels(-188) +
    rect(-96, -14, 8, 4, far("#3d4248"));
  return (
    rect(-700, -1, 1400, 70, far("#b8a888")) +
    rect(-700, -2, 1400, 5, far("#7d7566")) +
    cars.join("") +
    engine
  );
}

export function landmark(data: LandmarkData, world: World): string {
  const far: Far = (color) => mix(color, world.haze, data.distance ?? 0.45);
  const color = data.color ?? "#d9822a";
  const drawings: Record<LandmarkKind, () => string> = {
    crane: () => crane(far),
    tanks: () => tanks(far),
    hangar: () => hangar(far),
    pumpjack: () => pumpjack(far),
    coaster: () => coaster(far),
    pier: () => pier(far),
    lifeguardTower: () => lifeguardTower(far),
    masts: () => masts(far),
    sailboat: () => sailboat(far, color),
    blimp: () => blimp(far, color),
    balloon: () => balloon(far, color),
    plane: () => plane(far),
    spire: () => spire(far),
    clockTower: () => clockTower(far),
    rock: () => rock(far),
    train: () => train(far),
  };
  return group(drawings[data.landmark](), {
    transform: d`translate(${data.x} ${data.y}) scale(${data.size ?? 1})`,
  });
}
