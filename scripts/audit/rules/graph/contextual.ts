import { landingTypes } from "../../landing-types.ts";
import type { SiteRule } from "../../rule.ts";

/** A site with fewer pages has too few that could link; what no text links is found on any. */
const fewestPages = 10;

export const graphContextual: SiteRule = {
  id: "graph/contextual",
  severity: "warning",
  checks: "City, project and service pages are linked in the text of other pages, not only in menus.",
  why: "A link in a text says what the page is about; a link in every menu says little.",
  fix: "Link to it where it fits: as a nearby area, or in a text.",
  source: "google-links",
  limits: ["links.minTextLinks"],
  *site({ graph, indexed, types, limits }) {
    const least = indexed.size < fewestPages ? 1 : limits.links.minTextLinks;
    const inlinks = graph.countContentInlinks();
    for (const path of indexed) {
      const count = inlinks.get(path) ?? 0;
      // What nothing links at all is for graph/orphan.
      const isOrphan = count === 0 && !graph.isInNavigation(path);
      if (!landingTypes.has(types.get(path) ?? "") || count >= least || isOrphan) continue;
      const [link] = graph.inlinks(path);
      const pages = count === 1 ? "1 page" : `${count} pages`;
      yield {
        message: `${path} is linked in the text of ${pages}; at least ${least} is right${
          count === 1 && link ? `. The one is ${link.from}, with "${link.text}".` : "."
        }`,
        path,
        related: graph.linkingPages(path),
      };
    }
  },
};
