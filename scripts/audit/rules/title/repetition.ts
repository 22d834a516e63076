import { countsOf } from "../../../../src/loader/group-by.ts";
import type { BarePageRule } from "../../rule.ts";
import { stemOf, subjectWords } from "../../words.ts";

/** As often as this is stuffing (own policy). */
const tooOften = 3;

export const titleRepetition: BarePageRule = {
  id: "title/repetition",
  needs: "pages",
  severity: "warning",
  checks: "No word is repeated over and over in one title or main heading.",
  why: "Repetition reads as spam to people and search engines.",
  fix: "Use the word once.",
  source: "google-title",
  *page({ path, facts }, { site }) {
    const title = facts.titles[0]?.text ?? "";
    const heading = facts.headings.find(({ level }) => level === 1)?.text ?? "";
    for (const [name, text] of [
      ["title", title],
      ["main heading", heading],
    ] as const) {
      const words = subjectWords(withNameOnce(text, site.business?.name));
      const [stuffed] = [...countsOf(words.map(stemOf))].filter(([, count]) => count >= tooOften);
      if (stuffed && !(name === "main heading" && text === title))
        yield {
          message: `The ${name} of ${path} has ${stuffed[1]} words like "${stuffed[0]}": "${text}".`,
          ...(name === "main heading" && { words: text }),
        };
    }
  },
};

/** A name that comes again is for title/brand-once. */
function withNameOnce(title: string, name: string | undefined): string {
  if (name === undefined) return title;
  const [start = "", ...others] = title.split(name);
  return others.length > 0 ? `${start}${name}${others.join(" ")}` : title;
}
