import { withOtherSlash } from "../../link-targets.ts";
import type { BarePageRule } from "../../rule.ts";

export const urlSlash: BarePageRule = {
  id: "url/slash",
  needs: "pages",
  severity: "error",
  checks: "Links have the very address of a page: its slash at the end or none, and no name of a file.",
  why: "With and without a slash are two addresses, one of which redirects or does not exist.",
  fix: "Write the path as `site routes` lists it.",
  source: "google-canonical",
  *page({ path, facts }, { internal, kindOf }) {
    for (const href of new Set(facts.anchors.map(({ href = "" }) => href))) {
      const target = internal(href, path)?.path;
      const kind = target && kindOf(target);
      const page = kind === "other slash" ? withOtherSlash(target ?? "") : pageOfFile(target ?? "");
      const isOther = kind === "other slash" || (kind === "file" && page !== target);
      if (page && isOther && kindOf(page) === "page")
        yield {
          message: `${path} links ${href}; the page is ${page}.`,
          cause: href,
          words: href,
          fix: `Link ${page}.`,
        };
    }
  },
};

/** `/a.html` and `/a/index.html` → `/a`: the file of a page is a second address of it. */
function pageOfFile(path: string): string {
  return path.replace(/(\/index)?\.html?$/, "") || "/";
}
