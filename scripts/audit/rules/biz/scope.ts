import { wordsWithin } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";

export const bizScope: PageRule = {
  id: "biz/scope",
  severity: "warning",
  checks: "The texts offer no work of trades that the license does not cover.",
  why: "Offering such work is a breach of the license law.",
  fix: "Say that others do this work, or leave it out; the words are listed in data/audit.yaml.",
  source: "license-board",
  limits: ["business.foreignTrades"],
  *page({ path, facts }, { limits }) {
    for (const word of wordsWithin(facts.text.main, limits.business.foreignTrades))
      yield {
        message: `${path} speaks of "${word}", which is work of another trade.`,
        cause: word,
        words: word,
      };
  },
};
