/** Things fixed to a façade: balconies, railings, hoods, columns, steps, chimneys, lamps, awnings. */
import { darken, lighten, mix, SHADE } from "../core/color.ts";
import { SHADOW, shadow, shadowRect } from "../core/light.ts";
import { box } from "../core/shape.ts";
import { clip, d, type Point, path, polygon, rect } from "../core/svg.ts";
import { brickwork } from "./cladding.ts";
import { type RoofCover, roofPlane } from "./roof.ts";
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
            [
              [px + cell * 0.14, y - 4],
              [px + cell * 0.5, top],
              [px + cell * 0.68, top],
              [px + cell * 0.32, y - 4],
            ],
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
  let drawing = onWalls(
    site,
    shadow(
      [
        [x + 4, y + slab],
        [x + width, y + slab],
        [x + width + depth * 0.3, y + slab + depth],
        [x + depth, y + slab + depth],
      ],
      SHADOW.cast,
    ),
  );
  if (plan.brackets) {
    for (let at = x + 16; at < x + width - 14; at += 40)
      drawing += polygon(
        [
          [at, y + slab],
          [at + 10, y + slab],
          [at + 10, y + slab + 12],
          [at, y + slab + 19],
        ],
        darken(color, 0.16),
      );
  }
  return drawing + paintedBoard(x - 4, y, width + 8, slab, color, site) + railing(plan, site);
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
      [
        [x + 6, y + 18],
        [right - 4, y + 18],
        [right + depth * 0.7, y + 18 + depth],
        [x + depth, y + 18 + depth],
      ],
      SHADOW.cast,
    ),
  );
  drawing += path(d`M${x + 8} ${y + 18}v32h6v-11l18 -21zM${right - 8} ${y + 18}v32h-6v-11l-18 -21z`, trim);
  if (style === "gable") {
    const [middle, apex] = [x + width / 2, y - width * 0.28];
    drawing += polygon(
      [
        [x, y + 8],
        [middle, apex + 10],
        [right, y + 8],
        [right, y + 14],
        [x, y + 14],
      ],
      trim,
    );
    drawing += polygon(
      [
        [x - 10, y + 10],
        [middle, apex],
        [right + 10, y + 10],
        [right + 10, y + 18],
        [middle, apex + 12],
        [x - 10, y + 18],
      ],
      fascia,
    );
    return (
      drawing +
      polygon(
        [
          [x - 14, y + 8],
          [middle, apex - 9],
          [right + 14, y + 8],
          [right + 14, y + 13],
          [middle, apex],
          [x - 14, y + 13],
        ],
        roof,
      )
    );
  }
  if (style === "shed")
    drawing +=
      polygon(
        [
          [x + 8, y - 8],
          [right - 8, y - 8],
          [right + 2, y + 10],
          [x - 2, y + 10],
        ],
        roof,
      ) +
      polygon(
        [
          [x + 8, y - 8],
          [right - 8, y - 8],
          [right - 6, y - 4],
          [x + 6, y - 4],
        ],
        lighten(roof, 0.3),
      );
  return drawing + paintedBoard(x - 4, y + 9, width + 8, 10, fascia, site);
}

export interface ColumnPlan {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly style: "craftsman" | "square" | "round" | "post";
}

/** Porch column; the Craftsman one is a tapered box on a brick pier. */
export function column(plan: ColumnPlan, site: Site): string {
  const { x, top, foot, style } = plan;
  const { trim, rail } = site.paint;
  if (style === "post")
    return (
      rect(x + 6, top, 8, foot - top, SHADE, { opacity: 0.24 }) +
      rect(x, top, 9, foot - top, rail) +
      rect(x, top, 2.6, foot - top, lighten(rail, 0.36))
    );
  if (style === "square") {
    return (
      shadowRect(x, top, 18, foot - top, 8, 0.24) +
      rect(x, top, 18, foot - top, trim) +
      rect(x + 12, top, 6, foot - top, darken(trim, 0.16)) +
      rect(x - 4, top, 26, 8, trim) +
      rect(x - 4, top + 7, 26, 2.4, darken(trim, 0.3)) +
      rect(x - 4, foot - 16, 26, 16, trim) +
      rect(x - 4, foot - 16, 26, 3, lighten(trim, 0.6))
    );
  }
  if (style === "round") {
    const shaft: Point[] = [
      [x + 1, top + 8],
      [x + 17, top + 8],
      [x + 20, foot - 8],
      [x - 2, foot - 8],
    ];
    return (
      shadowRect(x, top, 18, foot - top, 9, 0.24) +
      polygon(shaft, trim) +
      polygon(
        [
          [x + 10, top + 8],
          [x + 17, top + 8],
          [x + 20, foot - 8],
          [x + 11, foot - 8],
        ],
        darken(trim, 0.18),
      ) +
      rect(x - 4, top, 26, 9, trim) +
      rect(x - 5, foot - 10, 28, 10, trim) +
      rect(x - 4, top + 8, 26, 2, darken(trim, 0.3))
    );
  }
  return craftsmanColumn(x, top, foot, site);
}

function craftsmanColumn(x: number, top: number, foot: number, site: Site): string {
  const trim = site.paint.trim;
  const pier = foot - (foot - top) * 0.46;
  const random = siteRandom(site, `pier ${x}`);
  const area = { x: x - 7, y: pier, width: 50, height: foot - pier };
  return (
    shadow(box(x + 8, pier + 6, 50, foot - pier - 6), 0.26) +
    polygon(
      [
        [x + 5, top],
        [x + 31, top],
        [x + 36, pier],
        [x, pier],
      ],
      trim,
    ) +
    polygon(
      [
        [x + 21, top],
        [x + 31, top],
        [x + 36, pier],
        [x + 24, pier],
      ],
      darken(trim, 0.17),
    ) +
    rect(x + 1, top - 2, 34, 10, trim) +
    rect(x + 1, top + 7, 34, 2.2, darken(trim, 0.3)) +
    rect(area.x, area.y, area.width, area.height, site.materials.brick) +
    clip(
      rect(area.x, area.y, area.width, area.height, "#000"),
      brickwork(random, area, site.materials.brick),
    ) +
    rect(area.x + 34, pier, 16, foot - pier, SHADE, { opacity: 0.18 }) +
    rect(x - 11, pier - 7, 58, 10, site.materials.stone) +
    rect(x - 11, pier - 7, 58, 2.6, lighten(site.materials.stone, 0.5)) +
    rect(x - 11, pier + 1, 58, 2.4, darken(site.materials.stone, 0.3))
  );
}

export interface PorchRoofPlan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rise: number;
  readonly depth: number;
  readonly cover: RoofCover;
  /** Y of the porch floor: how far its shadow may run down the wall. */
  readonly foot: number;
}

/** Shed roof over a porch: covering, beam, and the shade of the whole porch on the wall behind. */
export function porchRoof(plan: PorchRoofPlan, site: Site): string {
  const { x, y, width, rise, depth } = plan;
  const right = x + width;
  const plane: Point[] = [
    [x, y],
    [x + 34, y - rise],
    [right - 34, y - rise],
    [right, y],
  ];
  const shade = onWalls(
    site,
    shadow(
      [
        [x + 20, y + 14],
        [right - 14, y + 14],
        [right - 14, y + 14 + depth],
        [x + 20 + depth * 0.5, y + 14 + depth],
      ],
      SHADOW.cast,
    ),
  );
  const random = siteRandom(site, `porch ${x}`);
  return (
    shade +
    roofPlane(random, plane, plan.cover, site.materials.roof) +
    paintedBoard(x - 6, y - 2, width + 12, 16, site.paint.fascia, site)
  );
}

export function steps(x: number, y: number, width: number, count: number, site: Site): string {
  const stone = mix(site.materials.stone, "#fff6de", 0.45);
  let drawing = shadow(
    [
      [x + 10, y],
      [x + width, y],
      [x + width + count * 10 + 16, y + count * 10],
      [x + 24, y + count * 10],
    ],
    0.24,
  );
  for (let step = 0; step < count; step++) {
    const [left, top, across] = [x - step * 8, y + step * 10, width + step * 16];
    drawing +=
      rect(left, top, across, 10, stone) +
      rect(left, top, across, 3.4, lighten(stone, 0.55)) +
      rect(left, top + 7.6, across, 2.6, darken(stone, 0.3));
  }
  return drawing;
}

export function chimney(
  x: number,
  y: number,
  width: number,
  foot: number,
  painted: boolean,
  site: Site,
): string {
  const random = siteRandom(site, `chimney ${x}`);
  const area = { x, y, width, height: foot - y };
  const color = painted ? site.paint.body : site.materials.brick;
  const cap = painted ? site.paint.trim : site.materials.stone;
  return (
    rect(x, y, width, foot - y, color) +
    (painted ? "" : clip(rect(x, y, width, foot - y, "#000"), brickwork(random, area, color))) +
    rect(x + width * 0.62, y, width * 0.38, foot - y, SHADE, { opacity: 0.22 }) +
    rect(x - 6, y - 9, width + 12, 11, cap) +
    rect(x - 6, y - 9, width + 12, 3, lighten(cap, 0.5)) +
    rect(x - 6, y, width + 12, 3, darken(cap, 0.32)) +
    rect(x + width * 0.24, y - 22, width * 0.5, 13, "#8d4f39")
  );
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
    cloth += polygon(
      [
        [top0, y],
        [top1, y],
        [low1, y + drop],
        [low0, y + drop],
      ],
      tone,
    );
    hem += path(d`M${low0} ${y + drop}h${step}v7a${step / 2} 8 0 0 1 ${-step} 0z`, darken(tone, 0.14));
  }
  return (
    shadow(
      [
        [x + 6, y + drop],
        [x + width, y + drop],
        [x + width + 26, y + drop + 34],
        [x + 30, y + drop + 34],
      ],
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
  const trim = site.paint.trim;
  return (
    shadow(
      [
        [x + 6, y + 16],
        [x + width, y + 16],
        [x + width + 10, y + 30],
        [x + 14, y + 30],
      ],
      0.3,
    ) +
    rect(x, y, width, 19, trim) +
    rect(x, y, width, 3, lighten(trim, 0.6)) +
    rect(x, y + 16, width, 3, darken(trim, 0.3))
  );
}
