import type { Site } from "../../src/site/site.ts";
import type { Audit } from "./audit.ts";
import type { PageFacts } from "./page-facts.ts";

/** An address as path without base, and fragment; undefined for other sites, other schemes and what is no address. */
export function internalTarget(
  { origin, base }: Site,
  href: string,
  from: string,
): { path: string; fragment?: string } | undefined {
  const address = `${origin}${base.slice(0, -1)}${from}`;
  if (!URL.canParse(href, address)) return undefined;
  const url = new URL(href, address);
  if (url.origin !== origin) return undefined;
  const path = url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : url.pathname;
  return { path, ...(url.hash.length > 1 && { fragment: decodeURIComponent(url.hash.slice(1)) }) };
}

/** Adds the links of a page to the graph: those in its text, and those of menus, trail and footer apart. */
export function noteLinks({ graph, site, internal }: Audit, path: string, { anchors }: PageFacts): void {
  for (const { href, region, isNavigation } of anchors) {
    const target = href === undefined ? undefined : internal(href, path);
    if (!target || target.path === path || !site.paths.has(target.path)) continue;
    graph.add(path, target.path, region === "main" && !isNavigation ? "content" : "navigation");
  }
}
