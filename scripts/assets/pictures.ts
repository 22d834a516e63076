import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import type { Picture } from "../../src/fields/summaries.ts";
import { maxPixels } from "../../src/loader/picture-file.ts";
import { paintClass } from "../../src/site/picture-classes.ts";
import { type Card, cardKey, type PictureRecord } from "../../src/site/pictures.ts";
import { hashOf } from "../files/hash.ts";
import { writeAtomically } from "../files/write-atomically.ts";
import type { OnProgress } from "../output/progress.ts";
import { UserError } from "../user-error.ts";
import { cardSize, cropCard, makePairCard } from "./cards.ts";
import type { PictureSource, PictureSources } from "./picture-source.ts";

/** Widths of the encodings, in pixels: a phone, a phone at twice the density, half a wide screen at twice. */
const widths = [480, 800, 1200];
/** One more for pictures that fill half of a wide screen at twice the density. */
const wideWidths = [...widths, 1600];
/** Low efforts take a tenth and a half of the time of the defaults, for at most 11 % and 4 % more bytes (measured, README). Tests by day ask for 0: half of the time of 1, for a seventh more bytes. */
const { SITE_AVIF_EFFORT: askedEffort } = process.env;
const avifOptions = { quality: 50, effort: Number(askedEffort ?? 1), chromaSubsampling: "4:2:0" };
const webpOptions = { effort: 2 };
/** Tried in order, until a picture with much fine texture is light enough too. */
const webpQualities = [78, 66, 54, 42];
/** Width at which a picture is asked for its color, in pixels. */
const statsWidth = 120;
/** Heaviest WebP file, in bytes: what audits take for a light picture (Screaming Frog's default). */
const mostBytes = 100_000;
/** Raise when the encoding below changes, so that nothing old is taken from the cache. */
const recipe = askedEffort ? `6, effort ${askedEffort}` : "6";
/** Width of the one WebP file, for the one browser in twenty without AVIF, and for crawlers, which ask for 1200 (Google). */
const fallbackWidth = 1200;

/** What the cache knows of an encoded picture. */
interface Encoded {
  width: number;
  height: number;
  /** Absent for a picture that lets its ground show through. */
  color?: string;
  /** Name of the crop for link previews, in the same two places. */
  card: string;
  /** File names in the cache and in `assets/pictures/`: the encodings in AVIF, and the file for everybody else. */
  avif: { width: number; name: string }[];
  fallback: string;
}

/** The pictures of a site, encoded, and the files to publish. */
export interface EncodedPictures {
  catalog: Map<string, Picture>;
  /** Files by their path in the built folder → where they lie now. */
  files: Map<string, string>;
  /** Crops for link previews, by `cardKey`. */
  cards: Map<string, Card>;
  /** Their files, of which a site publishes those that a page names. */
  cardFiles: Map<string, string>;
}

const folder = "assets/pictures";

/** Encodes every picture that is not in the cache yet, `jobs` at a time. */
export async function encodePictures(
  sources: PictureSources,
  cacheDir: string,
  options: { base: string; jobs: number; onProgress?: OnProgress },
): Promise<EncodedPictures> {
  mkdirSync(cacheDir, { recursive: true });
  const records = sources.all();
  const encoded = await encodeAll(sources, cacheDir, options);
  const result: EncodedPictures = {
    catalog: new Map(),
    files: new Map(),
    cards: new Map(),
    cardFiles: new Map(),
  };
  const addCard = (key: string, file: string) => {
    const path = `${folder}/${file}`;
    result.cards.set(key, { ...cardSize, src: `${options.base}${path}` });
    result.cardFiles.set(path, join(cacheDir, file));
  };
  for (const record of records) {
    const picture = encoded.get(record.name) as Encoded;
    for (const name of [...picture.avif.map((file) => file.name), picture.fallback])
      result.files.set(`${folder}/${name}`, join(cacheDir, name));
    result.catalog.set(record.name, toPicture(record, picture, options.base));
    addCard(cardKey(record.name), picture.card);
  }
  for (const pair of sources.pairs())
    addCard(cardKey(pair.after, pair.before), await makePairCard(pair, sources, cacheDir));
  return result;
}

/** The pictures that are in the cache, by name, without encoding any. */
export function listEncoded(sources: PictureSources, cacheDir: string, base: string): Map<string, Picture> {
  const catalog = new Map<string, Picture>();
  for (const { record, known } of createJobs(sources, cacheDir)) {
    const encoded = readEncoded(known);
    if (encoded) catalog.set(record.name, toPicture(record, encoded, base));
  }
  return catalog;
}

function readEncoded(file: string): Encoded | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Encoded) : undefined;
}

/** Takes what is in the cache, and encodes the rest, `jobs` at a time. */
async function encodeAll(
  sources: PictureSources,
  cacheDir: string,
  { jobs, onProgress }: { jobs: number; onProgress?: OnProgress },
): Promise<Map<string, Encoded>> {
  const encoded = new Map<string, Encoded>();
  const cold = createJobs(sources, cacheDir).filter(({ record, known }) => {
    const found = readEncoded(known);
    if (found) encoded.set(record.name, found);
    return !found;
  });
  let done = 0;
  const report = () => onProgress?.("Encoding pictures", done, cold.length);
  const queue = cold.values();
  const work = async () => {
    for (const job of queue) {
      encoded.set(job.record.name, await encodeOnce(job));
      done++;
      report();
    }
  };
  if (cold.length > 0) report();
  await Promise.all(Array.from({ length: jobs }, work));
  return encoded;
}

function toPicture(record: PictureRecord, encoded: Encoded, base: string): Picture {
  const { name, alt, isSample, paint, details } = record;
  const { width, height, color, avif, fallback } = encoded;
  const pathOf = (file: string) => `${base}${folder}/${file}`;
  const srcset = avif.map((file) => `${pathOf(file.name)} ${file.width}w`).join(", ");
  return {
    name,
    alt,
    isSample,
    ...details,
    width,
    height,
    src: pathOf(fallback),
    sources: srcset === "" ? [] : [{ type: "image/avif", srcset }],
    ...(color && { color }),
    ...(paint && { paint: paintClass(name) }),
  };
}

interface Job {
  record: PictureRecord;
  key: string;
  source: PictureSource;
  cacheDir: string;
  sizes: number[];
  /** File of the cache that tells what was encoded, once it is. */
  known: string;
}

function createJobs(sources: PictureSources, cacheDir: string): Job[] {
  const wide = sources.wideNames();
  return sources.all().map((record) => {
    const source = sources.of(record.name);
    const sizes = wide.has(record.name) ? wideWidths : widths;
    const key = hashOf(recipe, source.key, sizes.join(), ...(record.details.focus ?? []).map(String));
    return { record, key, source, cacheDir, sizes, known: join(cacheDir, `${record.name}.${key}.json`) };
  });
}

async function encodeOnce(job: Job): Promise<Encoded> {
  const encoded = await encode(job).catch((error: unknown) => {
    throw new UserError(
      `${job.source.file} cannot be read as a picture (${(error as Error).message}).`,
      "Save it again as JPEG or PNG.",
    );
  });
  writeAtomically(job.known, JSON.stringify(encoded));
  return encoded;
}

async function encode({ record: { name, details }, key, source, cacheDir, sizes }: Job): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  const bytes = await source.read();
  // rotate() without an angle applies the camera's orientation; the output carries no metadata, so no place either.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: Math.max(...sizes), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const put = (end: string, content: Uint8Array) => {
    const file = `${name}${end.replace(".", `.${key.slice(0, 8)}.`)}`;
    writeAtomically(join(cacheDir, file), content);
    return file;
  };
  // A drawing of lines stays sharp at every size only as it is.
  const isDrawing = source.file.endsWith(".svg");
  const open = () => sharp(data, pixels);
  const encodeAvif = async (width: number) => {
    const content = await open().resize({ width }).avif(avifOptions).toBuffer();
    return { width, name: put(`-${width}.avif`, content) };
  };
  const encodeFallback = () => encodeWebp(open().resize({ width: fallbackWidth, withoutEnlargement: true }));
  const [avif, fallback, card, color] = await Promise.all([
    Promise.all(isDrawing ? [] : targetWidths(info.width, sizes).map(encodeAvif)),
    isDrawing ? bytes : encodeFallback(),
    cropCard(open(), details.focus),
    dominantColor(open()),
  ]);
  const width = avif.at(-1)?.width ?? info.width;
  return {
    width,
    height: Math.round((info.height / info.width) * width),
    ...(color && { color }),
    card: put("-card.jpg", card),
    avif,
    fallback: put(isDrawing ? ".svg" : ".webp", fallback),
  };
}

/** None for a picture that lets its ground show through. */
async function dominantColor(picture: Sharp): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  // stats() looks at what was opened, whatever was asked for since.
  const small = await picture.resize({ width: statsWidth }).png().toBuffer();
  const { dominant, isOpaque } = await sharp(small).stats();
  return isOpaque ? toHex(dominant) : undefined;
}

/** The best quality that is light enough; the lowest one for a picture that never is. */
async function encodeWebp(image: Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of webpQualities) {
    encoded = await image
      .clone()
      .webp({ ...webpOptions, quality })
      .toBuffer();
    if (encoded.length <= mostBytes) break;
  }
  return encoded;
}

/** The widths to encode; a small picture is never enlarged. */
function targetWidths(width: number, sizes: number[]): number[] {
  const smaller = sizes.filter((target) => target < width);
  return smaller.length < sizes.length ? [...smaller, width] : smaller;
}

/** Four bits of each channel, which is all that the dominant color is known to. */
function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => (value >> 4).toString(16)).join("")}`;
}
