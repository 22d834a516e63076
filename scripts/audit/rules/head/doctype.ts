import type { BarePageRule } from "../../rule.ts";

/** The doctype of today, and older ones with which browsers lay a page out as they do today. */
const modern =
  /^doctype\s+html(\s+system\s+["']about:legacy-compat["']|\s+public\s+["']-\/\/w3c\/\/dtd (html 4\.01\/\/|(xhtml 1\.[01]|html 4\.01)\b[^"']*["']\s+["']http).*)?\s*$/is;

export const headDoctype: BarePageRule = {
  id: "head/doctype",
  needs: "pages",
  severity: "warning",
  checks: "Documents start with <!DOCTYPE html>.",
  why: "Without it, or with an outdated one, browsers lay out the page in quirks mode, as in the 1990s.",
  fix: "Write <!DOCTYPE html> as the first line of the document.",
  source: "lighthouse",
  *page({ path, facts }) {
    const { doctype } = facts;
    if (modern.test(doctype ?? "")) return;
    if (doctype === undefined) yield { message: `${path} has no doctype.`, cause: "none" };
    else
      yield {
        message: `${path} begins with <!${doctype}> instead of <!DOCTYPE html>.`,
        cause: doctype,
        words: doctype,
      };
  },
};
