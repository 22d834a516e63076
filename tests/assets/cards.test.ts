import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { cropCard, makePairCard } from "../../scripts/assets/cards.ts";
import type { PictureSource, PictureSources } from "../../scripts/assets/picture-source.ts";
import { temporaryFolder } from "../support/data-folder.ts";

const flat = (background: string, width = 1600, height = 1067) =>
  sharp({ create: { width, height, channels: 3, background } });

function flatSources(): PictureSources & { opened: string[] } {
  const opened: string[] = [];
  const of = (name: string): PictureSource => ({
    key: name,
    file: `images/${name}.png`,
    read: () => {
      opened.push(name);
      return flat(name).png().toBuffer();
    },
  });
  return { of, opened } as unknown as PictureSources & { opened: string[] };
}

async function redAt(file: string, columns: number[], row: number): Promise<number[]> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return columns.map((column) => data[(row * info.width + column) * info.channels] ?? -1);
}

it.each([
  ["a wide picture", 1600, 1067],
  ["a tall one", 600, 1600],
  ["a small one", 300, 200],
])("crops %s to 1200 by 630 as JPEG", async (_, width, height) => {
  const {
    format,
    width: w,
    height: h,
  } = await sharp(await cropCard(flat("#336699", width, height))).metadata();
  expect([format, w, h]).toEqual(["jpeg", 1200, 630]);
});

it.each([
  ["the top", [50, 0], [255, 0, 0]],
  ["the foot", [50, 100], [0, 0, 255]],
])("keeps %s of a tall picture where the data say so", async (_, focus, color) => {
  const head = await flat("#ff0000", 600, 500).png().toBuffer();
  const tall = await flat("#0000ff", 600, 1600)
    .composite([{ input: head, top: 0, left: 0 }])
    .png()
    .toBuffer();
  const { channels } = await sharp(await cropCard(sharp(tall), focus)).stats();
  const means = channels.map(({ mean }) => mean);
  color.forEach((value, at) => {
    expect(Math.abs((means[at] ?? 0) - value)).toBeLessThan(6);
  });
});

it("lays a picture without ground on white", async () => {
  const clear = sharp({ create: { width: 1200, height: 800, channels: 4, background: "#00000000" } });
  const { channels } = await sharp(await cropCard(clear)).stats();
  expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
});

it("shows the state before at the left, the state after at the right, parted by passes of a roller", async () => {
  const cacheDir = temporaryFolder();
  const name = await makePairCard({ before: "red", after: "blue" }, flatSources(), cacheDir);
  expect(name).toMatch(/^blue-pair\.[0-9a-f]{8}\.jpg$/);
  const file = join(cacheDir, name);
  const { width, height } = await sharp(file).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const [left = 0, right = 255] = await redAt(file, [540, 660], 300);
  expect(left).toBeGreaterThan(240);
  expect(right).toBeLessThan(15);
  const edges = await Promise.all([45, 135, 225].map((row) => redAt(file, [605], row)));
  expect(edges.map(([red = 0]) => red > 128)).toEqual([true, false, true]);
});

it("draws a pair once", async () => {
  const [cacheDir, sources] = [temporaryFolder(), flatSources()];
  const pair = { before: "red", after: "blue" };
  const first = await makePairCard(pair, sources, cacheDir);
  expect(await makePairCard(pair, sources, cacheDir)).toBe(first);
  expect(sources.opened).toEqual(["red", "blue"]);
});
