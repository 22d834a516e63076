import { absoluteUrl } from "../../../../src/pages/addresses.ts";
import type { Audit } from "../../audit.ts";
import type { AuditedPage, PageRule } from "../../rule.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import {
  isKind,
  nameOfKind,
  type PlacedNode,
  placedNodes,
  propertiesOf,
  textsOf,
} from "../../structured-data/placed-nodes.ts";
import { isContradicted } from "../../structured-data/record-faults.ts";

/** Properties whose texts are addresses. Pictures are for ld/images. */
const addresses = new Set(["url", "item", "sameAs", "mainEntityOfPage", "license", "acquireLicensePage"]);

export const ldUrls: PageRule = {
  id: "ld/urls",
  severity: "error",
  checks: "Every URL in structured data is absolute and, if it is on this site, leads to a page.",
  why: "Search engines follow these URLs; a dead one breaks the connection it should make.",
  fix: "Have the builder make the URL from the page's path.",
  source: "google-structured-data",
  *page(page, audit) {
    for (const placed of placedNodes(page.facts))
      for (const [property] of propertiesOf(placed.node)) {
        if (!addresses.has(property) || isJudgedElsewhere(placed, property, page, audit)) continue;
        for (const url of textsOf(placed.node, property)) {
          const fault = faultOf(url, page, audit);
          if (fault)
            yield {
              message: `"${property}" of ${nameOfKind(placed.types)} on ${page.path} ${fault}: ${url}`,
              cause: `${property} ${fault}`,
              words: url,
            };
        }
      }
  },
};

function faultOf(url: string, { path }: AuditedPage, { site, internal }: Audit): string | undefined {
  if (!URL.canParse(url)) return "is not an absolute URL";
  const target = internal(url, path);
  if (!target) return undefined;
  if (site.redirects.has(target.path)) return "is an old URL";
  if (!site.paths.has(target.path)) return "leads to no page";
  return url.split("#")[0] === absoluteUrl(site, target.path)
    ? undefined
    : "is not written as the canonical one";
}

/** ld/record compares the business with the data, and canon/agree the address of a page. */
function isJudgedElsewhere(
  placed: PlacedNode,
  property: string,
  page: AuditedPage,
  { site }: Audit,
): boolean {
  if (placed === ownBusiness(page.facts, site)) return isContradicted(page.facts, site, property);
  if (!placed.parent && property === "url" && isKind(placed, "WebSite")) return true;
  return !placed.parent && property === "url" && placed.types.some((type) => type.endsWith("Page"));
}
