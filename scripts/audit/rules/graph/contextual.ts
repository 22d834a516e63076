import type { SiteRule } from "../../rule.ts";

/** Types of pages that visitors come for. */
const types = new Set(["city", "project", "service"]);
/** A site with fewer pages has too few that could link. */
const fewestPages = 10;

export const graphContextual: SiteRule = {
  id: "graph/contextual",
  severity: "warning",
  checks: "Pages of cities, projects and services are linked in the text of other pages, not only in menus.",
  why: "A link within a text tells what the page is about.",
  fix: "Name it where it fits: as a nearby area, or in a text.",
  source: "google-links",
  *site({ graph, indexed, types: typeOf, limits }) {
    if (indexed.size < fewestPages) return;
    const inlinks = graph.countContentInlinks();
    const { minTextLinks } = limits.links;
    for (const path of indexed) {
      const count = inlinks.get(path) ?? 0;
      const isOrphan = count === 0 && !graph.isInNavigation(path);
      if (types.has(typeOf.get(path) ?? "") && count < minTextLinks && !isOrphan)
        yield {
          message: `${path} is linked in the text of ${count} ${count === 1 ? "page" : "pages"}; at least ${minTextLinks} is right.`,
          path,
        };
    }
  },
};
