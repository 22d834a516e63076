import type { Resolved } from "../../fields/index.ts";
import type { Business } from "../../kinds/business/fields.ts";
import { formatMoney } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

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
