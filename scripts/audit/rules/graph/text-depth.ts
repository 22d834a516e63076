import { landingTypes } from "../../landing-types.ts";
import type { SiteRule } from "../../rule.ts";

export const graphTextDepth: SiteRule = {
  id: "graph/text-depth",
  severity: "warning",
  checks: "City, project and service pages are a few clicks from the home page even without menu links.",
  why: "Menu links are the same everywhere and say little; links in texts and lists count for more.",
  fix: "Link to it in the text of the home page, or of a page that the home page links to.",
  source: "google-links",
  limits: ["links.maxDepth", "links.minTextLinks"],
  *site({ graph, indexed, types, limits }) {
    const { maxDepth, minTextLinks } = limits.links;
    const [depths, inlinks] = [graph.depthsFrom("/"), graph.countContentInlinks()];
    const isLandingPage = (path: string) => landingTypes.has(types.get(path) ?? "");
    const lists = [...indexed].filter((path) => !isLandingPage(path));
    const inText = graph.textDepthsFrom("/", lists);
    for (const path of indexed) {
      const depth = inText.get(path);
      // Few links are for graph/contextual, and a long way with menus for graph/depth.
      const isOthers =
        (inlinks.get(path) ?? 0) < minTextLinks || (depths.get(path) ?? maxDepth + 1) > maxDepth;
      if (!isLandingPage(path) || isOthers || (depth !== undefined && depth <= maxDepth)) continue;
      yield {
        message:
          depth === undefined
            ? `Without its place in a menu no way leads from the home page to ${path}: only pages that nothing else leads to link it.`
            : `Without its place in a menu ${path} is ${depth} clicks from the home page, more than ${maxDepth}.`,
        cause: String(depth),
        path,
        related: graph.linkingPages(path),
      };
    }
  },
};
