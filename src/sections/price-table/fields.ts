import { either, group, line, list, number, optional, prose, section } from "../../fields/index.ts";

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
  fromLabel: line("Words for a lowest price without a highest.", "from {price}", { fills: ["price"] }),
  rangeLabel: line("Words for a lowest and a highest price.", "{from} to {to}", { fills: ["from", "to"] }),
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
