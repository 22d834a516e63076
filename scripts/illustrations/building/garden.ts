/** Things that stand in courts, gardens and on decks. */

import { darken, lighten, SHADE } from "../core/color.ts";
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

/** Swimming pool seen low: coping, water, ripples, the shade of the near edge. */
export function pool(random: Random, x: number, y: number, rx: number, ry: number): string {
  const kidney = (kx: number, ky: number, shift = 0): string =>
    d`M${x - kx} ${y + shift}C${x - kx} ${y - ky * 1.05 + shift} ${x - kx * 0.5} ${y - ky * 1.1 + shift} ${x - kx * 0.1} ${y - ky * 0.72 + shift}C${x + kx * 0.25} ${y - ky * 0.5 + shift} ${x + kx * 0.4} ${y - ky + shift} ${x + kx * 0.68} ${y - ky * 0.92 + shift}` +
    d`C${x + kx * 1.1} ${y - ky * 0.8 + shift} ${x + kx * 1.1} ${y + ky * 0.7 + shift} ${x + kx * 0.6} ${y + ky * 0.94 + shift}C${x + kx * 0.1} ${y + ky * 1.12 + shift} ${x - kx} ${y + ky * 1.1 + shift} ${x - kx} ${y + shift}Z`;
  const water = linear([
    [0, "#2c8ea4"],
    [0.5, "#4fb6c2"],
    [1, "#8fdcd8"],
  ]);
  let ripples = "";
  for (let index = 0; index < 34; index++) {
    const [px, py, length] = [
      x + random.between(-0.9, 0.75) * rx,
      y + random.between(-0.8, 0.85) * ry,
      random.between(10, 30),
    ];
    ripples += d`M${px} ${py}q${length * 0.25} -3 ${length * 0.5} 0t${length * 0.5} 0`;
  }
  const inside =
    withGradient(water, (fill) => path(kidney(rx, ry), fill)) +
    path(kidney(rx, ry) + kidney(rx, ry, ry * 0.16), SHADE, { "fill-rule": "evenodd", opacity: 0.3 }) +
    stroke(ripples, "#f2fbf3", 1.8, { opacity: 0.7, "stroke-linecap": "round" });
  return (
    path(kidney(rx + 22, ry + 12, 4), darken("#fbf5e6", 0.3)) +
    path(kidney(rx + 22, ry + 12), "#fbf5e6") +
    clip(path(kidney(rx, ry), "#000"), inside)
  );
}

export function lounger(x: number, y: number, size: number, color: string): string {
  const drawing =
    polygon(vertices(4, 2, 92, 2, 106, 8, 14, 8), SHADE, { opacity: 0.28 }) +
    path(d`M6 0v-16h3v16zM80 0v-16h3v16zM40 0v-16h3v16z`, "#8b9494") +
    polygon(vertices(0, -20, 62, -20, 62, -14, 0, -14), color) +
    polygon(vertices(58, -20, 92, -46, 97, -42, 64, -14), color) +
    polygon(vertices(0, -16, 62, -16, 62, -14, 0, -14), darken(color, 0.3)) +
    rect(4, -25, 24, 5, lighten(color, 0.6), { rx: 2 });
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

export function parasol(x: number, y: number, size: number, color: string): string {
  let panels = "";
  const [top, rim] = [-132, -96];
  for (let index = 0; index < 6; index++) {
    const [from, to] = [-62 + (124 * index) / 6, -62 + (124 * (index + 1)) / 6];
    const tone = index % 2 ? "#fffaf0" : color;
    panels += path(
      d`M0 ${top}L${from} ${rim}q${(to - from) / 2} 9 ${to - from} 0Z`,
      index > 3 ? darken(tone, 0.18) : tone,
    );
  }
  const drawing =
    ellipse(44, 4, 56, 8, SHADE, { opacity: 0.28 }) +
    rect(-2, -104, 4, 104, "#a8764a") +
    ellipse(0, 0, 14, 4, "#6d6a62") +
    panels +
    circle(0, top, 2.6, "#a8764a");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

export function table(x: number, y: number, size: number, color: string): string {
  const leg = (lx: number): string => rect(lx, -40, 4, 40, darken(color, 0.4));
  const chair = (cx: number): string =>
    rect(cx, -26, 30, 4, color) +
    rect(cx, -22, 3, 22, darken(color, 0.3)) +
    rect(cx + 27, -22, 3, 22, darken(color, 0.3)) +
    rect(cx + (cx < 0 ? 0 : 26), -58, 4, 34, color) +
    rect(cx + (cx < 0 ? -2 : 24), -58, 8, 10, color);
  const drawing =
    ellipse(26, 3, 104, 7, SHADE, { opacity: 0.28 }) +
    chair(-80) +
    chair(56) +
    leg(-34) +
    leg(30) +
    rect(-46, -45, 92, 6, color) +
    rect(-46, -45, 92, 2, lighten(color, 0.4)) +
    path(d`M-8 -45v-13h14v13z`, "#fffaf0") +
    circle(-4, -62, 6, "#f58a1f") +
    circle(5, -63, 6, "#5aa05a");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

export function firePit(x: number, y: number, size: number): string {
  const drawing =
    ellipse(24, 4, 84, 9, SHADE, { opacity: 0.3 }) +
    path(d`M-62 -30h124l-10 32a60 8 0 0 1 -104 0z`, "#a79f92") +
    path(d`M20 -30h42l-10 32a60 8 0 0 1 -34 5z`, darken("#a79f92", 0.2)) +
    ellipse(0, -30, 62, 11, "#c9c1b3") +
    ellipse(0, -30, 48, 7.6, "#4a4642") +
    path(d`M-22 -28q-6 -20 8 -34q0 12 8 14q-2 -20 10 -34q0 18 10 24q4 -6 4 -12q10 20 0 42z`, "#f58a1f") +
    path(d`M-10 -28q-2 -12 6 -18q2 8 8 8q0 -8 4 -12q6 12 0 22z`, "#ffd98a");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** Longboard leaning against a wall. */
export function surfboard(x: number, y: number, size: number, color: string): string {
  const shape = d`M0 0C-20 -50 -20 -130 8 -176C34 -130 30 -50 14 0Q7 6 0 0Z`;
  const drawing =
    path(shape, SHADE, { opacity: 0.3, transform: "translate(12 6)" }) +
    path(shape, "#fff6de") +
    clip(
      path(shape, "#000"),
      polygon(vertices(-24, -64, 34, -92, 34, -66, -24, -38), color) +
        polygon(vertices(-24, -30, 34, -58, 34, -50, -24, -22), darken(color, 0.2)) +
        rect(16, -180, 30, 190, SHADE, { opacity: 0.12 }),
    ) +
    stroke(d`M7 -2L8 -170`, "#c9a877", 1.6);
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size}) rotate(6)` });
}

export function mailbox(x: number, y: number, size: number, color: string): string {
  const drawing =
    polygon(vertices(0, 0, 6, 0, 34, 6, 20, 7), SHADE, { opacity: 0.3 }) +
    rect(-3, -46, 7, 46, "#8a6a4e") +
    rect(1, -46, 3, 46, darken("#8a6a4e", 0.3)) +
    path(d`M-18 -46v-14a10 12 0 0 1 10 -12h22a10 12 0 0 1 10 12v14z`, color) +
    path(d`M4 -46v-14a10 12 0 0 1 10 -12a10 12 0 0 1 10 12v14z`, darken(color, 0.26)) +
    rect(14, -72, 3, 16, "#f58a1f") +
    rect(14, -74, 10, 6, "#f58a1f");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** Cruiser bicycle on its stand. */
export function bicycle(x: number, y: number, size: number, color: string): string {
  const wheel = (cx: number): string =>
    circle(cx, -22, 21, "none", { stroke: "#2d3038", "stroke-width": 3.4 }) +
    circle(cx, -22, 17, "none", { stroke: "#efe6d2", "stroke-width": 1.6 }) +
    stroke(d`M${cx - 18} -22h36M${cx} -40v36M${cx - 13} -35l26 26M${cx + 13} -35l-26 26`, "#9aa3a3", 0.8);
  const drawing =
    ellipse(46, 2, 66, 5, SHADE, { opacity: 0.26 }) +
    wheel(0) +
    wheel(76) +
    stroke("M0 -22Q18 -58 30 -54L58 -50L76 -22M30 -54L38 -22L58 -50M0 -22H38M58 -50L54 -66", color, 3.6, {
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
    }) +
    stroke("M54 -66q-14 -4 -16 4M30 -54l-4 -10", "#2d3038", 3, { "stroke-linecap": "round" }) +
    rect(16, -68, 20, 5, "#6b4a36", { rx: 2.5 });
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

export function bench(x: number, y: number, size: number, color: string): string {
  const drawing =
    polygon(vertices(4, 0, 104, 0, 122, 6, 18, 6), SHADE, { opacity: 0.28 }) +
    rect(8, -28, 5, 28, "#2d3038") +
    rect(92, -28, 5, 28, "#2d3038") +
    [-30, -44, -54]
      .map((top) => rect(0, top, 106, 7, color) + rect(0, top + 5, 106, 2, darken(color, 0.34)))
      .join("") +
    rect(6, -54, 4, 24, "#2d3038") +
    rect(96, -54, 4, 24, "#2d3038");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** String lights in even swags. */
export function garlands(x: number, y: number, width: number, drop: number): string {
  const swags = Math.max(2, Math.round(width / 150));
  const span = width / swags;
  let [wire, bulbs] = ["", ""];
  for (let index = 0; index < swags; index++) {
    const left = x + index * span;
    wire += d`M${left} ${y}q${span / 2} ${drop * 2} ${span} 0`;
    for (let bulb = 1; bulb < 7; bulb++) {
      const t = bulb / 7;
      bulbs += circle(left + span * t, y + 4 * drop * t * (1 - t) + 5, 3.6, "#ffe2a0");
    }
  }
  return stroke(wire, "#2d3038", 1.5) + bulbs;
}
