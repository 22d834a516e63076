// Opens the pictures and fonts named on stdin as JSON and prints what is in them as JSON, one entry for each. It is a
// process of its own, because decoding cannot be waited for in a check that is not asynchronous, and a decoder may crash.
import { readFileSync } from "node:fs";

const maxPixels = 100_000_000;
const requests = JSON.parse(readFileSync(0, "utf8"));
const found = requests.map(() => undefined);
const queue = requests.entries();
// As many at a time as most machines have processors; more would only take memory.
await Promise.all(Array.from({ length: 4 }, openNext));
process.stdout.write(JSON.stringify(found));

async function openNext() {
  for (const [index, { kind, path }] of queue)
    found[index] = await (kind === "font" ? openFont(path) : openPicture(path)).catch((error) => ({
      fault: String(error?.message ?? error).split("\n")[0],
    }));
}

/** Decodes the whole of a picture, to a size that costs half as much, and measures it as it stands upright. */
async function openPicture(path) {
  const { default: sharp } = await import("sharp");
  const bytes = readFileSync(path);
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  await picture.clone().resize({ width: 16 }).raw().toBuffer();
  const { autoOrient, pages = framesOfPng(bytes) } = await picture.metadata();
  return { ...autoOrient, ...(pages > 1 && { frames: pages }) };
}

/** Pictures of an animated PNG, which the decoder does not count (PNG 3rd edition, `acTL`); 1 for all else. */
function framesOfPng(bytes) {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return 1;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString("latin1", at + 4, at + 8);
    if (chunk === "acTL") return bytes.readUInt32BE(at + 8);
    if (chunk === "IDAT") break;
  }
  return 1;
}

/** Cuts a font to one letter as the build does, and reads which weights it has. */
async function openFont(path) {
  const { default: subset } = await import("subset-font");
  const font = await subset(readFileSync(path), "a", { targetFormat: "sfnt" });
  return { weights: weightsOf(font) };
}

/** Lightest and heaviest weight of a variable font; null for a font of one weight (OpenType 1.9, `fvar`). */
function weightsOf(font) {
  for (let table = 0; table < font.readUInt16BE(4); table++) {
    const entry = 12 + table * 16;
    if (font.toString("latin1", entry, entry + 4) !== "fvar") continue;
    const start = font.readUInt32BE(entry + 8);
    const size = font.readUInt16BE(start + 10);
    for (let axis = 0; axis < font.readUInt16BE(start + 8); axis++) {
      const at = start + font.readUInt16BE(start + 4) + axis * size;
      if (font.toString("latin1", at, at + 4) === "wght")
        return { from: font.readInt32BE(at + 4) / 65536, to: font.readInt32BE(at + 12) / 65536 };
    }
  }
  return null;
}
