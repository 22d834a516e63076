import type { BarePageRule } from "../../rule.ts";

export const h1One: BarePageRule = {
  id: "h1/one",
  needs: "pages",
  severity: "error",
  checks: "Every page has exactly one main heading with words in it.",
  why: "It says what the page is about, to people, to screen readers, and where Google writes the title itself.",
  fix: "Begin the page with one section that has the main heading: a hero, or the header of an article.",
  source: "screaming-frog",
  *page({ path, facts }, { site }) {
    const [first, ...others] = facts.headings.flatMap(({ level, text }) =>
      level === 1 && text !== "" ? text : [],
    );
    if (!first) yield { message: `${path} has no main heading; one is right.`, cause: "0" };
    else if (others.length > 0)
      yield {
        message: `${path} has ${others.length + 1} main headings; one is right.`,
        cause: String(others.length + 1),
        words: others[0] ?? "",
        fix: `Keep "${first}" as the only h1, and make ${others.map((text) => `"${text}"`).join(" and ")} an h2.${site.business ? " In the data, leave one hero (or article header) on the page." : ""}`,
      };
  },
};
