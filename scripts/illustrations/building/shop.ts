/** Shopfront of plate glass over a painted stall riser. */

import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { revealShade } from "../core/light.ts";
import { vertices } from "../core/shape.ts";
import { circle, clip, d, linear, path, polygon, radial, rect, withGradient } from "../core/svg.ts";
import { doorUnit, sunkPanel } from "./doors.ts";
import { type Site, siteRandom } from "./site.ts";

export interface ShopfrontPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bays: number;
  /** Bay that holds the door, from 0. */
  readonly door: number;
}

/** What one sees behind the glass: lamps, a shelf of vases, a plant; warm and dim. */
function display(x: number, y: number, width: number, height: number, index: number, site: Site): string {
  const dusk = linear([
    [0, "#315d68"],
    [0.5, "#6f9794"],
    [1, "#c9cdb4"],
  ]);
  const random = siteRandom(site, `display ${index}`);
  let drawing = withGradient(dusk, (fill) => rect(x, y, width, height, fill));
  const lampGlow = radial([
    [0, "#fff0c4", 0.75],
    [1, "#ffe2a0", 0],
  ]);
  const shelf = y + height * 0.62;
  drawing += rect(x + 8, shelf, width - 16, 5, "#caa46e") + rect(x + 8, shelf + 30, width - 16, 5, "#b08a58");
  for (let at = x + 22; at < x + width - 20; at += random.between(26, 40)) {
    const [size, color] = [
      random.between(10, 20),
      random.pick(["#e8a23c", "#d96a4a", "#f3e6c8", "#7fb0a4", "#b7607c"]),
    ];
    drawing += path(
      d`M${at - size * 0.4} ${shelf}q${-size * 0.4} ${-size * 0.9} ${size * 0.1} ${-size * 1.4}h${size * 0.6}q${size * 0.5} ${size * 0.5} ${size * 0.1} ${size * 1.4}z`,
      color,
      { opacity: 0.85 },
    );
  }
  for (const share of [0.3, 0.7]) {
    const lx = x + width * share;
    drawing +=
      rect(lx - 0.8, y, 1.6, height * 0.16, "#1d333c") +
      polygon(
        vertices(
          lx - 15,
          y + height * 0.24,
          lx - 5,
          y + height * 0.15,
          lx + 5,
          y + height * 0.15,
          lx + 15,
          y + height * 0.24,
        ),
        "#f0d9a4",
      ) +
      withGradient(lampGlow, (fill) => circle(lx, y + height * 0.27, 34, fill));
  }
  const beam = (from: number, to: number): string =>
    polygon(
      vertices(
        x + width * from,
        y + height,
        x + width * (from + 0.4),
        y,
        x + width * (to + 0.4),
        y,
        x + width * to,
        y + height,
      ),
      "#fff",
      { opacity: 0.13 },
    );
  return clip(
    rect(x, y, width, height, "#000"),
    drawing + beam(0.06, 0.26) + beam(0.34, 0.4) + revealShade(x, y, width, height, 9, 0.5),
  );
}

export function shopfront(plan: ShopfrontPlan, site: Site): string {
  const { x, y, width, height, bays } = plan;
  const frame = site.paint.rail;
  const bay = width / bays;
  const riser = 44;
  let drawing =
    rect(x - 10, y - 10, width + 20, height + 10, frame) +
    rect(x - 10, y - 10, width + 20, 3, lighten(frame, 0.4));
  for (let index = 0; index < bays; index++) {
    const left = x + index * bay + 5;
    drawing += display(left, y + 34, bay - 10, height - riser - 40, index, site);
    drawing += display(left, y, bay - 10, 28, index + 50, site);
    if (index === plan.door) {
      const color = site.paint.door;
      drawing +=
        rect(left, y + 34, bay - 10, height - 34, mix(frame, color, 0.2)) +
        doorUnit(
          {
            x: left + (bay - 10) / 2 - 40,
            width: 80,
            height: height - 44,
            foot: y + height,
            style: "glass",
            color,
            casing: 6,
          },
          site,
        );
      continue;
    }
    drawing +=
      sunkPanel(left, y + height - riser + 4, bay - 10, riser - 10, site.paint.second) +
      rect(left - 5, y + height - riser - 6, bay, 7, lighten(frame, 0.14)) +
      rect(left - 5, y + height - riser, bay, 2, darken(frame, 0.4));
  }
  return drawing + rect(x - 10, y + height - 4, width + 20, 4, SHADE, { opacity: 0.3 });
}
