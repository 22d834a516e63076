import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dataset } from "../../src/loader/load.ts";
import { listPictures, type PictureRecord } from "../../src/site/pictures.ts";
import type { Picture } from "../../src/site/summaries.ts";
import type { Scene as DrawnScene } from "../illustrations/scene.ts";
import { hashOf } from "./hash.ts";

/** Widths of the encodings, in pixels: a phone, a phone at twice the density, half a wide screen at twice. */
const widths = [480, 800, 1200];
/** AVIF at effort 2 takes a seventh of the time of the default for at most 9 % more bytes (measured, reference part H). */
const avif = { quality: 50, effort: 2 };
const webp = { quality: 78 };
/** Raise when the encoding below changes, so that nothing old is taken from the cache. */
const recipe = "1";

/** Raise when the drawing kit draws differently. */
const kitVersion = "1";

/** What the cache knows of an encoded picture. */
interface Encoded {
  width: number;
  height: number;
  color: string;
  /** Encodings as file names in the cache and in `assets/pictures/`. */
  files: { type: "avif" | "webp"; width: number; name: string }[];
}

/** The pictures of a site, encoded, and the files to publish. */
export interface EncodedPictures {
  catalog: Map<string, Picture>;
  /** Files by their path in the built folder → where they lie now. */
  files: Map<string, string>;
}

const folder = "assets/pictures";

/** Encodes every picture that is not in the cache yet, a few at a time. */
export async function encodePictures(
  dataset: Dataset,
  cacheDir: string,
  options: { base: string; jobs: number },
): Promise<EncodedPictures> {
  mkdirSync(cacheDir, { recursive: true });
  const records = [...listPictures(dataset).values()];
  const catalog = new Map<string, Picture>();
  const files = new Map<string, string>();
  const queue = records.values();
  const worker = async () => {
    for (const record of queue) {
      const encoded = await encodeOnce(record, dataset, cacheDir);
      for (const { name } of encoded.files) files.set(`${folder}/${name}`, join(cacheDir, name));
      catalog.set(record.name, toPicture(record, encoded, options.base));
    }
  };
  await Promise.all(Array.from({ length: options.jobs }, worker));
  return { catalog, files };
}

function toPicture(
  { name, alt, isSample }: PictureRecord,
  { width, height, color, files }: Encoded,
  base: string,
): Picture {
  const sources = (["avif", "webp"] as const).map((type) => ({
    type: `image/${type}`,
    srcset: files
      .filter((file) => file.type === type)
      .map((file) => `${base}${folder}/${file.name} ${file.width}w`)
      .join(", "),
  }));
  const fallback = files.filter((file) => file.type === "webp").at(-1)?.name;
  return { name, alt, isSample, width, height, color, src: `${base}${folder}/${fallback}`, sources };
}

async function encodeOnce(record: PictureRecord, dataset: Dataset, cacheDir: string): Promise<Encoded> {
  const source = readSource(record, dataset);
  const key = hashOf(recipe, source.key);
  const known = join(cacheDir, `${record.name}.${key}.json`);
  if (existsSync(known)) return JSON.parse(readFileSync(known, "utf8")) as Encoded;
  const encoded = await encode(record.name, key, await source.render(), cacheDir);
  writeAtomically(known, JSON.stringify(encoded));
  return encoded;
}

/** Where the pixels of a picture come from. */
export interface PictureSource {
  /** Names its content: another key is another picture. */
  key: string;
  render(): Promise<Buffer>;
}

function readSource(record: PictureRecord, dataset: Dataset): PictureSource {
  if (record.photo) {
    const bytes = readFileSync(join(dataset.dataDir, record.photo));
    return { key: hashOf("photo", bytes), render: async () => bytes };
  }
  const scene = dataset.scenes.find(({ id }) => id === record.scene?.id)?.value as unknown as DrawnScene;
  const state = record.scene?.state ?? "single";
  return {
    key: hashOf("scene", kitVersion, JSON.stringify(scene), state),
    render: async () => (await import("../illustrations/render.ts")).renderScene(scene, state),
  };
}

/** The source of one picture, for icons. Throws where the data has no such picture, which validation has ruled out. */
export function sourceOf(dataset: Dataset, name: string): PictureSource {
  const record = listPictures(dataset).get(name);
  if (!record) throw new Error(`No picture ${name}`);
  return readSource(record, dataset);
}

async function encode(name: string, key: string, bytes: Buffer, cacheDir: string): Promise<Encoded> {
  const { default: sharp } = await import("sharp");
  // rotate() without an angle applies the camera's orientation; the output carries no metadata, so no place either.
  const master = sharp(bytes).rotate();
  const { data, info } = await master.raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const { dominant } = await sharp(data, raw).stats();
  const sizes = widths.filter((width) => width < info.width);
  if (sizes.length < widths.length) sizes.push(Math.min(info.width, widths.at(-1) ?? info.width));
  const files: Encoded["files"] = [];
  for (const width of [...new Set(sizes)]) {
    for (const type of ["avif", "webp"] as const) {
      const file = `${name}-${width}.${key.slice(0, 8)}.${type}`;
      const image = sharp(data, raw).resize({ width });
      writeAtomically(
        join(cacheDir, file),
        await (type === "avif" ? image.avif(avif) : image.webp(webp)).toBuffer(),
      );
      files.push({ type, width, name: file });
    }
  }
  const largest = Math.max(...sizes);
  const hex = [dominant.r, dominant.g, dominant.b]
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
  return {
    width: largest,
    height: Math.round((info.height / info.width) * largest),
    color: `#${hex}`,
    files,
  };
}

function writeAtomically(file: string, content: string | Uint8Array): void {
  const staging = `${file}.${process.pid}`;
  writeFileSync(staging, content);
  renameSync(staging, file);
}
