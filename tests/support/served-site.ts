import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll } from "vitest";
import { startPreview } from "../../scripts/preview/server.ts";
import { build } from "./builds.ts";
import { quickFolder } from "./ram-disk.ts";

/** A site for the tests of one file, of a data folder or one that is written: served before the first of them, gone after the last. */
export function servedSite(data: string | ((dataDir: string) => unknown)) {
  const site = { dataDir: "", dir: "", url: "" };
  beforeAll(async () => {
    const folder = mkdtempSync(join(quickFolder(), "site-served-"));
    site.dataDir = typeof data === "string" ? data : join(folder, "data");
    if (typeof data !== "string") data(site.dataDir);
    site.dir = join(folder, "dist");
    build(site.dataDir, site.dir);
    const { url, close } = await startPreview(site.dir, 0);
    site.url = url;
    return async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    };
  });
  return site;
}
