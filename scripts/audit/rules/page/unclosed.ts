import type { BarePageRule } from "../../rule.ts";

export const pageUnclosed: BarePageRule = {
  id: "page/unclosed",
  needs: "pages",
  severity: "error",
  checks:
    "Links, buttons, formatted text, titles, text fields, scripts, and styles are closed where they should end.",
  why: "An unclosed link or bold text runs on through the text after it, and an unclosed title or text field swallows that text.",
  fix: "Add the end tag right after the text it belongs to.",
  source: "html-standard",
  *page({ path, facts }) {
    for (const { name, start } of facts.unclosed)
      yield {
        message: `${path} opens <${name}> and never closes it, so that what stands behind belongs to it.`,
        cause: name,
        fix: `Add </${name}> right after the text it belongs to.`,
        at: start,
      };
  },
};
