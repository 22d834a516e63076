import { wordsWithin } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";

export const bizNoBonded: PageRule = {
  id: "biz/no-bonded",
  severity: "info",
  checks: "A licensed business does not advertise with words that its board forbids.",
  why: "California's board, for one, bars contractors from advertising that they are bonded; ask a lawyer.",
  fix: "Remove the word, or take it off the list in data/audit.yaml if your board allows it.",
  source: "license-board",
  limits: ["business.regulatedWords"],
  *page({ path, facts }, { site, limits }) {
    if (!site.business.license) return;
    for (const word of wordsWithin(facts.text.all, limits.business.regulatedWords))
      yield { message: `${path} advertises with the word "${word}".`, cause: word, words: word };
  },
};
