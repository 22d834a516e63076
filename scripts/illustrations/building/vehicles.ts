/** Parked cars and the work van: no lettering, no maker's face. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { vertices } from "../core/shape.ts";
import { circle, clip, d, ellipse, group, path, polygon, rect, stroke } from "../core/svg.ts";

/** Front view, 130 px wide at size 1; x is the left edge, y the ground. */
export function carFront(x: number, y: number, size: number, color: string): string {
  const body = d`M0 0q-2 -26 12 -30l14 -3q8 -25 20 -27h38q14 2 22 27l14 3q12 4 10 30z`;
  const glass = d`M32 -34q7 -19 15 -20h34q9 1 16 20z`;
  const drawing =
    ellipse(68, 2, 72, 7, SHADE, { opacity: 0.4 }) +
    rect(7, -8, 22, 10, "#22262e", { rx: 3 }) +
    rect(101, -8, 22, 10, "#22262e", { rx: 3 }) +
    path(body, color) +
    path(d`M84 -60q14 2 22 27l14 3q12 4 10 30h-40z`, darken(color, 0.14)) +
    path(glass, "#86aab0") +
    polygon(vertices(44, -34, 58, -54, 68, -54, 54, -34), "#fff", { opacity: 0.35 }) +
    rect(4, -10, 122, 7, darken(color, 0.42), { rx: 3 }) +
    rect(12, -31, 106, 2.4, lighten(color, 0.4)) +
    circle(18, -19, 6.4, darken(color, 0.4)) +
    circle(18, -19, 5, "#fff1c9") +
    circle(112, -19, 6.4, darken(color, 0.4)) +
    circle(112, -19, 5, "#fff1c9") +
    rect(42, -22, 46, 8, darken(color, 0.46), { rx: 3 }) +
    rect(45, -20, 40, 1.4, "#cfd6d4") +
    rect(45, -17, 40, 1.4, "#cfd6d4") +
    rect(54, -10, 22, 6, "#e9e3d5");
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

function wheel(x: number, radius: number): string {
  return (
    circle(x, -radius, radius, "#22262e") +
    circle(x, -radius, radius * 0.58, "#c9cfce") +
    circle(x, -radius, radius * 0.58, "none", { stroke: "#8b9494", "stroke-width": 2 }) +
    circle(x, -radius, radius * 0.2, "#5d6666")
  );
}

/** Saloon from the side, facing left, 250 px long at size 1. */
export function carSide(x: number, y: number, size: number, color: string): string {
  const body = d`M4 -22q0 -18 22 -22l38 -6q26 -28 50 -30h48q30 2 50 30l26 6q14 4 13 22q-1 8 -10 8h-228q-9 0 -9 -8z`;
  const glass = d`M72 -50q22 -22 44 -23h14v23zM138 -50v-23h22q22 2 38 23z`;
  const drawing =
    ellipse(134, 0, 138, 8, SHADE, { opacity: 0.42 }) +
    path(body, color) +
    path(d`M4 -30h247q1 8 0 10q-1 6 -10 6h-228q-9 0 -9 -8z`, darken(color, 0.22)) +
    path(glass, "#6f9aa4") +
    polygon(vertices(88, -50, 108, -70, 118, -72, 98, -50), "#fff", { opacity: 0.35 }) +
    rect(20, -45, 220, 2, lighten(color, 0.45)) +
    rect(133, -50, 2, 32, darken(color, 0.4)) +
    rect(146, -40, 14, 3, darken(color, 0.5)) +
    rect(2, -38, 10, 8, "#ffe9b5", { rx: 3 }) +
    rect(243, -38, 8, 8, "#c9432f", { rx: 2 }) +
    wheel(56, 18) +
    wheel(196, 18);
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

function roofRack(): string {
  let rungs = "";
  for (let step = 118; step < 300; step += 16) rungs += d`M${step} -150h3v12h-3z`;
  return (
    rect(96, -136, 214, 4, "#5d6666") +
    path(d`M116 -136v10h4v-10zM206 -136v10h4v-10zM292 -136v10h4v-10z`, "#5d6666") +
    rect(104, -152, 206, 4, "#d9dfe0") +
    rect(104, -141, 206, 4, "#b3bcbf") +
    path(rungs, "#d9dfe0")
  );
}

/** The firm's mark as in its logo, a setting sun that is an orange; 64-unit grid. */
function mark64(accent: string): string {
  const rays = "M32 40L32 6M32 40L13.5 11M32 40L50.5 11M32 40L3 24M32 40L61 24";
  const waves = "M-2 47q8.5-6 17 0t17 0t17 0t17 0M-2 56q8.5-6 17 0t17 0t17 0t17 0";
  return (
    clip(
      circle(32, 34, 28, "#000"),
      rect(0, 0, 64, 41, accent) +
        stroke(rays, "#fff0d4", 3.2) +
        circle(32, 40, 31, "none", { stroke: accent, "stroke-width": 10 }) +
        rect(0, 40, 64, 24, "#0d4a59") +
        stroke(waves, "#fff0d4", 3.2),
    ) + path("M33 9C35 2 43-.6 52 1.4C50 9 43 13 33 9Z", "#2f7a52")
  );
}

/** High-roofed work van from the side, facing left, 330 px long at size 1; ladders on the rack, the mark on its side. */
export function van(x: number, y: number, size: number, color: string, accent: string): string {
  const body = d`M6 -20v-26q2 -14 20 -18l34 -6l28 -44q6 -10 20 -10h208q12 0 12 12v84q0 10 -10 10h-304q-8 0 -8 -2z`;
  const cab = d`M70 -70l23 -36q4 -6 12 -6h32v42z`;
  const drawing =
    ellipse(182, 0, 186, 9, SHADE, { opacity: 0.42 }) +
    roofRack() +
    path(body, color) +
    path(d`M6 -44h322v24q0 2 -10 2h-304q-8 0 -8 -2z`, darken(color, 0.13)) +
    rect(6, -56, 322, 12, accent) +
    rect(6, -47, 322, 3, darken(accent, 0.24)) +
    path(d`M110 -124h206q12 0 12 10h-224z`, lighten(color, 0.6)) +
    path(cab, "#5d8f9a") +
    polygon(vertices(86, -70, 106, -106, 116, -108, 98, -70), "#fff", { opacity: 0.32 }) +
    rect(145, -112, 2, 92, darken(color, 0.26)) +
    rect(236, -112, 2, 92, darken(color, 0.26)) +
    group(mark64(accent), { transform: "translate(163 -117) scale(0.92)" }) +
    rect(152, -70, 16, 4, darken(color, 0.5), { rx: 2 }) +
    rect(243, -70, 16, 4, darken(color, 0.5), { rx: 2 }) +
    rect(64, -76, 8, 16, darken(color, 0.4), { rx: 3 }) +
    rect(5, -42, 12, 12, "#ffe9b5", { rx: 3 }) +
    rect(322, -70, 6, 22, "#c9432f") +
    rect(2, -22, 328, 8, "#4a5259", { rx: 3 }) +
    wheel(70, 24) +
    wheel(262, 24);
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}
