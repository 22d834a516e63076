import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { maxPixels } from "../../src/loader/picture-file.ts";
import { paintClass } from "../../src/site/picture-classes.ts";
import { type Card, cardKey, type PictureRecord } from "../../src/site/pictures.ts";
import type { Picture } from "../../src/site/summaries.ts";
import type { OnProgress } from "../output/progress.ts";
import { UserError } from "../user-error.ts";
import { cardSize, cropCard, makePairCard } from "./cards.ts";
import { hashOf } from "./hash.ts";
import type { PictureSource, PictureSources } from "./picture-source.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Widths of the encodings, in pixels: a phone, a phone at twice the density, half a wide screen at twice. */
const widths = [480, 800, 1200];
/** One more for pictures that fill half of a wide screen at twice the density. */
const wideWidths = [...widths, 1600];
/** Low efforts take a tenth and a half of the time of the defaults, for at most 11 % and 4 % more bytes (measured, README). */
const avif = { quality: 50, effort: 1, chromaSubsampling: "4:2:0" };
const webp = { effort: 2 };
/** Tried in order, until a picture with much fine texture is light enough too. */
const webpQualities = [78, 66, 54, 42];
/** Width at which a picture is asked for its color, in pixels. */
const statsWidth = 120;
/** Heaviest WebP file, in bytes: what audits take for a light picture (Screaming Frog's default). */
const mostBytes = 100_000;
/** Raise when the encoding below changes, so that nothing old is taken from the cache. */
const recipe = "5";

/** Encodings by type, best first; the last one is what browsers fall back to. */
const types = ["avif", "webp"] as const;

/** What the cache knows of an encoded picture. */
interface Encoded {
  width: number;
  height: number;
  /** Absent for a picture that lets its ground show through. */
  color?: string;
  /** Name of the crop for link previews, in the same two places. */
  card: string;
  /** Encodings as file names in the cache and in `assets/pictures/`. */
  files: { type: "avif" | "webp" | "svg+xml"; width: number; name: string }[];
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
    for (const { name } of picture.files) result.files.set(`${folder}/${name}`, join(cacheDir, name));
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

function toPicture({ name, alt, isSample, paint }: PictureRecord, encoded: Encoded, base: string): Picture {
  const { width, height, color, files } = encoded;
  const pathOf = (file: { name: string }) => `${base}${folder}/${file.name}`;
  const sources = types
    .map((type) => ({ type, sizes: files.filter((file) => file.type === type) }))
    .filter(({ sizes }) => sizes.length > 0)
    .map(({ type, sizes }) => ({
      type: `image/${type}`,
      srcset: sizes.map((file) => `${pathOf(file)} ${file.width}w`).join(", "),
    }));
  const fallback = files.at(-1) as { name: string };
  return {
    name,
    alt,
    isSample,
    width,
    height,
    src: pathOf(fallback),
    sources,
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
    const key = hashOf(recipe, source.key, sizes.join());
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

async function encode({ record: { name }, key, source, cacheDir, sizes }: Job): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  const bytes = await source.read();
  // rotate() without an angle applies the camera's orientation; the output carries no metadata, so no place either.
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
    .rotate()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const files: Encoded["files"] = [];
  const put = (file: string, content: Uint8Array) => writeAtomically(join(cacheDir, file), content);
  if (source.file.endsWith(".svg")) {
    // A drawing of lines stays sharp at every size only as it is.
    const file = `${name}.${key.slice(0, 8)}.svg`;
    put(file, bytes);
    files.push({ type: "svg+xml", width: info.width, name: file });
  } else {
    for (const width of targetWidths(info.width, sizes)) {
      const image = await resize(sharp(data, pixels), width);
      const encodings = { avif: await image.clone().avif(avif).toBuffer(), webp: await encodeWebp(image) };
      for (const type of types) {
        const file = `${name}-${width}.${key.slice(0, 8)}.${type}`;
        put(file, encodings[type]);
        files.push({ type, width, name: file });
      }
    }
  }
  const { dominant, isOpaque } = await (await resize(sharp(data, pixels), statsWidth)).stats();
  const card = `${name}-card.${key.slice(0, 8)}.jpg`;
  put(card, await cropCard(sharp(data, pixels)));
  const width = files.at(-1)?.width ?? info.width;
  return {
    width,
    height: Math.round((info.height / info.width) * width),
    ...(isOpaque && { color: toHex(dominant) }),
    card,
    files,
  };
}

/** The picture in another width, once for all encodings of it. */
async function resize(image: Sharp, width: number): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const { data, info } = await image.resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The best quality that is light enough; the lowest one for a picture that never is. */
async function encodeWebp(image: Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of webpQualities) {
    encoded = await image
      .clone()
      .webp({ ...webp, quality })
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
