import { isOver } from "../../../../src/kinds/term.ts";
import { pastDatesIn } from "../../business-text/past-dates.ts";
import { statementsOf } from "../../business-text/statements.ts";
import type { BarePage, Found, PageRule, SiteRule } from "../../rule.ts";
import { dayFault, wrongDays } from "../../structured-data/wrong-days.ts";
import { subjectOf } from "./claims.ts";

export const bizPastDate: PageRule & SiteRule = {
  id: "biz/past-date",
  severity: "warning",
  checks:
    "No page advertises anything that is over, such as an offer or a price from a past year; no license has expired, and nothing was written or changed on a future date.",
  why: "An expired offer disappoints customers, and an expired license must not be advertised.",
  fix: "Write the new date, or remove the words.",
  source: "product",
  *page(page, { site, layout }) {
    const { path } = page;
    for (const { where, text, isFromData } of statementsOf(page, layout).list)
      for (const { words, end } of pastDatesIn(text, site.today))
        yield {
          message: `${subjectOf(where, path)} says "${words}", but ${end} is past: today is ${site.today}.`,
          cause: words,
          words,
          ...(!isFromData && { fix: "The data says it no longer; build the site again: npx site build" }),
        };
    yield* datesOf(page, site.today);
  },
  *site({ site }) {
    const { file, value } = site.dataset.business;
    const credentials = [
      ["/license", value.license] as const,
      ...(value.certifications ?? []).map((one, index) => [`/certifications/${index}`, one] as const),
    ];
    for (const [pointer, credential] of credentials)
      if (credential && isOver({ through: credential.validThrough }, site.today))
        yield {
          message: `Number ${credential.number} of ${credential.authority} was valid until ${credential.validThrough}: today is ${site.today}.`,
          fix: "Write its new last day, or remove it, and what texts say of it.",
          place: { file, pointer: `${pointer}/validThrough` },
        };
    for (const review of site.dataset.all.review) {
      const { date } = review.value as { date?: string };
      if (date !== undefined && date > site.today)
        yield {
          message: `A review was written on ${date}, which has not come: today is ${site.today}.`,
          fix: "Write the day on which the customer wrote it.",
          place: { file: review.file, pointer: "/date" },
        };
    }
  },
};

function* datesOf({ path, facts }: BarePage, today: string): Generator<Found> {
  for (const wrong of wrongDays(facts, today))
    yield {
      ...dayFault(path, wrong),
      fix: "Where the data says another day, build the site again: npx site build. Otherwise correct it there.",
    };
}
