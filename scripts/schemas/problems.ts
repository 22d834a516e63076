import { flag, group, integer, list, optional, type Static, text } from "../../src/fields/index.ts";
import { column, counts, dependentRequired, file, line, pagePath, position, severity } from "./parts.ts";

export const problem = Object.assign(
  group("One problem: what is wrong, where, and how to fix it.", {
    code: text("Name of the problem, or of the audit rule that found it.", "broken-internal-link", {
      pattern: "^[a-z0-9]+([/-][a-z0-9]+)*$",
    }),
    severity,
    message: text("What is wrong, in a sentence.", "/kontakt is linked here, but no page has that path."),
    hint: optional(text("How to fix it.", "Write /contact.")),
    file: optional(file),
    line: optional(line),
    column: optional(column),
    path: optional(pagePath),
    fingerprint: optional(
      text(
        "Names a finding of the audit: the same in every run while the fault is there.",
        "9f3c1d20aa7b4e65",
        { pattern: "^[0-9a-f]{16}$" },
      ),
    ),
    impact: optional(
      integer(
        "What a finding of the audit weighs: the pages that it touches, those that bring customers three times, by its severity.",
        90,
        { minimum: 1 },
      ),
    ),
    critical: optional(
      flag("Pages that bring customers cannot be found, used or called from. Absent where they can.", true),
    ),
    related: optional(list("Other places of the same cause.", position, { minItems: 1, mayRepeat: true })),
  }),
  { dependentRequired },
);

/** A problem as it is reported: places are positions, files are relative to the working directory. */
export type ReportedProblem = Static<typeof problem>;

export const problems = group("Problems that a command found, the first first.", {
  problems: list("Every problem.", problem, { mayRepeat: true }),
  counts,
});
