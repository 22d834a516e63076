import { counted } from "../../../../src/loader/counted.ts";
import { defineBareSetRule } from "../../rule.ts";
import { type Length, thinPages } from "../../thin-pages.ts";
import { mainLength } from "../../words.ts";

export const textLow = defineBareSetRule<Length>({
  id: "text/low",
  needs: "pages",
  severity: "info",
  checks: "Every page has some text of its own.",
  why: "Google sets no minimum word count, but a page with few words has rarely answered its visitor's question.",
  fix: "Answer what visitors ask about this subject.",
  source: "screaming-frog",
  limits: ["text.minWords"],
  note: ({ path, expected, facts }, { types }) =>
    expected.isIndexed ? { type: types.get(path), words: mainLength(facts) } : undefined,
  *set(lengths, { limits }) {
    const least = limits.text.minWords;
    const thin = thinPages(lengths);
    for (const [path, { words }] of lengths) {
      const { isLanding, usual } = thin.get(path) ?? {};
      // What is thin among its siblings is for text/thin.
      if (isLanding) continue;
      if (words < least)
        yield { message: `The text of ${path} has ${counted(words, "word")}, fewer than ${least}.`, path };
      else if (usual !== undefined)
        yield {
          message: `The text of ${path} has ${counted(words, "word")}; others of its type have ${usual}.`,
          path,
        };
    }
  },
});
