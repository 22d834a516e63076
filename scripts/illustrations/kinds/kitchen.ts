/** Kitchens in elevation: morning light from the left, cabinets casting right and down. */
import type { Site } from "../building/site.ts";
import { siteRandom } from "../building/site.ts";
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { box, vertices } from "../core/shape.ts";
import { d, linear, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import { baseRun, upperRun } from "../interior/cabinets.ts";
import {
  cooktop,
  cuttingBoards,
  faucet,
  herbPot,
  openShelf,
  orangeBowl,
  pendant,
  range,
} from "../interior/kitchenware.ts";
import { windowView } from "../interior/view.ts";
import type { InteriorScene } from "../scene.ts";

const WIDTH = 1200;
/** Heights of the elevation: counter, base cabinets, plinth, floor. */
const COUNTER = 496;
const BASE = 520;
const PLINTH = 700;
const FLOOR = 718;

function wall(site: Site): string {
  const light = linear(
    [
      [0, "#fff3cf", 0.5],
      [0.5, "#fff3cf", 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.12],
    ],
    [0, 0, 1, 0.6],
  );
  return (
    rect(0, 0, WIDTH, 800, site.paint.body) + withGradient(light, (fill) => rect(0, 0, WIDTH, 800, fill))
  );
}

/** Glazed tile: one in three a tone off, pale joints. */
function splash(
  random: Random,
  y: number,
  height: number,
  tile: readonly [number, number],
  color: string,
): string {
  const [w, h] = tile;
  let [dark, light, glints] = ["", "", ""];
  for (let row = 0; row < height / h; row++) {
    for (let x = -(row % 2) * (w / 2) * (w > h ? 1 : 0); x < WIDTH; x += w) {
      const cell = d`M${x + 1.2} ${y + row * h + 1.2}h${w - 2.4}v${h - 2.4}h${-(w - 2.4)}z`;
      if (random.chance(0.3)) dark += cell;
      else light += cell;
      if (random.chance(0.5)) glints += d`M${x + 5} ${y + row * h + 5}h${w * 0.4}v2h${-w * 0.4}z`;
    }
  }
  return (
    rect(0, y, WIDTH, height, darken(color, 0.16)) +
    path(dark, darken(color, 0.05)) +
    path(light, color) +
    path(glints, "#fff", { opacity: 0.6 })
  );
}

/** Painted star tiles in three colours behind the range. */
function starTiles(y: number, height: number, from: number, to: number): string {
  const size = height / 4;
  let [ground, blue, sun] = ["", "", ""];
  for (let row = 0; row < 4; row++) {
    for (let x = from; x < to - size / 2; x += size) {
      const [cx, cy, half] = [x + size / 2, y + row * size + size / 2, size / 2 - 1.4];
      ground += d`M${cx - half} ${cy - half}h${half * 2}v${half * 2}h${-half * 2}z`;
      const petal = half * 0.82;
      blue += d`M${cx} ${cy - petal}L${cx + petal * 0.26} ${cy - petal * 0.26}L${cx + petal} ${cy}L${cx + petal * 0.26} ${cy + petal * 0.26}L${cx} ${cy + petal}L${cx - petal * 0.26} ${cy + petal * 0.26}L${cx - petal} ${cy}L${cx - petal * 0.26} ${cy - petal * 0.26}Z`;
      sun += d`M${cx - 4} ${cy}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM${cx - half} ${cy - half}h7l-7 7zM${cx + half} ${cy + half}h-7l7 -7z`;
    }
  }
  return (
    rect(from, y, to - from, height, "#cbbd9f") +
    path(ground, "#fbf3e0") +
    path(blue, "#2b7f97") +
    path(sun, "#e8923a")
  );
}

function counter(color: string): string {
  return (
    rect(0, COUNTER, WIDTH, 24, color) +
    rect(0, COUNTER, WIDTH, 4, lighten(color, 0.7)) +
    rect(0, COUNTER + 20, WIDTH, 4, darken(color, 0.3))
  );
}

/** Floor tiles running to one vanishing point. */
function floor(first: string, second: string): string {
  let tiles = "";
  const rows = [FLOOR, 738, 764, 802];
  for (let row = 0; row < 3; row++) {
    const [y0 = 0, y1 = 0] = [rows[row], rows[row + 1]];
    const edge = (column: number, y: number): number => 600 + column * 104 * (1 + (y - FLOOR) * 0.0042);
    for (let column = -8; column < 8; column++) {
      if ((column + row) % 2 === 0)
        tiles += d`M${edge(column, y0)} ${y0}H${edge(column + 1, y0)}L${edge(column + 1, y1)} ${y1}H${edge(column, y1)}Z`;
    }
  }
  return (
    rect(0, FLOOR, WIDTH, 90, first) +
    path(tiles, second) +
    rect(0, FLOOR, WIDTH, 16, SHADE, { opacity: 0.3 })
  );
}

/** Sun through a window out of the frame: its panes slant down over wall and cabinets alike and bend on the floor. */
function sunShafts(left: number): string {
  const [slant, flat] = [0.42, 1.5];
  const [kink, end] = [left + FLOOR * slant, left + FLOOR * slant + (800 - FLOOR) * flat];
  return [0, 150]
    .map((pane) =>
      polygon(
        vertices(
          left + pane,
          0,
          left + pane + 112,
          0,
          kink + pane + 112,
          FLOOR,
          end + pane + 112,
          800,
          end + pane,
          800,
          kink + pane,
          FLOOR,
        ),
        "#ffdf94",
        { opacity: 0.19 },
      ),
    )
    .join("");
}

/** Symmetric kitchen round a sink window: the cabinets are the picture. */
function sinkWall(site: Site): string {
  const random = siteRandom(site, "kitchen");
  const { paint, world } = site;
  return (
    wall(site) +
    splash(random, 372, 124, [76, 31], "#fbf7ec") +
    windowView(
      random,
      { outlook: "citrus", x: 454, y: 96, width: 292, height: 246, columns: 2, rows: 2, trim: paint.trim },
      world,
    ) +
    upperRun(44, 74, 3, 126, 300, paint.second, site) +
    upperRun(778, 74, 3, 126, 300, paint.second, site) +
    counter(site.materials.stone) +
    baseRun(20, BASE, 8, 145, PLINTH - BASE, paint.third, site) +
    floor("#efe5d0", "#c98f63") +
    faucet(590, COUNTER) +
    orangeBowl(300, COUNTER, world) +
    herbPot(random, 944, COUNTER, world) +
    cuttingBoards(1040, COUNTER) +
    rect(506, COUNTER + 2, 190, 8, "#8f9a9d") +
    rect(506, COUNTER + 2, 190, 2.4, "#d6dddc") +
    sunShafts(10)
  );
}

/** Spanish kitchen: range under a plaster hood, star tiles, open shelves, beams overhead. */
function rangeWall(site: Site): string {
  const random = siteRandom(site, "kitchen");
  const { paint, world, materials } = site;
  const hood =
    polygon(vertices(500, 40, 700, 40, 752, 300, 448, 300), darken(paint.body, 0.07)) +
    polygon(vertices(500, 40, 508, 40, 458, 300, 448, 300), lighten(paint.body, 0.7));
  const shade = polygon(vertices(640, 40, 700, 40, 752, 300, 664, 300), SHADE, { "fill-opacity": 0.12 });
  const mantle =
    rect(434, 296, 332, 26, materials.wood) +
    rect(434, 296, 332, 4, lighten(materials.wood, 0.4)) +
    rect(434, 318, 332, 4, darken(materials.wood, 0.34));
  const niche = d`M566 250v-54a34 34 0 0 1 68 0v54z`;
  return (
    wall(site) +
    splash(random, 404, 92, [46, 46], "#fbf3e0") +
    starTiles(322, 174, 450, 750) +
    shadow(vertices(466, 322, 780, 322, 800, 372, 500, 372), 0.28) +
    shadow(vertices(520, 70, 716, 60, 784, 320, 752, 320), 0.2) +
    hood +
    shade +
    path(niche, darken(paint.body, 0.22)) +
    stroke(niche, SHADE, 5, { opacity: 0.25 }) +
    herbPot(random, 600, 250, world, "#2f8f9c") +
    mantle +
    windowView(
      random,
      { outlook: "court", x: 92, y: 120, width: 250, height: 230, columns: 2, rows: 3, trim: paint.trim },
      world,
    ) +
    openShelf(random, 812, 190, 330) +
    openShelf(random, 812, 306, 330) +
    counter("#c9835a") +
    baseRun(-40, BASE, 4, 122, PLINTH - BASE, paint.second, site) +
    baseRun(752, BASE, 4, 122, PLINTH - BASE, paint.second, site) +
    range(450, COUNTER + 2, 300, PLINTH + 16 - COUNTER) +
    cooktop(450, COUNTER + 2, 300) +
    floor(mix("#b9613f", "#fff6de", 0.12), "#a9542f") +
    faucet(196, COUNTER) +
    orangeBowl(880, COUNTER, world) +
    cuttingBoards(1020, COUNTER) +
    herbPot(random, 366, COUNTER, world) +
    beams(materials.wood) +
    pendant(300, 60, "#2b7f97") +
    pendant(930, 60, "#2b7f97") +
    sunShafts(560)
  );
}

function beams(wood: string): string {
  let drawing = rect(0, 0, WIDTH, 22, darken(wood, 0.1)) + rect(0, 19, WIDTH, 4, darken(wood, 0.45));
  for (let x = 50; x < WIDTH; x += 220)
    drawing +=
      shadow(box(x + 14, 22, 46, 40), 0.2) +
      rect(x, 0, 46, 48, wood) +
      rect(x, 0, 5, 48, lighten(wood, 0.3)) +
      rect(x + 34, 0, 12, 48, darken(wood, 0.3));
  return drawing;
}

export function drawKitchen(scene: InteriorScene, site: Site): string {
  return scene.variant === "range" ? rangeWall(site) : sinkWall(site);
}
