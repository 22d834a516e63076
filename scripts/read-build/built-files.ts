import { createHash } from "node:crypto";
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { decoded } from "../../src/site/decoded.ts";
import { remember } from "../remember.ts";
import { contentFault } from "./file-content.ts";

/** What is known of a picture file: pixels, and the format its content has (webp, avif, png, jpg, svg). */
export interface PictureFile {
  width: number;
  height: number;
  format: string;
}

/** The files of a built folder, by their path from its root ("/assets/x.webp"). */
export class BuiltFiles {
  /** Size in bytes; undefined where there is no such file. */
  readonly bytesOf = remember((path) => this.sizeOf(path));

  /** A picture; undefined where there is no such file, or it is none. */
  readonly pictureOf = remember((path) => (this.has(path) ? this.measure(path) : undefined));

  /** Why the content of a file is not what its name says; undefined where it is, or the file is not there. */
  readonly faultOf = remember((path) => (this.has(path) ? this.judgeContent(path) : undefined));

  /** The value of a JSON file; undefined where it cannot be read. Several rules ask for the data of one page. */
  readonly jsonOf = remember((path): unknown => parsed(this.textOf(path)), 1);

  private readonly namesIn = remember((folder) => this.listNames(folder));

  constructor(private readonly dist: string) {}

  has(path: string): boolean {
    return this.bytesOf(path) !== undefined;
  }

  /** Path of what is there under a name that differs in upper and lower case alone. */
  inOtherCase(path: string): string | undefined {
    let found = "";
    for (const part of decoded(path).split("/").slice(1)) {
      const names = this.namesIn(found);
      const name =
        names.find((one) => one === part) ?? names.find((one) => one.toLowerCase() === part.toLowerCase());
      if (name === undefined) return undefined;
      found += `/${name}`;
    }
    return found;
  }

  /** Content of a text file; undefined where there is no such file. */
  textOf(path: string): string | undefined {
    return this.has(path) ? readFileSync(this.pathOf(path), "utf8") : undefined;
  }

  /** True where a browser can do nothing with a file, or it is not there. */
  isBroken(path: string): boolean {
    return !this.has(path) || this.faultOf(path) !== undefined;
  }

  /** True where none of the strongest checksums of an `integrity` attribute is that of a file, which browsers then refuse. */
  hasOtherDigest(path: string, integrity: string): boolean {
    const given = integrity.trim().split(/\s+/);
    const algorithm = ["sha512", "sha384", "sha256"].find((one) =>
      given.some((sum) => sum.startsWith(`${one}-`)),
    );
    if (!algorithm || !this.has(path)) return false;
    const digest = createHash(algorithm)
      .update(readFileSync(this.pathOf(path)))
      .digest("base64");
    return !given.some((sum) => sum.split("?")[0] === `${algorithm}-${digest}`);
  }

  /** Path of a file on this machine. */
  pathOf(path: string): string {
    return join(this.dist, decoded(path));
  }

  protected sizeOf(path: string): number | undefined {
    const stats = statSync(this.pathOf(path), { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
  }

  protected judgeContent(path: string): string | undefined {
    if (path.endsWith(".json") && this.jsonOf(path) !== undefined) return undefined;
    return contentFault(path, () => readFileSync(this.pathOf(path)));
  }

  private listNames(folder: string): string[] {
    try {
      return readdirSync(join(this.dist, folder));
    } catch {
      return [];
    }
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

function parsed(text = ""): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
