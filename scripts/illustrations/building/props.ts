/** Loose things that tell what goes on: ladder, cloth, bucket, chairs, pool, parasol, board. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import type { Random } from "../core/random.ts";
import { box } from "../core/shape.ts";
import {
  circle,
  clip,
  d,
  ellipse,
  group,
  linear,
  type Point,
  path,
  polygon,
  rect,
  stroke,
  withGradient,
} from "../core/svg.ts";

/** Extension ladder leaning on a wall; its shadow lies 9 px right and down. */
export function ladder(x: number, y: number, height: number, lean: number, width = 34): string {
  const metal = "#d9dfe0";
  const rail = (shift: number): string => d`M${x + shift} ${y}L${x + shift + lean} ${y - height}`;
  let [rungs, lights] = ["", ""];
  const count = Math.floor(height / 24);
  for (let index = 1; index < count; index++) {
    const share = index / count;
    rungs += d`M${x + lean * share} ${y - height * share}h${width}`;
    lights += d`M${x + lean * share} ${y - height * share - 1.2}h${width}`;
  }
  const shade = group(stroke(rail(0) + rail(width) + rungs, SHADE, 5, { transform: "translate(12 12)" }), {
    opacity: 0.28,
  });
  return (
    shade +
    stroke(rungs, "#b3bcbf", 5) +
    stroke(lights, "#eef2f1", 1.4) +
    stroke(rail(0), metal, 6.5) +
    stroke(rail(width), mix(metal, SHADE, 0.24), 6.5) +
    stroke(rail(0), "#fff", 1.6, { transform: "translate(-1.6 0)", opacity: 0.7 })
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
    polygon(
      [
        [-13, 0],
        [13, 0],
        [34, 5],
        [8, 6],
      ],
      SHADE,
      { opacity: 0.3 },
    ) +
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
    polygon(
      [
        [4, 2],
        [92, 2],
        [106, 8],
        [14, 8],
      ],
      SHADE,
      { opacity: 0.28 },
    ) +
    path(d`M6 0v-16h3v16zM80 0v-16h3v16zM40 0v-16h3v16z`, "#8b9494") +
    polygon(
      [
        [0, -20],
        [62, -20],
        [62, -14],
        [0, -14],
      ],
      color,
    ) +
    polygon(
      [
        [58, -20],
        [92, -46],
        [97, -42],
        [64, -14],
      ],
      color,
    ) +
    polygon(
      [
        [0, -16],
        [62, -16],
        [62, -14],
        [0, -14],
      ],
      darken(color, 0.3),
    ) +
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
      polygon(
        [
          [-24, -64],
          [34, -92],
          [34, -66],
          [-24, -38],
        ],
        color,
      ) +
        polygon(
          [
            [-24, -30],
            [34, -58],
            [34, -50],
            [-24, -22],
          ],
          darken(color, 0.2),
        ) +
        rect(16, -180, 30, 190, SHADE, { opacity: 0.12 }),
    ) +
    stroke(d`M7 -2L8 -170`, "#c9a877", 1.6);
  return group(drawing, { transform: d`translate(${x} ${y}) scale(${size}) rotate(6)` });
}

export function mailbox(x: number, y: number, size: number, color: string): string {
  const drawing =
    polygon(
      [
        [0, 0],
        [6, 0],
        [34, 6],
        [20, 7],
      ],
      SHADE,
      { opacity: 0.3 },
    ) +
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
    polygon(
      [
        [4, 0],
        [104, 0],
        [122, 6],
        [18, 6],
      ],
      SHADE,
      { opacity: 0.28 },
    ) +
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

/** A door that is only paint: flat, its shadow painted too, ragged where the brush stopped. */
export function paintedDoor(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  colors: { readonly door: string; readonly trim: string },
): string {
  const strokes = (left: number, top: number, w: number, h: number): string => {
    let data = d`M${left} ${top + h}`;
    for (let step = 0; step <= 9; step++)
      data += d`L${left + random.between(-3, 1)} ${top + h - (h * step) / 9}`;
    for (let step = 0; step <= 14; step++)
      data += d`L${left + (w * step) / 14} ${top + random.between(-9, 5)}`;
    for (let step = 0; step <= 9; step++)
      data += d`L${left + w + random.between(-1, 3)} ${top + (h * step) / 9}`;
    return `${data}Z`;
  };
  const panels = [
    [0.16, 0.1],
    [0.55, 0.1],
    [0.16, 0.52],
    [0.55, 0.52],
  ].map(([px = 0, py = 0]) => {
    const [left, top, w, h] = [x + width * px, y + height * py, width * 0.29, height * 0.36];
    return (
      polygon(box(left, top, w, h), darken(colors.door, 0.1)) +
      polygon(
        [
          [left, top],
          [left + w, top],
          [left + w - 7, top + 7],
          [left + 7, top + 7],
          [left + 7, top + h - 7],
          [left, top + h],
        ],
        darken(colors.door, 0.34),
      ) +
      polygon(
        [
          [left + w, top + h],
          [left + w, top],
          [left + w - 5, top + 5],
          [left + w - 5, top + h - 5],
          [left + 5, top + h - 5],
          [left, top + h],
        ],
        lighten(colors.door, 0.36),
      )
    );
  });
  let bristles = "";
  for (let index = 0; index < 46; index++)
    bristles += d`M${x + random.between(4, width - 4)} ${y + random.between(6, height * 0.9)}v${random.between(20, 90)}`;
  return (
    path(strokes(x - 20, y - 20, width + 40, height + 20), colors.trim) +
    path(strokes(x, y, width, height), colors.door) +
    panels.join("") +
    stroke(bristles, lighten(colors.door, 0.5), 1.4, { opacity: 0.22, "stroke-linecap": "round" }) +
    circle(x + width * 0.9 + 3, y + height * 0.53 + 4, 9, darken(colors.door, 0.5), { opacity: 0.6 }) +
    circle(x + width * 0.9, y + height * 0.53, 9, "#f3d9a0") +
    circle(x + width * 0.9 - 3, y + height * 0.53 - 3, 3, "#fffaf0")
  );
}
