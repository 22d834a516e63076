/** Colours of the world around the paint: sky, plants, ground. A site may hand in its own. */
import { mix } from "./color.ts";

export type Tones3 = readonly [dark: string, mid: string, light: string];
export type Tones4 = readonly [dark: string, mid: string, light: string, highlight: string];

export interface World {
  readonly haze: string;
  readonly skyTop: string;
  readonly skyMiddle: string;
  readonly skyLow: string;
  readonly sun: string;
  readonly cloud: string;
  readonly cloudShade: string;
  readonly seaFar: string;
  readonly seaNear: string;
  readonly ridgeFar: string;
  readonly ridgeNear: string;
  readonly lawn: readonly [far: string, near: string];
  readonly paving: string;
  readonly road: string;
  readonly leaf: Tones4;
  readonly olive: Tones4;
  readonly palm: Tones3;
  readonly agave: Tones3;
  readonly bloom: Tones3;
  readonly jacaranda: Tones4;
  readonly bark: string;
  readonly palmBark: string;
  readonly skirt: string;
  readonly fruit: Tones3;
}

export const CALIFORNIA: World = {
  haze: "#cfe3dc",
  skyTop: "#55acd0",
  skyMiddle: "#aedde0",
  skyLow: "#fde3b8",
  sun: "#fff8e0",
  cloud: "#fffaf0",
  cloudShade: "#c3dbe2",
  seaFar: "#3f97a8",
  seaNear: "#7cc0bd",
  ridgeFar: "#7d9aa8",
  ridgeNear: "#5e8f7c",
  lawn: ["#b3cf78", "#74a854"],
  paving: "#e6dfd0",
  road: "#6d727c",
  leaf: ["#1f5a45", "#2f7a52", "#5aa05a", "#93c46a"],
  olive: ["#3d5f4c", "#5b8063", "#8aa981", "#b9cba0"],
  palm: ["#1f5a4a", "#2f7d59", "#6cab5f"],
  agave: ["#2f6f6a", "#4f958a", "#8cc3ae"],
  bloom: ["#b01f66", "#d8327a", "#f05a94"],
  jacaranda: ["#5d5596", "#8073b3", "#a79ad2", "#d3c8ee"],
  bark: "#7c5a43",
  palmBark: "#9a8570",
  skirt: "#8a6f55",
  fruit: ["#d9650f", "#f58a1f", "#ffc978"],
};

function mapColors(value: unknown, change: (color: string) => string): unknown {
  return Array.isArray(value) ? value.map((item) => change(String(item))) : change(String(value));
}

/** The same world seen through distance: 0 is here, 1 is the haze itself. */
export function hazed(world: World, distance: number): World {
  const entries = Object.entries(world).map(([name, value]) => [
    name,
    mapColors(value, (color) => mix(color, world.haze, distance)),
  ]);
  return Object.fromEntries(entries) as World;
}

/** Light of the hour and the place: what it does to sky, haze and far land. */
export const LIGHTS = {
  day: {},
  /** Low cloud of a coastal morning. */
  haze: {
    haze: "#dfe5df",
    skyTop: "#9dc0cd",
    skyMiddle: "#cddfdf",
    skyLow: "#f5ead6",
    cloud: "#f6f4ec",
    cloudShade: "#cbd6d8",
    seaFar: "#6ea3ac",
    seaNear: "#a3c6c2",
  },
  /** Dry inland noon. */
  heat: { haze: "#d9e6df", skyTop: "#3b98cf", skyMiddle: "#93d2e6", skyLow: "#f3ecd2" },
  /** Two hours before sunset. */
  gold: {
    haze: "#efdcba",
    skyTop: "#6fb0da",
    skyMiddle: "#e4ebde",
    skyLow: "#fdc886",
    sun: "#fff3c4",
    cloudShade: "#eac69c",
    ridgeFar: "#9d94a0",
    ridgeNear: "#86906c",
    lawn: ["#c3c873", "#86a352"],
    seaFar: "#5b9fae",
    seaNear: "#b6c8b0",
  },
  /** The sun near the sea. */
  sunset: {
    haze: "#eacfc2",
    skyTop: "#8197c4",
    skyMiddle: "#edbfae",
    skyLow: "#fdd391",
    sun: "#fff0b8",
    cloud: "#fff0e0",
    cloudShade: "#d9a9a8",
    ridgeFar: "#8d86a8",
    ridgeNear: "#77808a",
    seaFar: "#7f8fb4",
    seaNear: "#dcb3a4",
  },
} as const satisfies Record<string, Partial<World>>;
export type Light = keyof typeof LIGHTS;
