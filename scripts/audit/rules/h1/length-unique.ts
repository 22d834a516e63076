import { andOthers } from "../../page-names.ts";
import { pathsByNote } from "../../paths-by-note.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";

export const h1LengthUnique = defineBareSetRule<string>({
  id: "h1/length-unique",
  needs: "pages",
  severity: "warning",
  checks: "Main headings are short, and no two pages have the same one.",
  why: "Long headings go unread, and identical ones do not tell pages apart.",
  fix: "Shorten the heading, or say in it what only this page is about.",
  source: "screaming-frog",
  limits: ["text.maxHeadingChars"],
  note: ({ expected, facts }) =>
    expected.isIndexed ? facts.headings.find(({ level }) => level === 1)?.text || undefined : undefined,
  *set(notes, audit) {
    const most = audit.limits.text.maxHeadingChars;
    for (const [text, paths] of pathsByNote(notes)) {
      const [path, ...others] = withoutTwins(paths, audit);
      if (!path) continue;
      if (others.length > 0)
        yield {
          message: `${andOthers(path, others)} have the main heading "${text}".`,
          path,
          related: others,
        };
      else if (text.length > most)
        yield {
          message: `The main heading of ${path} has ${text.length} characters, more than ${most}: "${text}".`,
          path,
        };
    }
  },
});
