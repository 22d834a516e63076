import type { BareSiteRule } from "../../rule.ts";

export const graphDepth: BareSiteRule = {
  id: "graph/depth",
  needs: "pages",
  severity: "warning",
  checks: "Every page is a few clicks from the home page.",
  why: "Pages far from the home page are rarely crawled.",
  fix: "Link to it from a page closer to the home page.",
  source: "screaming-frog",
  limits: ["links.maxDepth"],
  *site({ graph, indexed, limits }) {
    const depths = graph.depthsFrom("/");
    for (const path of indexed) {
      const depth = depths.get(path);
      // What cannot be reached at all is for graph/orphan.
      if (depth !== undefined && depth > limits.links.maxDepth)
        yield {
          message: `${path} is ${depth} clicks from the home page, more than ${limits.links.maxDepth}.`,
          path,
        };
    }
  },
};
