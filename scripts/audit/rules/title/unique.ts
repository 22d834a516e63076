import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";

export const titleUnique = defineBareSetRule<string>({
  id: "title/unique",
  needs: "pages",
  severity: "error",
  checks: "No two pages for search engines have the same title.",
  why: "Search engines and visitors cannot tell such pages apart in a list of results.",
  fix: "Give each of them a title that says what only this page is about.",
  source: "google-title",
  note: ({ expected, facts }) => (expected.isIndexed ? facts.titles[0]?.text || undefined : undefined),
  *set(notes, audit) {
    for (const [title, paths] of pathsByNote(notes)) {
      const [path, ...others] = withoutTwins(paths, audit);
      if (path && others.length > 0)
        yield {
          message: `${path} and ${others.length} more have the title "${title}".`,
          path,
          related: others,
        };
    }
  },
});
