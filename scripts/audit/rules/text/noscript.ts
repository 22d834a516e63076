import { counted } from "../../../../src/loader/counted.ts";
import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

/** In as many words one can say what works without scripts; more are a text of their own. */
const mostWords = 50;

export const textNoscript: BarePageRule = {
  id: "text/noscript",
  needs: "pages",
  severity: "warning",
  checks: "A noscript element contains a short hint, not content of its own.",
  why: "Almost no visitor ever sees it, so it is text for search engines alone.",
  fix: "Show the text to everyone, or remove it.",
  source: "google-spam",
  *page({ path, facts }) {
    for (const text of facts.noscripts) {
      const count = wordsOf(text).length;
      if (count > mostWords)
        yield {
          message: `${path} has ${counted(count, "word")} in noscript: "${text.slice(0, 80)}…".`,
          cause: text,
          words: text,
        };
    }
  },
};
