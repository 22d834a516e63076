/** Railings and balconies. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { warmShadow } from "../core/light.ts";
import { outline, vertices } from "../core/shape.ts";
import { d, path, polygon, rect } from "../core/svg.ts";
import { paintedBoard } from "./fittings.ts";
import { onWalls, type Site } from "./site.ts";

export type RailStyle = "bars" | "glass" | "wood" | "cross" | "cable";

export interface RailPlan {
  readonly x: number;
  /** Y of the floor the rail stands on. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly style: RailStyle;
}

/** What stands between the handrail and the floor; the hand rail itself is added by `railing`. */
function railFilling(plan: RailPlan, color: string): string {
  const { x, y, width, height, style } = plan;
  let [bars, shade, panes] = ["", "", ""];
  if (style === "bars" || style === "wood") {
    const [step, bar] = style === "bars" ? [11, 2.6] : [16, 6];
    for (let at = x + 6; at < x + width - 4; at += step) {
      bars += d`M${at} ${y - height}h${bar}v${height}h${-bar}z`;
      shade += d`M${at + 4} ${y - height + 4}h${bar}v${height - 4}h${-bar}z`;
    }
  } else if (style === "cable") {
    for (let line = 8; line < height; line += 9)
      bars += d`M${x} ${y - height + line}h${width}v1.6h${-width}z`;
  } else {
    const cells = Math.max(2, Math.round(width / 60));
    const cell = width / cells;
    for (let index = 0; index <= cells; index++)
      bars += d`M${x + index * cell - 2.5} ${y - height}h5v${height}h-5z`;
    for (let index = 0; index < cells; index++) {
      const [px, top] = [x + index * cell + 2.5, y - height + 6];
      if (style === "cross")
        bars += d`M${px} ${top}l${cell - 5} ${height - 10}v4l${-(cell - 5)} ${-(height - 10)}zM${px + cell - 5} ${top}v4l${-(cell - 5)} ${height - 10}v-4z`;
      else
        panes +=
          rect(px + 1, top + 2, cell - 7, height - 10, "#cfe9e6", { opacity: 0.44 }) +
          polygon(
            vertices(
              px + cell * 0.14,
              y - 4,
              px + cell * 0.5,
              top,
              px + cell * 0.68,
              top,
              px + cell * 0.32,
              y - 4,
            ),
            "#fff",
            { opacity: 0.34 },
          );
    }
  }
  return path(shade, SHADE, { opacity: 0.2 }) + panes + path(bars, color);
}

export function railing(plan: RailPlan, site: Site): string {
  const { x, y, width, height } = plan;
  const color = site.paint.rail;
  const posts = Math.max(1, Math.round(width / 150));
  let drawing = railFilling(plan, color);
  for (let index = 0; index <= posts; index++) {
    const at = x + ((width - 6) * index) / posts;
    drawing +=
      rect(at + 4, y - height + 4, 6, height - 4, SHADE, { opacity: 0.22 }) +
      rect(at, y - height - 2, 6, height + 2, color);
  }
  return (
    drawing +
    rect(x - 4, y - height - 4, width + 8, 7, color) +
    rect(x - 4, y - height - 4, width + 8, 2, lighten(color, 0.4)) +
    rect(x - 4, y - height + 2, width + 8, 2, darken(color, 0.34))
  );
}

export interface BalconyPlan extends RailPlan {
  /** How far the slab stands out: depth of its shadow below. */
  readonly depth: number;
  readonly brackets: boolean;
}

export function balcony(plan: BalconyPlan, site: Site): string {
  const { x, y, width, depth } = plan;
  const slab = 16;
  const color = site.paint.trim;
  const under = vertices(
    x + 4,
    y + slab,
    x + width,
    y + slab,
    x + width + depth * 0.3,
    y + slab + depth,
    x + depth,
    y + slab + depth,
  );
  let drawing = onWalls(site, warmShadow(outline(under)));
  if (plan.brackets) {
    for (let at = x + 16; at < x + width - 14; at += 40)
      drawing += polygon(
        vertices(at, y + slab, at + 10, y + slab, at + 10, y + slab + 12, at, y + slab + 19),
        darken(color, 0.16),
      );
  }
  return drawing + paintedBoard(x - 4, y, width + 8, slab, color, site) + railing(plan, site);
}
