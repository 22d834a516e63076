/** Painters' tools: step ladder, rollers, tray, brushes, tape. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { vertices } from "../core/shape.ts";
import { circle, d, ellipse, group, path, polygon, rect, stroke } from "../core/svg.ts";

function placed(x: number, y: number, size: number, turn: number, drawing: string): string {
  return group(drawing, { transform: d`translate(${x} ${y}) rotate(${turn}) scale(${size})` });
}

/** Wooden step ladder seen from its front, feet on y; 400 px high at size 1. */
export function stepLadder(x: number, y: number, size: number): string {
  const [wood, steel] = ["#d9a45f", "#8b9494"];
  const shade = polygon(
    vertices(-120, 0, -40, -400, 60, -400, 150, 0, 130, 0, 44, -384, -26, -384, -100, 0),
    SHADE,
    { opacity: 0.24, transform: "translate(46 14)" },
  );
  const back =
    polygon(vertices(-74, -10, -34, -386, -24, -386, -60, -10), darken(wood, 0.42)) +
    polygon(vertices(104, -10, 44, -386, 34, -386, 90, -10), darken(wood, 0.5));
  let treads = "";
  for (let step = 1; step < 7; step++) {
    const [ty, half] = [-step * 55, 112 - step * 11];
    treads +=
      polygon(vertices(-half, ty, half, ty, half - 2, ty + 15, -half + 2, ty + 15), wood) +
      rect(-half, ty, half * 2, 4, lighten(wood, 0.45)) +
      polygon(vertices(-half + 2, ty + 15, half - 2, ty + 15, half - 4, ty + 23, -half + 4, ty + 23), SHADE, {
        opacity: 0.24,
      });
  }
  const rail = (side: number): string =>
    polygon(
      vertices(side * 128, 0, side * 44, -400, side * 28, -400, side * 110, 0),
      side < 0 ? wood : darken(wood, 0.16),
    ) +
    polygon(
      vertices(side * 128, 0, side * 44, -400, side * 40, -400, side * 123, 0),
      side < 0 ? lighten(wood, 0.4) : darken(wood, 0.3),
    );
  const top =
    rect(-58, -416, 116, 20, wood) +
    rect(-58, -416, 116, 5, lighten(wood, 0.45)) +
    rect(-58, -400, 116, 4, darken(wood, 0.4)) +
    rect(-92, -222, 12, 5, steel) +
    rect(80, -222, 12, 5, steel);
  return placed(x, y, size, 0, shade + back + treads + rail(-1) + rail(1) + top);
}

/** Nine-inch roller on its frame; the sleeve carries paint. */
export function roller(x: number, y: number, size: number, turn: number, color: string): string {
  const steel = "#9aa3a3";
  const frame = "M0 0V-70Q0 -84 14 -84H84V-122H66";
  return placed(
    x,
    y,
    size,
    turn,
    stroke(frame, SHADE, 6, { opacity: 0.24, transform: "translate(8 8)" }) +
      stroke(frame, steel, 6, { "stroke-linejoin": "round" }) +
      rect(-76, -148, 146, 50, SHADE, { opacity: 0.22, rx: 12, transform: "translate(9 9)" }) +
      rect(-76, -148, 146, 50, color, { rx: 12 }) +
      rect(-76, -146, 146, 12, lighten(color, 0.4), { rx: 6 }) +
      rect(-76, -114, 146, 14, darken(color, 0.26), { rx: 7 }) +
      rect(62, -142, 8, 38, darken(color, 0.4), { rx: 3 }) +
      rect(-9, -4, 18, 92, "#e2603a", { rx: 8 }) +
      rect(-9, -4, 6, 92, lighten("#e2603a", 0.4), { rx: 3 }) +
      rect(-9, 70, 18, 18, darken("#e2603a", 0.3), { rx: 6 }),
  );
}

/** Roller on a long pole, leaning. */
export function poleRoller(x: number, y: number, size: number, turn: number, color: string): string {
  const pole =
    rect(-5, 60, 10, 380, SHADE, { opacity: 0.24, transform: "translate(12 6)" }) +
    rect(-5, 60, 10, 380, "#c99a64") +
    rect(-5, 60, 3, 380, lighten("#c99a64", 0.4)) +
    rect(-6, 200, 12, 16, "#3a4a50");
  return placed(x, y, size, turn, pole + roller(0, 0, 1, 0, color));
}

/** Sloped tray with a pool of paint. */
export function rollerTray(x: number, y: number, size: number, color: string): string {
  return placed(
    x,
    y,
    size,
    0,
    polygon(vertices(-80, 0, 100, 0, 140, 10, -50, 12), SHADE, { opacity: 0.28 }) +
      path("M-100 -36H110L86 0H-78Z", "#9aa3a3") +
      path("M60 -36h50l-24 36h-44z", darken("#9aa3a3", 0.24)) +
      path("M-92 -36H102L94 -26H-84Z", "#5d6666") +
      path("M-90 -34H60Q40 -26 10 -27H-82Z", color) +
      path("M-86 -33h60q-20 4 -54 3z", lighten(color, 0.4)) +
      rect(-104, -40, 218, 5, "#cfd6d4", { rx: 2.5 }),
  );
}

/** Flat brush lying or standing; bristles end in paint. */
export function brush(x: number, y: number, size: number, turn: number, color: string): string {
  return placed(
    x,
    y,
    size,
    turn,
    path("M-22 0h44l-3 -30h-38z", color) +
      path("M-22 0h44v-9q-22 8 -44 0z", darken(color, 0.24)) +
      path("M-19 -30h38l2 -24h-42z", "#d8b98a") +
      path("M6 -30h13l2 -24h-14z", darken("#d8b98a", 0.2)) +
      rect(-22, -72, 44, 20, "#b9c2c4") +
      rect(-22, -72, 44, 5, "#eef2f1") +
      rect(8, -72, 14, 20, SHADE, { opacity: 0.18 }) +
      path("M-20 -72q-2 -20 12 -30q2 -34 -2 -58q10 -12 20 0q-4 24 -2 58q14 10 12 30z", "#b5703f") +
      path("M4 -72q6 -60 4 -92l2 4q-4 24 -2 58q14 10 12 30z", darken("#b5703f", 0.3)) +
      circle(0, -154, 3, "#fff6de"),
  );
}

/** Roll of masking tape, standing on its edge or lying. */
export function tapeRoll(x: number, y: number, size: number, color: string): string {
  return placed(
    x,
    y,
    size,
    0,
    ellipse(14, 0, 44, 6, SHADE, { opacity: 0.26 }) +
      circle(0, -34, 34, color) +
      path("M24 -58a34 34 0 0 1 -14 57h26v-57z", darken(color, 0.24)) +
      rect(10, -68, 26, 68, darken(color, 0.16)) +
      circle(0, -34, 34, color) +
      circle(0, -34, 22, darken(color, 0.12)) +
      circle(0, -34, 19, "#d9c29a") +
      circle(3, -31, 17, darken("#d9c29a", 0.5)),
  );
}

/** Crate of rags and fruit. */
export function crate(x: number, y: number, size: number, fruits: string): string {
  const wood = "#c99a64";
  let slats = "";
  for (let row = 0; row < 3; row++)
    slats +=
      rect(-90, -104 + row * 36, 180, 28, row % 2 ? lighten(wood, 0.1) : wood) +
      rect(-90, -104 + row * 36, 180, 4, lighten(wood, 0.42)) +
      rect(-90, -79 + row * 36, 180, 3, darken(wood, 0.4));
  return placed(
    x,
    y,
    size,
    0,
    polygon(vertices(-80, 0, 90, 0, 140, 12, -40, 14), SHADE, { opacity: 0.28 }) +
      rect(-86, -100, 172, 100, darken(wood, 0.5)) +
      fruits +
      slats +
      rect(-90, -108, 16, 108, darken(wood, 0.08)) +
      rect(74, -108, 16, 108, darken(wood, 0.24)),
  );
}

/** Stack of folded cloths. */
export function foldedCloths(x: number, y: number, size: number): string {
  const colors = ["#efe6d2", "#f7efdd", "#e3d6bb"];
  return placed(
    x,
    y,
    size,
    0,
    polygon(vertices(-70, 0, 80, 0, 110, 8, -40, 10), SHADE, { opacity: 0.26 }) +
      colors
        .map(
          (color, index) =>
            rect(-78 + index * 5, -26 - index * 25, 156 - index * 12, 25, color, { rx: 10 }) +
            rect(-78 + index * 5, -10 - index * 25, 156 - index * 12, 8, darken(color, 0.16), { rx: 4 }) +
            rect(40, -22 - index * 25, 30, 3, darken(color, 0.2)),
        )
        .join(""),
  );
}
