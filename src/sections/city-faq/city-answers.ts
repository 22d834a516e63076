import type { Prose } from "../../fields/summaries.ts";
import { didYouMean } from "../../loader/suggest.ts";
import { asError, type DataPlace } from "../../problem.ts";
import { countPlaces, type Root } from "../../site/missing.ts";
import type { Site } from "../../site/site.ts";
import type { PageContext } from "../page-context.ts";

/** The questions of the city page with a city's answers, each behind what opens it everywhere. An answer to no question, and a question without answer, are problems. */
export function cityAnswers(
  { questions, openings = {} }: { questions: Record<string, string>; openings?: Record<string, Prose> },
  city: NonNullable<PageContext["city"]>,
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
      (others) => {
        if (meant) return `Write ${meant} instead of ${name}.`;
        const known = `The questions are ${Object.keys(questions).join(", ")}.`;
        return others > 0 ? `Bring back the question ${name}:, or remove these answers. ${known}` : known;
      },
      (place) =>
        meant ? { correction: { kind: "reword", place, text: meant }, isCertain: false } : undefined,
      meant ? [misnamedQuestion(site, meant, name)] : [],
    );
  }
  return Object.entries(questions).flatMap(([name, question]) => {
    const answer = props.faqs[name];
    if (answer !== undefined) return { question, answer: joined(openings[name], answer) };
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

function joined(opening: Prose | undefined, answer: Prose): Prose {
  if (opening === undefined) return answer;
  if (typeof opening === "string" && typeof answer === "string") return `${opening} ${answer}`;
  return [opening, " ", answer].flat();
}

/** The question of the city page that has another name than most cities give to its answer. */
function misnamedQuestion(site: Site, asked: string, answered: string): Root {
  return {
    key: `question ${asked} ${answered}`,
    describe: (places) => {
      const place = placeOfQuestion(site, asked);
      if (!place || places.length < 2 || places.length * 2 <= site.dataset.cities.length) return undefined;
      return asError({
        code: "unknown-field",
        message: `No city answers the question "${asked}", but ${countPlaces(places, "answer")} "${answered}", which is not asked.`,
        hint: `Write ${answered}: instead of ${asked}:.`,
        place,
        proposal: [{ kind: "reword", place, text: answered }],
      });
    },
  };
}

function placeOfQuestion({ dataset }: Site, name: string): DataPlace | undefined {
  for (const { file, value } of dataset.pages)
    for (const [index, section] of value.sections.entries())
      if (section.kind === "city-faq" && Object.hasOwn(section.questions, name))
        return { file, pointer: `/sections/${index}/questions/${name}`, isKey: true };
  return undefined;
}
