import type { Resolved } from "../../fields/index.ts";
import { formatMoney } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import { rateText } from "../../site/values.ts";
import type { PageContext } from "../page-context.ts";
import { fields } from "./fields.ts";

export { fields };

export interface Rate {
  value: string;
  label: string;
  low: number;
  high: number;
  /** The rate in words. */
  text: string;
}

/** A row of the calculator's examples: an area and its range for each rate. */
export interface SampleRow {
  area: string;
  ranges: string[];
}

interface CalculatorFacts {
  rates: Rate[];
  locale: string;
  currency: string;
  samples: SampleRow[];
  samplesText: Resolved<typeof fields>["samples"];
}

export function view(section: Resolved<typeof fields>, { site }: PageContext): CalculatorFacts | undefined {
  const { business } = site;
  const rates = business.rates?.items.map((rate) => ({ ...rate, text: rateText(business, rate) }));
  if (!rates) return undefined;
  const { locale, currency } = business;
  const money = (amount: number) => formatMoney(business, amount, 0);
  const samples = section.samples.areas.map((area) => ({
    area: fillText(section.areaUnit, { n: area.toLocaleString(locale) }),
    ranges: rates.map((rate) =>
      fillText(section.range, { min: money(area * rate.low), max: money(area * rate.high) }),
    ),
  }));
  return { rates, locale, currency, samples, samplesText: section.samples };
}
