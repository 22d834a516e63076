import { printedWords, saidIn } from "../../business-text/answers.ts";
import { rateFaults, singleRateFaults } from "../../business-text/rate-faults.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";

export const bizPrice: PageRule = {
  id: "biz/price",
  severity: "warning",
  checks: "Prices per unit of area in the texts match those that the calculator uses.",
  why: "Two prices for the same thing make customers doubt both.",
  fix: "Reference the rate from business.yaml in braces in the text.",
  source: "product",
  *page(page, { site, layout }) {
    const { path, facts } = page;
    const single = statementsOf(page, layout).list.flatMap(({ text }) =>
      saidIn(text).flatMap((sentence) =>
        singleRateFaults(sentence, site).map((fault) => ({
          ...fault,
          shown: printedWords(fault.shown, text),
        })),
      ),
    );
    for (const { shown, rates } of [...rateFaults(facts, site), ...single])
      yield {
        message: `${path} says "${shown}", but the data says ${[...rates.keys()].map((rate) => `"${rate}"`).join(" or ")}.`,
        cause: shown,
        words: shown,
        fix: `In the text, write in place of "${shown}" ${[...rates].map(([rate, name]) => `{${name}} (${rate})`).join(" or ")}.`,
      };
  },
};
