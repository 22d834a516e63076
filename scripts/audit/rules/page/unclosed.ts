import type { BarePageRule } from "../../rule.ts";

export const pageUnclosed: BarePageRule = {
  id: "page/unclosed",
  needs: "pages",
  severity: "error",
  checks:
    "Links, buttons, marked words, titles, text fields, scripts and styles end where they are meant to.",
  why: "Without its end a link or a bold word goes on through the text behind it, and a title or a text field swallows it.",
  fix: "Write the end tag behind the words that it is for.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { name, start } of facts.unclosed)
      yield {
        message: `${path} opens <${name}> and never closes it, so that what stands behind belongs to it.`,
        cause: name,
        fix: `Write </${name}> behind the words that it is for.`,
        at: start,
      };
  },
};
