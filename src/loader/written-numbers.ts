import type { Schema } from "../fields/schema.ts";
import { valueMeant } from "./ambiguous-scalar.ts";
import type { Meant } from "./meant.ts";
import { yearMeant } from "./written-days.ts";

/** The number among words and signs, where there is one: `from $1,200+` → `1200`. A year may stand in a whole date. */
export function numberMeant(written: string, schema: Schema): Meant | undefined {
  const meant = schema.unit === "year" ? yearMeant(written) : amountMeant(written, schema);
  return meant && fits(Number(meant.text), schema) ? meant : undefined;
}

function fits(
  value: number,
  { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum }: Schema,
): boolean {
  return (
    value >= minimum &&
    value <= maximum &&
    !(exclusiveMinimum !== undefined && value <= exclusiveMinimum) &&
    (type !== "integer" || Number.isInteger(value))
  );
}

const factors: Record<string, number> = { k: 1e3, thousand: 1e3, million: 1e6 };

function amountMeant(written: string, schema: Schema): Meant | undefined {
  // What lies on which side of the equator is no matter of digits.
  if (schema.unit?.endsWith("degrees")) return undefined;
  const [, found = "", suffix = ""] =
    /^[^\d-]*?(-?\d(?:[\d,._]*\d)?)(?: ?(k|thousand|million)\b)?[^\d]*$/i.exec(written) ?? [];
  const digits = /^-?\d{1,3}(,\d{3})+\.\d+$/.test(found) ? found.replaceAll(",", "") : found;
  const factor = factors[suffix.toLowerCase()];
  const plain = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(digits)
    ? { text: digits, isCertain: true }
    : valueMeant(digits, [schema]);
  if (!plain) return undefined;
  if (factor !== undefined) return { text: String(Number(plain.text) * factor), isCertain: false };
  // A share is no price.
  const isShare = written.includes("%") && schema.unit?.startsWith("currency");
  return { ...plain, isCertain: !isShare && (plain.isCertain || /[$€£]/.test(written)) };
}
