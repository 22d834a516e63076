import type { BarePageRule } from "../../rule.ts";

export const headingOrder: BarePageRule = {
  id: "heading/order",
  needs: "pages",
  severity: "warning",
  checks: "Headings start with the main heading (h1) and do not skip levels.",
  why: "Screen reader users navigate a page by its headings.",
  fix: "Check the template of the section.",
  source: "html-validate",
  *page({ path, facts }) {
    const [first, ...rest] = facts.headings.filter(({ region }) => region === "main");
    if (!first) return;
    // A page without a main heading is for h1/one.
    const main = facts.headings.find(({ level }) => level === 1);
    if (main && main.node.start > first.node.start)
      yield {
        message: `${path} begins with "${first.text}", a heading of level ${first.level}.`,
        cause: "first",
        words: first.text,
      };
    let last = first.level;
    for (const { level, text } of rest) {
      if (level > last + 1)
        yield {
          message: `On ${path} "${text}", of level ${level}, follows a heading of level ${last}.`,
          words: text,
        };
      last = level;
    }
  },
};
