import { metaContents } from "../../../read-build/head-values.ts";
import { andOthers } from "../../page-names.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";

export const descUnique = defineBareSetRule<string>({
  id: "desc/unique",
  needs: "pages",
  severity: "warning",
  checks: "No two indexable pages have the same meta description.",
  why: "People cannot tell such pages apart, and search engines write their own text instead.",
  fix: "Give each page a description that says what only that page is about.",
  source: "google-snippet",
  note: ({ expected, facts }) =>
    expected.isIndexed ? metaContents(facts, "description")[0] || undefined : undefined,
  *set(notes, audit) {
    for (const [text, paths] of pathsByNote(notes)) {
      const [path, ...others] = withoutTwins(paths, audit);
      if (path && others.length > 0)
        yield {
          message: `${andOthers(path, others)} have the description "${text}".`,
          path,
          related: others,
        };
    }
  },
});
