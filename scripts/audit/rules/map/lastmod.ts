import { lastChange } from "../../../../src/pages/last-change.ts";
import type { SitemapUrl } from "../../../read-build/sitemap.ts";
import { hasData } from "../../has-data.ts";
import { defineBareSetRule, type Found } from "../../rule.ts";
import { type SitemapEntry, sitemapEntries } from "../../sitemap-entries.ts";

/** Fewer dates may be equal by chance; fewer wrong ones are told one by one. */
const fewestDates = 3;

/** A day or a moment (W3C Datetime). */
const form = /^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?)?)?$/;

export const mapLastmod = defineBareSetRule<string>({
  id: "map/lastmod",
  needs: "pages",
  severity: "warning",
  checks: "The sitemap gives the date each page changed, not the build date, and never a future date.",
  why: "Google trusts these dates only as long as they prove accurate.",
  fix: "Build the site again: npx site build",
  source: "google-sitemap",
  note: ({ path }, audit) => {
    if (!hasData(audit)) return undefined;
    const entry = audit.site.paths.get(path);
    return (entry && lastChange(audit.site, entry)) ?? "";
  },
  *set(days, audit) {
    const entries = sitemapEntries(audit);
    const wrong = entries.flatMap((entry) => {
      const fault = faultOf(entry, days, audit.site.today ?? tomorrow());
      return fault === undefined ? [] : { ...entry, fault };
    });
    const all = hasData(audit) ? allTheSame(entries) : undefined;
    if (all && wrong.length > 0) yield all;
    else if (wrong.length > fewestDates) yield together(wrong);
    else
      for (const { url, fault, file, path, start } of wrong)
        yield { message: `The sitemap says that ${path ?? url} changed on ${fault}.`, file, at: start };
  },
});

/** Somewhere the day that comes has begun. */
function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

function faultOf(
  { path, lastModified }: SitemapEntry,
  days: ReadonlyMap<string, string>,
  today: string,
): string | undefined {
  if (lastModified === undefined) return undefined;
  if (!form.test(lastModified) || Number.isNaN(Date.parse(lastModified)))
    return `"${lastModified}", which is not a date in the form YYYY-MM-DD`;
  const day = lastModified.slice(0, 10);
  if (day > today) return `${day}, which is still to come`;
  const known = path === undefined ? undefined : days.get(path);
  if (known === undefined || known === day) return undefined;
  return known === "" ? `${day}, but nobody knows when it did` : `${day}, but the data says ${known}`;
}

function allTheSame(entries: readonly SitemapUrl[]): Found | undefined {
  const dated = entries.filter(({ lastModified }) => lastModified !== undefined);
  const [first] = dated;
  if (!first || dated.length < fewestDates) return undefined;
  if (dated.some(({ lastModified }) => lastModified !== first.lastModified)) return undefined;
  return {
    message: `All ${dated.length} dates of the sitemap are ${first.lastModified}, but the data does not say so.`,
    file: first.file,
    words: first.lastModified ?? "",
  };
}

function together(wrong: readonly (SitemapUrl & { fault: string; path: string | undefined })[]): Found {
  const [first] = wrong;
  return {
    message: `${wrong.length} dates of the sitemap are wrong; it says that ${first?.path ?? first?.url} changed on ${first?.fault}.`,
    file: first?.file ?? "sitemap.xml",
    at: first?.start ?? 0,
  };
}
