import type { Review } from "../../kinds/review/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { asWarning, type Problem } from "../../problem.ts";

/** Fields by which a section takes some of the reviews only. */
const filters = ["service"] as const;

/** Sections of reviews that are left out of their page, because no review is of what they ask for. */
export function reviewProblems({ pages, all, knownIds }: Dataset): Problem[] {
  const reviews = all.review.map(({ value }) => value as Review);
  if (reviews.length === 0) return [];
  return pages.flatMap(({ file, value }) =>
    value.sections.flatMap((section, at) =>
      section.kind === "reviews"
        ? filters.flatMap((filter) => {
            const wanted = section[filter];
            const reviewed = [...new Set(reviews.flatMap((review) => review[filter] ?? []))].sort();
            if (wanted === undefined || reviewed.includes(wanted) || !knownIds[filter].has(wanted)) return [];
            return asWarning({
              code: "unknown-reference",
              message: `No review names ${filter}: ${wanted}, so this section is left out of the page.`,
              hint:
                reviewed.length > 0
                  ? `Write one of ${reviewed.join(", ")}, which have reviews, or add ${filter}: ${wanted} to a file in reviews.`
                  : `No review names a ${filter}: add ${filter}: ${wanted} to a file in reviews, or remove the line.`,
              place: { file, pointer: `/sections/${at}/${filter}` },
            });
          })
        : [],
    ),
  );
}
