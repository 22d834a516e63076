/** Furniture in elevation, standing in a room. x is the left edge, y the floor under the front. */
import { darken, lighten, SHADE } from "../core/color.ts";
import { box, vertices } from "../core/shape.ts";
import { circle, d, ellipse, group, path, polygon, rect } from "../core/svg.ts";

function standing(x: number, y: number, size: number, drawing: string): string {
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** Three-seat sofa, 320 px wide at size 1. */
export function sofa(x: number, y: number, size: number, color: string): string {
  const seat = (left: number): string =>
    rect(left, -64, 126, 30, lighten(color, 0.14), { rx: 8 }) +
    rect(left, -42, 126, 8, darken(color, 0.18), { rx: 4 });
  const back = (left: number): string =>
    rect(left, -124, 128, 70, color, { rx: 14 }) + rect(left, -124, 128, 14, lighten(color, 0.22), { rx: 8 });
  return standing(
    x,
    y,
    size,
    polygon(vertices(10, 0, 310, 0, 352, 16, 52, 18), SHADE, { opacity: 0.28 }) +
      rect(22, -12, 10, 14, "#5b4433") +
      rect(288, -12, 10, 14, "#5b4433") +
      back(30) +
      back(162) +
      rect(20, -38, 280, 30, darken(color, 0.16), { rx: 6 }) +
      seat(34) +
      seat(160) +
      rect(4, -86, 34, 78, color, { rx: 14 }) +
      rect(4, -86, 34, 16, lighten(color, 0.24), { rx: 8 }) +
      rect(282, -86, 34, 78, darken(color, 0.16), { rx: 14 }) +
      rect(282, -86, 34, 16, color, { rx: 8 }) +
      polygon(vertices(52, -104, 96, -110, 102, -66, 58, -62), "#f3dfb4") +
      polygon(vertices(60, -88, 98, -93, 99, -84, 61, -79), "#2f8f9c") +
      polygon(vertices(232, -106, 272, -100, 266, -62, 226, -66), "#2f8f9c"),
  );
}

export function armchair(x: number, y: number, size: number, color: string): string {
  return standing(
    x,
    y,
    size,
    polygon(vertices(8, 0, 126, 0, 164, 14, 46, 16), SHADE, { opacity: 0.28 }) +
      path("M16 -16l-6 18h6l8 -18zM116 -16l6 18h-6l-8 -18z", "#6b4a36") +
      rect(20, -128, 96, 100, color, { rx: 20 }) +
      rect(20, -128, 96, 20, lighten(color, 0.22), { rx: 10 }) +
      rect(24, -62, 88, 28, lighten(color, 0.12), { rx: 8 }) +
      rect(14, -40, 108, 26, darken(color, 0.18), { rx: 8 }) +
      rect(2, -84, 26, 66, color, { rx: 12 }) +
      rect(108, -84, 26, 66, darken(color, 0.18), { rx: 12 }),
  );
}

export function floorLamp(x: number, y: number, size: number): string {
  return standing(
    x,
    y,
    size,
    ellipse(26, 3, 40, 6, SHADE, { opacity: 0.26 }) +
      ellipse(0, 0, 24, 5, "#3a3f45") +
      rect(-2, -230, 4, 230, "#3a3f45") +
      circle(0, -236, 66, "#ffe2a0", { opacity: 0.22 }) +
      polygon(vertices(-24, -276, 24, -276, 42, -216, -42, -216), "#fff3d2") +
      polygon(vertices(8, -276, 24, -276, 42, -216, 16, -216), darken("#f3dca8", 0.06)),
  );
}

export function coffeeTable(x: number, y: number, size: number, color: string): string {
  return standing(
    x,
    y,
    size,
    ellipse(104, 6, 110, 9, SHADE, { opacity: 0.28 }) +
      path("M26 -38l-12 42h7l12 -42zM152 -38l12 42h-7l-12 -42z", darken(color, 0.3)) +
      ellipse(90, -42, 92, 15, darken(color, 0.3)) +
      ellipse(90, -46, 92, 15, color) +
      ellipse(70, -48, 40, 5, lighten(color, 0.3)) +
      rect(44, -58, 56, 6, "#d9704a") +
      rect(48, -64, 50, 6, "#2f8f9c") +
      path("M112 -52h26l-5 -18h-16z", "#fffaf0") +
      circle(120, -74, 7, "#f58a1f") +
      circle(131, -74, 7, "#f58a1f"),
  );
}

/** Oval rug, flat on the floor. */
export function rug(x: number, y: number, rx: number, ry: number, color: string): string {
  return (
    ellipse(x + 8, y + 4, rx, ry, SHADE, { opacity: 0.2 }) +
    ellipse(x, y, rx, ry, color) +
    ellipse(x, y, rx * 0.9, ry * 0.86, lighten(color, 0.5)) +
    ellipse(x, y, rx * 0.82, ry * 0.76, color) +
    ellipse(x, y, rx * 0.52, ry * 0.46, lighten(color, 0.3))
  );
}

/** A framed landscape: three hills and a sun, no lettering. */
export function landscapePicture(x: number, y: number, width: number, height: number): string {
  return (
    polygon(box(x + 6, y + 7, width, height), SHADE, { opacity: 0.24 }) +
    rect(x, y, width, height, "#8a5c3c") +
    rect(x + 5, y + 5, width - 10, height - 10, "#fffaf0") +
    rect(x + 14, y + 14, width - 28, height - 28, "#f6d9a0") +
    circle(x + width * 0.34, y + height * 0.42, height * 0.13, "#f58a1f") +
    path(
      d`M${x + 14} ${y + height * 0.66}q${width * 0.24} ${-height * 0.2} ${width * 0.46} 0t${width - 28 - width * 0.46} ${-height * 0.06}V${y + height - 14}H${x + 14}Z`,
      "#4f8f9c",
    ) +
    path(
      d`M${x + 14} ${y + height * 0.8}q${width * 0.3} ${-height * 0.14} ${width - 28} 0V${y + height - 14}H${x + 14}Z`,
      "#2f6f5a",
    )
  );
}

/** Round ceiling lamp seen from below. */
export function ceilingLamp(x: number, y: number, size: number): string {
  return (
    ellipse(x + 10 * size, y + 6 * size, 62 * size, 20 * size, SHADE, { opacity: 0.16 }) +
    ellipse(x, y, 62 * size, 20 * size, "#c9a04a") +
    ellipse(x, y + 3 * size, 56 * size, 18 * size, "#fff3d6") +
    ellipse(x - 12 * size, y + 1 * size, 26 * size, 8 * size, "#fffdf4")
  );
}
