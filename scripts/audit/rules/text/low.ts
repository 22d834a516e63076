import type { BarePageRule } from "../../rule.ts";
import { wordsOf } from "../../words.ts";

export const textLow: BarePageRule = {
  id: "text/low",
  needs: "pages",
  severity: "info",
  checks: "A page has some text of its own.",
  why: "Google sets no least number of words; a page with few has rarely answered its visitor's question.",
  fix: "Write what visitors ask about this subject.",
  source: "screaming-frog",
  *page({ path, expected, facts }, { limits }) {
    const count = wordsOf(facts.text.main).length;
    if (expected.isIndexed && count < limits.text.minWords)
      yield { message: `The text of ${path} has ${count} words, fewer than ${limits.text.minWords}.` };
  },
};
