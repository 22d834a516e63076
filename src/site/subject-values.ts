import { subjects } from "../kinds/subjects.ts";
import type { Subject } from "./paths.ts";
import type { Site } from "./site.ts";
import type { TextValues } from "./text.ts";

/** The names that the texts of a page may print: those of the site, and those of its subject in front. */
export function valuesOf(site: Site, subject: Subject | undefined): TextValues {
  if (!subject) return site.values;
  const own = subjects[subject.kind].values(subject.entity, site.places);
  return Object.setPrototypeOf(own, site.values) as TextValues;
}
