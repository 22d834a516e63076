import type { Dataset } from "../loader/load.ts";
import type { Problem } from "../problem.ts";
import { mainId } from "./main-id.ts";

/** Sections of one page that have the same name, or that of the main text: a link would find only the first. */
export function sectionIdProblems({ pages }: Pick<Dataset, "pages">): Problem[] {
  return pages.flatMap(({ file, value }) => {
    const first = new Map<string, { file: string; pointer: string }>();
    return value.sections.flatMap(({ id }, index): Problem[] => {
      if (id === undefined) return [];
      const place = { file, pointer: `/sections/${index}/id` };
      const other = first.get(id);
      first.set(id, other ?? place);
      if (!other && id !== mainId) return [];
      return [
        {
          code: "duplicate-id",
          severity: "error",
          message: other
            ? `Two sections of this page have the id ${id}.`
            : `The id ${id} is that of the whole text of every page.`,
          hint: other
            ? `Give one of them another id; links to #${id} lead to the first.`
            : "Give the section another id.",
          place,
          ...(other && { related: [other] }),
        },
      ];
    });
  });
}
