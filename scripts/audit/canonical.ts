import { absoluteUrl } from "../../src/pages/addresses.ts";
import { canonicalsOf, metaContents } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { nodesOf } from "../read-build/structured-nodes.ts";
import type { BareAudit } from "./audit.ts";
import type { BarePage } from "./rule.ts";

/** An address as browsers and search engines read it: scheme and host in small letters, without the usual port. */
export function asRead(href: string): string;
export function asRead(href: string | undefined): string | undefined;
export function asRead(href: string | undefined): string | undefined {
  return href !== undefined && URL.canParse(href) ? new URL(href).href : href;
}

/** What else a page says of its address, where that is another: in its link preview and its structured data. */
export function* wrongAddresses(
  facts: PageFacts,
  own: string,
): Generator<{ where: "og:url" | "structured data"; url: string }> {
  const [shared] = metaContents(facts, "og:url");
  if (shared !== undefined && asRead(shared) !== own) yield { where: "og:url", url: shared };
  for (const node of nodesOf(facts)) {
    const isPage = [node["@type"]].flat().some((type) => /Page$/.test(String(type)));
    const url = node.url === undefined ? own : String(node.url);
    if (isPage && asRead(url) !== own) yield { where: "structured data", url };
  }
}

/** What a canonical link says: nothing that can be judged, the page itself, the home page, another page, or nothing there. */
export type CanonicalTarget = "unclear" | "self" | "root" | "other" | "missing";

/** Where the canonical link of a page leads. "unclear" is what other rules speak of: none, several, or malformed. */
export function canonicalTarget(
  { path, facts }: BarePage,
  { site, internal, kindOf }: BareAudit,
): CanonicalTarget {
  const canonicals = canonicalsOf(facts);
  const href = asRead(canonicals[0]?.href ?? "");
  if (
    canonicals.length !== 1 ||
    !URL.canParse(href) ||
    new URL(href).origin !== site.origin ||
    href.includes("#")
  )
    return "unclear";
  if (href === absoluteUrl(site, path)) return "self";
  if (href === absoluteUrl(site, "/")) return "root";
  const target = internal(href, path)?.path ?? "";
  return kindOf(target) === "page" && href === absoluteUrl(site, target) ? "other" : "missing";
}
