import type { PageFacts } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";

/** Adds the links of a page to the graph: those in its text, and those of menus, trail and footer apart. */
export function noteLinks(
  { graph, kindOf, internal }: BareAudit,
  path: string,
  { anchors }: PageFacts,
): void {
  for (const { href, region, isNavigation } of anchors) {
    const target = href === undefined ? undefined : internal(href, path);
    if (!target || target.path === path || kindOf(target.path) !== "page") continue;
    graph.add(path, target.path, region === "main" && !isNavigation ? "content" : "navigation");
  }
}
