import { line, optional, prose, type Resolved, section } from "../../fields/index.ts";
import type { DatedItem } from "../../parts/DatedList.tsx";
import { recordsOf } from "../../site/records.ts";
import { placeText, whenText } from "../../site/when.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "events",
  "Events to come, the next one first; left out while there is none.",
  {
    heading: line("Heading of the section.", "Come and see"),
    text: optional(prose("Text under the heading.", "Coffee is on us.")),
  },
  { lists: "event" },
);

export function view(_: Resolved<typeof fields>, { site }: PageContext) {
  const order = ({ startsOn, startsAt, id }: { startsOn: string; startsAt: string; id: string }) =>
    `${startsOn} ${startsAt} ${id}`;
  const items = [...recordsOf(site, "event")]
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map((event): DatedItem => {
      const { id, title, path, summary, place, button, sample } = event;
      return {
        id,
        title,
        facts: [whenText(site.business, event), placeText(place)],
        text: summary,
        ...(path !== undefined && { path }),
        ...(path === undefined && button && { button }),
        ...(sample && { sample }),
      };
    });
  return items.length > 0 ? { items } : undefined;
}
