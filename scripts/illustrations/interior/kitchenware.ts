/** What stands in a kitchen. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import type { Random } from "../core/random.ts";
import { box, vertices } from "../core/shape.ts";
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
import type { World } from "../core/world.ts";
import { fruit } from "../nature/trees.ts";

export function faucet(x: number, y: number): string {
  const curve = d`M${x} ${y}v-58q0 -32 28 -32q28 0 28 28v10`;
  return (
    stroke(curve, SHADE, 8, { opacity: 0.24, transform: "translate(9 8)" }) +
    stroke(curve, "#b9c2c4", 8, { "stroke-linecap": "round" }) +
    stroke(d`M${x - 2} ${y - 4}v-54q0 -30 28 -30`, "#fff", 2, { opacity: 0.8 }) +
    rect(x - 9, y - 8, 18, 8, "#a3adaf", { rx: 2 }) +
    rect(x + 8, y - 24, 16, 5, "#b9c2c4", { rx: 2.5 })
  );
}

export function orangeBowl(x: number, y: number, world: World): string {
  const heap = (
    [
      [-32, -40],
      [0, -44],
      [32, -40],
      [-16, -62],
      [18, -61],
      [1, -78],
    ] as const
  )
    .map(([dx, dy]) => fruit(x + dx, y + dy, 17, world.fruit))
    .join("");
  const bowl = d`M${x - 64} ${y - 36}h128q-5 34 -48 36h-32q-43 -2 -48 -36z`;
  return (
    shadow(vertices(x - 30, y - 4, x + 40, y - 4, x + 92, y, x - 10, y), 0.24) +
    heap +
    path(bowl, "#2f8f9c") +
    clip(
      path(bowl, "#000"),
      rect(x + 22, y - 40, 60, 44, SHADE, { opacity: 0.2 }) +
        rect(x - 66, y - 26, 132, 5, "#f4e7c8", { opacity: 0.8 }),
    )
  );
}

export function herbPot(random: Random, x: number, y: number, world: World, color = "#d0704a"): string {
  let leaves = "";
  for (let index = 0; index < 26; index++) {
    const [lean, tall] = [random.between(-1, 1), random.between(26, 58)];
    const [tx, ty] = [x + lean * 34, y - 40 - tall];
    leaves += d`M${x + lean * 8} ${y - 40}Q${tx - 6} ${(y - 40 + ty) / 2} ${tx} ${ty}Q${tx + 9} ${ty + 16} ${x + lean * 8} ${y - 40}Z`;
  }
  return (
    shadow(vertices(x - 14, y - 2, x + 20, y - 2, x + 58, y, x, y), 0.24) +
    path(leaves, world.leaf[2]) +
    group(path(leaves, world.leaf[1]), {
      transform: d`translate(${x * 0.28 + 3} ${y * 0.2 - 4}) scale(0.72 0.8)`,
    }) +
    path(d`M${x - 26} ${y - 42}h52l-7 42h-38z`, color) +
    path(d`M${x + 6} ${y - 42}h20l-7 42h-14z`, darken(color, 0.24)) +
    rect(x - 29, y - 46, 58, 9, lighten(color, 0.1))
  );
}

export function cuttingBoards(x: number, y: number): string {
  return (
    shadow(box(x + 12, y - 128, 66, 128), 0.22) +
    rect(x, y - 132, 66, 132, "#c99a64", { rx: 8 }) +
    circle(x + 33, y - 116, 6, "#8a6240") +
    rect(x + 50, y - 132, 16, 132, SHADE, { opacity: 0.14, rx: 8 }) +
    rect(x + 38, y - 92, 58, 92, "#e2bd88", { rx: 7 }) +
    rect(x + 82, y - 92, 14, 92, SHADE, { opacity: 0.14, rx: 7 }) +
    circle(x + 67, y - 80, 4.6, "#a87f52")
  );
}

/** Enamel range with four knobs, oven window and towel. */
export function range(x: number, y: number, width: number, height: number): string {
  const enamel = "#f3efe6";
  const panel = 44;
  let knobs = "";
  for (let index = 0; index < 5; index++)
    knobs +=
      circle(x + width * (0.14 + index * 0.18) + 2, y + panel / 2 + 3, 10, SHADE, { opacity: 0.3 }) +
      circle(x + width * (0.14 + index * 0.18), y + panel / 2, 10, "#3a4a50") +
      rect(x + width * (0.14 + index * 0.18) - 1, y + panel / 2 - 9, 2, 9, "#f3efe6");
  const [ox, oy, ow, oh] = [x + 30, y + panel + 46, width - 60, height - panel - 100];
  const glass = linear([
    [0, "#1d3440"],
    [1, "#47626b"],
  ]);
  const oven =
    withGradient(glass, (fill) => rect(ox, oy, ow, oh, fill, { rx: 8 })) +
    polygon(
      vertices(ox + ow * 0.2, oy + oh, ox + ow * 0.5, oy, ox + ow * 0.66, oy, ox + ow * 0.36, oy + oh),
      "#fff",
      { opacity: 0.14 },
    );
  const towel =
    polygon(box(x + width * 0.56, y + panel + 20, 58, 84), "#e9b64a") +
    rect(x + width * 0.56, y + panel + 76, 58, 7, "#fffaf0") +
    rect(x + width * 0.56, y + panel + 88, 58, 4, "#fffaf0") +
    rect(x + width * 0.56 + 42, y + panel + 20, 16, 84, SHADE, { opacity: 0.16 });
  return (
    rect(x, y, width, height, enamel) +
    rect(x, y, width, panel, mix(enamel, "#cfd6d4", 0.5)) +
    rect(x, y + panel, width, 3, darken(enamel, 0.34)) +
    knobs +
    oven +
    rect(x + 22, y + panel + 18, width - 44, 7, "#9aa5a8", { rx: 3.5 }) +
    towel +
    rect(x, y + height - 42, width, 3, darken(enamel, 0.3)) +
    rect(x + width - 8, y, 8, height, SHADE, { opacity: 0.12 }) +
    shadow(vertices(x, y, x + width, y, x + width, y + 8, x, y + 8), 0.26)
  );
}

/** Burners, a kettle and a pan on the cooktop. */
export function cooktop(x: number, y: number, width: number): string {
  const grates = [0.24, 0.72]
    .map(
      (share) =>
        rect(x + width * share - 44, y - 8, 88, 5, "#2d3038") +
        rect(x + width * share - 36, y - 4, 5, 6, "#2d3038") +
        rect(x + width * share + 30, y - 4, 5, 6, "#2d3038"),
    )
    .join("");
  const kx = x + width * 0.24;
  const kettle =
    path(d`M${kx - 34} ${y - 8}q-6 -48 34 -50q40 2 34 50z`, "#d9583a") +
    path(d`M${kx + 10} ${y - 8}q18 -26 2 -49q32 6 22 49z`, darken("#d9583a", 0.24)) +
    path(d`M${kx + 30} ${y - 36}l22 -14l6 6l-22 24z`, "#d9583a") +
    stroke(d`M${kx - 22} ${y - 54}q22 -36 44 0`, "#2d3038", 5) +
    circle(kx, y - 60, 4, "#2d3038") +
    ellipse(kx - 14, y - 40, 5, 10, "#fff", { opacity: 0.3 });
  const px = x + width * 0.72;
  const pan =
    rect(px - 40, y - 36, 80, 28, "#8f9a9d", { rx: 5 }) +
    rect(px + 16, y - 36, 24, 28, SHADE, { opacity: 0.2, rx: 5 }) +
    rect(px - 44, y - 40, 88, 6, "#b9c2c4", { rx: 3 }) +
    rect(px + 40, y - 34, 46, 6, "#2d3038", { rx: 3 });
  return grates + kettle + pan;
}

export function pendant(x: number, y: number, color: string): string {
  return (
    rect(x - 1, 0, 2, y, "#2d3038") +
    ellipse(x, y + 48, 70, 22, "#ffe7b0", { opacity: 0.25 }) +
    path(d`M${x - 42} ${y + 40}q4 -38 42 -40q38 2 42 40z`, color) +
    path(d`M${x + 10} ${y}q32 6 32 40h-16q2 -26 -16 -40z`, darken(color, 0.24)) +
    ellipse(x, y + 40, 42, 6, lighten(color, 0.5)) +
    ellipse(x, y + 41, 14, 4, "#fff3c9")
  );
}

/** Open shelf with crockery. */
export function openShelf(random: Random, x: number, y: number, width: number): string {
  let ware = "";
  const glazes = ["#fffaf0", "#2f8f9c", "#e9b64a", "#d9704a", "#fffaf0"];
  for (let at = x + 18; at < x + width - 46; at += random.between(44, 58)) {
    const color = random.pick(glazes);
    if (random.chance(0.45))
      for (let plate = 0; plate < 4; plate++)
        ware += rect(at - 4, y - 7 - plate * 7, 44, 5, plate % 2 ? darken(color, 0.1) : color, { rx: 2.5 });
    else
      ware +=
        path(d`M${at} ${y}v-34h32v34z`, color) +
        rect(at + 22, y - 34, 10, 34, SHADE, { opacity: 0.16 }) +
        stroke(d`M${at + 32} ${y - 27}q14 2 0 18`, color, 4);
  }
  return (
    shadow(vertices(x + 14, y + 12, x + width, y + 12, x + width + 12, y + 30, x + 26, y + 30), 0.22) +
    ware +
    rect(x, y, width, 12, "#a8764a") +
    rect(x, y, width, 3, lighten("#a8764a", 0.4)) +
    rect(x, y + 9, width, 3, darken("#a8764a", 0.34)) +
    path(d`M${x + 18} ${y + 12}h5v18h-5zM${x + width - 24} ${y + 12}h5v18h-5z`, "#2d3038")
  );
}
