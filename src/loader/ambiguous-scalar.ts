import type { Schema } from "../fields/schema.ts";
import { yearMeant } from "./written-days.ts";

/** Booleans of YAML 1.1, which YAML 1.2 reads as text. */
const oldBooleans = /^(y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/;

/** True for a scalar that YAML programs read differently, where one of the schemas does not want text. */
export function isAmbiguous(source: string, value: unknown, schemas: Schema[]): boolean {
  if (typeof value === "number") return !/^-?(0|[1-9]\d*)(\.\d+)?$/.test(source);
  if (typeof value !== "string") return false;
  if (schemas.some((schema) => schema.type === "boolean")) return oldBooleans.test(source);
  return (
    schemas.some((schema) => schema.type === "number" || schema.type === "integer") &&
    /^[-+]?[\d_,.:]+$/.test(source)
  );
}

/** What to write, where nobody knows what was meant. */
export function ambiguityHint(value: unknown): string {
  if (typeof value !== "number") return "Write the number with digits and a point only.";
  return Number.isFinite(value) ? `Write ${value} if that number is meant.` : "Write a number.";
}

/** What a scalar that YAML does not read as such was meant to be, where only one reading fits. */
export function valueMeant(
  source: string,
  schemas: Schema[],
): { text: string; isCertain: boolean } | undefined {
  if (oldBooleans.test(source)) return { text: String(/^(y|on)/i.test(source)), isCertain: true };
  if (schemas.some(({ unit }) => unit === "year")) return yearMeant(source);
  if (!/^[-+]?[\d_]*\d([,.][\d_,]*\d)?$/.test(source) || !/[,_]/.test(source)) return undefined;
  const text = numberMeant(source, schemas);
  if (text.includes(".") && !schemas.some((schema) => schema.type === "number")) return undefined;
  return { text, isCertain: text.includes(".") || !/,\d{3}$/.test(source) };
}

/** `1,5` → `1.5`, `1_000` → `1000`; a comma before three digits may be either, so that the range of the field decides. */
function numberMeant(source: string, schemas: Schema[]): string {
  const whole = source.replaceAll(/[_,]/g, "");
  if (!/^[-+]?\d+,\d+$/.test(source)) return whole;
  const fitsWhole = schemas.some(
    ({ minimum = -Infinity, maximum = Infinity }) => Number(whole) >= minimum && Number(whole) <= maximum,
  );
  return /,\d{3}$/.test(source) && fitsWhole ? whole : source.replace(",", ".");
}
