import { metaContents } from "../../../read-build/head-values.ts";
import type { BarePageRule } from "../../rule.ts";

export const descOne: BarePageRule = {
  id: "desc/one",
  needs: "pages",
  severity: "warning",
  checks: "Every page has exactly one description with words in it.",
  why: "Search results often show it under the title.",
  fix: "Write a description in the data of the page.",
  source: "google-snippet",
  *page({ path, facts }) {
    const count = metaContents(facts, "description").filter((text) => text.trim() !== "").length;
    if (count !== 1)
      yield {
        message: `${path} has ${count === 0 ? "no description" : `${count} descriptions`}; one is right.`,
        cause: String(count),
      };
  },
};
