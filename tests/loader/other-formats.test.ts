import { expect, it } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { check } from "../support/problems.ts";

const heic = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";

it.each([
  [
    "prices.pdf",
    "%PDF-1.7",
    "is a PDF document.",
    "Move it to static/prices.pdf, and link it as /prices.pdf. ",
  ],
  ["prices.jpg", "%PDF-1.7", "is a PDF document.", "Move it to static/prices.jpg, and link it as "],
  ["img-0001.heic", heic, "is a HEIC photo, which browsers do not show.", "Export it as JPEG: on a Mac, "],
  ["img-0001.jpg", heic, "is a HEIC photo, which browsers do not show.", "Export it as JPEG: on a Mac, "],
  [
    "roof.mov",
    "\0\0\0\x14ftypqt  ",
    "is a film.",
    "Move it to static/roof.mov, and name it in a section of ",
  ],
  [
    "prices.docx",
    "PK\x03\x04",
    "is an office document.",
    "Save it as PDF. Move it to static/prices.pdf, and link ",
  ],
  ["roof.bmp", "BM", "is a picture of a form that browsers do not show.", "Export it as JPEG or PNG."],
  [
    "roof.xyz",
    "roof",
    "is not a picture this tool can read.",
    "Use AVIF, WebP, JPEG, PNG, GIF, TIFF or SVG.",
  ],
  ["roof.jpg", "roof", "is not a picture, whatever its ending says.", "Save it again as JPEG or PNG."],
])("says what %s is that is no picture, and where it belongs", (file, start, message, hint) => {
  const data = copyOfData().write(`images/${file}`, Buffer.from(start, "latin1"));
  const [found = "", ...others] = check(data.dir).found;
  expect(others).toEqual([]);
  expect(found).toContain(`images/${file} ${message}\nFix: ${hint}`);
});
