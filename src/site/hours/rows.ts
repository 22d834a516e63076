import type { Business } from "../../kinds/business/fields.ts";
import type { Hours, Times } from "../../kinds/business/hours.ts";
import { isOver } from "../../kinds/term.ts";
import { formatDate, formatTime } from "../formats.ts";
import { deriveEach } from "../questions.ts";
import type { Site } from "../site.ts";
import { fillText } from "../text.ts";

/** Some days and their hours, in words. */
export interface HoursRow {
  label: string;
  text: string;
  /** The days of the year that a special day is about. */
  date?: string;
  /** Words above the first of the rows that have them: a season and its days, or those of special days. */
  part?: string;
}

/**
 * The hours of an office, by the name of its file: its own days and seasons, the holidays of the business where it names none.
 * Those of the business for an office without hours, and for no name.
 */
export function hoursAt({ business, dataset }: Site, office: string): Hours {
  const own = dataset.offices.find(({ id }) => id === office)?.value.hours;
  if (!own) return business.hours;
  const { seasons: _, ...others } = business.hours;
  return { ...others, ...own };
}

/**
 * The opening hours of an office, or of the business, as rows of label and times: the usual ones, those of each season, and
 * special days to come.
 */
const rowsOf = deriveEach("opening-rows", (site, office): HoursRow[] => {
  const { business, today } = site;
  const { days, seasons = [], specialLabel, special = [] } = hoursAt(site, office);
  return [
    ...joinedRows(business, days, {}),
    ...seasons.flatMap(({ label, from, to, days: ofSeason }) =>
      joinedRows(business, ofSeason, {
        part: `${label}, ${formatDayOfYear(business, from)} – ${formatDayOfYear(business, to)}`,
      }),
    ),
    ...joinedRows(
      business,
      special
        .filter((day) => !isOver({ through: day.to ?? day.from }, today))
        .map(({ from, to, ...day }) => ({ ...day, date: formatDate(business, from, to) })),
      { part: specialLabel ?? "" },
    ),
  ];
});

export function openingRows(site: Site, office = ""): HoursRow[] {
  return rowsOf(site, office);
}

/** The rows of the usual hours. */
export function usualRows(business: Business): HoursRow[] {
  return joinedRows(business, business.hours.days, {});
}

/** What is said of some times: closed, all day, or from when to when. */
export function timesText(business: Business, { opens, closes }: Times): string {
  const { openText, closedText, allDayText } = business.hours;
  if (opens === undefined || closes === undefined) return closedText;
  if (allDayText !== undefined && opens === "00:00" && closes === "24:00") return allDayText;
  return fillText(openText, { opens: formatTime(business, opens), closes: formatTime(business, closes) });
}

/** The rows; those that follow each other with one name are one, with the hours before and after a break. */
function joinedRows(
  business: Business,
  groups: readonly (Times & { label: string; date?: string })[],
  part: { part?: string },
): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const { label, date, ...times } of groups) {
    const text = timesText(business, times);
    const last = rows.at(-1);
    if (last && last.label === label && last.date === date) last.text += `, ${text}`;
    else rows.push({ label, text, ...(date && { date }), ...part });
  }
  return rows;
}

/** `06-01` → `June 1` in the business's language. */
function formatDayOfYear({ locale }: Business, day: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
  // A leap year has every day.
  return format.format(new Date(`2000-${day}T00:00:00Z`));
}
