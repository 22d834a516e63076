import { repeatsIn } from "../../loader/group-by.ts";
import type { Dataset } from "../../loader/load.ts";
import { asError, type Problem } from "../../problem.ts";
import { rateOf } from "../misnamed-value.ts";
import { namesPrinted } from "../referred.ts";
import { siteValues } from "../values.ts";

/** Rates of one value: texts could print only one of them. */
export function repeatedRates(dataset: Dataset): Problem[] {
  const { file, value } = dataset.business;
  const rates = (value.rates?.items ?? []).map((rate, index) => ({
    rate,
    place: { file, pointer: `/rates/items/${index}/value` },
  }));
  return repeatsIn(rates, ({ rate }) => rate.value).map(({ item: { rate, place }, first }) => {
    const meant = lostRates(dataset);
    const [only = "", second] = meant;
    return asError({
      code: "duplicate-id",
      message: `Two rates have the value ${rate.value}${only && !second ? `, and none has ${only}, which texts print` : ""}.`,
      hint:
        only && !second
          ? `Write value: ${only}.`
          : `Remove this rate, or give it ${second ? `the value ${meant.join(" or ")}` : "another value"}.`,
      place,
      related: [first.place],
      ...(only && !second && { proposal: [{ kind: "reword", place, text: only }] }),
    });
  });
}

/** True where a rate stands in the place of another, which texts then cannot print. */
export function hasRepeatedRate({ business }: Pick<Dataset, "business">): boolean {
  const values = (business.value.rates?.items ?? []).map(({ value }) => value);
  return new Set(values).size < values.length;
}

/** Values of rates that texts print and no rate has. */
function lostRates(dataset: Dataset): string[] {
  const known = siteValues(dataset.business.value, { cities: 0, counties: 0 });
  return namesPrinted(dataset).flatMap((name) => (known[name] === undefined ? (rateOf(name) ?? []) : []));
}
