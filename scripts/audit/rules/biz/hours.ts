import { hoursFaults } from "../../business-text/hours-faults.ts";
import { saidHoursIn } from "../../business-text/said-hours.ts";
import { foundIn, statementsOf, writtenInto } from "../../business-text/statements.ts";
import type { PageRule } from "../../rule.ts";
import { subjectOf } from "./claims.ts";

export const bizHours: PageRule = {
  id: "biz/hours",
  severity: "error",
  checks: "Opening hours on a page match the data; ld/record checks structured data.",
  why: "Customers arrive at a closed door, and Google drops hours that contradict each other.",
  fix: "Use {hours} in the text, or show the list of hours.",
  source: "google-local-business",
  *page(page, { site, layout }) {
    const { path, facts } = page;
    const said = statementsOf(page, layout).list.flatMap((statement) =>
      foundIn(
        statement,
        (text) => saidHoursIn(text, site),
        ({ words }) => words,
      ).map((fault) => ({ where: statement.where, text: statement.text, ...fault })),
    );
    const written = writtenInto(page, layout);
    for (const { label, shown, expected } of hoursFaults(facts, site)) {
      const isInSentence = said.some(({ text }) => text.includes(label) && text.includes(shown.slice(0, 4)));
      if (isInSentence) continue;
      yield {
        message: `${path} shows "${shown}" for ${label}, but the data says "${expected}".`,
        cause: `${label} ${shown}`,
        words: shown,
        // What the built file alone says has no line in the data.
        ...(written.some((text) => text.includes(shown))
          ? {}
          : { place: { file: site.dataset.business.file, pointer: "/hours/days" } }),
      };
    }
    for (const { where, text, words, about, expected } of said)
      yield {
        message: `${subjectOf(where, path)} says "${words}"${about}, but the data says "${expected}".`,
        cause: `${about} ${words}`,
        words,
        within: text,
        fix: `Correct "${words}" in the text, or the hours, whichever is wrong.`,
      };
  },
};
