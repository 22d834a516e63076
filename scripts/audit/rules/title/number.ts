import { groupBy } from "../../../../src/loader/group-by.ts";
import { hasData } from "../../has-data.ts";
import { andOthers } from "../../page-names.ts";
import { defineBareSetRule } from "../../rule.ts";
import { withoutTwins } from "../../similarity/collect.ts";
import { subjectName } from "../../subject.ts";

/** A year is a subject: what was true in it. */
const year = /\b(19|20)\d\d\b/g;
/** Pages of a list, one after the other. */
const isPart = (path: string) => /\/(page\/?)?\d+\/?$/.test(path);

export const titleNumber = defineBareSetRule<string>({
  id: "title/number",
  needs: "pages",
  severity: "warning",
  checks: "Titles differ in more than a number.",
  why: "Nobody can tell such pages apart, so search engines show only one of them.",
  fix: "Say in each title what only that page is about.",
  source: "google-title",
  note({ path, expected, facts }, audit) {
    const title = facts.titles[0]?.text ?? "";
    if (!expected.isIndexed || isPart(path)) return undefined;
    // A number in the name of a place tells it from others.
    const own = hasData(audit) ? title.replace(subjectName(audit.site, path) ?? "", "") : title;
    return /\d/.test(own) ? title : undefined;
  },
  *set(notes, audit) {
    for (const pages of groupBy(notes, ([, title]) => patternOf(title)).values()) {
      const titles = new Map(pages.map(([path, title]) => [title, path]));
      const [path, ...others] = withoutTwins([...titles.values()], audit);
      if (path && others.length > 0)
        yield {
          message: `The titles of ${andOthers(path, others)} differ in a number only: "${notes.get(path)}", "${notes.get(others[0] ?? "")}".`,
          path,
          words: notes.get(path) ?? "",
          related: others,
        };
    }
  },
});

/** Years stay; every other number is a mark. */
function patternOf(title: string): string {
  const years = title.match(year) ?? [];
  return `${title.replace(year, "").replaceAll(/\d+/g, "#")} ${years.join(" ")}`;
}
