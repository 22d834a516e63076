/** A room closed off for dust: plastic over the doorway and on the floor, tape, an air scrubber. */

import { bucket, ladder } from "../building/props.ts";
import { type Site, siteRandom } from "../building/site.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import {
  circle,
  clip,
  d,
  ellipse,
  group,
  linear,
  path,
  polygon,
  rect,
  stroke,
  withGradient,
} from "../core/svg.ts";
import {
  boardFloor,
  FLOOR,
  moulding,
  paintedWalls,
  place,
  planeShape,
  quad,
  type Room,
} from "../interior/room.ts";
import { windowView } from "../interior/view.ts";

const ROOM: Room = { back: [250, 130, 950, 590] };
const TAPE = "#2f7fb0";

/** Folds of hanging film: soft light and dark streaks. */
function folds(random: Random, x: number, y: number, width: number, height: number): string {
  let [lit, shade] = ["", ""];
  for (let index = 0; index < width / 13; index++) {
    const at = random.between(x, x + width);
    const sway = random.between(-14, 14);
    const fold = d`M${at} ${y}q${sway} ${height * 0.5} ${sway * 0.4} ${height}h${random.between(2, 9)}q${-sway * 0.6} ${-height * 0.5} ${-sway * 0.3} ${-height}z`;
    if (random.chance(0.5)) lit += fold;
    else shade += fold;
  }
  return path(lit, "#fff", { opacity: 0.4 }) + path(shade, "#5f8fa3", { opacity: 0.16 });
}

function tape(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width, height, TAPE) +
    rect(x, y, width, Math.min(3, height), lighten(TAPE, 0.4)) +
    rect(x, y, Math.min(3, width), height, lighten(TAPE, 0.3))
  );
}

/** Doorway behind a taped sheet with a zip: the next room shimmers through. */
function sealedDoorway(random: Random, site: Site): string {
  const [x, y, width, height] = [360, 232, 220, 358];
  const beyond = linear([
    [0, "#f2e2bd"],
    [1, "#c9ab7c"],
  ]);
  const film = rect(x - 26, y - 26, width + 52, height + 40, "#d5e9ee", { opacity: 0.6 });
  const zip =
    stroke(d`M${x + width / 2} ${y + 30}v${height - 40}`, "#e2603a", 7) +
    stroke(d`M${x + width / 2} ${y + 30}v${height - 40}`, "#fff6de", 2, { "stroke-dasharray": "5 5" }) +
    rect(x + width / 2 - 6, y + 150, 12, 20, "#b9461f", { rx: 3 });
  return (
    shadow(
      vertices(x - 12, y - 12, x + width + 20, y - 12, x + width + 20, y + height, x - 12, y + height),
      0.2,
    ) +
    rect(x - 16, y - 16, width + 32, height + 16, site.paint.trim) +
    withGradient(beyond, (fill) => rect(x, y, width, height, fill)) +
    rect(x + 30, y + 180, 70, height - 180, "#8f6f4e", { opacity: 0.5 }) +
    circle(x + 150, y + 120, 36, "#fff6d8", { opacity: 0.6 }) +
    film +
    folds(random, x - 22, y - 20, width + 44, height + 32) +
    zip +
    tape(x - 34, y - 34, width + 68, 18) +
    tape(x - 34, y - 34, 18, height + 44) +
    tape(x + width + 16, y - 34, 18, height + 44)
  );
}

/** Film on the floor, taped along its edges, glossy. */
function floorFilm(random: Random): string {
  let [creases, gloss] = ["", ""];
  for (let index = 0; index < 26; index++) {
    const [x, y] = place(ROOM, random.next(), 1, random.next() * 0.9);
    creases += d`M${x} ${y}l${random.between(-60, 60)} ${random.between(-10, 24)}l${random.between(10, 50)} ${random.between(-14, 8)}`;
    gloss += d`M${x - 40} ${y}q40 -7 90 -2q-40 8 -90 2z`;
  }
  return (
    clip(
      planeShape(ROOM, FLOOR),
      quad(ROOM, FLOOR, "#dfeff0", 0.62) +
        stroke(creases, "#6f9aa6", 1.6, { opacity: 0.4 }) +
        path(gloss, "#fff", { opacity: 0.55 }),
    ) +
    quad(
      ROOM,
      [
        [0, 0.965, 1],
        [1, 0.965, 1],
        [1, 1, 1],
        [0, 1, 1],
      ],
      TAPE,
    ) +
    quad(
      ROOM,
      [
        [0, 0.965, 0],
        [0, 0.965, 1],
        [0, 1, 1],
        [0, 1, 0],
      ],
      darken(TAPE, 0.14),
    ) +
    quad(
      ROOM,
      [
        [1, 0.965, 0],
        [1, 0.965, 1],
        [1, 1, 1],
        [1, 1, 0],
      ],
      lighten(TAPE, 0.14),
    )
  );
}

/** Air scrubber: box on wheels, grille, hose that leaves through the left wall. */
function airScrubber(x: number, y: number): string {
  let grille = "";
  for (let line = 0; line < 7; line++) grille += rect(24, -112 + line * 11, 92, 5, "#1d3440");
  const hose = "M6 -60C-70 -40 -90 20 -180 0";
  const drawing =
    polygon(vertices(10, 0, 150, 0, 190, 16, 50, 18), SHADE, { opacity: 0.3 }) +
    stroke(hose, "#8b9494", 40) +
    stroke(hose, "#b9c2c4", 40, { "stroke-dasharray": "9 7" }) +
    rect(0, -140, 140, 132, "#e9a93a", { rx: 10 }) +
    rect(104, -140, 36, 132, darken("#e9a93a", 0.2), { rx: 10 }) +
    rect(16, -122, 108, 88, "#3f5560", { rx: 6 }) +
    grille +
    circle(118, -20, 5, "#5aa05a") +
    path("M40 -140v-12h60v12h-10v-4h-40v4z", "#3f5560") +
    circle(24, -2, 11, "#22262e") +
    circle(116, -2, 11, "#22262e");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(1.16)` });
}

/** Warning board: a triangle with a bar and a dot, no words. */
function warningBoard(x: number, y: number): string {
  return (
    shadow(vertices(x + 7, y + 8, x + 117, y + 8, x + 117, y + 124, x + 7, y + 124), 0.26) +
    rect(x, y, 110, 116, "#ffd04f", { rx: 6 }) +
    rect(x, y, 110, 116, "none", { stroke: "#10282f", "stroke-width": 4, rx: 6 }) +
    path(d`M${x + 55} ${y + 18}L${x + 98} ${y + 94}H${x + 12}Z`, "#10282f") +
    path(d`M${x + 50} ${y + 46}h10l-2 24h-6z`, "#ffd04f") +
    circle(x + 55, y + 80, 5, "#ffd04f")
  );
}

export function drawContainment(site: Site): string {
  const random = siteRandom(site, "containment");
  const { paint, world } = site;
  const light = linear(
    [
      [0, "#fff3cf", 0.3],
      [1, SHADE, 0.08],
    ],
    [0, 0, 1, 1],
  );
  return (
    quad(
      ROOM,
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 0, 1],
        [0, 0, 1],
      ],
      paint.trim,
    ) +
    paintedWalls(ROOM, paint.body) +
    boardFloor(ROOM, "#b98a5e") +
    moulding(ROOM, 0, 0.03, paint.trim) +
    windowView(
      random,
      { outlook: "shade", x: 700, y: 232, width: 176, height: 168, columns: 2, rows: 2, trim: paint.trim },
      world,
    ) +
    rect(686, 218, 204, 200, "#d5e9ee", { opacity: 0.44 }) +
    folds(random, 690, 222, 196, 190) +
    tape(674, 206, 228, 14) +
    tape(674, 412, 228, 14) +
    tape(674, 206, 14, 220) +
    tape(888, 206, 14, 220) +
    sealedDoorway(random, site) +
    warningBoard(734, 440) +
    floorFilm(random) +
    ladder(930, 716, 480, 60, 46) +
    airScrubber(170, 730) +
    ellipse(640, 716, 120, 12, SHADE, { opacity: 0.12 }) +
    bucket(600, 712, 2, "#dfe9ea") +
    bucket(690, 726, 1.7, paint.door) +
    withGradient(light, (fill) => rect(0, 0, 1200, 800, fill, { opacity: 0.5 }))
  );
}
