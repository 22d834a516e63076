import type { Site } from "../../src/site/site.ts";

/** Name of the place that a page is about: its city, its county, or where its project was; undefined for other pages. */
export function subjectName(site: Site, path: string): string | undefined {
  const subject = site.paths.get(path)?.subject;
  if (!subject) return undefined;
  if (subject.kind === "city") return subject.entity.facts.city;
  return subject.kind === "county"
    ? subject.entity.value.county
    : subject.entity.value.location.split(",")[0];
}
