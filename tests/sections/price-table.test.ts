import { expect, it } from "vitest";
import type { SectionView } from "../../src/sections/index.ts";
import { fullerData, page } from "../support/fuller-site.ts";
import { check } from "../support/problems.ts";
import { pageAt, siteOf } from "../support/site.ts";

const withPrice = (price: string) =>
  fullerData().write("pages/prices.yaml", page("/prices", "text", `${prices}          price: ${price}\n`));

const prices = `  - kind: price-table
    heading: What it costs
    fromLabel: from {price}
    rangeLabel: "{from} to {to}"
    groups:
      - rows:
        - label: Chimney flashing
          unit: per visit
`;

it.each([
  ["{ fixed: 1200 }", "$1,200"],
  ["{ fixed: 4.5 }", "$4.50"],
  ["{ from: 90 }", "from $90"],
  ["{ from: 90, to: 150 }", "$90 to $150"],
  ["{ from: 90, to: 149.5 }", "$90.00 to $149.50"],
])("says %s as %s", (price, text) => {
  const data = withPrice(price);
  expect(check(data.dir)).toEqual({ code: 0, found: [] });
  const section = pageAt(siteOf(data.dir), "/prices").props.sections[1] as SectionView<"price-table">;
  expect(section.groups).toEqual([{ rows: [{ label: "Chimney flashing", unit: "per visit", price: text }] }]);
});

it("refuses a lowest price above the highest, and says what to write", () => {
  expect(check(withPrice("{ from: 150, to: 90 }").dir).found).toEqual([
    expect.stringMatching(
      /The lowest price of "Chimney flashing", 150, is above the highest, 90\.\nFix: Write from: 90 and to: 150\./,
    ),
  ]);
});

it.each(["{ fixed: 0 }", "{ to: 90 }", "{ fixed: 90, to: 120 }", "{ fixed: free }"])("refuses %s", (price) =>
  expect(check(withPrice(price).dir).code).toBe(1),
);
