/** Windows, doors and garage doors in elevation. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { revealShade, SHADOW, shadowRect } from "../core/light.ts";
import { vertices } from "../core/shape.ts";
import { clip, d, linear, path, polygon, rect, stroke, withGradient } from "../core/svg.ts";
import { type Site, siteRandom } from "./site.ts";
import { peeling } from "./weather.ts";

export type Dressing = "drapes" | "blind" | "shutters" | "bare";

export interface WindowPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Width of the casing; 0 is a bare metal frame. */
  readonly casing: number;
  /** Height of the head board; 0 for none. */
  readonly head: number;
  readonly sill: boolean;
  readonly dressing: Dressing;
  readonly diamond?: boolean | undefined;
}

const GLASS = ["#24505f", "#5d97a0", "#b6d6cf"] as const;

function drapes(x: number, y: number, width: number, height: number): string {
  const cloth = "#f2e6cc";
  let drawing = path(
    d`M${x} ${y}h${width * 0.2}q${-width * 0.02} ${height * 0.5} ${-width * 0.07} ${height}h${-width * 0.13}z`,
    cloth,
    { opacity: 0.76 },
  );
  drawing += path(
    d`M${x + width} ${y}h${-width * 0.2}q${width * 0.02} ${height * 0.5} ${width * 0.07} ${height}h${width * 0.13}z`,
    cloth,
    { opacity: 0.7 },
  );
  for (const share of [0.05, 0.1, 0.15]) {
    drawing += rect(x + width * share, y, 1.2, height, SHADE, { opacity: 0.16 });
    drawing += rect(x + width * (1 - share), y, 1.2, height, SHADE, { opacity: 0.16 });
  }
  return drawing;
}

function blind(x: number, y: number, width: number, height: number, share: number): string {
  let drawing = rect(x, y, width, height * share, "#f2e9d6", { opacity: 0.82 });
  for (let line = 4; line < height * share; line += 5)
    drawing += rect(x, y + line, width, 1, SHADE, { opacity: 0.15 });
  return drawing + rect(x, y + height * share - 3, width, 3, "#fffaf0");
}

function shutters(x: number, y: number, width: number, height: number): string {
  let slats = "";
  for (let line = 3; line < height; line += 6) slats += d`M${x} ${y + line}h${width}v3.4h${-width}z`;
  return path(slats, "#f6efe0", { opacity: 0.72 });
}

/** Glass with its dressing, two slanted reflections and the shade of the reveal. */
export function glazing(
  x: number,
  y: number,
  width: number,
  height: number,
  dressing: Dressing,
  reveal = 6,
): string {
  const sheen = linear(
    [
      [0, GLASS[0]],
      [0.55, GLASS[1]],
      [1, GLASS[2]],
    ],
    [0, 0, 0.25, 1],
  );
  const inside = { drapes, shutters, bare: () => "", blind: () => blind(x, y, width, height, 0.42) }[
    dressing
  ](x, y, width, height);
  const beam = (from: number, to: number, lean: number, opacity: number): string =>
    polygon(
      vertices(
        x + width * from,
        y + height,
        x + width * (from + lean),
        y,
        x + width * (to + lean),
        y,
        x + width * to,
        y + height,
      ),
      "#fff",
      { opacity },
    );
  const content =
    withGradient(sheen, (fill) => rect(x, y, width, height, fill)) +
    inside +
    beam(0.2, 0.38, 0.42, 0.16) +
    beam(0.46, 0.51, 0.42, 0.14) +
    revealShade(x, y, width, height, reveal, SHADOW.glass);
  return clip(rect(x, y, width, height, "#000"), content);
}

function muntins(plan: WindowPlan, sash: string): string {
  const { x, y, width, height, columns, rows } = plan;
  const bar = 3.4;
  let drawing = plan.diamond ? lattice(plan, sash) : "";
  for (let column = 1; column < (plan.diamond ? 2 : columns); column++) {
    const at = x + (width * column) / (plan.diamond ? 2 : columns) - bar / 2;
    drawing += rect(at + 1.6, y, bar, height, SHADE, { opacity: 0.3 }) + rect(at, y, bar, height, sash);
  }
  for (let row = 1; row < (plan.diamond ? 1 : rows); row++) {
    const at = y + (height * row) / rows - bar / 2;
    drawing += rect(x, at + 1.6, width, bar, SHADE, { opacity: 0.3 }) + rect(x, at, width, bar, sash);
  }
  return drawing + rect(x, y, width, height, "none", { stroke: sash, "stroke-width": 3 });
}

/** Slanted bars both ways: the diamond panes of storybook ranches. */
function lattice({ x, y, width, height }: WindowPlan, sash: string): string {
  let bars = "";
  for (let at = -height; at < width + height; at += 22)
    bars += d`M${x + at} ${y}l${height * 0.72} ${height}M${x + at} ${y + height}l${height * 0.72} ${-height}`;
  return clip(rect(x, y, width, height, "#000"), stroke(bars, sash, 2));
}

/** Wear on a window shows on its sill only: never on glass. */
function sill(plan: WindowPlan, site: Site): string {
  const { x, y, width, height, casing } = plan;
  const trim = site.paint.trim;
  const [left, top, across] = [x - casing - 4, y + height + casing - 5, width + 2 * casing + 8];
  let drawing = shadowRect(left, top + 2, across, 9, 6) + rect(left, top, across, 8, lighten(trim, 0.2));
  drawing += rect(left, top + 6, across, 2.4, darken(trim, 0.3));
  if (site.wear > 0) {
    const random = siteRandom(site, `sill ${x} ${y}`);
    const flakes =
      peeling(random, x + width * random.between(0.1, 0.3), top + 5, 20, 7, 8) +
      peeling(random, x + width * 0.9, top + 5, 16, 7, 8);
    drawing += clip(rect(left, top, across, 8, "#000"), flakes);
  }
  return drawing;
}

export function windowUnit(plan: WindowPlan, site: Site): string {
  const { x, y, width, height, casing: c, head } = plan;
  const trim = site.paint.trim;
  let drawing = shadowRect(x - c, y - c - head, width + 2 * c, height + 2 * c + head, 4, 0.32);
  drawing += rect(x - c, y - c, width + 2 * c, height + 2 * c, trim);
  drawing +=
    rect(x - c, y - c, width + 2 * c, 2.2, lighten(trim, 0.6)) +
    rect(x - c, y - c, 2.2, height + 2 * c, lighten(trim, 0.5));
  if (head > 0) {
    drawing += rect(x - c - 5, y - c - head, width + 2 * c + 10, head, trim);
    drawing += rect(x - c - 5, y - c - 2, width + 2 * c + 10, 2, darken(trim, 0.35));
  }
  drawing += glazing(x, y, width, height, plan.dressing) + muntins(plan, site.materials.sash);
  return drawing + (plan.sill ? sill(plan, site) : "");
}

/** Round-headed window: the same parts inside an arch. */
export function archedWindow(plan: WindowPlan, site: Site): string {
  const { x, y, width, height } = plan;
  const radius = width / 2;
  const arch = d`M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
  const trim = site.paint.trim;
  const casing = path(arch, SHADE, {
    transform: "translate(4 5)",
    "fill-opacity": 0.3,
    stroke: SHADE,
    "stroke-opacity": 0.3,
    "stroke-width": 12,
  });
  const shade = path(arch, "none", {
    stroke: SHADE,
    "stroke-opacity": 0.45,
    "stroke-width": 12,
    transform: "translate(2 3)",
  });
  return (
    casing +
    path(arch, trim, { stroke: trim, "stroke-width": 14 }) +
    clip(
      path(arch, "#000"),
      glazing(x, y, width, height, plan.dressing, 2) + muntins(plan, site.materials.sash) + shade,
    ) +
    (plan.sill ? sill({ ...plan, casing: 8 }, site) : "")
  );
}
