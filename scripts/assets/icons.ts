import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Theme } from "../../src/kinds/theme/fields.ts";
import { iconSizes } from "../../src/site/own-files.ts";
import { hashOf } from "../files/hash.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import type { PictureSource } from "./picture-source.ts";

/** Share of the side that the logo fills, so that round masks do not cut it. */
const fill = 0.8;

/** Makes the icons from the logo, once. Returns each file's path in the built folder and where it lies. */
export async function makeIcons(
  logo: PictureSource,
  theme: Theme,
  cacheDir: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const key = hashOf(logo.key, theme.colors.paper);
  let pixels: Buffer | undefined;
  for (const [file, side] of Object.entries(iconSizes)) {
    const cached = join(cacheDir, `${key}.${file}`);
    if (!existsSync(cached)) {
      pixels ??= await logo.read();
      writeAtomically(cached, await drawIcon(pixels, side, theme.colors.paper));
    }
    files.set(file, cached);
  }
  return files;
}

async function drawIcon(logo: Buffer, side: number, background: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const inner = Math.round(side * fill);
  const mark = await sharp(logo, { density: await densityOf(logo) })
    .resize(inner, inner, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: mark }])
    .png()
    .toBuffer();
}

/** Dots per inch at which a drawing of lines has the size of an icon, instead of being enlarged; a large one needs fewer. */
async function densityOf(logo: Buffer): Promise<number> {
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(logo).metadata();
  return Math.max(usualDensity, Math.min(600, Math.floor((usualDensity * 4096) / Math.max(width, height))));
}

/** Dots per inch of a drawing that has the pixels it says. */
const usualDensity = 72;

/** The web app manifest. */
export function renderManifest(name: string, theme: Theme, base: string): string {
  const icons = Object.entries(iconSizes)
    .filter(([, side]) => side >= 192)
    .map(([file, side]) => ({
      src: `${base}${file}`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: "any maskable",
    }));
  return `${JSON.stringify({ name, short_name: name, start_url: base, display: "browser", background_color: theme.colors.paper, theme_color: theme.colors.paper, icons }, null, 2)}\n`;
}
