import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Picture } from "../../src/fields/summaries.ts";
import type { Dataset } from "../../src/loader/load.ts";
import { paintClass } from "../../src/site/picture-classes.ts";
import type { PictureRecord } from "../../src/site/pictures.ts";
import type { PictureCatalog } from "../../src/site/site.ts";
import { type PictureSource, PictureSources } from "../assets/picture-source.ts";
import { listEncoded } from "../assets/pictures.ts";

/** A picture in one quick encoding, shown until a build has made all of them. */
interface Draft {
  type: string;
  bytes: Buffer;
}

const draftFolder = "/assets/drafts/";
const draftWidth = 1200;
/** Size of a picture whose file does not say it. */
const usualSize = { width: 1200, height: 800 };

/** Pictures in development: those of the build's cache, the others made when a browser asks for them. */
export class DevPictures {
  private sources: PictureSources | undefined;
  private state = "";
  private catalog: PictureCatalog = new Map();
  private readonly drafts = new Map<string, Promise<Draft>>();
  /** Drafts are made one after the other: each keeps a processor busy. */
  private queue: Promise<unknown> = Promise.resolve();
  private readonly serveFile: ReturnType<typeof sirv>;

  constructor(private readonly cacheDir: string) {
    this.serveFile = sirv(cacheDir, { dev: true });
  }

  /** Every picture of the data. None is encoded for it. */
  async list(dataset: Dataset): Promise<PictureCatalog> {
    const sources = new PictureSources(dataset);
    const state = stateOf(dataset, sources);
    if (state === this.state) return this.catalog;
    const catalog = listEncoded(sources, join(this.cacheDir, "pictures"), "/");
    for (const record of sources.all())
      if (!catalog.has(record.name))
        catalog.set(record.name, await toDraftPicture(record, sources.of(record.name)));
    Object.assign(this, { sources, state, catalog });
    return catalog;
  }

  serves(pathname: string): boolean {
    return /^\/assets\/(pictures|fonts|drafts)\//.test(pathname);
  }

  async serve(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const url = request.url ?? "/";
    if (!url.startsWith(draftFolder)) {
      request.url = url.replace("/assets", "");
      return this.serveFile(request, response, next);
    }
    const name = decodeURIComponent(url.slice(draftFolder.length)).replace(/\.\w+$/, "");
    if (!this.catalog.has(name) || !this.sources) return next();
    const { type, bytes } = await this.draftOf(this.sources.of(name));
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-cache" }).end(bytes);
  }

  private draftOf(source: PictureSource): Promise<Draft> {
    const known = this.drafts.get(source.key);
    if (known) return known;
    const draft = this.queue.then(() => makeDraft(source));
    this.queue = draft.catch(() => undefined);
    this.drafts.set(source.key, draft);
    return draft;
  }
}

/** All that the catalog depends on; a picture counts by its size and time of change. */
function stateOf({ dataDir, imageFiles }: Dataset, sources: PictureSources): string {
  const files = [...imageFiles.values()].map((file) => {
    const { mtimeMs, size } = statSync(join(dataDir, file));
    return [file, mtimeMs, size];
  });
  return JSON.stringify([sources.all(), [...sources.wideNames()], files]);
}

async function toDraftPicture(record: PictureRecord, source: PictureSource): Promise<Picture> {
  const { name, alt, isSample, paint, details } = record;
  // The key makes another path of another picture, so that browsers do not show the old one.
  const src = `${draftFolder}${name}.${source.key.slice(0, 8)}`;
  const size = await sizeOf(source);
  const chips = paint && { paint: paintClass(name) };
  return { name, alt, isSample, ...details, ...size, src, sources: [], ...chips };
}

/** As it stands upright. A picture that cannot be read takes the usual size; its own request then fails. */
async function sizeOf(source: PictureSource): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import("sharp");
  const { autoOrient } = await sharp(await source.read())
    .metadata()
    .catch(() => ({ autoOrient: usualSize }));
  return autoOrient;
}

/** Thrown for a picture whose file, relative to the data folder, cannot be read as one. */
export class BrokenPicture extends Error {
  constructor(readonly file: string) {
    super(`${file} cannot be read as a picture.`);
  }
}

async function makeDraft(source: PictureSource): Promise<Draft> {
  const bytes = await source.read();
  if (source.file.endsWith(".svg")) return { type: "image/svg+xml", bytes };
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes).rotate().resize({ width: draftWidth, withoutEnlargement: true });
  const encoded = await picture
    .webp()
    .toBuffer()
    .catch(() => {
      throw new BrokenPicture(source.file);
    });
  return { type: "image/webp", bytes: encoded };
}
