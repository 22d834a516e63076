import type { BarePageRule } from "../../rule.ts";

export const headBase: BarePageRule = {
  id: "head/base",
  needs: "pages",
  severity: "error",
  checks: "No base element moves the addresses of a page.",
  why: "It changes where every relative link, picture and #fragment of the page leads.",
  fix: "Take the base element out of the head; links of this site begin at its root and need none.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const href of facts.bases)
      yield {
        message: `${path} has <base href="${href}">, against which all its relative addresses are read.`,
        cause: href,
        words: href,
      };
  },
};
