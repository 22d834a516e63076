import { defineSetRule } from "../../rule.ts";
import { type Length, thinPages } from "../../thin-pages.ts";
import { mainLength } from "../../words.ts";

export const textThin = defineSetRule<Length>({
  id: "text/thin",
  severity: "warning",
  checks: "A city, service or landing page is not much shorter than the others of its type.",
  why: "A page that says half of what its siblings say was left unfinished, and answers nobody who looks for it.",
  fix: "Write for it what the others have: the work, the houses, the steps, the prices.",
  source: "google-spam",
  note: ({ expected, facts }) =>
    expected.isIndexed ? { type: expected.props.type, words: mainLength(facts) } : undefined,
  *set(lengths) {
    for (const [path, { type, words, usual, isLanding }] of thinPages(lengths))
      if (isLanding)
        yield {
          message: `The text of ${path} has ${words} words; the pages of type ${type} usually have ${usual}.`,
          path,
        };
  },
});
