/** Smallest and largest area that is taken, in square feet. */
export interface AreaLimits {
  min: number;
  max: number;
}

/** A closet, and a large hotel; the schema holds them too. */
export const areaLimits: AreaLimits = { min: 10, max: 1_000_000 };

/** The same, but no area whose price would be rounded to nothing at the lowest of the rates, in currency for a square foot. */
export function areaLimitsFor(lowRates: readonly number[]): AreaLimits {
  return { ...areaLimits, min: Math.max(areaLimits.min, Math.ceil(0.5 / Math.min(...lowRates))) };
}

/** Square feet as people abbreviate them behind a number. */
const squareFeet = /(?:sq(?:uare)?[\s.-]*(?:ft|feet|foot|footage)|sf|sqf|(?:ft|feet|foot)(?:\s*\^?2)?)\.?$/i;

/** Thousands in one style throughout, then perhaps decimals behind a sign that separates no thousands. */
const grouped =
  /^(?<whole>\d{1,3}(?:(?<group>[ .,'’])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<part>\d*))?$/;
const plain = /^(?<whole>\d*)(?:[.,](?<part>\d*))?$/;

/**
 * Reads an area in square feet as people write it: thousands separated or not, with or without the unit of `unit`
 * ("{n} sq ft"). A single separator is read as the language writes it, so 2.400 is a decimal in English; two different
 * ones speak for themselves (2.400,5). Undefined for anything else and for what is outside the limits.
 */
export function parseArea(
  text: string,
  locale: string,
  unit = "",
  { min, max }: AreaLimits = areaLimits,
): number | undefined {
  const number = withoutUnit(text.normalize("NFKC").trim().replaceAll(/\s+/g, " "), unit);
  const area = readNumber(number, locale);
  return area !== undefined && area >= min && area <= max ? area : undefined;
}

function withoutUnit(text: string, unit: string): string {
  const own = unit.replace("{n}", "").normalize("NFKC").trim().toLowerCase();
  const isOwn = own !== "" && text.toLowerCase().endsWith(own);
  return (isOwn ? text.slice(0, -own.length) : text.replace(squareFeet, "")).trim();
}

function readNumber(text: string, locale: string): number | undefined {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === "decimal");
  const inGroups = grouped.exec(text)?.groups;
  // One sign with three digits behind it: the language says which it is.
  const isDecimal =
    inGroups?.part === undefined && /^\d+[.,]\d+$/.test(text) && text.includes(decimal?.value ?? ".");
  const { whole = "", part = "" } =
    (isDecimal ? undefined : inGroups) ?? readPlain(text, decimal?.value) ?? {};
  const digits = whole.replaceAll(/\D/g, "");
  return digits + part === "" ? undefined : Number(`${digits || 0}.${part || 0}`);
}

/** A number without groups, whose decimals stand behind the sign of the language. */
function readPlain(text: string, decimal = "."): { whole?: string; part?: string } | undefined {
  const sign = /[.,]/.exec(text)?.[0];
  return sign === undefined || sign === decimal ? plain.exec(text)?.groups : undefined;
}
