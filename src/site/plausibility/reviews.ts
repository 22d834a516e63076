import type { Review } from "../../kinds/review/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { asWarning, type Problem } from "../../problem.ts";

/** Sections of reviews that are left out of their page, because no review is of the service that they ask for. */
export function reviewProblems({ pages, all, knownIds }: Dataset): Problem[] {
  const services = all.review.flatMap(({ value }) => (value as Review).service ?? []);
  const reviewed = [...new Set(services)].sort();
  if (all.review.length === 0) return [];
  return pages.flatMap(({ file, value }) =>
    value.sections.flatMap((section, at) => {
      const wanted = section.kind === "reviews" ? section.service : undefined;
      if (wanted === undefined || reviewed.includes(wanted) || !knownIds.service.has(wanted)) return [];
      return asWarning({
        code: "unknown-reference",
        message: `No review names service: ${wanted}, so this section is left out of the page.`,
        hint:
          reviewed.length > 0
            ? `Write one of ${reviewed.join(", ")}, which have reviews, or add service: ${wanted} to a file in reviews.`
            : `No review names a service: add service: ${wanted} to a file in reviews, or remove the line.`,
        place: { file, pointer: `/sections/${at}/service` },
      });
    }),
  );
}
