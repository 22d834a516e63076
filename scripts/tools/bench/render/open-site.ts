import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createLayout, type LayoutProps, pageWords } from "../../../../src/layout/view.ts";
import type { Page } from "../../../../src/pages/page.ts";
import { createPage } from "../../../../src/pages/pages.ts";
import type { PathEntry } from "../../../../src/site/paths.ts";
import { createSite, type Site } from "../../../../src/site/site.ts";
import { PictureSources } from "../../../assets/picture-source.ts";
import { encodePictures } from "../../../assets/pictures.ts";
import { linkData } from "../../../check/check-data.ts";

/** City pages that are rendered at most: enough for a steady mean, few enough to hold in memory. */
const mostPages = 1000;

/** A site as `site build` sees it when it begins to render. */
export interface OpenSite {
  site: Site;
  layout: LayoutProps;
  /** Pages of cities, evenly over all of them. */
  entries: PathEntry[];
  make(entry: PathEntry): Page;
}

/** Opens a data folder that has no errors and has been built before, so that its pictures are in the cache. */
export async function openSite(root: string, dataDir: string): Promise<OpenSite> {
  const { site: linked } = linkData(dataDir, { root });
  if (!linked) throw new Error(`${dataDir} has errors`);
  const pictures = await encodePictures(
    new PictureSources(linked.dataset),
    join(root, "node_modules", ".cache", "site", "pictures"),
    { base: "/", jobs: availableParallelism() },
  );
  const site = createSite(linked.dataset, {
    pictures: pictures.catalog,
    cards: pictures.cards,
    places: linked.places,
    today: linked.today,
    base: "/",
  });
  const { layout } = createLayout(site);
  const words = pageWords(layout);
  const cities = [...site.paths.values()].filter(({ subject }) => subject?.kind === "city");
  return { site, layout, entries: sample(cities), make: (entry) => createPage(site, entry, words) };
}

function sample(entries: PathEntry[]): PathEntry[] {
  const count = Math.min(mostPages, entries.length);
  return Array.from(
    { length: count },
    (_, n) => entries[Math.floor((n * entries.length) / count)] as PathEntry,
  );
}
