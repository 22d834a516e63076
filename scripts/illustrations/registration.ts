/** Checks that a pair differs in paint only: used by the tests and by validation. */
import { PAINT_ROLES, type PartialPaint } from "./building/site.ts";
import { drawScene } from "./draw.ts";
import { rasterise } from "./render.ts";
import type { Scene } from "./scene.ts";

export interface Registration {
  /** Share of the picture that changes, 0 to 1. */
  readonly changed: number;
  /** Share of the picture that paint may change. */
  readonly paintable: number;
  /** Pixels that change although no paint lies there. */
  readonly strayPixels: number;
  /** The first of them, in pixels of the checked size, to find the part that leaks. */
  readonly firstStray: readonly (readonly [x: number, y: number])[];
}

/** Differences up to this many of 255 steps are rounding of the rasteriser. */
const TOLERANCE = 2;

function flatPaint(color: string): PartialPaint {
  return Object.fromEntries(PAINT_ROLES.map((role) => [role, color]));
}

async function pixels(svg: string, width: number): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await rasterise(svg, width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function differing(first: Buffer, second: Buffer, count: number): Uint8Array {
  const changed = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const at = index * 3;
    for (let channel = 0; channel < 3; channel++) {
      const gap = Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0));
      if (gap > TOLERANCE) changed[index] = 1;
    }
  }
  return changed;
}

/** Grows the mask by one pixel, for edges that are antialiased against it. */
function grown(mask: Uint8Array, width: number): Uint8Array {
  return mask.map((value, index) => {
    if (value) return 1;
    for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
      if (mask[index + step]) return 1;
    return 0;
  });
}

export interface Sheets {
  readonly before: string;
  readonly after: string;
  /** The same scene in black and in white paint: what differs between them is the paint mask. */
  readonly black: string;
  readonly white: string;
}

export function sheetsOf(scene: Scene): Sheets {
  return {
    before: drawScene(scene, "before"),
    after: drawScene(scene, "after"),
    black: drawScene(scene, "after", { paint: flatPaint("#000000") }),
    white: drawScene(scene, "after", { paint: flatPaint("#ffffff") }),
  };
}

/** The paint mask is found, not drawn: whatever changes between before and after has to lie inside it. */
export async function compareSheets(sheets: Sheets, width = 900): Promise<Registration> {
  const before = await pixels(sheets.before, width);
  const after = await pixels(sheets.after, width);
  const black = await pixels(sheets.black, width);
  const white = await pixels(sheets.white, width);
  const count = before.width * before.height;
  const mask = differing(black.data, white.data, count);
  const changed = differing(before.data, after.data, count);
  const allowed = grown(mask, before.width);
  const sum = (values: Uint8Array): number => values.reduce((total, value) => total + value, 0);
  const stray = changed.map((value, index) => (value && !allowed[index] ? 1 : 0));
  const firstStray = [...stray.entries()]
    .filter(([, value]) => value === 1)
    .slice(0, 8)
    .map(([index]) => [index % before.width, Math.floor(index / before.width)] as const);
  return { changed: sum(changed) / count, paintable: sum(mask) / count, strayPixels: sum(stray), firstStray };
}

export function checkRegistration(scene: Scene, width = 900): Promise<Registration> {
  return compareSheets(sheetsOf(scene), width);
}
