import type { Page } from "../../src/pages/page.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import type { BareAudit } from "./audit.ts";
import type { Link } from "./link-graph.ts";
import { inOtherCase, withOtherSlash } from "./link-targets.ts";

/**
 * The links of a page to others: those in its text, and those of menus, trail and footer. A link with a fault of its own
 * counts as one to the page that is meant: of that page nothing else is wrong.
 */
export function linksOf(
  audit: BareAudit,
  path: string,
  { anchors, inlineHandlers }: Pick<PageFacts, "anchors" | "inlineHandlers">,
): Link[] {
  const links = anchors.map(({ href = "", text, region, isNavigation }) => ({
    href,
    link: {
      place: region === "main" && !isNavigation ? "content" : "navigation",
      text: isNameOfPart(text, href) ? "" : text,
    } as const,
  }));
  const byScript = inlineHandlers.map(({ leadsTo: href }) => ({
    href,
    link: { place: "navigation", text: "" } as const,
  }));
  return [...links, ...byScript].flatMap(({ href, link }): Link[] => {
    const named = href === undefined ? undefined : audit.internal(href, path)?.path;
    const to = named === undefined ? undefined : meantPage(named, audit);
    return to === undefined || to === path ? [] : [{ to, ...link }];
  });
}

/** True for words that name the part of the page that the link leads to, not the page: "Gutters" for /services#gutters. */
function isNameOfPart(text: string, href: string): boolean {
  const [, fragment = ""] = href.split("#");
  const parts = fragment.toLowerCase().split(/[^a-z\d]+/);
  const words = text.toLowerCase().match(/[a-z\d]{3,}/g) ?? [];
  return fragment !== "" && words.some((word) => parts.includes(word));
}

function meantPage(to: string, audit: BareAudit): string | undefined {
  const kind = audit.kindOf(to);
  if (kind === "page") return to;
  const other = kind === "other slash" ? withOtherSlash(to) : undefined;
  const meant = kind === "nothing" ? inOtherCase(to, audit)?.right : other;
  return meant !== undefined && audit.kindOf(meant) === "page" ? meant : undefined;
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
