/** Own emblems for lead-safe work: a seal and a rosette round it. No words, and no likeness of an agency's logo. */
import type { Site } from "../building/site.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { vertices } from "../core/shape.ts";
import { circle, d, group, linear, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import type { ObjectScene } from "../scene.ts";

/** House under a roof line with a check, in a disc with a dotted ring; 64-unit grid. */
export function lead64(site: Site): string {
  const { body, trim, door, rail } = site.paint;
  return (
    circle(32, 32, 30, body) +
    circle(32, 32, 25.5, "none", { stroke: "#fff0d4", "stroke-width": 1.6, "stroke-dasharray": "1 3.2" }) +
    polygon(vertices(19, 33, 32, 21.5, 45, 33, 45, 47, 19, 47), trim) +
    rect(40, 19, 4, 8, door) +
    path("M11.5 34.5L32 16.5l20.5 18l-2.6 3L32 21.8L14.1 37.5z", door) +
    stroke("M25 38.5l5 5.2l9.6 -10.6", rail, 4.2)
  );
}

function scaled(drawing: string, x: number, y: number, size: number): string {
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

function badge(site: Site): string {
  const glow = linear(
    [
      [0, lighten(site.paint.second, 0.5)],
      [1, darken(site.paint.second, 0.08)],
    ],
    [0, 0, 1, 1],
  );
  return (
    withGradient(glow, (fill) => rect(0, 0, 1200, 800, fill)) +
    circle(614, 416, 300, SHADE, { opacity: 0.2 }) +
    scaled(lead64(site), 280, 80, 10)
  );
}

/** A rosette: two tails of ribbon, a pleated rim, the seal in its middle. Nothing of it pretends to be a document. */
function rosette(site: Site): string {
  const { body, second, door } = site.paint;
  const light = linear(
    [
      [0, "#fff3cf", 0.5],
      [0.5, "#fff3cf", 0],
      [0.5, SHADE, 0],
      [1, SHADE, 0.14],
    ],
    [0, 0, 1, 0.8],
  );
  const pleats = Array.from({ length: 28 }, (_, index) => {
    const fold = polygon(
      vertices(-33, -278, 0, -300, 33, -278, 26, -200, -26, -200),
      index % 2 ? door : darken(door, 0.16),
    );
    return group(fold, { transform: d`rotate(${(index * 360) / 28})` });
  }).join("");
  const tail = (side: number): string =>
    polygon(
      vertices(side * 20, 120, side * 150, 120, side * 214, 396, side * 142, 360, side * 86, 410),
      door,
    ) + polygon(vertices(side * 20, 120, side * 64, 120, side * 124, 378, side * 86, 410), darken(door, 0.2));
  const rosetteAt = d`translate(600 350)`;
  return (
    rect(0, 0, 1200, 800, second) +
    withGradient(light, (fill) => rect(0, 0, 1200, 800, fill)) +
    group(
      circle(0, 0, 296, SHADE) +
        polygon(vertices(20, 120, 150, 120, 214, 396, 142, 360, 86, 410), SHADE) +
        polygon(vertices(-20, 120, -150, 120, -214, 396, -142, 360, -86, 410), SHADE),
      {
        transform: "translate(616 370)",
        opacity: 0.2,
      },
    ) +
    group(
      tail(-1) +
        tail(1) +
        pleats +
        circle(0, 0, 244, darken(door, 0.3)) +
        circle(0, 0, 236, lighten(second, 0.6)),
      {
        transform: rosetteAt,
      },
    ) +
    scaled(lead64(site), 600 - 32 * 7.3, 350 - 32 * 7.3, 7.3) +
    circle(600, 350, 219, "none", { stroke: lighten(body, 0.3), "stroke-width": 3 })
  );
}

export function drawEmblem(scene: ObjectScene, site: Site): string {
  return scene.variant === "certificate" ? rosette(site) : badge(site);
}
