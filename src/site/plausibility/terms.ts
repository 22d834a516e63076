import { terms } from "../../kinds/index.ts";
import { isAhead, isOver, type TermFields, termOf } from "../../kinds/term.ts";
import type { Dataset } from "../../loader/load.ts";
import type { Problem } from "../../problem.ts";

/** Years ahead from which on a last day is rather a slip. */
const longestYears = 3;

/** Files whose days cannot be, and those that no page shows on a day, year-month-day. */
export function termProblems({ all }: Pick<Dataset, "all">, today: string): Problem[] {
  return [...terms].flatMap(([kind, fields]) =>
    all[kind].flatMap(({ file, value }) => problemOf(file, value, fields, today) ?? []),
  );
}

function problemOf(file: string, value: unknown, fields: TermFields, today: string): Problem | undefined {
  const term = termOf(value, fields);
  const { from, through = "" } = term;
  const problem = (
    severity: Problem["severity"],
    message: string,
    hint: string,
    field = fields.through,
  ): Problem => ({ code: "invalid-value", severity, message, hint, place: { file, pointer: `/${field}` } });
  if (from !== undefined && through < from)
    return problem(
      "error",
      `The last day, ${through}, is before the first, ${from}.`,
      `Write the right day here, or under ${fields.from}.`,
    );
  if (isOver(term, today))
    return problem(
      "info",
      `${file} was over on ${through}; no page shows it any more.`,
      "Remove the file, or write a later day.",
    );
  const latest = `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`;
  if (through > latest)
    return problem(
      "warning",
      `${through} is more than ${longestYears} years ahead.`,
      "Write the day that is meant, and a later one when it is near.",
    );
  if (isAhead(term, today))
    return problem(
      "info",
      `${file} is shown from ${from} on; until then no page shows it.`,
      `Write an earlier day to show it now.`,
      fields.from,
    );
  return undefined;
}
