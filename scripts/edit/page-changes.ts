import { createHash } from "node:crypto";
import { createLayout, pageWords } from "../../src/layout/view.ts";
import { listPages } from "../../src/pages/pages.ts";
import type { Site } from "../../src/site/site.ts";

/** What every page shows, by path, as digests; and what the frame around all of them shows. */
export interface PageDigests {
  layout: string;
  pages: Map<string, string>;
}

/** Paths of pages that an addition makes or changes. */
export interface PageChanges {
  added: string[];
  changed: string[];
  /** True when the frame changes, and with it every page. */
  isLayoutChanged: boolean;
}

/** Digests of all pages of a site, so that two states of it can be compared in little memory. */
export function readPages(site: Site): PageDigests {
  const { layout } = createLayout(site);
  const pages = new Map<string, string>();
  for (const { props, structuredData } of listPages(site, pageWords(layout)))
    pages.set(props.path, digest({ props, structuredData }));
  return { layout: digest(layout), pages };
}

/** Compares two states of a site; without a second one nothing is known to change. */
export function comparePages(before: PageDigests, after: PageDigests | undefined): PageChanges {
  const paths = [...(after?.pages.keys() ?? [])];
  return {
    added: paths.filter((path) => !before.pages.has(path)),
    changed: paths.filter(
      (path) => before.pages.has(path) && before.pages.get(path) !== after?.pages.get(path),
    ),
    isLayoutChanged: after !== undefined && before.layout !== after.layout,
  };
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64");
}
