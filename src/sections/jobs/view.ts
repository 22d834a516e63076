import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { DatedItem } from "../../parts/DatedList.tsx";
import { formatDate } from "../../site/formats.ts";
import { payText } from "../../site/pay.ts";
import { recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import { placeOf, placeText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "jobs",
  "The jobs that are open, newest first; left out while none is.",
  {
    heading: line("Heading of the section.", "Work with us"),
    text: optional(
      prose("Text under the heading.", "We hire when we find somebody, not when we need somebody."),
    ),
    throughLabel: optional(
      line("Words for the last day to apply; without them, it is not shown.", "Apply through {date}", {
        fills: ["date"],
      }),
    ),
  },
  { lists: "job" },
);

export function view({ throughLabel }: Resolved<typeof fields>, { site }: PageContext) {
  const items = [...recordsOf(site, "job")]
    // Of one day, by their names, so that the same files make the same page.
    .sort((a, b) => (a.postedOn === b.postedOn ? (a.id < b.id ? -1 : 1) : a.postedOn < b.postedOn ? 1 : -1))
    .map((job): DatedItem => {
      const { id, title, path, summary, schedule, pay, validThrough, apply, sample } = job;
      const through =
        throughLabel && fillText(throughLabel, { date: formatDate(site.business, validThrough) });
      return {
        id,
        title,
        facts: [
          placeText(placeOf(site, job)),
          schedule,
          ...(pay ? [payText(site.business, pay)] : []),
          ...(through ? [through] : []),
        ],
        text: summary,
        ...(path === undefined ? { button: apply } : { path }),
        ...(sample && { sample }),
      };
    });
  return items.length > 0 ? { items } : undefined;
}
