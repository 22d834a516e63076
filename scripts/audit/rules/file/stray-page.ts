import type { SiteRule } from "../../rule.ts";
import { nameStrays, straysOf } from "../../strays.ts";

export const fileStrayPage: SiteRule = {
  id: "file/stray-page",
  severity: "warning",
  checks: "Every document of the built folder is a page of the data, or a redirect.",
  why: "Search engines that find an old page or a copy show it beside the page that is meant, or in its place.",
  fix: "Delete it.",
  source: "product",
  *site(audit) {
    for (const strays of straysOf(audit, "page")) {
      const [file = ""] = strays.files;
      const name = nameStrays(strays);
      yield {
        message: `${name} ${strays.files.length === 1 ? "is no page" : "are no pages"} of the data, but search engines may index ${strays.files.length === 1 ? "it" : "them"}.`,
        cause: name,
        fix: `Delete ${name}. An old address that people still use belongs into redirects.yaml, a document that should stay into the folder static of the data.`,
        file,
      };
    }
  },
};
