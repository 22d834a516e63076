/** The crew's tools before a half-painted wall; as a cut-out they stand alone on a line. */
import { claddingTexture } from "../building/cladding.ts";
import { bucket } from "../building/props.ts";
import { type Site, siteRandom } from "../building/site.ts";
import {
  brush,
  crate,
  foldedCloths,
  poleRoller,
  roller,
  rollerTray,
  stepLadder,
  tapeRoll,
} from "../building/tools.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { clip, d, linear, type Point, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import { fruit } from "../nature/trees.ts";
import type { ObjectScene } from "../scene.ts";

const FLOOR = 640;
/** Where the new color ends: a straight edge, cut in from ceiling to floor. */
const EDGE = 836;
const PASS = 92;

/** New color on the left of the wall, rolled in upright laps, each a touch lighter where it dries last. */
function rolledWall(random: Random, site: Site): string {
  const fresh = site.paint.second;
  const shape = rect(-10, 0, EDGE + 10, FLOOR, fresh);
  let laps = "";
  for (let x = EDGE - PASS; x > 0; x -= PASS) laps += d`M${x} 0V${FLOOR}`;
  const texture = claddingTexture(random, "stucco", { x: 0, y: 0, width: EDGE, height: FLOOR }, fresh);
  return (
    rect(EDGE, 0, 3, FLOOR, lighten(site.paint.body, 0.5)) +
    shape +
    clip(shape, texture + stroke(laps, lighten(fresh, 0.4), 5, { opacity: 0.3 }))
  );
}

function wallAndFloor(random: Random, site: Site): string {
  const { body, trim } = site.paint;
  const glow = linear(
    [
      [0, "#fff3cf", 0.5],
      [0.5, "#fff3cf", 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.16],
    ],
    [0, 0, 1, 0.7],
  );
  const boards = linear([
    [0, "#a8794f"],
    [1, "#cf9f6f"],
  ]);
  let joints = "";
  for (let index = -12; index <= 12; index++)
    joints += d`M${600 + index * 92} ${FLOOR + 24}L${600 + index * 150} 800`;
  return (
    rect(0, 0, 1200, FLOOR, body) +
    claddingTexture(random, "stucco", { x: EDGE, y: 0, width: 1200 - EDGE, height: FLOOR }, body) +
    rolledWall(random, site) +
    withGradient(glow, (fill) => rect(0, 0, 1200, FLOOR, fill)) +
    withGradient(boards, (fill) => rect(0, FLOOR, 1200, 160, fill)) +
    stroke(joints, "#7d5b3f", 2) +
    rect(0, FLOOR - 30, 1200, 54, trim) +
    rect(0, FLOOR - 30, 1200, 5, lighten(trim, 0.6)) +
    rect(0, FLOOR + 19, 1200, 5, darken(trim, 0.3)) +
    rect(0, FLOOR - 44, 1200, 14, "#3f8fc0") +
    rect(0, FLOOR + 24, 1200, 10, SHADE, { opacity: 0.24 })
  );
}

/** Cloth under everything, with a straight near edge. */
function spreadCloth(random: Random): string {
  const cloth = "#f1e8d4";
  const edge = Array.from(
    { length: 15 },
    (_, index): Point => [1140 - (index * 1080) / 14, 768 + random.between(-7, 7)],
  );
  const shape: Point[] = [[110, 690], [1060, 684], ...edge];
  let folds = "";
  for (let index = 0; index < 22; index++) {
    const x = random.between(130, 1040);
    folds += d`M${x} 694q${random.between(-12, 12)} 30 ${random.between(-26, 26)} 66l9 1q${random.between(-6, 6)} -32 ${random.between(-10, 10)} -66z`;
  }
  return (
    polygon(
      shape.map(([x, y]) => [x + 8, y + 9] as const),
      SHADE,
      { opacity: 0.24 },
    ) +
    polygon(shape, cloth) +
    clip(polygon(shape, "#000"), path(folds, darken(cloth, 0.14)))
  );
}

function tools(site: Site, ground: number): string {
  const { second, door, trim } = site.paint;
  const { fruit: citrus, leaf } = site.world;
  const oranges = (
    [
      [-50, -112],
      [-10, -118],
      [32, -112],
      [62, -110],
      [-30, -136],
      [14, -142],
    ] as const
  )
    .map(([x, y]) => fruit(x, y, 22, citrus, leaf))
    .join("");
  return (
    poleRoller(968, ground - 420, 0.98, -9, second) +
    stepLadder(360, ground, 1.16) +
    bucket(360, ground - 464, 1.9, second) +
    crate(700, ground + 6, 1.08, oranges) +
    foldedCloths(862, ground + 14, 0.94) +
    tapeRoll(862, ground - 66, 0.74, "#3f8fc0") +
    bucket(560, ground + 34, 3.1, second) +
    brush(532, ground - 66, 0.8, 26, second) +
    bucket(196, ground + 24, 2.5, door) +
    rollerTray(760, ground + 76, 1.1, second) +
    roller(716, ground + 34, 0.72, 74, second) +
    bucket(1040, ground + 40, 2.3, trim) +
    tapeRoll(300, ground + 70, 0.8, "#e9dfb6")
  );
}

export function drawKit(scene: ObjectScene, site: Site): string {
  const random = siteRandom(site, "kit");
  if (scene.variant === "cutout") return tools(site, 690);
  return wallAndFloor(random, site) + spreadCloth(random) + tools(site, 690);
}
