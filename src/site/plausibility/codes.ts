import type { Dataset } from "../../loader/load.ts";
import { suggest } from "../../loader/suggest.ts";
import { asError, type Problem } from "../../problem.ts";

/** Calling codes of the countries whose numbers and ZIP codes are checked by the rules of the United States. */
const callingCodes: Record<string, string> = { US: "1", CA: "1", PR: "1" };

/** Codes of language, currency, country and phone that have the right form and that nobody uses. */
export function codeProblems({ business }: Pick<Dataset, "business">): Problem[] {
  const { file, value } = business;
  const wrong = (field: string, message: string, meant: string | undefined, example: string): Problem =>
    asError({
      code: "invalid-value",
      message,
      hint: meant ? `Write ${meant} instead of ${value[field as "locale"]}.` : example,
      place: { file, pointer: `/${field}` },
      ...(meant && { proposal: [{ kind: "reword", place: { file, pointer: `/${field}` }, text: meant }] }),
    });
  const problems: Problem[] = [];
  const { locale, currency, callingCode, address } = value;
  if (!isLocale(locale))
    problems.push(
      wrong(
        "locale",
        `No language is called ${locale}.`,
        undefined,
        "Write language and country, for example en-US.",
      ),
    );
  const currencies = Intl.supportedValuesOf("currency");
  if (!currencies.includes(currency))
    problems.push(
      wrong(
        "currency",
        `No currency has the code ${currency}.`,
        suggest(currency, currencies)?.name,
        "Write the three letters of ISO 4217, for example USD.",
      ),
    );
  const right = callingCodes[address.country];
  if (right && right !== callingCode)
    problems.push(
      wrong(
        "callingCode",
        `The calling code of ${address.country} is ${right}, not ${callingCode}.`,
        right,
        "",
      ),
    );
  return problems;
}

/** True for a language that this Node can write dates and amounts in, and a country that exists. */
function isLocale(locale: string): boolean {
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0) return false;
  const { region } = new Intl.Locale(locale);
  return (
    !region || new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(region) !== undefined
  );
}
