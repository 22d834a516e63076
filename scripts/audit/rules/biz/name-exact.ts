import { oncePer } from "../../../../src/site/once.ts";
import type { Site } from "../../../../src/site/site.ts";
import { remember } from "../../../remember.ts";
import { misspelledNames, nameVariants } from "../../business-text/name-and-address.ts";
import { otherFirmsIn } from "../../business-text/other-firms.ts";
import { misspelledPeople, strangersIn } from "../../business-text/people-names.ts";
import { sentencesOf } from "../../business-text/sentences.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizNameExact: PageRule = {
  id: "biz/name-exact",
  severity: "error",
  checks: "The business name is written exactly as registered, and people's names as in their records.",
  why: "License boards allow no name variants in advertising, and directories treat a variant as another business.",
  fix: "Use {businessName} in the text.",
  source: "license-board",
  *page(page, { site, layout }) {
    const { path, facts } = page;
    for (const variant of [...nameVariants(facts, site), ...misspelledNames(facts, site)])
      yield {
        message: `${path} writes the name of the business as "${variant}" instead of "${site.business.name}".`,
        cause: variant,
        words: variant,
      };
    for (const { where, text } of statementsOf(page, layout).list) {
      const { firms, strangers, misspelled } = namesIn(site)(text);
      for (const name of firms)
        yield {
          message: `${subjectOf(where, path)} speaks for "${name}", but the business is ${site.business.name}.`,
          cause: name,
          words: name,
          fix: `Write {businessName} in place of "${name}", or say who that is; a text of another firm is not to be copied.`,
        };
      for (const name of strangers)
        yield {
          message: `${subjectOf(where, path)} sends people to "${name}", but nobody in the team has that name.`,
          cause: name,
          words: name,
          fix: "Name a person of the team, or add the person to it.",
        };
      for (const { words, name } of misspelled)
        yield {
          message: `${subjectOf(where, path)} speaks of "${words}", but the name in the team is "${name}".`,
          cause: words,
          words,
          fix: `Write ${name}; or correct the person's file, where that is wrong.`,
        };
    }
  },
};

/** Wrong names in a text; most texts come on many pages. */
const namesIn = oncePer((site: Site) =>
  remember(
    (text) => ({
      firms: sentencesOf(text).flatMap((sentence) => otherFirmsIn(sentence, site)),
      strangers: strangersIn(text, site),
      misspelled: misspelledPeople(text, site),
    }),
    1000,
  ),
);
