import type { Dataset } from "../../loader/load.ts";
import { asError, type Problem } from "../../problem.ts";

/** Questions that a page asks twice, with an answer each: search engines take one, and visitors doubt both. */
export function questionProblems({ pages }: Pick<Dataset, "pages">): Problem[] {
  return pages.flatMap(({ file, value }) => {
    const asked = new Map<string, string>();
    return value.sections.flatMap((section, at): Problem[] => {
      if (section.kind !== "faq") return [];
      return section.items.flatMap(({ question }, index) => {
        const key = question
          .toLowerCase()
          .replace(/[^\p{L}\p{N}{}]+/gu, " ")
          .trim();
        const pointer = `/sections/${at}/items/${index}/question`;
        const first = asked.get(key);
        if (first === undefined) {
          asked.set(key, pointer);
          return [];
        }
        return asError({
          code: "duplicate-id",
          message: `The page asks "${question}" twice.`,
          hint: "Write another question here, or join the two answers and remove this one.",
          place: { file, pointer },
          related: [{ file, pointer: first }],
        });
      });
    });
  });
}
