import type { BareSiteRule } from "../../rule.ts";

export const graphOrphan: BareSiteRule = {
  id: "graph/orphan",
  needs: "pages",
  severity: "error",
  checks: "Every indexable page is linked from another page.",
  why: "A page that only the sitemap lists counts for little, and no visitor finds it.",
  fix: "Link to it from a page or a menu.",
  source: "google-links",
  *site({ graph, indexed }) {
    const inlinks = graph.countContentInlinks();
    for (const path of indexed)
      if (path !== "/" && !inlinks.has(path) && !graph.isInNavigation(path))
        yield { message: `No page links to ${path}.`, path };
  },
};
