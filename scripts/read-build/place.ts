import { canonicalsOf } from "./head-values.ts";
import type { PageFacts } from "./page-facts.ts";

/** Where a site stands: its origin, and the path of its root with a slash at the end. */
export interface Place {
  origin: string;
  base: string;
}

/** The place a folder was built for, as its home page says; undefined where that has no canonical URL. */
export function placeOfBuild(home: PageFacts | undefined): Place | undefined {
  const href = home && canonicalsOf(home)[0]?.href;
  if (!href || !URL.canParse(href)) return undefined;
  const { origin, pathname } = new URL(href);
  return { origin, base: pathname };
}
