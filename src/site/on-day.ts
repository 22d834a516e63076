import { terms } from "../kinds/index.ts";
import { subjectNames } from "../kinds/subjects.ts";
import { isAhead, isOver, type Term, termOf } from "../kinds/term.ts";
import type { Dataset } from "../loader/load.ts";
import { pathOf } from "./paths.ts";

/** The data as of a day, year-month-day. Files that are not shown on it are left out, so that nothing needs to know of days. */
export function onDay(dataset: Dataset, today: string): Dataset {
  const all: Dataset["all"] = { ...dataset.all };
  const absent = [...dataset.absent];
  for (const [kind, fields] of terms) {
    const subject = subjectNames.find((one) => one === kind);
    all[kind] = dataset.all[kind].filter((entity) => {
      const when = whyAbsent(termOf(entity.value, fields), today);
      if (when === undefined) return true;
      const path = subject && pathOf(dataset, subject, entity.id);
      absent.push({ kind, entity, when, ...(path !== undefined && { path }) });
      return false;
    });
  }
  return { ...dataset, all, absent };
}

function whyAbsent(term: Term, today: string): string | undefined {
  if (isOver(term, today)) return `ended on ${term.through}`;
  return isAhead(term, today) ? `begins on ${term.from}` : undefined;
}
