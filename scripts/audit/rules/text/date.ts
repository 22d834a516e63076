import type { PageFacts } from "../../../read-build/page-facts.ts";
import { type DataNode, nodesOf } from "../../../read-build/structured-nodes.ts";
import { daysIn } from "../../business-text/days.ts";
import { comingChangesIn } from "../../business-text/past-dates.ts";
import { hasData } from "../../has-data.ts";
import type { BarePageRule, Found } from "../../rule.ts";

/** Somewhere the next day has begun already. */
const ahead = 86_400_000;

export const textDate: BarePageRule = {
  id: "text/date",
  needs: "pages",
  severity: "error",
  checks:
    "Dates in structured data and in datetime attributes match the dates that visitors see, and no change has a future date.",
  why: "Google shows a page's date only if all of its dates agree.",
  fix: "Build the site again; both dates come from the article's data.",
  source: "google-dates",
  *page({ path, facts }, audit) {
    const { site } = audit;
    const today = site.today ?? new Date(Date.now() + ahead).toISOString().slice(0, 10);
    yield* comingChanges(path, facts, today);
    const shown = new Set(facts.times.map(({ dateTime }) => dateTime.slice(0, 10)));
    const other = facts.times.find(({ dateTime, text }) => readsAs(text, dateTime) === false);
    if (other) {
      yield {
        message: `${path} shows "${other.text}", but tells search engines ${other.dateTime} with it.`,
        cause: "dateTime",
        words: other.dateTime,
      };
      return;
    }
    for (const node of nodesOf(facts)) yield* unseenDays(path, node, shown, today, hasData(audit));
  },
};

/** Days of a node that no visitor sees, or that are still to come. */
function* unseenDays(
  path: string,
  node: DataNode,
  shown: ReadonlySet<string>,
  today: string,
  isMade: boolean,
): Generator<Found> {
  const dayOf = (key: string) => (typeof node[key] === "string" ? node[key].slice(0, 10) : "");
  // Many themes show the first day alone, while their plugins tell search engines both.
  const isFirstEnough = !isMade && shown.has(dayOf("datePublished"));
  const told = new Set<string>();
  for (const key of ["datePublished", "dateModified"]) {
    const day = dayOf(key);
    const isComing = day > today;
    if (day === "" || told.has(day)) continue;
    if (!isComing && (shown.size === 0 || shown.has(day) || isFirstEnough)) continue;
    told.add(day);
    yield {
      message: `The structured data of ${path} says ${key} ${day}, which ${isComing ? "is still to come" : "the page does not show"}.`,
      cause: key,
      words: day,
    };
  }
}

const policy = /\b(?:conditions|disclaimer|policy|privacy|terms)\b/i;

/** A page that was changed on a day to come. */
function* comingChanges(path: string, { blocks, headings }: PageFacts, today: string): Generator<Found> {
  const isPolicy = headings.some(({ level, text }) => level === 1 && policy.test(text));
  for (const words of new Set(blocks.flatMap(({ text }) => comingChangesIn(text, today, isPolicy))))
    yield {
      message: `${path} says "${words}", which is still to come.`,
      cause: words,
      words,
      fix: "Write the date it happened, or say what will change then.",
    };
}

/** Whether a text names the day of an attribute; undefined where it names none or several, or the attribute says a moment, which is another day elsewhere. */
function readsAs(text: string, dateTime: string): boolean | undefined {
  const [day, ...others] = daysIn(text);
  if (day?.year === undefined || others.length > 0 || dateTime.length !== "2026-03-09".length)
    return undefined;
  return dateTime === `${day.year}-${day.monthAndDay}`;
}
