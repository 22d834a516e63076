import type { Audit } from "../audit.ts";
import { similaritiesOf } from "./collect.ts";
import type { Similarity } from "./similarity.ts";

/** How alike the city pages are; empty for a site without any. */
export function citySimilarities(audit: Audit): Similarity[] {
  return similaritiesOf(audit).filter(({ paths: [path = ""] }) => {
    const subject = audit.site.paths.get(path)?.subject;
    return subject !== undefined && subject.kind === "city";
  });
}
