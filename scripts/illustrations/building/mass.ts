/** One block of a building: wall, roof, depth. Everything else hangs on it. */
import { darken, lighten, SHADE } from "../core/color.ts";
import { SHADOW, shadow, wallLight } from "../core/light.ts";
import { box, moved, outline } from "../core/shape.ts";
import { circle, clip, d, type Point, path, polygon, rect } from "../core/svg.ts";
import { type Area, type Cladding, claddingTexture } from "./cladding.ts";
import { type RoofCover, ridgeCaps, roofPlane } from "./roof.ts";
import type { PaintRole, Site } from "./site.ts";
import { siteRandom } from "./site.ts";
import { BARE_FASCIA, crack, peeling, stain, weathered } from "./weather.ts";

export type RoofKind = "gable" | "side" | "flat" | "parapet" | "shed" | "none";

export interface MassPlan {
  readonly x: number;
  readonly width: number;
  /** Y of the wall top at the eaves. */
  readonly eave: number;
  readonly foot: number;
  readonly roof: RoofKind;
  readonly cover: RoofCover;
  readonly rise: number;
  readonly overhang: number;
  /** How far each hip runs in from the eaves' ends; 0 is a plain side gable. */
  readonly hip: number;
  /** How far the block stands in front of the rearmost one, 0 to 60 px. */
  readonly depth: number;
  readonly cladding: Cladding;
  readonly role: PaintRole;
  readonly belt?: { readonly y: number; readonly cladding: Cladding; readonly role: PaintRole } | undefined;
  readonly vent: "none" | "round" | "louver" | "slots";
  readonly cornerBoards: boolean;
  readonly rafterTails: boolean;
  readonly brackets: boolean;
  readonly foundation: number;
  readonly oldCoat?: { readonly from: number; readonly color: string } | undefined;
}

/** Slope of a front gable. */
function pitch(mass: MassPlan): number {
  return mass.rise / (mass.width / 2);
}

export function wallOutline(mass: MassPlan): Point[] {
  const { x, width, eave, foot, rise } = mass;
  const [right, middle] = [x + width, x + width / 2];
  if (mass.roof === "gable")
    return [
      [x, eave],
      [middle, eave - rise],
      [right, eave],
      [right, foot],
      [x, foot],
    ];
  if (mass.roof === "shed")
    return [
      [x, eave - rise],
      [right, eave],
      [right, foot],
      [x, foot],
    ];
  // A side roof's lowest course hangs over the wall head, so the wall begins behind its fascia.
  const head = mass.roof === "side" ? eave + 7 : eave;
  return box(x, head, width, foot - head);
}

function roofOutline(mass: MassPlan): Point[] {
  const { x, width, eave, rise, overhang: o, hip } = mass;
  const right = x + width;
  switch (mass.roof) {
    case "gable": {
      const low = eave + o * pitch(mass);
      return [
        [x - o, low - 14],
        [x + width / 2, eave - rise - 16],
        [right + o, low - 14],
        [right + o, low + 6],
        [x - o, low + 6],
      ];
    }
    case "side":
      return [
        [x - o, eave + 16],
        [x - o, eave + 6],
        [x - o + hip, eave - rise],
        [right + o - hip, eave - rise],
        [right + o, eave + 6],
        [right + o, eave + 16],
      ];
    case "shed": {
      const drop = (rise * o) / width;
      return [
        [x - o, eave - rise - drop - 16],
        [right + o, eave + drop - 16],
        [right + o, eave + drop + 6],
        [x - o, eave - rise - drop + 6],
      ];
    }
    case "flat":
      return box(x - o, eave - 16, width + 2 * o, 24);
    case "parapet":
      return box(x - 5, eave - 12, width + 10, 12);
    case "none":
      return box(x, eave, width, 1);
  }
}

/** Outline of wall and roof together; nonzero fill makes the union. */
export function silhouette(mass: MassPlan, shift = 0): string {
  return outline(moved(wallOutline(mass), shift, shift)) + outline(moved(roofOutline(mass), shift, shift));
}

/**
 * The rule that gave every façade shadow: before a block is drawn, its whole silhouette, moved down and right by
 * the difference in depth, darkens what stands behind it.
 */
export function castOn(mass: MassPlan, behind: readonly MassPlan[]): string {
  return behind
    .map((other) => {
      const difference = mass.depth - other.depth;
      if (difference <= 0) return "";
      const cast = path(silhouette(mass, difference), SHADE, { opacity: SHADOW.cast });
      return clip(path(silhouette(other), "#000"), cast);
    })
    .join("");
}

function wallArea(mass: MassPlan): Area {
  const top = mass.roof === "gable" || mass.roof === "shed" ? mass.eave - mass.rise : mass.eave;
  return { x: mass.x, y: top, width: mass.width, height: mass.foot - top };
}

/** Flaking at the foot of the wall, run-off from the eaves, and cracks where the skin is plaster. */
function wallWear(mass: MassPlan, site: Site): string {
  const random = siteRandom(site, `wear ${mass.x} ${mass.eave}`);
  const { x, width, eave, foot } = mass;
  let drawing = "";
  for (let index = 0; index < Math.max(2, Math.round(width / 110)); index++) {
    const [px, py] = [random.between(x + 10, x + width - 10), foot - random.between(20, 70)];
    drawing += peeling(random, px, py, random.between(18, 46), random.between(12, 30), 15);
  }
  for (let index = 0; index < Math.max(1, Math.round(width / 240)); index++) {
    const [px, py] = [random.between(x + 16, x + width - 16), random.between(eave + 40, foot - 120)];
    drawing += peeling(random, px, py, random.between(14, 34), random.between(18, 40), 13);
  }
  for (let index = 0; index < Math.round(width / 60); index++) {
    drawing += stain(
      random,
      random.between(x + 8, x + width - 8),
      eave + 8,
      random.between(5, 13),
      random.between(40, 120),
    );
  }
  if (mass.cladding === "stucco" || mass.cladding === "plain") {
    for (let index = 0; index < Math.max(1, Math.round(width / 160)); index++) {
      drawing += crack(
        random,
        random.between(x + 20, x + width - 20),
        random.between(eave + 50, foot - 60),
        random.between(60, 110),
        random.between(0, 6.2),
      );
    }
  }
  return drawing;
}

function foundationBand(mass: MassPlan, site: Site): string {
  if (mass.foundation <= 0) return "";
  const y = mass.foot - mass.foundation;
  return (
    rect(mass.x, y, mass.width, mass.foundation, site.materials.stone) +
    rect(mass.x, y, mass.width, 2, lighten(site.materials.stone, 0.45))
  );
}

/** The painted wall with its texture, its light and, where worn, its weather. */
export function wallSkin(mass: MassPlan, site: Site): string {
  const shape = polygon(wallOutline(mass), "#000");
  const area = wallArea(mass);
  const color = site.paint[mass.role];
  const random = siteRandom(site, `skin ${mass.x} ${mass.eave}`);
  let drawing = polygon(wallOutline(mass), color);
  let texture = claddingTexture(random, mass.cladding, area, color);
  if (mass.belt) {
    const lower = { x: mass.x, y: mass.belt.y, width: mass.width, height: mass.foot - mass.belt.y };
    const lowerColor = site.paint[mass.belt.role];
    texture +=
      rect(lower.x, lower.y, lower.width, lower.height, lowerColor) +
      claddingTexture(random, mass.belt.cladding, lower, lowerColor);
  }
  if (mass.oldCoat) texture += oldCoat(mass, mass.oldCoat, site);
  drawing += clip(shape, texture) + wallLight(shape, area.x, area.y, area.width, area.height);
  drawing += weathered(shape, [area.x, area.y, area.width, area.height], site.seed + mass.x, site.wear);
  if (site.wear > 0) drawing += clip(shape, wallWear(mass, site));
  drawing += foundationBand(mass, site);
  if (mass.belt) drawing += beltBoard(mass, site, mass.belt.y);
  return drawing + (mass.cornerBoards ? cornerBoards(mass, site) : "");
}

/** Ends of the roller passes, as on every before/after edge of the site. */
const ROLLER_LAPS = [14, -9, 6, -15, 10, -5, 13] as const;

/** The part of the wall the crew has not reached: old colour, chalked, its edge a stack of roller passes. */
function oldCoat(
  mass: MassPlan,
  coat: { readonly from: number; readonly color: string },
  site: Site,
): string {
  const area = wallArea(mass);
  const [edge, right, step] = [mass.x + coat.from, mass.x + mass.width, area.height / ROLLER_LAPS.length];
  const laps = ROLLER_LAPS.flatMap((lap, index): Point[] => [
    [edge + lap * 1.6, area.y + index * step],
    [edge + lap * 1.6, area.y + (index + 1) * step],
  ]);
  const shape = polygon([...laps, [right, area.y + area.height], [right, area.y]], "#000");
  const random = siteRandom(site, "old coat");
  const old =
    rect(edge - 30, area.y, right - edge + 30, area.height, coat.color) +
    claddingTexture(random, mass.cladding, area, coat.color);
  const veil = weathered(
    rect(edge - 30, area.y, right - edge + 30, area.height, "#000"),
    [edge - 30, area.y, right - edge + 30, area.height],
    site.seed,
    0.8,
  );
  const flakes = [0.7, 0.9]
    .map((share) => peeling(random, edge + (right - edge) * share, mass.foot - 50, 34, 16, 14))
    .join("");
  return clip(shape, old + veil + flakes);
}

function beltBoard(mass: MassPlan, site: Site, y: number): string {
  const trim = site.paint.trim;
  return (
    shadow(box(mass.x + 4, y + 6, mass.width - 4, 10), SHADOW.contact) +
    rect(mass.x - 4, y - 8, mass.width + 8, 14, trim) +
    rect(mass.x - 4, y - 8, mass.width + 8, 3, lighten(trim, 0.7)) +
    rect(mass.x - 4, y + 3.4, mass.width + 8, 2.6, darken(trim, 0.3))
  );
}

function cornerBoards(mass: MassPlan, site: Site): string {
  const { x, width, eave, foot } = mass;
  const trim = site.paint.trim;
  const shade = shadow(
    [
      [x + 9, eave + 2],
      [x + 13, eave + 6],
      [x + 13, foot],
      [x + 9, foot],
    ],
    0.28,
  );
  return (
    rect(x, eave, 9, foot - eave, trim) +
    shade +
    rect(x + width - 9, eave, 9, foot - eave, darken(trim, 0.04))
  );
}

/** Roof plane that shows above a wall whose ridge runs along the street; drawn before the wall. */
export function roofBehind(mass: MassPlan, site: Site): string {
  if (mass.roof !== "side") return "";
  const { x, width, eave, rise, overhang: o, hip } = mass;
  const right = x + width + o;
  const plane: Point[] = [
    [x - o, eave + 8],
    [x - o + hip, eave - rise],
    [right - hip, eave - rise],
    [right, eave + 8],
  ];
  const random = siteRandom(site, `roof ${x} ${eave}`);
  const color = site.materials.roof;
  return (
    roofPlane(random, plane, mass.cover, color) +
    ridgeCaps(x - o + hip - 2, right - hip + 2, eave - rise, mass.cover, color)
  );
}

function board(points: readonly Point[], site: Site, name: string): string {
  if (site.wear <= 0) return "";
  const random = siteRandom(site, name);
  const [[x0], [x1]] = [points[0] as Point, points[1] as Point];
  let flakes = "";
  for (let index = 0; index < Math.abs(x1 - x0) / 64; index++) {
    const share = random.next();
    const [from, to] = [points[0] as Point, points[1] as Point];
    const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + 4];
    flakes += peeling(random, at[0], at[1], random.between(16, 34), 7, 9, BARE_FASCIA);
  }
  return clip(polygon(points, "#000"), flakes);
}

function levelFascia(mass: MassPlan, site: Site): string {
  const { x, width, eave, overhang: o } = mass;
  const [y, height] = mass.roof === "flat" ? [eave - 16, 24] : [eave + 6, 12];
  const color = site.paint.fascia;
  const area = box(x - o, y, width + 2 * o, height);
  return (
    polygon(area, color) +
    rect(x - o, y, width + 2 * o, 3, lighten(color, 0.6)) +
    rect(x - o, y + height - 3, width + 2 * o, 3, darken(color, 0.35)) +
    board(area, site, `fascia ${x} ${eave}`)
  );
}

/** Shadow band under a level eave, as deep as the overhang. */
function eaveShadow(mass: MassPlan): string {
  const { x, width, eave, overhang: o } = mass;
  const drop = mass.roof === "flat" ? o + 6 : o;
  const band: Point[] = [
    [x - o, eave + 6],
    [x + width + o, eave + 6],
    [x + width + o, eave + 12 + drop],
    [x - o + drop, eave + 12 + drop],
  ];
  return clip(polygon(wallOutline(mass), "#000"), shadow(band, 0.38));
}

function rafterTails(mass: MassPlan, site: Site): string {
  const { x, width, eave, overhang: o } = mass;
  let [tails, shade] = ["", ""];
  for (let at = x - o + 10; at < x + width + o - 8; at += 26) {
    tails += d`M${at} ${eave + 14}h7v12l-7 -4z`;
    shade += d`M${at + 7} ${eave + 14}h5v14l-5 -3z`;
  }
  return path(shade, SHADE, { opacity: 0.3 }) + path(tails, darken(site.paint.fascia, 0.14));
}

/** Rakes of a front gable: soffit shadow, fascia in three tones, the roof's own edge above. */
function gableRakes(mass: MassPlan, site: Site): string {
  const { x, width, eave, rise, overhang: o } = mass;
  const [left, right, middle, low, apex] = [
    x - o,
    x + width + o,
    x + width / 2,
    eave + o * pitch(mass),
    eave - rise,
  ];
  const rake = (top: number, bottom: number): Point[] => [
    [left, low + top],
    [middle, apex + top],
    [right, low + top],
    [right, low + bottom],
    [middle, apex + bottom],
    [left, low + bottom],
  ];
  const soffit: Point[] = [
    [left, low],
    [middle, apex],
    [right, low],
    [right + o, low + o],
    [middle + o, apex + o],
    [left + o, low + o],
  ];
  const fascia = site.paint.fascia;
  let drawing = clip(polygon(wallOutline(mass), "#000"), shadow(soffit, 0.4));
  if (mass.brackets) drawing += gableBrackets(mass, site);
  drawing +=
    polygon(rake(-14, 5), fascia) +
    polygon(rake(-14, -10.5), lighten(fascia, 0.6)) +
    polygon(rake(1, 5), darken(fascia, 0.32));
  if (site.wear > 0)
    drawing += board(
      [
        [left, low - 14],
        [middle, apex - 14],
        [middle, apex + 5],
        [left, low + 5],
      ],
      site,
      `rake left ${x}`,
    );
  if (site.wear > 0)
    drawing += board(
      [
        [middle, apex - 14],
        [right, low - 14],
        [right, low + 5],
        [middle, apex + 5],
      ],
      site,
      `rake right ${x}`,
    );
  const edge: Point[] = [
    [left - 6, low - 13],
    [middle, apex - 24],
    [right + 6, low - 13],
    [right + 6, low - 5],
    [middle, apex - 14],
    [left - 6, low - 5],
  ];
  return drawing + polygon(edge, darken(site.materials.roof, 0.12)) + gableVent(mass, site);
}

/** Knee braces under the rakes, as on a Craftsman. */
function gableBrackets(mass: MassPlan, site: Site): string {
  const trim = site.paint.trim;
  return [0.04, 0.28, 0.5, 0.72, 0.96]
    .map((share) => {
      const bx = mass.x + mass.width * share - 6;
      const by = mass.eave - mass.rise * (1 - Math.abs(share - 0.5) * 2) + 10;
      return (
        shadow(box(bx + 6, by + 6, 12, 34), 0.3) +
        polygon(box(bx, by - 6, 12, 36), trim) +
        polygon(box(bx + 8, by - 6, 4, 36), darken(trim, 0.22)) +
        polygon(box(bx - 3, by - 6, 18, 9), trim)
      );
    })
    .join("");
}

function gableVent(mass: MassPlan, site: Site): string {
  const [cx, cy] = [mass.x + mass.width / 2, mass.eave - mass.rise * 0.4];
  const trim = site.paint.trim;
  switch (mass.vent) {
    case "none":
      return "";
    case "round":
      return (
        circle(cx + 3.5, cy + 4, 21, SHADE, { opacity: 0.3 }) +
        circle(cx, cy, 21, trim) +
        circle(cx, cy, 15, "#2b5a67") +
        path(d`M${cx - 2} ${cy - 15}h4v30h-4zM${cx - 15} ${cy - 2}h30v4h-30z`, trim)
      );
    case "louver": {
      let slats = "";
      for (let y = cy - 18; y < cy + 20; y += 7)
        slats += rect(cx - 12, y, 24, 4, trim) + rect(cx - 12, y + 4, 24, 2, SHADE, { opacity: 0.4 });
      return (
        shadow(box(cx - 13, cy - 20, 36, 50), 0.28) +
        rect(cx - 18, cy - 24, 36, 50, trim) +
        rect(cx - 13, cy - 19, 26, 40, darken(trim, 0.4)) +
        slats
      );
    }
    case "slots":
      return [-20, 0, 20]
        .map(
          (shift) =>
            circle(cx + shift, cy + 10, 8, darken(site.materials.roof, 0.2)) +
            circle(cx + shift + 1.5, cy + 12, 6, darken(site.materials.roof, 0.55)),
        )
        .join("");
  }
}

function parapetCap(mass: MassPlan, site: Site): string {
  const { x, width, eave } = mass;
  const color = site.paint.fascia;
  const area = box(x - 5, eave - 12, width + 10, 13);
  return (
    clip(polygon(wallOutline(mass), "#000"), shadow(box(x + 4, eave, width, 12), 0.32)) +
    polygon(area, color) +
    rect(x - 5, eave - 12, width + 10, 3, lighten(color, 0.6)) +
    rect(x - 5, eave - 2, width + 10, 3, darken(color, 0.3)) +
    board(area, site, `cap ${x}`)
  );
}

function shedRoof(mass: MassPlan, site: Site): string {
  const { overhang: o } = mass;
  const [a, b, c, e] = roofOutline(mass) as [Point, Point, Point, Point];
  const color = site.paint.fascia;
  const soffit: Point[] = [e, c, [c[0] + o, c[1] + o], [e[0] + o, e[1] + o]];
  return (
    clip(polygon(wallOutline(mass), "#000"), shadow(soffit, 0.38)) +
    polygon([a, b, c, e], color) +
    polygon([a, b, [b[0], b[1] + 3], [a[0], a[1] + 3]], lighten(color, 0.6)) +
    polygon([e, c, [c[0], c[1] - 3], [e[0], e[1] - 3]], darken(color, 0.34)) +
    polygon(
      [
        [a[0] - 4, a[1] - 6],
        [b[0] + 4, b[1] - 6],
        [b[0] + 4, b[1] + 1],
        [a[0] - 4, a[1] + 1],
      ],
      darken(site.materials.roof, 0.12),
    ) +
    board([a, b, c, e], site, `shed ${mass.x}`)
  );
}

/** Eaves, rakes and caps: drawn after the openings, so that their shadow falls over those too. */
export function roofEdge(mass: MassPlan, site: Site): string {
  switch (mass.roof) {
    case "gable":
      return gableRakes(mass, site);
    case "side":
    case "flat":
      return eaveShadow(mass) + (mass.rafterTails ? rafterTails(mass, site) : "") + levelFascia(mass, site);
    case "parapet":
      return parapetCap(mass, site);
    case "shed":
      return shedRoof(mass, site);
    case "none":
      return "";
  }
}
