import type { PageRule } from "../../rule.ts";

export const h1One: PageRule = {
  id: "h1/one",
  severity: "error",
  checks: "Every page has exactly one main heading with words in it.",
  why: "It says what the page is about, to people, to screen readers, and where Google writes the title itself.",
  fix: "Give the first section of the page a heading.",
  source: "screaming-frog",
  *page({ path, facts }) {
    const count = facts.headings.filter(({ level, text }) => level === 1 && text !== "").length;
    if (count !== 1)
      yield {
        message: `${path} has ${count === 0 ? "no main heading" : `${count} main headings`}; one is right.`,
        cause: String(count),
      };
  },
};
