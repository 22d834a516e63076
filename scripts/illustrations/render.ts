/** Rasterises scenes. Mottle and grain are rendered once per size and composited: a filter per scene cost 1.3 s. */
import sharp, { type Sharp } from "sharp";
import { drawScene } from "./draw.ts";
import type { Scene, State } from "./scene.ts";

function turbulence(id: string, frequency: string, octaves: number, seed: number, matrix: string): string {
  return (
    `<filter id="${id}" x="0" y="0" width="1" height="1">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/>` +
    `<feColorMatrix values="${matrix}"/></filter>`
  );
}

/** Gouache mottle (warm and cool clouds) and fine paper grain; interiors carry half of the mottle. */
function overlaySvg(width: number, height: number, mottle: number): string {
  const filters =
    turbulence("warm", ".006 .011", 3, 11, "0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .88  1.9 0 0 0 -.78") +
    turbulence("cool", ".009 .006", 3, 17, "0 0 0 0 .10  0 0 0 0 .14  0 0 0 0 .32  1.9 0 0 0 -.82") +
    turbulence("grain", ".75", 2, 7, "0 0 0 0 .12  0 0 0 0 .14  0 0 0 0 .25  0 0 0 -1.5 .95");
  const layer = (id: string, opacity: number): string =>
    `<rect width="1200" height="800" fill="#fff" filter="url(#${id})" opacity="${opacity}"/>`;
  const layers = layer("warm", 0.16 * mottle) + layer("cool", 0.11 * mottle) + layer("grain", 0.15);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800">${filters}${layers}</svg>`;
}

const overlays = new Map<string, Promise<Buffer>>();

function overlay(width: number, height: number, mottle: number): Promise<Buffer> {
  const key = `${width} ${height} ${mottle}`;
  const known = overlays.get(key);
  if (known) return known;
  const made = sharp(Buffer.from(overlaySvg(width, height, mottle)))
    .png()
    .toBuffer();
  overlays.set(key, made);
  return made;
}

const FLAT_KINDS: readonly Scene["kind"][] = ["emblem"];
const INTERIOR_KINDS: readonly Scene["kind"][] = ["kitchen", "room", "ceiling", "containment"];

/** The markup asked for at its final size: drawing it larger beats enlarging it, and costs a fifth less. */
function sized(svg: string, width: number, height: number): string {
  return svg.replace(/ width="[^"]*" height="[^"]*"/, ` width="${width}" height="${height}"`);
}

/** Rasterises SVG markup to the given width, always at 3:2, without the finish. */
export function rasterise(svg: string, width: number): Sharp {
  const height = Math.round((width * 2) / 3);
  return sharp(Buffer.from(sized(svg, width, height))).resize({ width, height, fit: "fill" });
}

/** A finished master as a lossless PNG, 1600 px wide unless said. */
export async function renderScene(scene: Scene, state: State, width = 1600): Promise<Buffer> {
  const base = rasterise(drawScene(scene, state), width);
  if (FLAT_KINDS.includes(scene.kind)) return base.png().toBuffer();
  const { data, info } = await base.raw().toBuffer({ resolveWithObject: true });
  const finish = await overlay(info.width, info.height, INTERIOR_KINDS.includes(scene.kind) ? 0.5 : 1);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .composite([{ input: finish, blend: "atop" }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}
