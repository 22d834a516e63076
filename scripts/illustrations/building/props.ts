/** Loose things that tell what goes on: ladder, cloth, bucket, chairs, pool, parasol, board. */

import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { vertices } from "../core/shape.ts";
import { circle, clip, d, ellipse, group, type Point, path, polygon, rect, stroke } from "../core/svg.ts";
import type { Area } from "./cladding.ts";

/**
 * Extension ladder leaning on the wall behind it, so seen upright, a little narrower towards its top. Its shadow
 * touches it where it touches the wall and leaves it towards the foot, which stands `lean` px from the wall.
 */
export function ladder(x: number, y: number, height: number, lean: number, width = 34): string {
  const metal = "#d9dfe0";
  const inset = width * 0.09;
  const left = (share: number): number => x + inset * share;
  const right = (share: number): number => x + width - inset * share;
  const rail = (side: (share: number) => number): string => d`M${side(0)} ${y}L${side(1)} ${y - height}`;
  let [rungs, lights] = ["", ""];
  const count = Math.floor(height / 24);
  for (let index = 1; index < count; index++) {
    const share = index / count;
    const across = right(share) - left(share);
    rungs += d`M${left(share)} ${y - height * share}h${across}`;
    lights += d`M${left(share)} ${y - height * share - 1.2}h${across}`;
  }
  const slant = (lean * 0.8) / height;
  const shade = group(stroke(rail(left) + rail(right) + rungs, SHADE, 5), {
    opacity: 0.26,
    transform: d`matrix(1 0 ${slant} 1 ${3 - slant * (y - height)} 2)`,
  });
  const ground = group(stroke(d`M${left(0)} ${y}h${lean * 0.8}M${right(0)} ${y}h${lean * 0.8}`, SHADE, 5), {
    opacity: 0.26,
  });
  return (
    shade +
    ground +
    stroke(rungs, "#b3bcbf", 5) +
    stroke(lights, "#eef2f1", 1.4) +
    stroke(rail(left), metal, 6.5) +
    stroke(rail(right), mix(metal, SHADE, 0.24), 6.5) +
    stroke(rail(left), "#fff", 1.6, { transform: "translate(-1.6 0)", opacity: 0.7 })
  );
}

/** Canvas cloth on the ground, with soft folds. */
export function dropCloth(random: Random, x: number, y: number, width: number, height: number): string {
  const color = "#efe6d2";
  const top: Point[] = Array.from({ length: 10 }, (_, index) => [
    x + (width * index) / 9,
    y + random.between(-3, 3),
  ]);
  const bottom: Point[] = Array.from({ length: 10 }, (_, index) => [
    x + width + 14 - ((width + 28) * index) / 9,
    y + height + random.between(-5, 5),
  ]);
  let folds = "";
  for (let index = 0; index < width / 40; index++) {
    const at = random.between(x + 10, x + width - 10);
    folds += d`M${at} ${y + 2}q${random.between(-10, 10)} ${height * 0.5} ${random.between(-22, 22)} ${height - 4}l7 1q${random.between(-2, 8)} ${-height * 0.5} ${random.between(-10, 10)} ${-height + 4}z`;
  }
  const spots = [0, 1, 2, 3]
    .map(() =>
      ellipse(
        random.between(x + 20, x + width - 20),
        y + random.between(0.3, 0.8) * height,
        random.between(3, 7),
        random.between(1.5, 3),
        "#c9d8cf",
      ),
    )
    .join("");
  return (
    polygon(
      [...top, ...bottom].map(([px, py]) => [px + 6, py + 6] as const),
      SHADE,
      { opacity: 0.22 },
    ) +
    polygon([...top, ...bottom], color) +
    clip(polygon([...top, ...bottom], "#000"), path(folds, darken(color, 0.15)) + spots)
  );
}

/** Paint pail with wire handle; the paint has run over the rim once. */
export function bucket(x: number, y: number, size: number, paint: string): string {
  const body = "#f4f1e8";
  const side = d`M-15 -30L-12 0a12 3.4 0 0 0 24 0L15 -30Z`;
  const drawing =
    polygon(vertices(-13, 0, 13, 0, 34, 5, 8, 6), SHADE, { opacity: 0.3 }) +
    path(side, body) +
    path(d`M3 -27L4 3a12 3 0 0 0 8 -3L15 -30Z`, darken(body, 0.2)) +
    rect(-14, -22, 28, 2, darken(body, 0.16)) +
    ellipse(0, -30, 15, 4.6, darken(body, 0.32)) +
    ellipse(0, -29.5, 13, 3.7, paint) +
    ellipse(-3, -30, 5, 1.4, lighten(paint, 0.4)) +
    path(d`M-11 -28c1 8 1 14 3.4 14c3 0 2 -7 4 -12z`, paint) +
    stroke(d`M-14 -28q-8 22 14 22q22 0 14 -22`, "#8b9494", 1.4);
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size})` });
}

/** A brushed field: sides nearly straight, the upper edge ragged where the strokes stopped. */
function brushedField(random: Random, left: number, top: number, width: number, height: number): string {
  const line = (count: number, at: (share: number) => Point): string =>
    Array.from({ length: count + 1 }, (_, step) => at(step / count))
      .map(([x, y]) => d`L${x} ${y}`)
      .join("");
  const leftEdge = line(9, (share) => [left + random.between(-3, 1), top + height * (1 - share)]);
  const upper = line(14, (share) => [left + width * share, top + random.between(-9, 5)]);
  const rightEdge = line(9, (share) => [left + width + random.between(-1, 3), top + height * share]);
  return d`M${left} ${top + height}${leftEdge}${upper}${rightEdge}Z`;
}

/** A sunk panel faked with two tones, as a sign painter would. */
function paintedPanel(x: number, y: number, width: number, height: number, color: string): string {
  const [right, foot] = [x + width, y + height];
  const dark = d`M${x} ${y}H${right}l-7 7H${x + 7}V${foot - 7}l-7 7Z`;
  const light = d`M${right} ${foot}V${y}l-5 5V${foot - 5}H${x + 5}l-5 5Z`;
  return (
    rect(x, y, width, height, darken(color, 0.1)) +
    path(dark, darken(color, 0.34)) +
    path(light, lighten(color, 0.36))
  );
}

/** A door that is only paint: flat, its shadow painted too, ragged where the brush stopped. */
export function paintedDoor(
  random: Random,
  area: Area,
  colors: { readonly door: string; readonly trim: string },
): string {
  const { x, y, width, height } = area;
  const trim = brushedField(random, x - 20, y - 20, width + 40, height + 20);
  const leaf = brushedField(random, x, y, width, height);
  const panels = [0.1, 0.52].flatMap((down) =>
    [0.16, 0.55].map((across) =>
      paintedPanel(x + width * across, y + height * down, width * 0.29, height * 0.36, colors.door),
    ),
  );
  let bristles = "";
  for (let index = 0; index < 46; index++) {
    bristles += d`M${x + random.between(4, width - 4)} ${y + random.between(6, height * 0.9)}v${random.between(20, 90)}`;
  }
  const [kx, ky] = [x + width * 0.9, y + height * 0.53];
  return (
    path(trim, colors.trim) +
    path(leaf, colors.door) +
    panels.join("") +
    stroke(bristles, lighten(colors.door, 0.5), 1.4, { opacity: 0.22, "stroke-linecap": "round" }) +
    circle(kx + 3, ky + 4, 9, darken(colors.door, 0.5), { opacity: 0.6 }) +
    circle(kx, ky, 9, "#f3d9a0") +
    circle(kx - 3, ky - 3, 3, "#fffaf0")
  );
}
