import { robotsDirectives } from "../../../read-build/head-values.ts";
import { around } from "../../../read-build/page-facts.ts";
import { forGoogle } from "../../indexing.ts";
import type { BarePageRule } from "../../rule.ts";

export const indexSnippetLimits: BarePageRule = {
  id: "index/snippet-limits",
  needs: "pages",
  severity: "warning",
  checks: "No page forbids search engines to show a text of it.",
  why: "A result without a text is chosen less, and the page is left out of answers made from texts.",
  fix: "Remove nosnippet or max-snippet:0.",
  source: "google-robots",
  *page({ path, facts }) {
    for (const { key, content, start } of facts.metas)
      for (const directive of forGoogle.has(key) ? robotsDirectives([content]) : [])
        if (directive === "nosnippet" || directive.replaceAll(" ", "") === "max-snippet:0")
          yield { message: `The ${key} tag of ${path} says ${directive}.`, cause: directive, at: start };
    const heading = facts.headings.find(({ level }) => level === 1);
    const marked =
      heading && around(heading.node, ({ attributes }) => attributes["data-nosnippet"] !== undefined);
    if (marked)
      yield {
        message: `data-nosnippet on <${marked.name}> keeps the text of ${path} out of results.`,
        cause: "data-nosnippet",
        fix: "Take data-nosnippet off, or put it on the few words that results should not show.",
        at: marked.start,
      };
  },
};
