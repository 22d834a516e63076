import type { BarePageRule } from "../../rule.ts";

export const pageMain: BarePageRule = {
  id: "page/main",
  needs: "pages",
  severity: "warning",
  checks: "Every page has one main landmark.",
  why: "Screen reader users jump to it to skip the menus.",
  fix: "Wrap everything between the header and the footer in one <main>.",
  source: "axe",
  *page({ path, facts }) {
    const [, second] = facts.mains;
    if (facts.mains.length === 0)
      yield { message: `${path} has no main part.`, cause: "none", words: "<body" };
    else if (second)
      yield {
        message: `${path} has ${facts.mains.length} main parts; one is right.`,
        cause: "several",
        at: second.start,
        fix: "Keep the <main> that has the main heading, and turn the others into sections.",
      };
  },
};
