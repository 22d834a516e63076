import type { Business } from "../../../../src/kinds/business/fields.ts";
import { oncePer } from "../../../../src/site/once.ts";
import { rateName, rateText } from "../../../../src/site/values.ts";
import { escapeForPattern } from "../../business-text/whole-word.ts";
import type { PageRule } from "../../rule.ts";

export const bizPrice: PageRule = {
  id: "biz/price",
  severity: "warning",
  checks: "Prices by area in the texts are those that the calculator uses.",
  why: "Two prices for one thing make both doubtful.",
  fix: "Let the text name the rate of business.yaml in braces.",
  source: "product",
  *page({ path, facts }, { site }) {
    const known = ratesOf(site.business);
    if (!known) return;
    const { pattern, names } = known;
    for (const shown of new Set(facts.text.all.match(pattern) ?? []))
      if (!names.has(shown))
        yield {
          message: `${path} says "${shown}", but the data says ${[...names.keys()].map((rate) => `"${rate}"`).join(" or ")}.`,
          cause: shown,
          fix: `In the text, write in place of "${shown}" ${[...names].map(([rate, name]) => `{${name}} (${rate})`).join(" or ")}.`,
        };
  },
};

/** Finds prices by area in a text, and knows those of the data; undefined for a business without any. */
const ratesOf = oncePer((business: Business) => {
  if (!business.rates) return undefined;
  const money = "[^\\s\\d]{0,3}\\d[\\d.,]*(?:\\s?[^\\s\\d.,]{1,3}(?=\\s))?";
  const [start = "", ...others] = business.rates.pattern.split(/\{(?:low|high)\}/).map(escapeForPattern);
  return {
    pattern: new RegExp([start, ...others.map((words) => money + words)].join(""), "g"),
    names: new Map(business.rates.items.map((rate) => [rateText(business, rate), rateName(rate)])),
  };
});
