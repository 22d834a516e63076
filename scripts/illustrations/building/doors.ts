/** Doors and garage doors in elevation. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { revealShade, SHADOW, shadowRect } from "../core/light.ts";
import { circle, clip, rect } from "../core/svg.ts";
import { glazing } from "./openings.ts";
import { type Site, siteRandom } from "./site.ts";
import { peeling } from "./weather.ts";

export interface DoorPlan {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Y of the threshold. */
  readonly foot: number;
  readonly style: "panel" | "lite" | "plank" | "slab" | "glass";
  readonly color: string;
  readonly casing: number;
}

/** A sunk panel: dark upper and left lines, light lower and right ones. */
export function sunkPanel(x: number, y: number, width: number, height: number, color: string): string {
  return (
    rect(x, y, width, height, darken(color, 0.08)) +
    rect(x, y, width, 2, darken(color, 0.36)) +
    rect(x, y, 2, height, darken(color, 0.28)) +
    rect(x, y + height - 2, width, 2, lighten(color, 0.46)) +
    rect(x + width - 2, y, 2, height, lighten(color, 0.36))
  );
}

function doorLeaf(plan: DoorPlan, y: number): string {
  const { x, width: w, height: h, color, style } = plan;
  const lite = (lx: number, ly: number, lw: number, lh: number): string => glazing(lx, ly, lw, lh, "bare", 3);
  switch (style) {
    case "plank": {
      let drawing = "";
      for (let line = 1; line < 5; line++) drawing += rect(x + (w * line) / 5, y, 1.6, h, darken(color, 0.4));
      return drawing + lite(x + w * 0.34, y + h * 0.12, w * 0.32, w * 0.32);
    }
    case "slab":
      return [0.12, 0.34, 0.56].map((share) => lite(x + w * 0.18, y + h * share, w * 0.2, h * 0.14)).join("");
    case "glass":
      return lite(x + w * 0.14, y + h * 0.06, w * 0.72, h * 0.84);
    case "lite": {
      const glass = lite(x + w * 0.18, y + h * 0.08, w * 0.64, h * 0.3);
      const bars =
        rect(x + w * 0.5 - 1.5, y + h * 0.08, 3, h * 0.3, color) +
        rect(x + w * 0.18, y + h * 0.22, w * 0.64, 3, color);
      return (
        glass +
        bars +
        sunkPanel(x + w * 0.18, y + h * 0.45, w * 0.27, h * 0.44, color) +
        sunkPanel(x + w * 0.55, y + h * 0.45, w * 0.27, h * 0.44, color)
      );
    }
    case "panel":
      return [0.08, 0.5]
        .map((share) =>
          [0.16, 0.55]
            .map((across) => sunkPanel(x + w * across, y + h * share, w * 0.29, h * 0.38, color))
            .join(""),
        )
        .join("");
  }
}

/** A door leaf in its frame, with knob, reveal shade and, where worn, a peeling foot. */
export function doorUnit(plan: DoorPlan, site: Site): string {
  const { x, width, height, foot, color, casing: c } = plan;
  const y = foot - height;
  const trim = site.paint.trim;
  let drawing = shadowRect(x - c, y - c, width + 2 * c, height + c, 5, 0.3);
  drawing +=
    rect(x - c, y - c, width + 2 * c, height + c, trim) +
    rect(x - c, y - c, width + 2 * c, 2.2, lighten(trim, 0.6));
  let leaf = rect(x, y, width, height, color) + doorLeaf(plan, y);
  leaf +=
    circle(x + width * 0.89 + 1, y + height * 0.53 + 1.2, 3, SHADE, { opacity: 0.3 }) +
    circle(x + width * 0.89, y + height * 0.53, 3, "#f3d9a0");
  if (site.wear > 0) {
    const random = siteRandom(site, `door ${x} ${foot}`);
    const lower = plan.style === "glass" ? 0.1 : 0.5;
    const skin = rect(x, foot - height * lower, width, height * lower, "#000");
    leaf += clip(
      skin,
      peeling(random, x + width * 0.3, foot - 9, width * 0.5, 12, 12) +
        peeling(random, x + width * 0.8, foot - 20, 9, 22, 9),
    );
  }
  leaf += revealShade(x, y, width, height, 7, SHADOW.near);
  return drawing + clip(rect(x, y, width, height, "#000"), leaf);
}

export interface GaragePlan {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
  readonly style: "panel" | "carriage" | "modern";
}

function garagePanels(plan: GaragePlan, y: number, color: string): string {
  const [columns, rows] = [Math.max(2, Math.round(plan.width / 52)), 4];
  const [cell, row] = [plan.width / columns, plan.height / rows];
  let drawing = "";
  for (let r = 0; r < rows; r++) {
    for (let column = 0; column < columns; column++) {
      const [px, py] = [plan.x + column * cell + 6, y + r * row + 6];
      drawing +=
        r === 0
          ? glazing(px, py, cell - 12, row - 11, "bare", 3)
          : sunkPanel(px, py, cell - 12, row - 11, color);
    }
    if (r > 0)
      drawing +=
        rect(plan.x, y + r * row - 1, plan.width, 2, darken(color, 0.4)) +
        rect(plan.x, y + r * row + 1, plan.width, 1.4, lighten(color, 0.4));
  }
  return drawing;
}

function carriageLeaves(plan: GaragePlan, y: number, color: string): string {
  const leaf = plan.width / 2;
  let drawing = "";
  for (let side = 0; side < 2; side++) {
    const x = plan.x + side * leaf;
    drawing += rect(x + 8, y + 8, leaf - 16, plan.height - 14, darken(color, 0.05));
    for (let line = x + 22; line < x + leaf - 12; line += 14)
      drawing += rect(line, y + plan.height * 0.38, 1.6, plan.height * 0.57, darken(color, 0.26));
    for (let pane = 0; pane < 3; pane++)
      drawing += glazing(
        x + 14 + (pane * (leaf - 28)) / 3 + 2,
        y + 14,
        (leaf - 28) / 3 - 4,
        plan.height * 0.22,
        "bare",
        3,
      );
    drawing += rect(x + 8, y + plan.height * 0.33, leaf - 16, 5, lighten(color, 0.25));
  }
  return (
    drawing +
    rect(plan.x + leaf - 1, y, 2.4, plan.height, darken(color, 0.5)) +
    rect(plan.x + leaf - 14, y + plan.height * 0.52, 3, 22, "#2d3038") +
    rect(plan.x + leaf + 11, y + plan.height * 0.52, 3, 22, "#2d3038")
  );
}

function modernSections(plan: GaragePlan, y: number, color: string): string {
  let drawing = "";
  for (let line = 1; line < 9; line++)
    drawing +=
      rect(plan.x, y + (plan.height * line) / 9, plan.width, 2, darken(color, 0.34)) +
      rect(plan.x, y + (plan.height * line) / 9 + 2, plan.width, 1.2, lighten(color, 0.3));
  for (let pane = 0; pane < 4; pane++)
    drawing += glazing(
      plan.x + plan.width - 44,
      y + 8 + pane * plan.height * 0.235,
      32,
      plan.height * 0.17,
      "bare",
      3,
    );
  return drawing;
}

export function garageDoor(plan: GaragePlan, site: Site): string {
  const { x, width, height, foot } = plan;
  const [y, color, trim] = [foot - height, site.paint.garage, site.paint.trim];
  const drawing =
    rect(x - 9, y - 9, width + 18, height + 9, trim) +
    rect(x - 9, y - 9, width + 18, 2.4, lighten(trim, 0.6));
  const face = { panel: garagePanels, carriage: carriageLeaves, modern: modernSections }[plan.style](
    plan,
    y,
    color,
  );
  let leaf = rect(x, y, width, height, color) + face;
  if (site.wear > 0) {
    const random = siteRandom(site, `garage ${x}`);
    let flakes = "";
    for (const share of [0.16, 0.62, 0.92])
      flakes += peeling(random, x + width * share, foot - random.between(9, 22), width * 0.17, 16, 17);
    const skin =
      plan.style === "modern"
        ? rect(x, y + height * 0.6, width - 50, height * 0.4, "#000")
        : rect(x, y + height * 0.5, width, height * 0.5, "#000");
    leaf += clip(skin, flakes);
  }
  leaf += revealShade(x, y, width, height, 12, SHADOW.near);
  return drawing + clip(rect(x, y, width, height, "#000"), leaf);
}
