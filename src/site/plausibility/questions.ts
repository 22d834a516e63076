import type { PageFile } from "../../kinds/page/fields.ts";
import { repeatsIn } from "../../loader/group-by.ts";
import type { Dataset } from "../../loader/load.ts";
import { escapePointer } from "../../loader/pointer.ts";
import { asError, type Problem } from "../../problem.ts";
import { fillText } from "../text.ts";
import { siteValues } from "../values.ts";

/** Questions that a page asks twice, with an answer each: search engines take one, and visitors doubt both. */
export function questionProblems({ pages, business, cities, counties }: Dataset): Problem[] {
  const values = siteValues(business.value, { cities: cities.length, counties: counties.length });
  const wordsOf = (question: string) =>
    fillText(question, values)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}{}]+/gu, " ")
      .trim();
  return pages.flatMap(({ file, value }) => {
    const asked = value.sections.flatMap((section, at) =>
      questionsOf(section).map(({ question, pointer }) => ({
        question,
        place: { file, pointer: `/sections/${at}${pointer}` },
      })),
    );
    return repeatsIn(asked, ({ question }) => wordsOf(question)).map(({ item: { question, place }, first }) =>
      asError({
        code: "duplicate-id",
        message: `The page asks "${question}" twice.`,
        hint: "Write another question here, or join the two answers and remove this one.",
        place,
        related: [first.place],
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
