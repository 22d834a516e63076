import { didYouMean } from "../loader/suggest.ts";
import type { Site } from "../site/site.ts";
import type { Prose } from "../site/summaries.ts";
import type { SectionContext } from "./sections.ts";

/** The questions of the city page with a city's answers. An answer to no question, and a question without answer, are problems. */
export function cityAnswers(
  questions: Record<string, string>,
  city: NonNullable<SectionContext["city"]>,
  site: Site,
): { question: string; answer: Prose }[] {
  const { entity, props } = city;
  const unanswered = Object.keys(questions).filter((name) => !Object.hasOwn(props.faqs, name));
  const strangers = Object.keys(props.faqs).filter((name) => !Object.hasOwn(questions, name));
  for (const name of strangers) {
    const onlyOne = strangers.length === 1 && unanswered.length === 1 ? unanswered[0] : undefined;
    const meant = didYouMean(name, unanswered) ?? onlyOne;
    // The question it was meant for is not missing as well.
    if (meant) unanswered.splice(unanswered.indexOf(meant), 1);
    site.missing.add(
      `question ${name}`,
      "unknown-field",
      { file: entity.file, pointer: `/faqs/${name}`, isKey: true },
      () =>
        `"${name}" answers a question that the city page does not ask.${meant ? ` Did you mean "${meant}"?` : ""}`,
      () =>
        meant
          ? `Write ${meant} instead of ${name}.`
          : `The questions are ${Object.keys(questions).join(", ")}.`,
      (place) =>
        meant ? { correction: { kind: "reword", place, text: meant }, isCertain: false } : undefined,
    );
  }
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = props.faqs[name];
    if (answer !== undefined) return { question, answer };
    if (!unanswered.includes(name)) return [];
    site.missing.add(
      `answer ${name} ${entity.id}`,
      "missing-field",
      { file: entity.file, pointer: "/faqs" },
      () => `The answer "${name}" to "${question}" is missing in "faqs".`,
      () => `Add ${name}: with the answer for this city.`,
    );
    return [];
  });
}
