import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../src/site/site.ts";
import { htmlFile } from "../build/pages.ts";
import { readPage } from "./read-page.ts";

/** The origin and base a folder was built for, read from its home page. */
export function placeOfBuild(dist: string, site: Site): { origin: string; base: string } {
  const home = join(dist, htmlFile("/"));
  const canonical = existsSync(home) ? readPage(readFileSync(home, "utf8")).canonical : undefined;
  if (!canonical) return { origin: site.origin, base: site.base };
  const { origin, pathname } = new URL(canonical);
  return { origin, base: pathname };
}
