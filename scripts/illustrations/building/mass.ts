/** One block of a building: wall, roof, depth. Everything else hangs on it. */
import { darken, lighten } from "../core/color.ts";
import { warmShadow } from "../core/light.ts";
import { box, moved, outline } from "../core/shape.ts";
import { clip, d, type Point, path, stroke } from "../core/svg.ts";
import type { Cladding } from "./cladding.ts";
import { type RoofCover, ridgeCaps, roofPlane } from "./roof.ts";
import { type PaintRole, type Site, siteRandom } from "./site.ts";

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
export function pitch(mass: MassPlan): number {
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

export function roofOutline(mass: MassPlan): Point[] {
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
      const cast = warmShadow(silhouette(mass, difference));
      return clip(path(silhouette(other), "#000"), cast);
    })
    .join("");
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
    hipCaps(mass, color) +
    ridgeCaps(x - o + hip, right - hip, eave - rise, mass.cover, color)
  );
}

/** Caps along the hips: without them a hipped roof reads as one slab. */
function hipCaps({ x, width, eave, rise, overhang: o, hip }: MassPlan, color: string): string {
  if (hip <= 0) return "";
  const right = x + width + o;
  const left = d`M${x - o + 2} ${eave + 6}L${x - o + hip} ${eave - rise}`;
  const far = d`M${right - 2} ${eave + 6}L${right - hip} ${eave - rise}`;
  return stroke(left, lighten(color, 0.2), 5) + stroke(far, darken(color, 0.26), 5);
}
