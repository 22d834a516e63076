import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DataFolder } from "../../support/data-folder.ts";
import { write } from "../../support/data-folder.ts";
import { county, type DamagedCase, damaged, harmless, onePixelJpeg } from "./damaged-case.ts";

/** A link in the data folder to a file, or with `isFolder` to a folder, beside it. */
function linkOut(data: DataFolder, file: string, options: { isFolder?: boolean; text?: string } = {}): void {
  const target = join(dirname(data.dir), "elsewhere");
  if (options.isFolder) mkdirSync(target);
  else writeFileSync(target, options.text ?? "root:x:0:0\n");
  mkdirSync(dirname(join(data.dir, file)), { recursive: true });
  symlinkSync(target, join(data.dir, file));
}

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n${inner}\n</svg>\n`;

function drawingCase(name: string, inner: string, column: number, message: string) {
  return damaged(`a drawing with ${name}`, write("images/badge.svg", drawing(inner)))`
    images/badge.svg:2:${column}  error  unsafe-picture
    ${message}
    Fix: Save it as plain SVG without scripts, links and other files, or as PNG.`;
}

/** A photo with a TIFF block whose only entry leads to a GPS position, as cameras write it into a JPEG file. */
const jpegWithPlace = Buffer.concat([
  Buffer.from("ffd8ffe1002245786966000049492a0008000000010025880400010000000000000000000000", "hex"),
  onePixelJpeg.subarray(2),
]);
/** A PNG of 65,000 by 65,000 pixels, by its head. */
const pngBomb = Buffer.from("89504e470d0a1a0a0000000d494844520000fde80000fde80802000000", "hex");

export const hostileFileCases: DamagedCase[] = [
  drawingCase(
    "a script",
    "<script>alert(1)</script>",
    1,
    "The element <script> does not belong in a picture.",
  ),
  drawingCase(
    "a script behind a prefix",
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    1,
    "The element <x:script> does not belong in a picture.",
  ),
  drawingCase("an event handler", '<path onload="alert(1)"/>', 1, "The attribute onload runs script."),
  drawingCase(
    "HTML in it",
    "<foreignObject/>",
    1,
    "The element <foreignObject> does not belong in a picture.",
  ),
  drawingCase(
    "a link that runs script",
    '<use href="javascript:alert(1)"/>',
    1,
    "The attribute href leads out of the picture.",
  ),
  drawingCase(
    "a part of another file, behind a prefix",
    '<use xmlns:q="http://www.w3.org/1999/xlink" q:href="https://x.example/a.svg#b"/>',
    1,
    "The attribute q:href leads out of the picture.",
  ),
  drawingCase(
    "a fill from elsewhere",
    '<path fill="url( https://x.example/a )"/>',
    1,
    "The attribute fill loads a file.",
  ),
  drawingCase(
    "styles from elsewhere",
    "<style><![CDATA[@import 'https://x.example/a.css']]></style>",
    8,
    "These styles load a file.",
  ),
  drawingCase(
    "an instruction to load styles",
    '<?xml-stylesheet href="https://x.example/a.css"?>',
    1,
    "The instruction <?xml-stylesheet> does not belong in a picture.",
  ),
  damaged(
    "a drawing that declares entities",
    write("images/badge.svg", `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing("<title>&a;</title>")}`),
  )`
    images/badge.svg:1:1  error  unsafe-picture
    The document type declares entities.
    Fix: Save it as plain SVG without scripts, links and other files, or as PNG.`,
  damaged(
    "a drawing in an encoding that hides its elements",
    write("images/badge.svg", `<?xml version="1.0" encoding="UTF-7"?>${drawing("<path/>")}`),
  )`
    images/badge.svg:1:1  error  unsafe-picture
    The encoding UTF-7 is not UTF-8.
    Fix: Save it as plain SVG without scripts, links and other files, or as PNG.`,
  damaged(
    "a page that calls itself a drawing, in the folder static",
    write("static/badge.svg", "<html><body/></html>"),
  )`
    static/badge.svg:1:1  error  unsafe-picture
    This is no SVG drawing.
    Fix: Save it as plain SVG without scripts, links and other files, or as PNG.`,
  harmless(
    "a drawing that uses what a drawing may",
    write(
      "images/badge.svg",
      drawing(
        '<style>.a{fill:url("#g")}</style><linearGradient id="g"><stop offset="0"/></linearGradient><path class="a" fill="url(#g)"/><use href="#g"/>',
      ),
    ),
  ),
  damaged("a photo that is none", write("images/barn.jpg", "<script>alert(1)</script>"))`
    images/barn.jpg  error  unsafe-picture
    images/barn.jpg is not a picture, whatever its ending says.
    Fix: Save it again as JPEG or PNG.`,
  damaged(
    "a photo as phones write it, under another ending",
    write("images/barn.jpg", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")),
  )`
    images/barn.jpg  error  unsafe-picture
    images/barn.jpg is a HEIC photo, which browsers do not show.
    Fix: Export it as JPEG.`,
  damaged("a photo that unfolds to billions of pixels", write("images/barn.png", pngBomb))`
    images/barn.png  error  unsafe-picture
    images/barn.png unfolds to more than 100 million pixels.
    Fix: Save it smaller: 2000 pixels wide is enough.`,
  damaged(
    "a photo that tells where it was taken, in the folder static; one in images is encoded anew",
    (data) => {
      data.write("static/team.jpg", jpegWithPlace);
      data.write("images/team.jpg", jpegWithPlace);
    },
  )`
    static/team.jpg  error  unsafe-picture
    static/team.jpg tells where it was taken, and is published as it is.
    Fix: Save it without its GPS position.`,
  damaged(
    "a picture whose name is markup",
    write('images/a"><img src=x onerror=alert(1)>.svg', drawing("<path/>")),
  )`
    images/a"><img src=x onerror=alert(1)>.svg  error  invalid-slug
    The name of "images/a\\"><img src=x onerror=alert(1)>.svg" becomes part of an address, but is not made of lower-case words and hyphens.
    Fix: Rename it to images/a-img-src-x-onerror-alert-1.svg.`,
  damaged("a file whose name holds a line of host rules", write("static/a\n  Set-Cookie: b", "x"))`
    static/a
      Set-Cookie: b  error  invalid-slug
    The name "static/a\\n  Set-Cookie: b" cannot become part of an address.
    Fix: Use letters, digits, hyphens, points and underscores.`,
  ...["images/barn.jpg", "static/passwords.txt", "fonts/barlow.woff2", county].map(
    (file) => damaged(`a link out of the folder in place of ${file}`, (data) => {
      if (file === county) data.remove(county);
      linkOut(data, file);
    })`
      ${file}  error  misplaced-file
      ${file} is a link that leads out of the data folder, so it is not read.
      Fix: Put the file itself in its place.`,
  ),
  ...["projects", "images/more", "static", "static/more"].map(
    (folder) => damaged(`a link out of the folder in place of ${folder}`, (data) =>
      linkOut(data, folder, { isFolder: true }),
    )`
      ${folder}  error  misplaced-file
      ${folder} is a link that leads out of the data folder, so it is not read.
      Fix: Put the file itself in its place.`,
  ),
  ...[
    ["index.html", "the page /"],
    ["roof-repair.html", "the page /roof-repair"],
    ["_headers", "a file that is made from the data"],
    ["assets/a.js", "a file that is made from the data"],
  ].map(
    ([file = "", place]) => damaged(`a file of one's own in place of ${file}`, write(`static/${file}`, "x"))`
      static/${file}  error  duplicate-path
      static/${file} has the place of ${place}.
      Fix: Remove it, or give it another name.`,
  ),
  ...["old-roofs.html", "old-roofs/index.html"].map(
    (file) => damaged(`a file of one's own in place of ${file}, which sends visitors on`, (data) => {
      data.write("redirects.yaml", "redirects:\n  - from: /old-roofs\n    to: /roof-repair\n");
      data.append("business.yaml", "hosting:\n  redirectPages: true\n");
      data.write(`static/${file}`, "x");
    })`
      static/${file}  error  duplicate-path
      static/${file} has the place of a file that is made from the data.
      Fix: Remove it, or give it another name.`,
  ),
  harmless("a link that stays in the folder, which works", (data) =>
    symlinkSync("logo.svg", join(data.dir, "images", "badge.svg")),
  ),
];
