import type { BarePageRule } from "../../rule.ts";

export const pageUnclosed: BarePageRule = {
  id: "page/unclosed",
  needs: "pages",
  severity: "error",
  checks: "Links, buttons and marked words end where they are meant to.",
  why: "Without its end a link or a bold word goes on through the text behind it.",
  fix: "Write the end tag behind the words that it is for.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { name, start } of facts.unclosed)
      yield {
        message: `${path} opens <${name}> and never closes it, so that what stands behind belongs to it.`,
        cause: name,
        at: start,
      };
  },
};
