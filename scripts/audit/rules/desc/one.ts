import type { BarePageRule } from "../../rule.ts";

export const descOne: BarePageRule = {
  id: "desc/one",
  needs: "pages",
  severity: "warning",
  checks: "Every page has exactly one meta description, and it is not empty.",
  why: "Search results often show it below the title.",
  fix: "Write a description in the page's data.",
  source: "google-snippet",
  *page({ path, facts, expected }) {
    const given = facts.metas.filter(({ key, content }) => key === "description" && content.trim() !== "");
    const [, second] = given;
    if (given.length > 1 || (given.length === 0 && expected.isIndexed))
      yield {
        message: `${path} has ${second ? `${given.length} descriptions` : "no description"}; one is right.`,
        cause: String(given.length),
        ...(second && { at: second.start, fix: "Keep one description, and take the others out." }),
      };
  },
};
