import { metaContents } from "../../../read-build/head-values.ts";
import { andOthers } from "../../page-names.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";

/** More than this is a list for machines, not what a page is about. */
const mostKeywords = 15;

export const metaKeywords = defineBareSetRule<string>({
  id: "meta/keywords",
  needs: "pages",
  severity: "info",
  checks: "A page lists only a few meta keywords, and no two pages share the same list.",
  why: "Google ignores them; other search engines treat keyword stuffing as a bad sign.",
  fix: "List the few words that this page is about.",
  source: "google-special-tags",
  note: ({ facts }) => metaContents(facts, "keywords")[0],
  *set(notes, audit) {
    for (const [keywords, paths] of pathsByNote(notes)) {
      const [path, ...others] = withoutTwins(paths, audit);
      const count = keywords.split(",").length;
      if (!path) continue;
      if (others.length > 0)
        yield { message: `${andOthers(path, others)} have the same keywords.`, path, related: others };
      else if (count > mostKeywords)
        yield { message: `${path} has ${count} keywords, more than ${mostKeywords}.`, path };
    }
  },
});
