import { groupBy } from "../../../../src/loader/group-by.ts";
import { meantAddress } from "../../meant-address.ts";
import type { BarePageRule } from "../../rule.ts";

export const linkRelative: BarePageRule = {
  id: "link/relative",
  needs: "pages",
  severity: "warning",
  checks: "Internal links start at the site root.",
  why: "A page-relative link resolves to a different URL on each page, and can create endless URLs.",
  fix: "Start the URL with /.",
  source: "google-urls",
  *page({ path, facts }) {
    // From file to file at the root, and from there to the home page, both readings are one.
    const isFlat = (href: string) =>
      /^\/[^/]*$/.test(path) && /^(\.\/|(\.\/)?[^/.][^/]*\.html?)([?#]|$)/i.test(href);
    const [first, ...others] = [...groupBy(facts.anchors, ({ href = "" }) => href.trim())].filter(
      ([href]) =>
        href !== "" && !isFlat(href) && !meantAddress(href) && !/^([/\\#]|[a-z][a-z0-9+.-]*:)/i.test(href),
    );
    if (!first) return;
    const [href, [anchor]] = first;
    const more = others.length === 1 ? "one more URL" : `${others.length} more URLs`;
    yield {
      message: `${path} links to ${href}${others.length > 0 ? ` and ${more}, which are` : ", which is"} relative to the page.`,
      cause: "relative",
      ...(anchor && { at: anchor.start }),
    };
  },
};
