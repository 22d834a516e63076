import type { BarePageRule } from "../../rule.ts";
import { isScripted } from "../../scripted.ts";

export const headingEmpty: BarePageRule = {
  id: "heading/empty",
  needs: "pages",
  severity: "warning",
  checks: "Every heading has text.",
  why: "Screen reader users and search engines find a heading that says nothing.",
  fix: "Write the heading, or remove the element.",
  source: "html-validate",
  *page(page, audit) {
    const { path, facts } = page;
    // A main heading without words is for h1/one.
    for (const { level, text, region, node } of facts.headings)
      if (text === "" && level > 1 && !isScripted(node, page, audit))
        yield {
          message: `A heading of level ${level} on ${path} (in ${region}) is empty.`,
          cause: `h${level}`,
          at: node.start,
        };
  },
};
