import type { PageFile } from "../../kinds/page/fields.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer } from "../../loader/pointer.ts";
import { asError, type Problem } from "../../problem.ts";
import { fillText } from "../text.ts";
import { siteValues } from "../values.ts";

/** Questions that a page asks twice, with an answer each: search engines take one, and visitors doubt both. */
export function questionProblems({ pages, business, cities, counties }: Dataset): Problem[] {
  const values = siteValues(business.value, { cities: cities.length, counties: counties.length });
  return pages.flatMap(({ file, value }) => {
    const asked = new Map<string, string>();
    return value.sections.flatMap((section, at) =>
      questionsOf(section).flatMap(({ question, pointer: inSection }): Problem[] => {
        const key = fillText(question, values)
          .toLowerCase()
          .replace(/[^\p{L}\p{N}{}]+/gu, " ")
          .trim();
        const pointer = `/sections/${at}${inSection}`;
        const first = asked.get(key);
        if (first === undefined) {
          asked.set(key, pointer);
          return [];
        }
        return [
          asError({
            code: "duplicate-id",
            message: `The page asks "${question}" twice.`,
            hint: "Write another question here, or join the two answers and remove this one.",
            place: { file, pointer },
            related: [{ file, pointer: first }],
          }),
        ];
      }),
    );
  });
}

/** The questions of a section with answers: its own, or those that each city answers. */
function questionsOf(section: PageFile["sections"][number]): { question: string; pointer: string }[] {
  if (section.kind === "faq")
    return section.items.map(({ question }, at) => ({ question, pointer: `/items/${at}/question` }));
  if (section.kind !== "city-faq") return [];
  return Object.entries(section.questions).map(([name, question]) => ({
    question,
    pointer: `/questions/${escapePointer(name)}`,
  }));
}
