import { countsOf } from "../../../group-by.ts";
import type { BarePageRule } from "../../rule.ts";
import { stemOf, subjectWords } from "../../words.ts";

/** As often as this is stuffing (own policy). */
const tooOften = 3;

export const titleRepetition: BarePageRule = {
  id: "title/repetition",
  needs: "pages",
  severity: "warning",
  checks: "No word comes again and again in one title.",
  why: "It reads as spam to people and to search engines.",
  fix: "Say the word once.",
  source: "google-title",
  *page({ path, facts }, { site }) {
    const title = facts.titles[0]?.text ?? "";
    const words = subjectWords(withNameOnce(title, site.business?.name));
    for (const [stem, count] of countsOf(words.map(stemOf)))
      if (count >= tooOften)
        yield { message: `The title of ${path} has ${count} words like "${stem}": "${title}".` };
  },
};

/** A name that comes again is for title/brand-once. */
function withNameOnce(title: string, name: string | undefined): string {
  if (name === undefined) return title;
  const [start = "", ...others] = title.split(name);
  return others.length > 0 ? `${start}${name}${others.join(" ")}` : title;
}
