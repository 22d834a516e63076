import { line, optional, prose, type Resolved, ref, section } from "../../fields/index.ts";
import type { DatedItem } from "../../parts/DatedList.tsx";
import { formatDate, formatMoney } from "../../site/formats.ts";
import { recordsOf } from "../../site/records.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "offers",
  "The offers of these days, the first to end first; left out while there is none.",
  {
    heading: line("Heading of the section.", "This month"),
    text: optional(prose("Text under the heading.", "One offer for each house.")),
    service: optional(ref("service", "Only offers of this service.", "roof-repair")),
    throughLabel: line("Words for the last day.", "Through {date}", { fills: ["date"] }),
  },
  { lists: "offer" },
);

export function view({ service, throughLabel }: Resolved<typeof fields>, context: PageContext) {
  const { business } = context.site;
  const items = recordsOf(context.site, "offer")
    .filter((offer) => service === undefined || offer.service?.id === service.id)
    // Asks for the city of the page only where an offer is for one.
    .filter(({ city }) => city === undefined || city.id === context.city?.entity.id)
    .sort((a, b) => (a.through === b.through ? (a.id < b.id ? -1 : 1) : a.through < b.through ? -1 : 1))
    .map(({ id, title, text, price, saving, through, terms, button, sample }): DatedItem => {
      const cost = price === undefined ? [] : [formatMoney(business, price, Number.isInteger(price) ? 0 : 2)];
      return {
        id,
        title,
        facts: [
          ...cost,
          ...(saving === undefined ? [] : [saving]),
          fillText(throughLabel, { date: formatDate(business, through) }),
        ],
        text,
        ...(terms && { terms }),
        ...(button && { button }),
        ...(sample && { sample }),
      };
    });
  return items.length > 0 ? { items } : undefined;
}
