import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";

/** What is known of a picture file: pixels, and the format its content has (webp, avif, png, jpg, svg). */
export interface PictureFile {
  width: number;
  height: number;
  format: string;
}

/** The files of a built folder, by their path from its root ("/assets/x.webp"); each is looked at once. */
export class BuiltFiles {
  private readonly sizes = new Map<string, number | undefined>();
  private readonly pictures = new Map<string, PictureFile | undefined>();

  constructor(private readonly dist: string) {}

  /** Size in bytes; undefined where there is no such file. */
  bytesOf(path: string): number | undefined {
    if (!this.sizes.has(path)) {
      const stats = statSync(this.pathOf(path), { throwIfNoEntry: false });
      this.sizes.set(path, stats?.isFile() ? stats.size : undefined);
    }
    return this.sizes.get(path);
  }

  has(path: string): boolean {
    return this.bytesOf(path) !== undefined;
  }

  /** Content of a text file; undefined where there is no such file. */
  textOf(path: string): string | undefined {
    return this.has(path) ? readFileSync(this.pathOf(path), "utf8") : undefined;
  }

  /** A picture; undefined where there is no such file, or it is none. */
  pictureOf(path: string): PictureFile | undefined {
    if (!this.pictures.has(path)) this.pictures.set(path, this.has(path) ? this.measure(path) : undefined);
    return this.pictures.get(path);
  }

  /** Path of a file on this machine. */
  pathOf(path: string): string {
    return join(this.dist, decodeURIComponent(path));
  }

  private measure(path: string): PictureFile | undefined {
    try {
      const { width, height, type } = imageSize(readStart(this.pathOf(path)));
      return { width, height, format: type ?? "" };
    } catch {
      return undefined;
    }
  }
}

/** Every format says its size within this many bytes. */
const headerBytes = 32_768;

function readStart(file: string): Uint8Array {
  const descriptor = openSync(file, "r");
  try {
    const buffer = new Uint8Array(headerBytes);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, headerBytes, 0));
  } finally {
    closeSync(descriptor);
  }
}
