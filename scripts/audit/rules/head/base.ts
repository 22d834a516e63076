import type { BarePageRule } from "../../rule.ts";

export const headBase: BarePageRule = {
  id: "head/base",
  needs: "pages",
  severity: "error",
  checks: "No base element changes the URLs of a page.",
  why: "It changes where every relative link, image and #fragment on the page leads.",
  fix: "Remove the base element from the head; links on this site start at the root and do not need one.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const href of facts.bases)
      yield {
        message: `${path} has <base href="${href}">, against which all its relative URLs are read.`,
        cause: href,
        words: href,
      };
  },
};
