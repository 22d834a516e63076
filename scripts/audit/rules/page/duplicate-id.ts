import type { BarePageRule } from "../../rule.ts";

export const pageDuplicateId: BarePageRule = {
  id: "page/duplicate-id",
  needs: "pages",
  severity: "warning",
  checks: "Every id is unique within a page.",
  why: "Fragment links, labels, and scripts find only the first element with that id.",
  fix: "Give the second element a different id, or none.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { id, start } of new Map(facts.repeatedIds.map((one) => [one.id, one])).values()) {
      const isTarget = facts.anchors.some(({ href = "" }) => href.endsWith(`#${id}`));
      const isLabel = facts.labels.some((label) => label.id === id);
      const use = isTarget ? ", and a link leads there" : isLabel ? ", and a label is for it" : "";
      yield {
        message: `Several elements of ${path} have the id "${id}"${use}.`,
        cause: id,
        words: `id="${id}"`,
        at: start,
      };
    }
  },
};
