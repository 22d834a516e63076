import { subjects } from "../../src/kinds/subjects.ts";
import type { Site } from "../../src/site/site.ts";

/** Name of the place that a page is about: its city, its county, or where its project was; undefined for other pages. */
export function subjectName(site: Site, path: string): string | undefined {
  const subject = site.paths.get(path)?.subject;
  if (!subject) return undefined;
  return subjects[subject.kind].placeName?.(subject.entity);
}
