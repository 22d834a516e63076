import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { copyOfData, type DataFolder, realData } from "../support/data-folder.ts";
import { findProblems } from "../support/problems.ts";

function problemsAfter(damage: (data: DataFolder) => void): string[] {
  const data = copyOfData(realData);
  damage(data);
  return findProblems(data).map(
    ({ code, position, related = [] }) =>
      `${code} ${[position, ...related].map((at) => `${at?.file}${at && "line" in at && at.line ? `:${at.line}` : ""}`).join(" ")}`,
  );
}

const stripes = sharp(
  Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, index) => (index * 7919) % 251)),
  { raw: { width: 900, height: 600, channels: 3 } },
);

describe("a picture", () => {
  it.each([
    ["JPEG", "jpg", () => stripes.clone().jpeg().toBuffer()],
    ["PNG", "png", () => stripes.clone().png().toBuffer()],
    ["WebP", "webp", () => stripes.clone().webp().toBuffer()],
  ])(
    "that was cut off as %s is one error at its file; the whole one is none",
    { tags: "nightly" },
    async (_, ending, encode) => {
      const bytes = await encode();
      const file = `images/yard.${ending}`;
      expect(problemsAfter((data) => data.write(file, bytes))).toEqual([]);
      expect(problemsAfter((data) => data.write(file, bytes.subarray(0, bytes.length / 2)))).toEqual([
        `unreadable-file ${file}`,
      ]);
    },
  );

  it("in the colors of print, of 16 bits, or under the ending of another kind is accepted", async () => {
    const print = await stripes.clone().toColourspace("cmyk").jpeg().toBuffer();
    const deep = await stripes.clone().toColourspace("rgb16").png().toBuffer();
    const found = problemsAfter((data) => {
      data.write("images/print.jpg", print);
      data.write("images/deep.png", deep);
      data.write("images/other.jpg", deep);
    });
    expect(found).toEqual([]);
  });

  it("that was cut off as SVG names the lines that use it", () => {
    const found = problemsAfter((data) =>
      data.write("images/logo.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0'),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^unreadable-file images\/logo\.svg business\.yaml:\d+/);
  });
});

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#a33" } });
}

function pictureProblemsOf(
  pictures: Record<string, Uint8Array>,
  places: [file: string, from: string, to: string][],
) {
  const data = copyOfData(realData);
  for (const [file, bytes] of Object.entries(pictures)) data.write(`images/${file}`, bytes);
  for (const [file, from, to] of places) data.edit(file, from, to);
  return findProblems(data).map(({ severity, message, hint, position, related = [] }) => [
    severity,
    message,
    hint,
    ...[position, ...related].map((at) => `${at?.file}:${at && "line" in at ? at.line : ""}`),
  ]);
}

describe("a picture that is far too small for its place", () => {
  const home = "pages/home.yaml";

  it.each([
    ["hero", 10, `    image: hero-after`, "    image: dot"],
    ["hero before the work", 300, "    before: hero-before", "    before: dot"],
    ["city whose page it opens", 320, "picture: city-brea", "picture: dot", "cities/orange-county/brea.yaml"],
  ])("is a warning at the line of the %s", async (_, width, from, to, file = home) => {
    const pictures = { "dot.jpg": await plain(width, 10).jpeg().toBuffer() };
    expect(pictureProblemsOf(pictures, [[file, from, to]])).toMatchSnapshot();
  });

  it("is one warning that names every line, that of the largest place first", async () => {
    const pictures = { "hero.png": await plain(10, 10).png().toBuffer() };
    const places: [string, string, string][] = [
      [home, "\nimage: hero-after", "\nimage: hero"],
      [home, "    image: hero-after", "    image: hero"],
    ];
    expect(pictureProblemsOf(pictures, places)).toMatchSnapshot();
  });

  it("is a warning for a card as well, though not where it is large enough or a small sign", {
    tags: "nightly",
  }, async () => {
    const pictures = {
      "dot.webp": await plain(60, 60).webp().toBuffer(),
      "portrait.png": await plain(240, 240).png().toBuffer(),
      "unused.png": await plain(1, 1).png().toBuffer(),
    };
    const card = [home, "\nimage: hero-after", "\nimage: dot"] as [string, string, string];
    expect(pictureProblemsOf(pictures, [card])).toMatchSnapshot();
    expect(pictureProblemsOf(pictures, [[home, "\nimage: hero-after", "\nimage: portrait"]])).toEqual([]);
    expect(pictureProblemsOf(pictures, [[home, "image: lead-safe-certificate", "image: dot"]])).toEqual([]);
  });
});

describe("a picture that pages cannot show as it is", () => {
  const frames = sharp(Buffer.concat([0, 80, 160].map((shade) => Buffer.alloc(600 * 400 * 3, shade))), {
    raw: { width: 600, height: 1200, channels: 3, pageHeight: 400 },
  });

  it.each([
    ["gif", () => frames.clone().gif().toBuffer()],
    ["webp", () => frames.clone().webp().toBuffer()],
  ])("as an animated %s is a warning at the line that uses it", async (ending, encode) => {
    const clip = { [`clip.${ending}`]: await encode() };
    expect(
      pictureProblemsOf(clip, [["pages/home.yaml", "    image: hero-after", "    image: clip"]]),
    ).toMatchSnapshot();
  });

  it("as an animated PNG is one too", async () => {
    const png = await plain(600, 400).png().toBuffer();
    const control = Buffer.alloc(20);
    control.writeUInt32BE(8, 0);
    control.write("acTL", 4, "latin1");
    control.writeUInt32BE(2, 8);
    control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
    const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    const [found] = pictureProblemsOf({ "clip.png": animated }, [
      ["pages/home.yaml", "    image: hero-after", "    image: clip"],
    ]);
    expect(found?.[1]).toBe(
      "images/clip.png is animated or holds several pictures (2); the pages show only the first.",
    );
  });

  it("as more than 100 million pixels is one error, wherever the file says its size", {
    tags: "nightly",
  }, async () => {
    const jpeg = await plain(10_100, 10_000).jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533, 32)]);
    const late = Buffer.concat([jpeg.subarray(0, 2), comment, comment, jpeg.subarray(2)]);
    for (const bytes of [jpeg, late]) expect(pictureProblemsOf({ "yard.jpg": bytes }, [])).toMatchSnapshot();
  });
});

describe("a font", { tags: "nightly" }, () => {
  it.each([
    ["is empty", (_: Buffer) => Buffer.alloc(0)],
    ["is a page of HTML", (_: Buffer) => Buffer.from("<!doctype html><html><p>Not found</p></html>")],
    ["was cut off", (font: Buffer) => font.subarray(0, font.length / 2)],
    ["is damaged", (font: Buffer) => Buffer.from(font).fill(9, 2000, 4000)],
  ])("that %s is one error at the line that names it", (_, damage) => {
    const found = problemsAfter((data) => {
      const font = Buffer.from(data.bytes("fonts/figtree.woff2"));
      data.write("fonts/figtree.woff2", damage(font));
    });
    expect(found).toEqual(["unreadable-file theme.yaml:40"]);
  });

  it.each([
    ["from heavy to light", "{ from: 700, to: 400 }", "Write from: 400 and to: 700."],
    ["that it does not have", "{ from: 100, to: 950 }", "Write from: 300 and to: 900."],
  ])("with weights %s is one error with those to write", (_, weights, hint) => {
    const data = copyOfData(realData).edit("theme.yaml", "{ from: 400, to: 700 }", weights);
    const problems = findProblems(data);
    expect(problems.map((problem) => [problem.position?.file, problem.position?.line, problem.hint])).toEqual(
      [["theme.yaml", 41, hint]],
    );
  });
});
