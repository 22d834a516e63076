import type { PageRule } from "../../rule.ts";
import { stemOf, subjectWords } from "../../words.ts";

/** As often as this is stuffing (own policy). */
const tooOften = 3;

export const titleRepetition: PageRule = {
  id: "title/repetition",
  severity: "warning",
  checks: "No word comes again and again in one title.",
  why: "It reads as spam to people and to search engines.",
  fix: "Say the word once.",
  source: "google-title",
  *page({ path, facts }) {
    const title = facts.titles[0]?.text ?? "";
    const counts = new Map<string, number>();
    for (const word of subjectWords(title)) counts.set(stemOf(word), (counts.get(stemOf(word)) ?? 0) + 1);
    for (const [stem, count] of counts)
      if (count >= tooOften)
        yield { message: `The title of ${path} has ${count} words like "${stem}": "${title}".` };
  },
};
