/** Kitchen cabinets in elevation: shaker doors, drawers, crown, the shadows they cast. */
import type { Site } from "../building/site.ts";
import { siteRandom } from "../building/site.ts";
import { peeling, weathered } from "../building/weather.ts";
import { darken, lighten, SHADE } from "../core/color.ts";
import { shadow } from "../core/light.ts";
import { box, vertices } from "../core/shape.ts";
import { clip, d, rect, stroke } from "../core/svg.ts";

const STILE = 16;
/** What shows where the finish of old cabinets has worn through. */
const WORN_OAK = { bare: "#dcc096", rim: "#a87a47" };

/** Grain of the old finish, drawn only while the doors are worn. */
function grain(x: number, y: number, width: number, height: number, color: string, site: Site): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, `grain ${x} ${y}`);
  let lines = "";
  for (let index = 0; index < Math.max(3, width / 14); index++) {
    const at = random.between(x + 3, x + width - 3);
    lines += d`M${at} ${y + 3}q${random.between(-5, 5)} ${(height - 6) * 0.5} ${random.between(-3, 3)} ${height - 6}`;
  }
  return clip(rect(x, y, width, height, "#000"), stroke(lines, darken(color, 0.34), 1.1, { opacity: 0.42 }));
}

function pull(x: number, y: number, width: number, height: number, color: string): string {
  return (
    rect(x + 3, y + 4, width, height, SHADE, { opacity: 0.34, rx: 2.5 }) +
    rect(x, y, width, height, color, { rx: 2.5 }) +
    rect(x, y, Math.min(width, 40), 1.6, lighten(color, 0.6), { rx: 0.8 })
  );
}

export interface FrontPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Side the pull sits on. */
  readonly pullSide: "left" | "right";
  /** Upper doors carry the pull low, base doors high. */
  readonly pullAt: "low" | "high";
}

export function shakerDoor(plan: FrontPlan, site: Site): string {
  const { x, y, width: w, height: h, color } = plan;
  const [ix, iy, iw, ih] = [x + STILE, y + STILE, w - 2 * STILE, h - 2 * STILE];
  let drawing =
    rect(x, y, w, h, color) +
    grain(x, y, STILE, h, color, site) +
    grain(x + w - STILE, y, STILE, h, color, site);
  drawing +=
    rect(x, y, w, 1.8, lighten(color, 0.45)) +
    rect(x, y, 1.6, h, lighten(color, 0.3)) +
    rect(x, y + h - 2, w, 2, darken(color, 0.38)) +
    rect(x + w - 1.6, y, 1.6, h, darken(color, 0.28));
  drawing += rect(ix, iy, iw, ih, darken(color, 0.05)) + grain(ix, iy, iw, ih, color, site);
  drawing +=
    rect(ix, iy, iw, 4, SHADE, { opacity: 0.32 }) +
    rect(ix, iy, 4, ih, SHADE, { opacity: 0.32 }) +
    rect(ix, iy + ih - 1.8, iw, 1.8, lighten(color, 0.5)) +
    rect(ix + iw - 1.6, iy, 1.6, ih, lighten(color, 0.4));
  const px = plan.pullSide === "left" ? x + STILE / 2 - 2.5 : x + w - STILE / 2 - 2.5;
  const py = plan.pullAt === "low" ? y + h - 62 : y + 26;
  return drawing + pull(px, py, 5, 36, site.paint.rail);
}

export function drawerFront(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  site: Site,
): string {
  return (
    rect(x, y, width, height, color) +
    grain(x, y, width, height, color, site) +
    rect(x, y, width, 1.8, lighten(color, 0.45)) +
    rect(x, y, 1.6, height, lighten(color, 0.3)) +
    rect(x, y + height - 2, width, 2, darken(color, 0.38)) +
    pull(x + width / 2 - 22, y + height / 2 - 2.5, 44, 5, site.paint.rail)
  );
}

/** A wall run: crown, doors of equal width, and the shadow it throws on the wall below and to the right. */
export function upperRun(
  x: number,
  y: number,
  doors: number,
  doorWidth: number,
  height: number,
  color: string,
  site: Site,
): string {
  const width = doors * doorWidth;
  let drawing =
    shadow(box(x + 22, y + 6, width + 4, height + 26), 0.24) + rect(x, y, width, height, darken(color, 0.28));
  for (let index = 0; index < doors; index++) {
    drawing += shakerDoor(
      {
        x: x + index * doorWidth + 3,
        y: y + 4,
        width: doorWidth - 6,
        height: height - 8,
        color,
        pullSide: index % 2 ? "left" : "right",
        pullAt: "low",
      },
      site,
    );
  }
  drawing += wear(x, y, width, height, site);
  drawing += shadow(vertices(x, y, x + width, y, x + width, y + 12, x + 12, y + 12), 0.3);
  return (
    drawing +
    rect(x - 5, y - 24, width + 10, 25, color) +
    rect(x - 9, y - 30, width + 18, 9, lighten(color, 0.16)) +
    rect(x - 9, y - 30, width + 18, 2, lighten(color, 0.5)) +
    rect(x - 5, y - 3, width + 10, 3, darken(color, 0.4))
  );
}

/** A base run: drawers over doors under a counter's overhang. */
export function baseRun(
  x: number,
  y: number,
  bays: number,
  bayWidth: number,
  height: number,
  color: string,
  site: Site,
): string {
  const width = bays * bayWidth;
  let drawing = rect(x, y, width, height, darken(color, 0.3));
  for (let index = 0; index < bays; index++) {
    const left = x + index * bayWidth + 3;
    drawing += drawerFront(left, y + 6, bayWidth - 6, 40, color, site);
    drawing += shakerDoor(
      {
        x: left,
        y: y + 51,
        width: bayWidth - 6,
        height: height - 56,
        color,
        pullSide: index % 2 ? "left" : "right",
        pullAt: "high",
      },
      site,
    );
  }
  drawing += wear(x, y, width, height, site);
  drawing += shadow(vertices(x, y, x + width, y, x + width, y + 18, x + 18, y + 18), 0.34);
  return drawing + rect(x, y + height, width, 18, darken(color, 0.66));
}

function wear(x: number, y: number, width: number, height: number, site: Site): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, `cabinet ${x} ${y}`);
  const area = rect(x, y, width, height, "#000");
  let flakes = "";
  for (let index = 0; index < width / 110; index++)
    flakes += peeling(
      random,
      random.between(x + 20, x + width - 20),
      y + height - random.between(8, 40),
      24,
      11,
      10,
      WORN_OAK,
    );
  return weathered(area, [x, y, width, height], site.seed + x, 0.32) + clip(area, flakes);
}
