import type { Business } from "../../../../src/kinds/business/fields.ts";
import { holdsBusinessFacts } from "../../../../src/kinds/page/types.ts";
import { mainNumber } from "../../../../src/site/contact-ways.ts";
import { realOnly } from "../../../../src/site/samples.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import type { PageRule } from "../../rule.ts";
import { localBusiness, minCoordinateDecimals } from "../../structured-data/google-features.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { lacks, textsOf, valuesOf } from "../../structured-data/placed-nodes.ts";
import { isContradicted } from "../../structured-data/record-faults.ts";

export const ldLbRecommended: PageRule = {
  id: "ld/lb-recommended",
  severity: "warning",
  checks:
    "Business markup has every property that Google recommends and the data provides, in a format Google reads.",
  why: "Each of these properties fills a line in the business's panel in search results.",
  fix: "Have the business builder take it from business.yaml.",
  source: "google-local-business",
  *page({ path, expected, facts }, { site }) {
    const own = ownBusiness(facts, site);
    if (!own || !holdsBusinessFacts(expected.props.type)) return;
    const missing = localBusiness.recommended.filter(
      (property) => isKnown(site.business, property) && lacks(own.node, property),
    );
    if (missing.length > 0)
      yield { message: `The business on ${path} has no ${missing.join(", ")}.`, cause: missing.join() };
    if (!isContradicted(facts, site, "telephone"))
      for (const phone of textsOf(own.node, "telephone"))
        if (!phone.startsWith("+"))
          yield {
            message: `The phone number of the business on ${path} has no country code: ${phone}.`,
            cause: "no country code",
            words: phone,
          };
    for (const geo of valuesOf(own.node.geo).filter(isNode))
      for (const value of [...textsOf(geo, "latitude"), ...textsOf(geo, "longitude")])
        if (!hasDecimals(value))
          yield {
            message: `A coordinate of the business on ${path} has fewer than ${minCoordinateDecimals} decimals: ${value}.`,
            cause: "few decimals",
            words: value,
          };
  },
};

/** False for what this business has not: nobody can mark up profiles or prices that do not exist. */
function isKnown(business: Business, property: string): boolean {
  const { priceRange, profiles, hours, email } = business;
  if (property === "telephone") return mainNumber(business) !== undefined;
  if (property === "email") return email !== undefined;
  if (property === "priceRange") return priceRange !== undefined;
  if (property === "sameAs") return realOnly(profiles).length > 0;
  if (property === "openingHoursSpecification") return hours.days.some(({ opens }) => opens !== undefined);
  return true;
}

function hasDecimals(coordinate: string): boolean {
  return (coordinate.split(".")[1] ?? "").length >= minCoordinateDecimals;
}
