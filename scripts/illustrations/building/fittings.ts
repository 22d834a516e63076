/** Things fixed to a façade: balconies, railings, hoods, columns, steps, chimneys, lamps, awnings. */

import { darken, lighten, SHADE } from "../core/color.ts";
import { SHADOW, shadow, shadowRect } from "../core/light.ts";
import { vertices } from "../core/shape.ts";
import { clip, d, path, polygon, rect } from "../core/svg.ts";
import { onWalls, type Site, siteRandom } from "./site.ts";
import { BARE_FASCIA, peeling } from "./weather.ts";

/** A horizontal painted board with light top and dark lower line; peels when worn. */
export function paintedBoard(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  site: Site,
): string {
  let drawing =
    rect(x, y, width, height, color) +
    rect(x, y, width, 3, lighten(color, 0.6)) +
    rect(x, y + height - 3, width, 3, darken(color, 0.33));
  if (site.wear > 0) {
    const random = siteRandom(site, `board ${x} ${y}`);
    let flakes = "";
    for (let index = 0; index < width / 90; index++)
      flakes += peeling(random, random.between(x, x + width), y + height * 0.5, 26, 6, 9, BARE_FASCIA);
    drawing += clip(rect(x, y, width, height, "#000"), flakes);
  }
  return drawing;
}

export interface HoodPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly style: "shed" | "gable" | "flat";
  readonly depth: number;
}

/** Small roof over a door, on two brackets. */
export function porchHood(plan: HoodPlan, site: Site): string {
  const { x, y, width, depth, style } = plan;
  const { trim, fascia } = site.paint;
  const roof = site.materials.roof;
  const right = x + width;
  let drawing = onWalls(
    site,
    shadow(
      vertices(
        x + 6,
        y + 18,
        right - 4,
        y + 18,
        right + depth * 0.7,
        y + 18 + depth,
        x + depth,
        y + 18 + depth,
      ),
      SHADOW.cast,
    ),
  );
  drawing += path(d`M${x + 8} ${y + 18}v32h6v-11l18 -21zM${right - 8} ${y + 18}v32h-6v-11l-18 -21z`, trim);
  if (style === "gable") {
    const [middle, apex] = [x + width / 2, y - width * 0.28];
    drawing += polygon(vertices(x, y + 8, middle, apex + 10, right, y + 8, right, y + 14, x, y + 14), trim);
    drawing += polygon(
      vertices(
        x - 10,
        y + 10,
        middle,
        apex,
        right + 10,
        y + 10,
        right + 10,
        y + 18,
        middle,
        apex + 12,
        x - 10,
        y + 18,
      ),
      fascia,
    );
    return (
      drawing +
      polygon(
        vertices(
          x - 14,
          y + 8,
          middle,
          apex - 9,
          right + 14,
          y + 8,
          right + 14,
          y + 13,
          middle,
          apex,
          x - 14,
          y + 13,
        ),
        roof,
      )
    );
  }
  if (style === "shed")
    drawing +=
      polygon(vertices(x + 8, y - 8, right - 8, y - 8, right + 2, y + 10, x - 2, y + 10), roof) +
      polygon(vertices(x + 8, y - 8, right - 8, y - 8, right - 6, y - 4, x + 6, y - 4), lighten(roof, 0.3));
  return drawing + paintedBoard(x - 4, y + 9, width + 8, 10, fascia, site);
}

export function wallLamp(x: number, y: number): string {
  return (
    rect(x + 3, y + 4, 9, 16, SHADE, { opacity: 0.3 }) +
    path(d`M${x - 2} ${y}l6 -5l6 5z`, "#2d3038") +
    rect(x - 1, y, 10, 16, "#2d3038") +
    rect(x + 1, y + 3, 6, 9, "#ffe2a0")
  );
}

/** Canvas awning: striped or plain, scalloped hem. */
export function awning(
  x: number,
  y: number,
  width: number,
  drop: number,
  color: string,
  stripe: string | undefined,
): string {
  const stripes = Math.max(4, Math.round(width / 26));
  const step = (width + 16) / stripes;
  let cloth = "";
  let hem = "";
  for (let index = 0; index < stripes; index++) {
    const tone = stripe && index % 2 ? stripe : color;
    const [top0, top1] = [x + (width * index) / stripes, x + (width * (index + 1)) / stripes];
    const [low0, low1] = [x - 8 + step * index, x - 8 + step * (index + 1)];
    cloth += polygon(vertices(top0, y, top1, y, low1, y + drop, low0, y + drop), tone);
    hem += path(d`M${low0} ${y + drop}h${step}v7a${step / 2} 8 0 0 1 ${-step} 0z`, darken(tone, 0.14));
  }
  return (
    shadow(
      vertices(x + 6, y + drop, x + width, y + drop, x + width + 26, y + drop + 34, x + 30, y + drop + 34),
      SHADOW.cast,
    ) +
    cloth +
    rect(x, y, width, 3, "#fff", { opacity: 0.4 }) +
    hem
  );
}

export function louverShutters(x: number, y: number, width: number, height: number, site: Site): string {
  const color = site.paint.second;
  const leaf = Math.min(34, width * 0.32);
  return [x - leaf - 6, x + width + 6]
    .map((left) => {
      let slats = "";
      for (let line = 7; line < height - 6; line += 7)
        slats +=
          rect(left + 4, y + line, leaf - 8, 3, lighten(color, 0.16)) +
          rect(left + 4, y + line + 3, leaf - 8, 2, darken(color, 0.36));
      return (
        shadowRect(left, y - 2, leaf, height + 6, 4, 0.3) +
        rect(left, y - 2, leaf, height + 6, color) +
        rect(left, y - 2, leaf, 2, lighten(color, 0.5)) +
        slats +
        rect(left, y + height * 0.5 - 3, leaf, 6, color)
      );
    })
    .join("");
}

export function planterBox(x: number, y: number, width: number, site: Site): string {
  const { wood } = site.materials;
  const bracket = (at: number): string => rect(at, y + 18, 6, 9, darken(wood, 0.35));
  return (
    shadow(vertices(x + 6, y + 16, x + width, y + 16, x + width + 10, y + 30, x + 14, y + 30), 0.3) +
    bracket(x + 12) +
    bracket(x + width - 18) +
    rect(x, y, width, 19, wood) +
    rect(x, y, width, 3, lighten(wood, 0.4)) +
    rect(x, y + 9, width, 1.6, darken(wood, 0.25)) +
    rect(x, y + 16, width, 3, darken(wood, 0.3))
  );
}
