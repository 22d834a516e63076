import {
  button,
  group,
  integer,
  line,
  list,
  optional,
  printing,
  prose,
  type Resolved,
  section,
} from "../../fields/index.ts";
import { formatMoney } from "../../site/formats.ts";
import { fillText } from "../../site/text.ts";
import { rateText } from "../../site/values.ts";
import type { PageContext } from "../page-context.ts";

export const fields = section(
  "calculator",
  "Estimate from an area or an address.",
  {
    heading: line("Heading of the section.", "Why us"),
    text: optional(prose("Text under the heading.", "We sand first.")),
    modeLegend: line("Question about the kind of input.", "What do you know?"),
    areaMode: line("First choice.", "Square footage"),
    addressMode: line("Second choice.", "Address"),
    areaLabel: line("Label of the area field.", "Square footage"),
    areaHint: line("Help under that label.", "Floor area of the house"),
    addressLabel: line("Label of the address field.", "Address"),
    addressHint: line("Help under that label.", "Street and city"),
    privacy: optional(
      prose(
        "What the address is used for, under its field, with a link to the page that says the rest.",
        "We look up the address and keep nothing else of it.",
      ),
    ),
    typeLegend: line("Question about the kind of work.", "What is to be done?"),
    calculate: line("Words of the button.", "Calculate"),
    lookingUp: line("Words of the button while looking up.", "Looking up..."),
    resultHeading: line("Heading of the result.", "Your estimate"),
    resultArea: line("Label of the area in the result.", "Area"),
    resultRate: line("Label of the rate in the result.", "Rate"),
    areaUnit: line("Area with its unit; {n} is replaced.", "{n} sq ft", printing("n")),
    range: line("The range; {min} and {max} are replaced.", "{min} to {max}", printing("min", "max")),
    disclaimer: line("What the result is not.", "A rough estimate."),
    quote: button,
    calculated: group("Notice of a result; {n} in its text is the area.", {
      title: line("Title of the notice.", "Done"),
      text: line("Text of the notice.", "For {n} square feet", { fills: ["n"] }),
    }),
    lookupFailed: group("A notice.", {
      title: line("Title of the notice.", "Sent"),
      text: line("Text of the notice.", "We will call you."),
    }),
    areaInvalid: line(
      "Shown when the area is no number, or one that no house has; {min} and {max} are the limits, in square feet.",
      "Enter a number from {min} to {max}",
      { fills: ["min", "max"] },
    ),
    addressMissing: line("Shown when the address is empty.", "Enter an address"),
    samples: group("Examples for common sizes.", {
      heading: line("Heading of the examples.", "Common sizes"),
      areas: list(
        "Areas of the examples.",
        integer(undefined, undefined, { minimum: 10, maximum: 1000000 }),
        { minItems: 1, mayRepeat: true, examples: [[1000]] },
      ),
      caption: line("Caption of the table.", "Prices for common sizes"),
      areaColumn: line("Heading of the first column.", "Area"),
    }),
    scriptless: prose("Shown without script.", "The table below works without script."),
  },
  { needs: "rates" },
);

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
