import {
  either,
  group,
  line,
  list,
  number,
  optional,
  printing,
  prose,
  type Resolved,
  section,
} from "../../fields/index.ts";
import type { Business } from "../../kinds/business/fields.ts";
import { formatMoney } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";

const amount = { exclusiveMinimum: 0, maximum: 10000000, unit: "currency", draft: "mark" } as const;

const price = either(
  [
    group("One price.", { fixed: number("The price.", 120, amount) }),
    group("The lowest price, and the highest where it is known.", {
      from: number("Lowest price.", 90, amount),
      to: optional(number("Highest price.", 150, amount)),
    }),
  ],
  { description: "What it costs.", examples: [{ from: 90, to: 150 }] },
);

export const fields = section("price-table", "What the work costs, in groups of rows.", {
  heading: line("Heading of the section.", "What it costs"),
  text: optional(prose("Text under the heading.", "Tax is included.")),
  fromLabel: line("Words for a lowest price without a highest.", "from {price}", printing("price")),
  rangeLabel: line("Words for a lowest and a highest price.", "{from} to {to}", printing("from", "to")),
  groups: list(
    "Groups of prices, in the order shown.",
    group("Prices that belong together.", {
      heading: optional(line("Heading of the group; with one group, none is needed.", "Repairs")),
      rows: list(
        "The prices.",
        group("A thing and its price.", {
          label: line("What is paid for.", "Chimney flashing"),
          note: optional(line("What the price depends on, or includes.", "Up to two stories")),
          price,
          unit: optional(line("What the price is for.", "per visit")),
        }),
        { minItems: 1 },
      ),
    }),
    { minItems: 1 },
  ),
  note: optional(prose("What holds for all prices, under them.", "We name the price before we begin.")),
});

type Section = Resolved<typeof fields>;
type Price = Section["groups"][number]["rows"][number]["price"];

export function view({ groups, fromLabel, rangeLabel }: Section, { site }: PageContext) {
  return {
    groups: groups.map(({ heading, rows }) => ({
      ...(heading !== undefined && { heading }),
      rows: rows.map((row) => ({
        ...row,
        price: priceText(site.business, row.price, fromLabel, rangeLabel),
      })),
    })),
  };
}

/** A price in the words of the section; cents only where one of its amounts has some. */
function priceText(business: Business, price: Price, fromLabel: string, rangeLabel: string): string {
  const isWhole = Object.values(price).every(Number.isInteger);
  const money = (amount: number) => formatMoney(business, amount, isWhole ? 0 : 2);
  if ("fixed" in price) return money(price.fixed);
  if (price.to === undefined) return fillText(fromLabel, { price: money(price.from) });
  return fillText(rangeLabel, { from: money(price.from), to: money(price.to) });
}
