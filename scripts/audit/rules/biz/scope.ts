import { oncePer } from "../../../../src/site/once.ts";
import type { Site } from "../../../../src/site/site.ts";
import { remember } from "../../../remember.ts";
import { type DeniedWork, deniedWorks } from "../../business-text/denied-works.ts";
import { unknownWorks } from "../../business-text/offered-works.ts";
import { refusedWorks } from "../../business-text/refused-works.ts";
import { statementsOf } from "../../business-text/statements.ts";
import { wordsWithin } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizScope: PageRule = {
  id: "biz/scope",
  severity: "warning",
  checks:
    "Texts offer only work that the license covers and a service names, and do not deny work that a service includes.",
  why: "Offering work outside the license violates licensing law.",
  fix: "Say that others do this work, or leave it out; data/audit.yaml lists the words.",
  source: "license-board",
  limits: ["business.foreignTrades"],
  *page(page, { limits, site, layout }) {
    const { path, facts } = page;
    for (const word of wordsWithin(facts.text.main, limits.business.foreignTrades))
      yield {
        message: `${path} speaks of "${word}", which is work of another trade.`,
        cause: word,
        words: word,
      };
    for (const { where, text } of statementsOf(page, layout).list) {
      for (const { words, service } of notDone(site)(text))
        yield {
          message: `${subjectOf(where, path)} says "${words}", but that belongs to the service "${service}".`,
          cause: words,
          words,
          fix: "Correct the text, or the service, whichever is wrong.",
        };
      for (const { words, work } of unknownWorks(text, site))
        yield {
          message: `${subjectOf(where, path)} says "${words}", but no service of the data names "${work}".`,
          cause: words,
          words,
          fix: "Take the words out, or add a service for it.",
        };
    }
  },
};

/** Works of services that a text says are not done; most texts come on many pages. */
const notDone = oncePer((site: Site) =>
  remember((text): readonly DeniedWork[] => {
    const denied = deniedWorks(text, site);
    return denied.length > 0 ? denied : refusedWorks(text, site);
  }, 1000),
);
