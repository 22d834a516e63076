import type { BarePageRule } from "../../rule.ts";

export const titleOne: BarePageRule = {
  id: "title/one",
  needs: "pages",
  severity: "error",
  checks: "Every page has exactly one title, and it is not empty.",
  why: "The title is the line that people click in search results.",
  fix: "Write a title in the page's data.",
  source: "google-title",
  *page({ path, facts }) {
    const titles = facts.titles.filter(({ text }) => text !== "");
    if (titles.length !== 1)
      yield {
        message: `${path} has ${titles.length === 0 ? "no title" : `${titles.length} titles`}; one is right.`,
        cause: String(titles.length),
        ...(titles[1] && { at: titles[1].start, fix: "Keep one title, and take the others out." }),
      };
  },
};
