import { lastChange } from "../../src/pages/last-change.ts";
import type { Site } from "../../src/site/site.ts";

/** Of pages that are too much alike, the one that was changed last before the others; as they stood where the data do not say. */
export function newestFirst<Named extends { path: string }>(
  pages: readonly Named[],
  site: Pick<Partial<Site>, "paths" | "dataset">,
): Named[] {
  const dayOf = ({ path }: Named) => {
    const entry = site.paths?.get(path);
    return (entry && site.dataset && lastChange({ dataset: site.dataset }, entry)) ?? "";
  };
  return pages.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
