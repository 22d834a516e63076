import { createLayout, pageWords } from "../../src/layout/view.ts";
import type { Page } from "../../src/pages/page.ts";
import { notePageTexts } from "../../src/pages/page-texts.ts";
import { createPage } from "../../src/pages/pages.ts";
import { proveTarget } from "../../src/site/links.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import type { LinkUse } from "../../src/site/resolve.ts";
import type { Site } from "../../src/site/site.ts";

/** Walks every page once, so that all references, texts and links are tried. Returns the number of pages. */
export function proveSite(site: Site): number {
  const { layout, links } = createLayout(site);
  proveSharedLinks(site, links);
  const words = pageWords(layout);
  for (const entry of site.paths.values()) provePage(site, entry, createPage(site, entry, words));
  return site.paths.size;
}

/** Proves the links of the frame, and those of what stands on many pages. */
export function proveSharedLinks(site: Site, ofFrame: LinkUse[]): void {
  const home = site.paths.get("/");
  for (const link of [...ofFrame, ...site.sharedLinks]) proveTarget(site, link, home);
}

/** Proves the links of one page, and compares its title and description with those of the pages before it. */
export function provePage(site: Site, entry: PathEntry, page: Page): void {
  for (const link of page.links) proveTarget(site, link, entry);
  notePageTexts(site, entry, page);
}
