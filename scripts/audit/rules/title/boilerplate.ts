import { maskOf } from "../../masking.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineSetRule } from "../../rule.ts";

/** A pattern of fewer characters is no sign, and neither is one on fewer pages (own policy). */
const fewestCharacters = 26;
const fewestPages = 6;

export const titleBoilerplate = defineSetRule<string>({
  id: "title/boilerplate",
  severity: "info",
  checks: "Titles differ in more than a place name.",
  why: "Google replaces titles that follow one pattern with a single word changed.",
  fix: "Give important cities their own titles with customTitle.",
  source: "google-title",
  note: ({ expected, facts }, { site }) =>
    expected.isIndexed && facts.titles[0] ? maskOf(site).of(facts.titles[0].text) : undefined,
  *set(notes) {
    for (const [pattern, paths] of pathsByNote(notes)) {
      const [path, ...others] = paths;
      if (path && paths.length >= fewestPages && pattern.length >= fewestCharacters)
        yield {
          message: `${paths.length} titles are one pattern with names changed: "${pattern}".`,
          isOfPattern: true,
          path,
          related: others,
        };
    }
  },
});
