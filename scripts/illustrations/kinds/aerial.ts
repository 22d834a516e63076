/** The apartment community from above: a U of three wings round a court with a pool, on a street corner. */
import { apartmentWing, blockScreen } from "../aerial/blocks.ts";
import { type HousePlan, neighbourColors, neighbourHouse } from "../aerial/houses.ts";
import { boxShadow, groundPatch } from "../aerial/projection.ts";
import {
  carFromAbove,
  courtPaving,
  palmFromAbove,
  parasolFromAbove,
  poolFromAbove,
  streets,
  treeFromAbove,
} from "../aerial/scenery.ts";
import { type Site, siteRandom } from "../building/site.ts";
import { mix } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import type { World } from "../core/world.ts";

/** x0, y0, x1, y1, distance into the haze. */
type Plot = readonly [number, number, number, number, number];

const BEHIND: readonly Plot[] = [
  [-620, -560, -500, -470, 0.34],
  [-440, -580, -330, -480, 0.32],
  [-270, -560, -150, -470, 0.3],
  [-60, -560, 60, -470, 0.28],
  [140, -540, 260, -440, 0.26],
  [-640, -380, -530, -280, 0.26],
  [-480, -390, -370, -290, 0.24],
  [-620, -180, -520, -80, 0.16],
  [-470, -200, -370, -90, 0.14],
  [-300, -400, -180, -310, 0.2],
  [-90, -400, 40, -310, 0.18],
  [130, -400, 250, -310, 0.16],
  [-470, 20, -370, 120, 0.1],
];
const IN_FRONT: readonly Plot[] = [
  [420, -260, 520, -150, 0.05],
  [420, -60, 520, 50, 0.04],
  [420, 140, 530, 240, 0.03],
  [-520, 400, -400, 490, 0.04],
  [-310, 400, -190, 490, 0.04],
  [-100, 400, 20, 490, 0.03],
  [110, 400, 240, 490, 0.03],
  [430, 400, 540, 500, 0.03],
  [600, -160, 700, -40, 0.04],
  [600, 60, 700, 170, 0.04],
];

/** Plots drawn from the far corner to the near one, each with its lawn and two trees. */
function neighbourhood(random: Random, plots: readonly Plot[], world: World): string {
  return [...plots]
    .sort((a, b) => a[0] + a[1] - (b[0] + b[1]))
    .map(([x0, y0, x1, y1, distance]) => {
      const house: HousePlan = { x0, y0, x1, y1, distance, ...neighbourColors(random) };
      const lawn = mix(random.chance(0.5) ? "#a9c774" : "#b7cd84", world.haze, distance * 0.6);
      return (
        groundPatch({ x0: x0 - 27, y0: y0 - 23, x1: x1 + 28, y1: y1 + 28 }, lawn) +
        groundPatch({ x0: x1 - 34, y0: y1, x1: x1 - 10, y1: y1 + 28 }, mix("#e2dac8", world.haze, distance)) +
        treeFromAbove(random, x0 - 12, y0 - 14, random.between(12, 19), world, distance) +
        treeFromAbove(random, x1 + 14, y0 - 12, random.between(10, 16), world, distance, random.chance(0.3)) +
        neighbourHouse(house, world) +
        treeFromAbove(random, x1 + 22, y1 + 4, random.between(13, 20), world, distance, random.chance(0.3)) +
        treeFromAbove(random, x0 - 14, y1 + 8, random.between(11, 17), world, distance)
      );
    })
    .join("");
}

function apartments(site: Site): string {
  const { body, second } = site.paint;
  const wing = { storeys: 2, doors: false, gallery: false } as const;
  return (
    boxShadow({ x0: -250, y0: -206, x1: 236, y1: -132 }, 70, 0.3) +
    boxShadow({ x0: -250, y0: -200, x1: -180, y1: 196 }, 70, 0.3) +
    boxShadow({ x0: 170, y0: -200, x1: 236, y1: 196 }, 70, 0.28) +
    apartmentWing(
      { x0: -250, y0: -206, x1: 236, y1: -132, storeys: 2, doors: true, gallery: true, skin: body },
      site,
    ) +
    apartmentWing({ x0: -250, y0: -132, x1: -180, y1: 196, ...wing, skin: second }, site) +
    blockScreen(196, -236, 4, 8, site) +
    apartmentWing({ x0: 170, y0: -118, x1: 236, y1: 196, ...wing, skin: body }, site)
  );
}

function courtLife(random: Random): string {
  const shades = [
    [-100, -66, "#f28c28"],
    [-40, -66, "#2f93a6"],
    [20, -66, "#f28c28"],
    [84, -50, "#2f93a6"],
  ] as const;
  return (
    courtPaving({ x0: -170, y0: -120, x1: 160, y1: 190 }) +
    poolFromAbove(random, { x0: -71, y0: -13, x1: 65, y1: 65 }) +
    shades.map(([x, y, color]) => parasolFromAbove(x, y, color)).join("")
  );
}

function planting(random: Random, world: World): string {
  const trees = [
    [-140, 150, 24],
    [120, 160, 22],
    [-150, -92, 18],
    [136, -88, 17],
  ] as const;
  let drawing = trees
    .map(([x, y, size], index) => treeFromAbove(random, x, y, size, world, 0, index < 2))
    .join("");
  drawing += palmFromAbove(random, -96, 112, 92, 30, world) + palmFromAbove(random, 96, 112, 96, 30, world);
  for (let u = -230; u < 280; u += 96) drawing += palmFromAbove(random, u, 246, 110, 31, world);
  for (let u = -120; u < 240; u += 90) drawing += treeFromAbove(random, 276, u, 17, world);
  return drawing;
}

const CARS = [
  [-180, 276, "#c65a4a", "x"],
  [-60, 276, "#e9e4d8", "x"],
  [120, 276, "#7fa9ad", "x"],
  [-240, 322, "#e0a23c", "x"],
  [312, 40, "#e9e4d8", "y"],
  [360, -120, "#55707c", "y"],
  [312, -210, "#c65a4a", "y"],
] as const;

export function drawAerial(site: Site): string {
  const { world } = site;
  const random = siteRandom(site, "town");
  const court = siteRandom(site, "court");
  return (
    streets(world) +
    groundPatch({ x0: -300, y0: -250, x1: 296, y1: 258 }, "#a9c774") +
    courtLife(court) +
    neighbourhood(random, BEHIND, world) +
    apartments(site) +
    planting(court, world) +
    CARS.map(([x, y, color, along]) => carFromAbove(x, y, color, along)).join("") +
    neighbourhood(random, IN_FRONT, world)
  );
}
