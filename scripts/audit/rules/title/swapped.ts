import { labelsOf } from "../../labels.ts";
import type { BarePageRule } from "../../rule.ts";
import { areSwapped } from "../../swapped-labels.ts";

export const titleSwapped: BarePageRule = {
  id: "title/swapped",
  needs: "pages",
  severity: "error",
  checks: "The title and description have not been swapped.",
  why: "Search results show a cut-off sentence as the line that people click.",
  fix: "Swap the title and description of the page.",
  source: "google-title",
  limits: ["title.maxChars", "description.minChars"],
  *page(page, { limits }) {
    const labels = labelsOf(page);
    if (labels && areSwapped(labels, limits))
      yield {
        message: `Title and description of ${page.path} are swapped: the title is "${labels.title}", the description "${labels.description}".`,
        words: labels.title,
      };
  },
};
