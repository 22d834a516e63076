/** Rooms in one-point perspective: a living room, and the ceiling that service is about. */
import type { Site } from "../building/site.ts";
import { siteRandom } from "../building/site.ts";
import { weathered } from "../building/weather.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { box, ring, smoothClosed, vertices } from "../core/shape.ts";
import { circle, clip, d, group, linear, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import {
  armchair,
  ceilingLamp,
  coffeeTable,
  floorLamp,
  landscapePicture,
  rug,
  sofa,
} from "../interior/furniture.ts";
import {
  BACK,
  boardFloor,
  CEILING,
  floorSun,
  LEFT,
  moulding,
  paintedWalls,
  place,
  planeShape,
  quad,
  type Room,
  sideWindow,
} from "../interior/room.ts";
import { windowView } from "../interior/view.ts";
import { agave, pot } from "../nature/shrubs.ts";

const LIVING: Room = { back: [276, 190, 900, 560] };
/** The ceiling takes 40 per cent of the frame. */
const LOW: Room = { back: [300, 318, 890, 614] };

function ceiling(room: Room, color: string): string {
  const light = linear(
    [
      [0, "#fff3cf", 0.5],
      [0.6, "#fff3cf", 0],
      [0.6, SHADE, 0],
      [1, SHADE, 0.14],
    ],
    [0, 0, 1, 0],
  );
  return quad(room, CEILING, color) + withGradient(light, (fill) => quad(room, CEILING, fill));
}

/** Timber beams across the ceiling, each with its lit face and its shade. */
function beams(room: Room, wood: string): string {
  return [0.9, 0.66, 0.42, 0.18, 0.02]
    .map((depth) => {
      const thick = 0.045;
      const drop = 0.05;
      const face = quad(
        room,
        [
          [0, 0, depth],
          [1, 0, depth],
          [1, drop, depth],
          [0, drop, depth],
        ],
        wood,
      );
      const under = quad(
        room,
        [
          [0, drop, depth],
          [1, drop, depth],
          [1, drop, depth + thick],
          [0, drop, depth + thick],
        ],
        darken(wood, 0.4),
      );
      const edge = quad(
        room,
        [
          [0, 0, depth],
          [1, 0, depth],
          [1, 0.008, depth],
          [0, 0.008, depth],
        ],
        lighten(wood, 0.2),
      );
      const cast = quad(
        room,
        [
          [0, 0, depth + thick],
          [1, 0, depth + thick],
          [1, 0, depth + thick + 0.06],
          [0, 0, depth + thick + 0.06],
        ],
        SHADE,
        0.18,
      );
      return cast + under + face + edge;
    })
    .join("");
}

/** Plaster fireplace with a beam for a mantel and an arched firebox. */
function fireplace(x: number, foot: number, site: Site): string {
  const body = lighten(site.paint.body, 0.35);
  const wood = site.materials.wood;
  const arch = d`M${x + 66} ${foot}v-84a54 54 0 0 1 108 0v84z`;
  const flames = d`M${x + 96} ${foot - 8}q-8 -36 14 -56q-2 20 10 26q-2 -30 16 -46q0 30 14 40q4 -8 4 -16q16 28 0 52z`;
  return (
    shadow(vertices(x + 20, foot - 370, x + 262, foot - 330, x + 282, foot, x + 240, foot), 0.18) +
    polygon(
      vertices(x + 52, foot - 376, x + 188, foot - 376, x + 226, foot - 176, x + 14, foot - 176),
      body,
    ) +
    polygon(
      vertices(x + 150, foot - 376, x + 188, foot - 376, x + 226, foot - 176, x + 176, foot - 176),
      SHADE,
      { opacity: 0.1 },
    ) +
    rect(x, foot - 152, 240, 152, body) +
    rect(x + 196, foot - 152, 44, 152, SHADE, { opacity: 0.1 }) +
    shadow(box(x + 8, foot - 152, 240, 16), 0.24) +
    path(arch, "#3a2f2c") +
    path(flames, "#f58a1f") +
    path(flames, "#ffd98a", { transform: d`translate(${(x + 122) * 0.5} ${(foot - 8) * 0.5}) scale(0.5)` }) +
    rect(x + 84, foot - 14, 74, 9, "#6b4a36", { rx: 4 }) +
    stroke(arch, darken(body, 0.24), 5) +
    rect(x - 16, foot - 178, 272, 26, wood) +
    rect(x - 16, foot - 178, 272, 4, lighten(wood, 0.4)) +
    rect(x - 16, foot - 156, 272, 4, darken(wood, 0.4)) +
    rect(x - 20, foot - 6, 290, 18, "#c2613f") +
    rect(x - 20, foot - 6, 290, 4, lighten("#c2613f", 0.4))
  );
}

function mantelThings(x: number, y: number, site: Site): string {
  const random = siteRandom(site, "mantel");
  return (
    agave(random, x + 30, y - 22, 26, site.world) +
    pot({ x: x + 30, y, size: 26, color: "#2f8f9c" }) +
    rect(x + 190, y - 46, 10, 46, "#fffaf0") +
    circle(x + 195, y - 52, 4, "#ffd98a") +
    rect(x + 210, y - 32, 10, 32, "#fffaf0") +
    circle(x + 215, y - 38, 4, "#ffd98a")
  );
}

export function drawLivingRoom(site: Site): string {
  const room = LIVING;
  const random = siteRandom(site, "room");
  const { paint, materials, world } = site;
  return (
    ceiling(room, paint.trim) +
    paintedWalls(room, paint.body) +
    boardFloor(room, "#b98a5e") +
    moulding(room, 0.955, 1, paint.trim) +
    sideWindow(room, 0.3, 0.62, 0.24, 0.78, paint.trim) +
    floorSun(room, 0.1, 0.2) +
    windowView(
      random,
      { outlook: "roof", x: 700, y: 280, width: 150, height: 168, columns: 2, rows: 2, trim: paint.trim },
      world,
    ) +
    fireplace(404, 560, site) +
    mantelThings(396, 382, site) +
    landscapePicture(466, 226, 118, 92) +
    beams(room, materials.wood) +
    rug(610, 700, 330, 66, "#2f7f8c") +
    armchair(300, 640, 1.14, "#e9a93a") +
    coffeeTable(500, 728, 1.12, "#a8764a") +
    floorLamp(930, 598, 1.16) +
    sofa(730, 724, 1.22, paint.door) +
    agave(random, 196, 666, 96, world) +
    pot({ x: 196, y: 760, size: 104, color: "#d0704a" })
  );
}

/** Sprayed texture: nine thousand grains, light over dark, growing towards the viewer. */
function popcorn(random: Random, room: Room): string {
  let [dark, light] = ["", ""];
  for (let index = 0; index < 9000; index++) {
    const depth = 1 - random.next() ** 0.62;
    const [x, y] = place(room, random.next(), 0, depth);
    const size = random.between(0.9, 2) * (0.7 + 1.5 * (1 - depth) ** 1.4);
    light += d`M${x - size} ${y}q${size} ${-size * 0.9} ${size * 2} 0q${-size} ${size * 0.8} ${-size * 2} 0z`;
    dark += d`M${x - size * 0.3} ${y + size * 0.7}q${size} ${-size * 0.8} ${size * 2} 0q${-size} ${size * 0.7} ${-size * 2} 0z`;
  }
  return path(dark, "#7f7258", { opacity: 0.55 }) + path(light, "#f7efde");
}

/** Old leak: two rings of tea colour. */
function waterMark(random: Random, x: number, y: number): string {
  const stainRing = (rx: number, ry: number): string =>
    smoothClosed(ring(random, [x, y], rx, ry, 14, 0.17), 0.5);
  return (
    path(stainRing(150, 56), "#a87f4a", { opacity: 0.3 }) +
    path(stainRing(112, 40), "#efe2c8", { opacity: 0.5 })
  );
}

function ceilingWear(site: Site, room: Room): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, "popcorn");
  return clip(planeShape(room, CEILING), popcorn(random, room) + waterMark(random, 800, 148));
}

export function drawCeilingRoom(site: Site): string {
  const room = LOW;
  const random = siteRandom(site, "room");
  const { paint, world } = site;
  const wallWear = weathered(
    planeShape(room, BACK) + planeShape(room, LEFT),
    [0, 0, 900, 800],
    site.seed,
    site.wear * 0.4,
  );
  const beam = clip(
    planeShape(room, CEILING),
    group(
      polygon(vertices(120, 0, 300, 0, 470, 318, 400, 318), "#fff") +
        polygon(vertices(400, 0, 500, 0, 560, 318, 520, 318), "#fff"),
      { opacity: 0.35 },
    ),
  );
  return (
    ceiling(room, paint.second) +
    ceilingWear(site, room) +
    (site.wear > 0 ? "" : beam) +
    paintedWalls(room, paint.body) +
    wallWear +
    boardFloor(room, "#b98a5e") +
    moulding(room, 0, 0.045, paint.trim) +
    moulding(room, 0.955, 1, paint.trim) +
    ceilingLamp(600, 150, 1.1) +
    sideWindow(room, 0.3, 0.62, 0.3, 0.8, paint.trim) +
    floorSun(room, 0.1, 0.2) +
    windowView(
      random,
      { outlook: "sea", x: 500, y: 384, width: 196, height: 132, columns: 2, rows: 1, trim: paint.trim },
      world,
    ) +
    rug(600, 700, 270, 52, "#d9c29a") +
    floorLamp(846, 634, 0.94) +
    sofa(590, 706, 1.0, "#e2773a") +
    armchair(300, 690, 0.98, "#2f7f8c") +
    agave(random, 160, 690, 80, world) +
    pot({ x: 160, y: 770, size: 88, color: "#fffaf0" })
  );
}
