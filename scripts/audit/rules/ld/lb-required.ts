import { holdsBusinessFacts } from "../../../../src/kinds/page/types.ts";
import { type DataNode, isNode } from "../../../read-build/structured-nodes.ts";
import type { PageRule } from "../../rule.ts";
import { localBusiness } from "../../structured-data/google-features.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { lacks, nameOfKind, textsOf, typesOf, valuesOf } from "../../structured-data/placed-nodes.ts";
import { quotedIn } from "../../words.ts";

const countryCode = /^[A-Z]{2}$/;

export const ldLbRequired: PageRule = {
  id: "ld/lb-required",
  severity: "error",
  checks:
    "Wherever a page carries the business's facts, they include a name and an address with a two-letter country code.",
  why: "Without them, Google does not read it as a local business.",
  fix: "Have the business builder take both from business.yaml.",
  source: "google-local-business",
  *page({ path, expected, facts }, { site }) {
    const own = ownBusiness(facts, site);
    if (!own || !holdsBusinessFacts(expected.props.type)) return;
    for (const property of localBusiness.required)
      if (lacks(own.node, property))
        yield { message: `The business on ${path} has no "${property}".`, cause: `no ${property}` };
    for (const address of valuesOf(own.node.address)) {
      const fault = addressFault(address);
      if (fault)
        yield {
          message: `The address of the business on ${path} ${fault}.`,
          cause: fault,
          words: quotedIn(fault),
        };
    }
  },
};

function addressFault(address: unknown): string | undefined {
  if (!isNode(address)) return `is the text "${String(address)}" instead of a PostalAddress`;
  const types = typesOf(address);
  if (types.length > 0 && !types.includes("PostalAddress"))
    return `is ${nameOfKind(types)} instead of a PostalAddress`;
  return countryFault(address);
}

function countryFault(address: DataNode): string | undefined {
  if (lacks(address, "addressCountry")) return "has no country";
  const wrong = textsOf(address, "addressCountry").find((country) => !countryCode.test(country));
  return wrong === undefined ? undefined : `has the country "${wrong}", not one of two letters such as "US"`;
}
