import type { BarePageRule } from "../../rule.ts";

export const headDoctype: BarePageRule = {
  id: "head/doctype",
  needs: "pages",
  severity: "warning",
  checks: "Documents begin with <!DOCTYPE html>.",
  why: "Without it, or with an old one, browsers lay the page out as those of the nineties did.",
  fix: "Write <!DOCTYPE html> as the first line of the document.",
  source: "lighthouse",
  *page({ path, facts }) {
    const { doctype } = facts;
    if (doctype === undefined) yield { message: `${path} has no doctype.`, cause: "none" };
    else if (!/^doctype\s+html(\s+system\s+["']about:legacy-compat["'])?\s*$/i.test(doctype))
      yield {
        message: `${path} begins with <!${doctype}> instead of <!DOCTYPE html>.`,
        cause: doctype,
        words: doctype,
      };
  },
};
