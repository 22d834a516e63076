import { wordsWithin } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";

export const bizNoBonded: PageRule = {
  id: "biz/no-bonded",
  severity: "info",
  checks: "A business with a license does not advertise by words that its board forbids.",
  why: "California's board, for one, forbids contractors to advertise that they are bonded; ask a lawyer.",
  fix: "Leave the word out, or take it off the list in data/audit.yaml where your board allows it.",
  source: "license-board",
  limits: ["business.regulatedWords"],
  *page({ path, facts }, { site, limits }) {
    if (!site.business.license) return;
    for (const word of wordsWithin(facts.text.all, limits.business.regulatedWords))
      yield { message: `${path} advertises with the word "${word}".`, cause: word, words: word };
  },
};
