import type { Crumb, PageWords } from "../fields/summaries.ts";
import type { PageFile } from "../kinds/page/fields.ts";
import type { AnySectionView } from "../sections/index.ts";
import type { Head } from "../seo/head.ts";
import type { Graph } from "../seo/json-ld/nodes.ts";
import type { LinkUse } from "../site/resolve.ts";

/** All that the template of a page reads. It reaches the browser as the page's data file. */
export interface PageProps {
  path: string;
  type: PageFile["type"];
  head: Head;
  /** From home to this page; empty where the page hangs below nothing. */
  breadcrumbs: Crumb[];
  sections: AnySectionView[];
  words: PageWords;
}

/** One page, computed once from the data. Every command is a reading of these. */
export interface Page {
  props: PageProps;
  /** Those of its sections that are the same on every page of its file, and the same objects. */
  shared: ReadonlySet<AnySectionView>;
  structuredData?: Graph;
  links: LinkUse[];
  /** File it comes from, relative to the data folder: its subject's where it has one. */
  source: string;
  isIndexed: boolean;
  /** Day of its last change, from the data. */
  modifiedOn?: string;
}
