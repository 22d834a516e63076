import { subjects } from "../kinds/subjects.ts";
import { notFoundPath } from "../site/not-found-path.ts";
import type { PathEntry } from "../site/paths.ts";
import type { Site } from "../site/site.ts";

/**
 * Day of a page's last change as the data says it, year-month-day; undefined where it does not. Structured data and sitemap
 * both take it from here. Of several days the last one counts: an article did not change before it appeared.
 */
export function statedChange({ page, subject }: PathEntry): string | undefined {
  if (!subject) {
    const { updatedOn, article } = page.value;
    const days = [updatedOn, article?.modifiedOn, article?.publishedOn].filter((day) => day !== undefined);
    return days.sort().at(-1);
  }
  return subjects[subject.kind].updatedOn(subject.entity);
}

/** Day of a page's last change: as the data says, else as the ledger of releases does; undefined where neither knows. */
export function lastChange({ dataset }: Pick<Site, "dataset">, entry: PathEntry): string | undefined {
  return statedChange(entry) ?? dataset.ledger.get(entry.path)?.changedOn;
}

/** True for a page that search engines may keep. */
export function isIndexed({ path, page }: PathEntry): boolean {
  return path !== notFoundPath && page.value.type !== "not-found" && !page.value.noindex;
}
