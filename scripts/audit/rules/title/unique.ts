import { andOthers } from "../../page-names.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";
import { wordsOf } from "../../words.ts";

export const titleUnique = defineBareSetRule<string>({
  id: "title/unique",
  needs: "pages",
  severity: "error",
  checks: "No two indexable pages have the same title.",
  why: "Search engines and visitors cannot tell such pages apart in search results.",
  fix: "Give each of them a title that says what only that page is about.",
  source: "google-title",
  note: ({ expected, facts }) => (expected.isIndexed ? facts.titles[0]?.text || undefined : undefined),
  *set(notes, audit) {
    // Another mark between the same words makes no other title.
    const keys = new Map([...notes].map(([path, title]) => [path, wordsOf(title).join(" ") || title]));
    for (const [, paths] of pathsByNote(keys)) {
      const [path, ...others] = withoutTwins(paths, audit);
      if (path && others.length > 0)
        yield {
          message: `${andOthers(path, others)} have the title "${notes.get(path)}".`,
          path,
          related: others,
        };
    }
  },
});
