import { directivesIn } from "../../../read-build/robots-directives.ts";
import { forGoogle } from "../../indexing.ts";
import type { BarePageRule } from "../../rule.ts";

/** Pages that are one visitor's, of which search engines show none. */
const ofVisitor =
  /\/(?:account|basket|cart|checkout|login|log-in|my-account|register|search|signin|sign-in|wishlist)(?:[/?.]|$)/i;

/** Where the page is kept out as well, or the tag contradicts itself, that is the fault. */
function isNofollow(directives: readonly string[]): boolean {
  return directives.includes("nofollow") && !directives.some((one) => one === "noindex" || one === "follow");
}

export const linkNofollowInternal: BarePageRule = {
  id: "link/nofollow-internal",
  needs: "pages",
  severity: "warning",
  checks: "No link within the site has nofollow, and no page for search engines has it for all its links.",
  why: "It tells search engines that the site does not stand by its own page.",
  fix: "Take nofollow away.",
  source: "screaming-frog",
  *page({ path, expected, facts }, { internal }) {
    for (const { key, content, start } of expected.isIndexed ? facts.metas : [])
      if (forGoogle.has(key) && isNofollow(directivesIn(content)))
        yield {
          message: `The ${key} tag of ${path} keeps search engines from following its links: ${content}.`,
          cause: content,
          fix: "Take nofollow out of the tag.",
          at: start,
        };
    for (const { href = "", rel, start } of facts.anchors)
      if (
        rel.toLowerCase().split(/\s+/).includes("nofollow") &&
        internal(href, path) &&
        !ofVisitor.test(href)
      )
        yield { message: `${path} links ${href} with nofollow.`, cause: href, at: start };
  },
};
