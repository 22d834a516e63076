/** Draws scenes to a folder: tsx scripts/illustrations/cli.ts <folder> [width] [name prefix ...] */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPictures } from "./load.ts";
import { renderScene } from "./render.ts";

const [folder = "out", width = "1600", ...prefixes] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const picture of loadPictures("data/scenes")) {
  if (prefixes.length > 0 && !prefixes.some((prefix) => picture.name.startsWith(prefix))) continue;
  const start = performance.now();
  writeFileSync(
    join(folder, `${picture.name}.png`),
    await renderScene(picture.scene, picture.state, Number(width)),
  );
  process.stdout.write(`${picture.name} ${Math.round(performance.now() - start)} ms\n`);
}
