// @module-tag nightly
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { copyOfData } from "../support/data-folder.ts";
import { startDev } from "../support/running-site.ts";

test("development says which picture cannot be read, when it is asked for or before", async () => {
  const data = copyOfData();
  const whole = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#a33" } })
    .jpeg({ quality: 100 })
    .toBuffer();
  data.remove("images/roof-repair.svg");
  writeFileSync(join(data.dir, "images/roof-repair.jpg"), whole.subarray(0, whole.length * 0.6));
  const { url, printed } = await startDev(data.dir);
  // The page may be refused already by the checks; else its pictures are fetched as a browser does.
  const pages = await Promise.all(
    ["/", "/roof-repair"].map(async (path) => (await fetch(url + path)).text()),
  );
  const html = pages.join("");
  for (const [path] of html.matchAll(/\/assets\/drafts\/roof-repair[\w.-]*/g))
    expect((await fetch(url + path)).status).toBe(500);
  await expect.poll(() => printed() + html, { timeout: 10_000 }).toContain("images/roof-repair.jpg");
});
