/** Broad-leaved trees of Southern California streets: the silhouette and the colors of each. */
import { mix } from "../core/color.ts";
import type { Tones4, World } from "../core/world.ts";

export type TreeKind =
  | "citrus"
  | "olive"
  | "jacaranda"
  | "shade"
  | "oak"
  | "sycamore"
  | "eucalyptus"
  | "pine";

/** What a kind mixes into the greens of the world, and how much of it. */
const TINTS: Readonly<Partial<Record<TreeKind, readonly [color: string, share: number]>>> = {
  sycamore: ["#c9c64a", 0.22],
  pine: ["#1f4a4a", 0.34],
  oak: ["#4f5a2f", 0.3],
};

export function tonesOf(kind: TreeKind, world: World): Tones4 {
  if (kind === "jacaranda") return world.jacaranda;
  if (kind === "olive" || kind === "eucalyptus") return world.olive;
  const [color, share] = TINTS[kind] ?? ["#000000", 0];
  const [dark, mid, light, highlight] = world.leaf;
  const tint = (tone: string): string => mix(tone, color, share);
  return [tint(dark), tint(mid), tint(light), tint(highlight)];
}

/** Sycamores and eucalyptus shed their bark and stand pale. */
export function barkOf(kind: TreeKind, world: World): string {
  return kind === "sycamore" || kind === "eucalyptus" ? mix(world.bark, "#efe3cf", 0.55) : world.bark;
}

/** A cluster of leaves at the end of a limb, in units of the tree: x and y from its foot, then its radii. */
export type Cluster = readonly [x: number, y: number, rx: number, ry: number];

export interface Crown {
  /** Where the trunk forks. */
  readonly fork: number;
  /** Half the width of the trunk at the ground. */
  readonly girth: number;
  readonly clusters: readonly Cluster[];
}

/** Crowns as their silhouettes: the clusters leave gaps, through which sky and limbs are seen. */
export const CROWNS: Readonly<Record<TreeKind, Crown>> = {
  shade: {
    fork: -50,
    girth: 9,
    clusters: [
      [-68, -92, 27, 18],
      [72, -96, 26, 17],
      [4, -100, 24, 16],
      [-44, -124, 34, 22],
      [48, -130, 34, 22],
      [-14, -156, 36, 23],
      [30, -168, 24, 15],
    ],
  },
  jacaranda: {
    fork: -66,
    girth: 6,
    clusters: [
      [-84, -112, 24, 12],
      [86, -116, 24, 12],
      [-18, -116, 22, 11],
      [-50, -132, 32, 16],
      [44, -134, 34, 16],
      [0, -150, 38, 17],
      [-36, -158, 22, 10],
      [40, -160, 22, 10],
    ],
  },
  olive: {
    fork: -42,
    girth: 8,
    clusters: [
      [-52, -92, 22, 18],
      [54, -96, 21, 17],
      [2, -98, 24, 18],
      [-34, -120, 26, 20],
      [34, -126, 27, 20],
      [0, -146, 28, 20],
    ],
  },
  citrus: {
    fork: -52,
    girth: 7,
    clusters: [
      [-38, -96, 27, 23],
      [38, -96, 27, 23],
      [0, -90, 30, 22],
      [-30, -130, 33, 27],
      [32, -132, 32, 26],
      [0, -154, 33, 25],
      [0, -122, 40, 34],
    ],
  },
  oak: {
    fork: -36,
    girth: 12,
    clusters: [
      [-104, -74, 32, 19],
      [106, -78, 32, 19],
      [-30, -84, 34, 19],
      [36, -86, 34, 19],
      [-72, -104, 40, 23],
      [72, -108, 40, 23],
      [0, -112, 44, 25],
      [-34, -132, 36, 20],
      [38, -134, 36, 20],
    ],
  },
  sycamore: {
    fork: -88,
    girth: 8,
    clusters: [
      [-48, -122, 24, 19],
      [50, -126, 25, 19],
      [2, -132, 26, 19],
      [-32, -158, 30, 23],
      [36, -164, 29, 22],
      [-12, -190, 30, 23],
      [22, -208, 24, 19],
    ],
  },
  eucalyptus: {
    fork: -118,
    girth: 5.5,
    clusters: [
      [-28, -138, 22, 13],
      [30, -154, 24, 14],
      [-34, -178, 23, 14],
      [6, -190, 26, 16],
      [36, -204, 20, 12],
      [-16, -220, 26, 16],
      [20, -240, 23, 14],
      [-4, -264, 20, 14],
    ],
  },
  pine: {
    fork: -110,
    girth: 6,
    clusters: [
      [-40, -132, 26, 10],
      [42, -140, 26, 10],
      [-30, -162, 27, 11],
      [32, -172, 27, 11],
      [-4, -184, 25, 11],
      [-24, -204, 23, 10],
      [24, -214, 22, 10],
      [0, -232, 20, 11],
      [0, -256, 11, 13],
    ],
  },
};
