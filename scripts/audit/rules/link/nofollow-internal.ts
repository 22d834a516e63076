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
  checks: "No internal link is nofollow, and no indexable page sets nofollow for all its links.",
  why: "Nofollow tells search engines that the site does not vouch for its own pages.",
  fix: "Remove nofollow.",
  source: "screaming-frog",
  *page({ path, expected, facts }, { internal }) {
    for (const { key, content, start } of expected.isIndexed ? facts.metas : [])
      if (forGoogle.has(key) && isNofollow(directivesIn(content)))
        yield {
          message: `The ${key} tag of ${path} keeps search engines from following its links: ${content}.`,
          cause: content,
          fix: "Remove nofollow from the tag.",
          at: start,
        };
    for (const { href = "", rel, start } of facts.anchors)
      if (
        rel.toLowerCase().split(/\s+/).includes("nofollow") &&
        internal(href, path) &&
        !ofVisitor.test(href)
      )
        yield { message: `${path} links to ${href} with nofollow.`, cause: href, at: start };
  },
};
