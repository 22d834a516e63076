import { createLayout, pageWords } from "../../src/layout/view.ts";
import { type Dataset, loadDataset } from "../../src/loader/load.ts";
import { RememberedFiles } from "../../src/loader/remember.ts";
import type { Page } from "../../src/pages/page.ts";
import { createPage, listPages } from "../../src/pages/pages.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite, type Site, type SiteOptions } from "../../src/site/site.ts";
import { fixtureSite } from "./data-folder.ts";
import { fixedDay } from "./fixed-day.ts";

const { reader } = new RememberedFiles();

/** The data of a folder that has no problems. Files that a test has read already are not parsed again. */
export function datasetOf(dataDir: string = fixtureSite("minimal")): Dataset {
  const { dataset, problems } = loadDataset(dataDir, reader.load, reader.list);
  if (!dataset || problems.length > 0) throw new Error(JSON.stringify(problems));
  return dataset;
}

export function siteOf(dataDir?: string, options: Partial<Omit<SiteOptions, "pictures">> = {}): Site {
  const dataset = datasetOf(dataDir);
  return createSite(dataset, { pictures: unencoded(listPictures(dataset)), today: fixedDay, ...options });
}

export function pagesOf(site: Site): Page[] {
  return [...listPages(site, pageWords(createLayout(site).layout))];
}

export function pageAt(site: Site, path: string): Page {
  const entry = site.paths.get(path);
  if (!entry) throw new Error(`No page ${path} among ${[...site.paths.keys()].join(" ")}`);
  return createPage(site, entry, pageWords(createLayout(site).layout));
}
