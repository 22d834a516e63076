import { directionsLink } from "../../../../src/site/offices.ts";
import { isNode } from "../../../read-build/structured-nodes.ts";
import type { PageRule } from "../../rule.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import { textsOf, valuesOf } from "../../structured-data/placed-nodes.ts";

/** Hosts and paths of maps that can be embedded or linked with a pin. */
const mapHref =
  /^https:\/\/((www\.)?google\.[a-z.]+\/maps|maps\.google\.|maps\.apple\.com|goo\.gl\/maps|maps\.app\.goo\.gl)/;

export const ldLbHiddenAddress: PageRule = {
  id: "ld/lb-hidden-address",
  severity: "error",
  checks: "A business with no street in its data shows none, in structured data or on a map.",
  why: "A business that travels to its customers must hide the address it operates from.",
  fix: "Remove the address, or add the street to business.yaml if customers can visit.",
  source: "google-local-business",
  *page({ path, facts }, { site }) {
    if (site.business.address.street) return;
    const own = ownBusiness(facts, site);
    const place = { file: site.dataset.business.file, pointer: "/address" };
    for (const address of valuesOf(own?.node.address).filter(isNode))
      for (const street of textsOf(address, "streetAddress"))
        yield {
          message: `The structured data of ${path} gives the business the street "${street}", which its data hides.`,
          cause: "street",
          place,
        };
    if (own?.node.geo !== undefined)
      yield {
        message: `The structured data of ${path} gives the business coordinates, but its data hides its address.`,
        cause: "geo",
        place,
      };
    const shown = site.dataset.offices.map(({ value }) => directionsLink(value));
    for (const { href = "" } of facts.anchors)
      if (mapHref.test(href) && !shown.includes(href))
        yield {
          message: `${path} links a map, but the data of the business hides its address: ${href}`,
          cause: `map ${href}`,
          place,
        };
  },
};
