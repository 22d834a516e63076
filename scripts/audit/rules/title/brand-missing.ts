import { countsOf } from "../../../../src/loader/group-by.ts";
import type { Audit } from "../../audit.ts";
import { defineSetRule } from "../../rule.ts";

/** Fewer titles have no usual ending. */
const fewestPages = 5;
/** Share of the titles whose ending is the usual one. */
const usualFrom = 0.8;

export const titleBrandMissing = defineSetRule<string>({
  id: "title/brand-missing",
  severity: "warning",
  checks: "If titles end with the business name, so does every title that has room for it.",
  why: "In search results, people who know the business look for its name.",
  fix: "End the title with the business name.",
  source: "google-site-names",
  limits: ["title.maxChars"],
  note: ({ expected, facts }) => (expected.isIndexed ? facts.titles[0]?.text || undefined : undefined),
  *set(titles, audit) {
    const ending = usualEnding([...titles.values()], audit);
    if (ending === undefined) return;
    const { joint, brand } = ending;
    for (const [path, title] of titles) {
      const whole = `${title}${joint}${brand}`;
      if (title.includes(brand) || whole.length > audit.limits.title.maxChars) continue;
      yield {
        message: `The title of ${path} does not end with "${brand}" as the others do: "${title}".`,
        cause: title,
        path,
        fix: `Write "${whole}", with the business name in braces.`,
      };
    }
  },
});

/** Separator and name with which most titles end, where that is the name of the firm or begins it. */
function usualEnding(
  titles: readonly string[],
  { site }: Audit,
): { joint: string; brand: string } | undefined {
  const counts = countsOf(titles.flatMap((title) => /\s+[|–—·-]\s+[^|–—·]+$/.exec(title)?.[0] ?? []));
  const [[ending, count] = ["", 0]] = [...counts].sort(([, a], [, b]) => b - a);
  const [, joint = "", brand = ""] = /^(\s+\S+\s+)(.+)$/.exec(ending) ?? [];
  const isUsual = titles.length >= fewestPages && count / titles.length >= usualFrom;
  return isUsual && site.business.name.startsWith(brand) ? { joint, brand } : undefined;
}
