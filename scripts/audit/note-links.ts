import type { Page } from "../../src/pages/page.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";

/** Adds the links of a page to the graph: those in its text, and those of menus, trail and footer apart. */
export function noteLinks(
  { graph, kindOf, internal }: BareAudit,
  path: string,
  { anchors }: PageFacts,
): void {
  for (const { href, text, region, isNavigation } of anchors) {
    const target = href === undefined ? undefined : internal(href, path);
    if (!target || target.path === path || kindOf(target.path) !== "page") continue;
    graph.add(path, target.path, region === "main" && !isNavigation ? "content" : "navigation", text);
  }
}

/** The links that a page should have in its text, for one whose document cannot be read. */
export function noteExpectedLinks(
  { graph, kindOf, internal }: BareAudit,
  path: string,
  { links }: Pick<Page, "links">,
): void {
  for (const { to } of links) {
    const target = internal(to, path)?.path ?? path;
    if (target !== path && kindOf(target) === "page") graph.add(path, target, "content", "");
  }
}
