import { robotsDirectives } from "../../../read-build/head-values.ts";
import { around } from "../../../read-build/page-facts.ts";
import { statementsIn } from "../../../read-build/robots-directives.ts";
import { faultyLines } from "../../header-lines.ts";
import { forGoogle } from "../../indexing.ts";
import type { BarePageRule, BareSiteRule } from "../../rule.ts";

export const indexSnippetLimits: BarePageRule & BareSiteRule = {
  id: "index/snippet-limits",
  needs: "pages",
  severity: "warning",
  checks: "No page and no header keeps search engines from showing a text snippet.",
  why: "A result without a snippet gets fewer clicks, and the page is left out of answers generated from page text.",
  fix: "Remove nosnippet or max-snippet:0.",
  source: "google-robots",
  *page({ path, facts }) {
    for (const { key, content, start } of facts.metas)
      for (const directive of forGoogle.has(key) ? robotsDirectives([content]) : [])
        if (hidesText(directive))
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
  site: (audit) =>
    faultyLines(audit, ({ name, value }) =>
      name.toLowerCase() === "x-robots-tag" &&
      statementsIn(value).some(({ bot, directives }) => forGoogle.has(bot) && directives.some(hidesText))
        ? "keeps the text of {pages} out of results"
        : undefined,
    ),
};

function hidesText(directive: string): boolean {
  return directive === "nosnippet" || directive.replaceAll(" ", "") === "max-snippet:0";
}
