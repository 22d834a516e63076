import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Damages, withEach } from "../../support/damages.ts";
import { type DataFolder, write } from "../../support/data-folder.ts";
import { county, onePixelJpeg } from "./damaged.ts";

/** A link in the data folder to a file, or with `isFolder` to a folder, beside it. */
function linkOut(data: DataFolder, file: string, { isFolder = false } = {}): void {
  const target = join(dirname(data.dir), "elsewhere");
  if (isFolder) mkdirSync(target);
  else writeFileSync(target, "root:x:0:0\n");
  mkdirSync(dirname(join(data.dir, file)), { recursive: true });
  symlinkSync(target, join(data.dir, file));
}

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${inner}\n</svg>\n`;

/** What stands in a drawing that does not belong there. */
const inDrawings: [what: string, inner: string][] = [
  ["a script", "<script>alert(1)</script>"],
  ["a script behind a prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ["an event handler", '<path onload="alert(1)"/>'],
  ["HTML in it", "<foreignObject/>"],
  ["a link that runs script", '<use href="javascript:alert(1)"/>'],
  [
    "a part of another file, behind a prefix",
    '<use xmlns:q="http://www.w3.org/1999/xlink" q:href="https://x.example/a.svg#b"/>',
  ],
  ["a fill from elsewhere", '<path fill="url( https://x.example/a )"/>'],
  ["styles from elsewhere", "<style><![CDATA[@import 'https://x.example/a.css']]></style>"],
  ["an instruction to load styles", '<?xml-stylesheet href="https://x.example/a.css"?>'],
];

/** A photo with a TIFF block whose only entry leads to a GPS position, as cameras write it into a JPEG file. */
const jpegWithPlace = Buffer.concat([
  Buffer.from("ffd8ffe1002245786966000049492a0008000000010025880400010000000000000000000000", "hex"),
  onePixelJpeg.subarray(2),
]);
/** A PNG of 65,000 by 65,000 pixels, by its head. */
const pngBomb = Buffer.from("89504e470d0a1a0a0000000d494844520000fde80000fde80802000000", "hex");

export const hostileFileDamages: Damages = {
  ...withEach(inDrawings, ([what, inner]) => [
    `a drawing with ${what}`,
    write("images/badge.svg", drawing(inner)),
  ]),
  "a drawing that declares entities": write(
    "images/badge.svg",
    `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("<title>&a;</title>")}`,
  ),
  "a drawing in an encoding that hides its elements": write(
    "images/badge.svg",
    `<?xml version="1.0" encoding="UTF-7"?>${drawing("<path/>")}`,
  ),
  "a page that calls itself a drawing, in the folder static": write(
    "static/badge.svg",
    "<html><body/></html>",
  ),
  "a drawing that uses what a drawing may": write(
    "images/badge.svg",
    drawing(
      '<style>.a{fill:url("#g")}</style><linearGradient id="g"><stop offset="0"/></linearGradient><path class="a" fill="url(#g)"/><use href="#g"/>',
    ),
  ),
  "a photo that is none": write("images/barn.jpg", "<script>alert(1)</script>"),
  "a photo as phones write it, under another ending": write(
    "images/barn.jpg",
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  ),
  "a photo that unfolds to billions of pixels": write("images/barn.png", pngBomb),
  "a photo that tells where it was taken, in the folder static; one in images is encoded anew": (data) => {
    data.write("static/team.jpg", jpegWithPlace);
    data.write("images/team.jpg", jpegWithPlace);
  },
  "a picture whose name is markup": write('images/a"><img src=x onerror=alert(1)>.svg', drawing("<path/>")),
  "a file whose name holds a line of host rules": write("static/a\n  Set-Cookie: b", "x"),
  ...withEach(["images/barn.jpg", "static/passwords.txt", "fonts/barlow.woff2", county], (file) => [
    `a link out of the folder in place of ${file}`,
    (data) => {
      if (file === county) data.remove(county);
      linkOut(data, file);
    },
  ]),
  ...withEach(["projects", "images/more", "static", "static/more"], (folder) => [
    `a link out of the folder in place of ${folder}`,
    (data) => linkOut(data, folder, { isFolder: true }),
  ]),
  ...withEach(["index.html", "roof-repair.html", "_headers", "assets/a.js"], (file) => [
    `a file of one's own in place of ${file}`,
    write(`static/${file}`, "x"),
  ]),
  ...withEach(["old-roofs.html", "old-roofs/index.html"], (file) => [
    `a file of one's own in place of ${file}, which sends visitors on`,
    (data) => {
      data.write("redirects.yaml", "redirects:\n  - from: /old-roofs\n    to: /roof-repair\n");
      data.append("business.yaml", "hosting:\n  redirectPages: true\n");
      data.write(`static/${file}`, "x");
    },
  ]),
  "a link that stays in the folder, which works": (data) =>
    symlinkSync("logo.svg", join(data.dir, "images", "badge.svg")),
};
