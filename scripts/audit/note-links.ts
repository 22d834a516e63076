import type { Page } from "../../src/pages/page.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";
import type { Link } from "./link-graph.ts";

/** The links of a page to others: those in its text, and those of menus, trail and footer. */
export function linksOf(
  { kindOf, internal }: BareAudit,
  path: string,
  { anchors }: Pick<PageFacts, "anchors">,
): Link[] {
  return anchors.flatMap(({ href, text, region, isNavigation }): Link[] => {
    const to = href === undefined ? undefined : internal(href, path)?.path;
    if (to === undefined || to === path || kindOf(to) !== "page") return [];
    return [{ to, place: region === "main" && !isNavigation ? "content" : "navigation", text }];
  });
}

/** The links that a page should have in its text, for one whose document cannot be read. */
export function expectedLinksOf(
  { kindOf, internal }: BareAudit,
  path: string,
  { links }: Pick<Page, "links">,
): Link[] {
  return links.flatMap((link): Link[] => {
    const to = internal(link.to, path)?.path ?? path;
    return to !== path && kindOf(to) === "page" ? [{ to, place: "content", text: "" }] : [];
  });
}
