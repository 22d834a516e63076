import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { paintClass } from "../../src/site/picture-classes.ts";
import { type Card, cardKey, type PictureRecord } from "../../src/site/pictures.ts";
import type { Picture } from "../../src/site/summaries.ts";
import { UserError } from "../user-error.ts";
import { cardSize, cropCard, makePairCard } from "./cards.ts";
import { hashOf } from "./hash.ts";
import type { PictureSource, PictureSources } from "./picture-source.ts";
import { writeAtomically } from "./write-atomically.ts";

/** Widths of the encodings, in pixels: a phone, a phone at twice the density, half a wide screen at twice. */
const widths = [480, 800, 1200];
/** One more for pictures that fill half of a wide screen at twice the density. */
const wideWidths = [...widths, 1600];
/** AVIF at effort 2 takes a seventh of the time of the default for at most 9 % more bytes (measured, README). */
const avif = { quality: 50, effort: 2 };
const webp = { quality: 78 };
/** Raise when the encoding below changes, so that nothing old is taken from the cache. */
const recipe = "3";

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
  options: { base: string; jobs: number },
): Promise<EncodedPictures> {
  mkdirSync(cacheDir, { recursive: true });
  const records = sources.all();
  const encoded = new Map<string, Encoded>();
  const queue = records.values();
  const wide = sources.wideNames();
  const work = async () => {
    for (const { name } of queue)
      encoded.set(
        name,
        await encodeOnce(name, sources.of(name), cacheDir, wide.has(name) ? wideWidths : widths),
      );
  };
  await Promise.all(Array.from({ length: options.jobs }, work));
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

async function encodeOnce(
  name: string,
  source: PictureSource,
  cacheDir: string,
  sizes: number[],
): Promise<Encoded> {
  const key = hashOf(recipe, source.key, sizes.join());
  const known = join(cacheDir, `${name}.${key}.json`);
  if (existsSync(known)) return JSON.parse(readFileSync(known, "utf8")) as Encoded;
  const encoded = await encode({ name, key, source, cacheDir, sizes }).catch((error: unknown) => {
    if (!source.photo) throw error;
    throw new UserError(
      `${source.photo} cannot be read as a picture (${(error as Error).message}).`,
      "Save it again as JPEG or PNG.",
    );
  });
  writeAtomically(known, JSON.stringify(encoded));
  return encoded;
}

interface Job {
  name: string;
  key: string;
  source: PictureSource;
  cacheDir: string;
  sizes: number[];
}

async function encode({ name, key, source, cacheDir, sizes }: Job): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  const bytes = await source.render();
  // rotate() without an angle applies the camera's orientation; the output carries no metadata, so no place either.
  const { data, info } = await sharp(bytes).rotate().raw().toBuffer({ resolveWithObject: true });
  const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const { dominant, isOpaque } = await sharp(data, pixels).stats();
  const files: Encoded["files"] = [];
  const put = (file: string, content: Uint8Array) => writeAtomically(join(cacheDir, file), content);
  if (source.photo?.endsWith(".svg")) {
    // A drawing of lines stays sharp at every size only as it is.
    const file = `${name}.${key.slice(0, 8)}.svg`;
    put(file, bytes);
    files.push({ type: "svg+xml", width: info.width, name: file });
  } else {
    for (const width of targetWidths(info.width, sizes)) {
      const image = sharp(data, pixels).resize({ width });
      const encodings = { avif: image.clone().avif(avif), webp: image.webp(webp) };
      for (const type of types) {
        const file = `${name}-${width}.${key.slice(0, 8)}.${type}`;
        put(file, await encodings[type].toBuffer());
        files.push({ type, width, name: file });
      }
    }
  }
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

/** The widths to encode; a small picture is never enlarged. */
function targetWidths(width: number, sizes: number[]): number[] {
  const smaller = sizes.filter((target) => target < width);
  return smaller.length < sizes.length ? [...smaller, width] : smaller;
}

/** Four bits of each channel, which is all that the dominant color is known to. */
function toHex({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((value) => (value >> 4).toString(16)).join("")}`;
}
