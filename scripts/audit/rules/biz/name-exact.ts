import { nameVariants } from "../../business-text/name-and-address.ts";
import { misspelledPeople } from "../../business-text/people-names.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizNameExact: PageRule = {
  id: "biz/name-exact",
  severity: "error",
  checks:
    "The name of the business is written as it is registered, and those of its people as in their records.",
  why: "License boards allow no variants in advertising, and directories take a variant for another firm.",
  fix: "Let the text name {businessName}.",
  source: "license-board",
  *page(page, { site, layout }) {
    const { path, facts } = page;
    for (const variant of nameVariants(facts, site))
      yield {
        message: `${path} writes the name of the business as "${variant}" instead of "${site.business.name}".`,
        cause: variant,
        words: variant,
      };
    for (const { where, text } of statementsOf(page, layout).list)
      for (const { words, name } of misspelledPeople(text, site))
        yield {
          message: `${subjectOf(where, path)} speaks of "${words}", but the name in the team is "${name}".`,
          cause: words,
          words,
          fix: `Write ${name}; or correct the person's file, where that is wrong.`,
        };
  },
};
