import sharp from "sharp";
import { expect, it } from "vitest";
import { makeIcons } from "../../scripts/assets/icons.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { datasetOf } from "../support/site.ts";

it("draws icons from a logo of any size, without unfolding it to hundreds of millions of pixels", async () => {
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><path d="M0 0h4000v4000H0z"/></svg>',
  );
  const files = await makeIcons(
    { key: "large", file: "images/logo.svg", read: async () => logo },
    datasetOf().theme.value,
    temporaryFolder(),
  );
  const sizes = await Promise.all(
    [...files.values()].map(async (file) => (await sharp(file).metadata()).width),
  );
  expect(sizes).toEqual([48, 180, 192, 512]);
});
