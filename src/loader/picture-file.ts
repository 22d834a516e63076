import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import type { Problem } from "../problem.ts";
import { findDrawingFaults } from "./drawing.ts";
import { otherFormat } from "./other-formats.ts";
import { tellsLocation } from "./photo-location.ts";
import { positionAt } from "./source.ts";
import { unsavedBytes } from "./unsaved.ts";

export const pictureEndings = /\.(avif|webp|jpe?g|png|svg|gif|tiff?)$/i;

/** Largest photo that is read, in bytes: above what cameras write, below what fills the memory. */
export const maxPhotoBytes = 50_000_000;
/** Largest drawing of lines, in bytes: browsers get it as it is. */
const maxDrawingBytes = 1_000_000;
/** Most pixels of a picture: twice those of the largest usual camera. A small file may unfold to any size. */
export const maxPixels = 100_000_000;
/** The start of a file, in bytes, which says what it is. */
const headBytes = 65_536;

/** First bytes of each kind of photo, by the ending that it should have. */
const signatures = {
  ".jpg": /^\xff\xd8\xff/,
  ".png": /^\x89PNG\r\n/,
  ".gif": /^GIF8/,
  ".webp": /^RIFF[\s\S]{4}WEBP/,
  ".tif": /^(?:II\*\0|MM\0\*)/,
  // What phones write has the same box as AVIF, with other brands in it.
  ".avif": /^[\s\S]{4}ftyp[\s\S]{0,40}avi[fs]/,
  ".heic": /^[\s\S]{4}ftyp/,
};

/** The ending of a picture, by what it holds; undefined where that is no picture. */
export function endingByContent(bytes: Buffer): keyof typeof signatures | ".svg" | undefined {
  const head = bytes.toString("latin1", 0, headBytes);
  const endings = Object.keys(signatures) as (keyof typeof signatures)[];
  return (
    endings.find((ending) => signatures[ending].test(head)) ?? (/<svg[\s>]/.test(head) ? ".svg" : undefined)
  );
}

/** What is wrong with a picture file before anybody decodes it. Photos in `static` are also asked for the place they tell. */
export function pictureProblems(dataDir: string, file: string): Problem[] {
  const path = join(dataDir, file);
  const unsaved = unsavedBytes(path);
  const size = unsaved?.length ?? statSync(path).size;
  const isDrawing = /\.svg$/i.test(file);
  const most = isDrawing ? maxDrawingBytes : maxPhotoBytes;
  if (size > most)
    return [
      unsafe(
        file,
        `${file} has ${(size / 1e6).toFixed(1)} MB; such pictures have at most ${most / 1e6} MB.`,
        "Save it smaller.",
      ),
    ];
  if (isDrawing) return drawingProblems(file, unsaved ?? readFileSync(path));
  return photoProblems(file, unsaved ?? readHead(path));
}

function drawingProblems(file: string, bytes: Buffer): Problem[] {
  const redraw = "Save it as plain SVG without scripts, links and other files, or as PNG.";
  if (!isUtf8(bytes)) return [unsafe(file, `${file} is no SVG drawing in UTF-8.`, redraw)];
  const text = bytes.toString();
  return findDrawingFaults(text).map(({ offset, message }) => ({
    ...unsafe(file, message, redraw),
    position: { file, ...positionAt(text, offset) },
  }));
}

function photoProblems(file: string, head: Buffer): Problem[] {
  const ending = endingByContent(head);
  if (ending === undefined || ending === ".svg" || ending === ".heic") {
    const message = `${file} is not a picture, whatever its ending says.`;
    return [
      otherFormat(file, head.toString("latin1", 0, 16)) ??
        unsafe(file, message, "Save it again as JPEG or PNG."),
    ];
  }
  if (pixelsOf(head) > maxPixels)
    return [
      unsafe(
        file,
        `${file} unfolds to more than ${maxPixels / 1e6} million pixels.`,
        "Save it smaller: 2000 pixels wide is enough.",
      ),
    ];
  if (file.startsWith("static/") && tellsLocation(head))
    return [
      unsafe(
        file,
        `${file} tells where it was taken, and is published as it is.`,
        "Save it without its GPS position.",
      ),
    ];
  return [];
}

/** Pixels by the head of the file; 0 where it does not say, which decoding then limits. */
function pixelsOf(head: Buffer): number {
  try {
    const { width, height } = imageSize(head);
    return width * height;
  } catch {
    return 0;
  }
}

function readHead(path: string): Buffer {
  const handle = openSync(path, "r");
  try {
    const head = Buffer.alloc(headBytes);
    return head.subarray(0, readSync(handle, head, 0, headBytes, 0));
  } finally {
    closeSync(handle);
  }
}

function unsafe(file: string, message: string, hint: string): Problem {
  return { code: "unsafe-picture", severity: "error", message, hint, position: { file } };
}
