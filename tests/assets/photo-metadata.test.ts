import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PictureSources } from "../../scripts/assets/picture-source.ts";
import { encodePictures } from "../../scripts/assets/pictures.ts";
import { tellsLocation } from "../../src/loader/photo-location.ts";
import { copyOfData, temporaryFolder } from "../support/data-folder.ts";
import { datasetOf } from "../support/site.ts";

it("publishes no picture that tells where its photo was taken", async () => {
  const data = copyOfData();
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336699" } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 4/1 21/1" } })
    .jpeg()
    .toBuffer();
  expect(tellsLocation(photo)).toBe(true);
  data.write("images/barn.jpg", photo);
  const sources = new PictureSources(datasetOf(data.dir));
  const { files, cardFiles } = await encodePictures(sources, join(temporaryFolder(), "pictures"), {
    base: "/",
    jobs: 1,
  });
  const published = [...files, ...cardFiles].filter(([path]) => path.includes("/barn"));
  expect(published.map(([path]) => path.replace(/\.[0-9a-f]{8}/, ""))).toEqual([
    "assets/pictures/barn-40.avif",
    "assets/pictures/barn.webp",
    "assets/pictures/barn-card.jpg",
  ]);
  for (const [path, file] of published) {
    const { exif, xmp } = await sharp(readFileSync(file)).metadata();
    expect([exif, xmp], path).toEqual([undefined, undefined]);
  }
});
