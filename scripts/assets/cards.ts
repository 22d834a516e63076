import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { hashOf } from "../files/hash.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import type { PicturePair, PictureSources } from "./picture-source.ts";

/** What link previews show at full width (Open Graph and Twitter large card). */
export const cardSize = { width: 1200, height: 630 };
/** Raise when the drawing of a pair below changes. */
const recipe = "2";
/** Crawlers read them once: plain coding takes a third of the time of mozjpeg, for the same bytes at a little less quality. */
const jpeg = { quality: 75 };
/** Ends of the passes of a paint roller beside the middle, from the top, in pixels; pictures.css draws the same edge. */
const passes = [28, -18, 12, -30, 20, -10, 26];

/** A picture as a card: cropped around `focus` (percent from the left and from the top), else to its middle. */
export async function cropCard(picture: Sharp, focus?: readonly number[]): Promise<Buffer> {
  return (await toCard(picture, focus)).jpeg(jpeg).toBuffer();
}

async function toCard(picture: Sharp, focus?: readonly number[]): Promise<Sharp> {
  const resized = focus ? await cropAround(picture, focus) : picture.resize({ ...cardSize, fit: "cover" });
  return resized.flatten({ background: "#ffffff" });
}

/** Cuts away on both sides in the ratio that CSS does with the same percents as `object-position`. */
async function cropAround(picture: Sharp, [x = 50, y = 50]: readonly number[]): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await picture
    .resize({ ...cardSize, fit: "outside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).extract({
    ...cardSize,
    left: Math.round(((width - cardSize.width) * x) / 100),
    top: Math.round(((height - cardSize.height) * y) / 100),
  });
}

/** Both states of a view in one card, parted by the edge of a paint roller. Returns its name in the cache. */
export async function makePairCard(
  { before, after, focus }: PicturePair,
  sources: PictureSources,
  cacheDir: string,
): Promise<string> {
  const [beforeSource, afterSource] = [sources.of(before), sources.of(after)];
  const key = hashOf(recipe, beforeSource.key, afterSource.key, ...(focus ?? []).map(String));
  const name = `${after}-pair.${key.slice(0, 8)}.jpg`;
  const cached = join(cacheDir, name);
  if (existsSync(cached)) return name;
  const { default: sharp } = await import("sharp");
  const open = async (bytes: Buffer) =>
    sharp(await (await toCard(sharp(bytes).rotate(), focus)).png().toBuffer());
  const left = await (await open(await beforeSource.read()))
    .ensureAlpha()
    .composite([{ input: Buffer.from(leftSide()), blend: "dest-in" }])
    .png()
    .toBuffer();
  const card = (await open(await afterSource.read())).composite([{ input: left }]);
  writeAtomically(cached, await card.jpeg(jpeg).toBuffer());
  return name;
}

/** The part of a card that shows the state before. */
function leftSide(): string {
  const { width, height } = cardSize;
  const step = height / passes.length;
  const edge = passes.map((offset, index) => `H${width / 2 + offset}V${Math.round(step * (index + 1))}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0${edge.join("")}H0z"/></svg>`;
}
