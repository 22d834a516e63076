import { absoluteUrl } from "../../../src/pages/addresses.ts";
import { citiesOfPart } from "../../../src/site/county-listing.ts";
import type { Site } from "../../../src/site/site.ts";
import { type DataNode, isNode } from "../../read-build/structured-nodes.ts";
import type { AuditedPage } from "../rule.ts";
import { ownBusiness } from "./own-business.ts";
import { graphNodes, isKind, textsOf, valuesOf } from "./placed-nodes.ts";

/** A list of places in structured data that is not the one of the data. */
export interface AreaFault {
  /** What lists them: `areaServed of the business`. */
  list: string;
  extra: string[];
  missing: string[];
}

/** Lists of places on a page that differ from the data: areas that are served, and the cities of a county. */
export function areaFaults({ path, facts }: AuditedPage, site: Site): AreaFault[] {
  const { subject, page } = site.paths.get(path) ?? {};
  const counties = site.counties.map(({ county }) => county.name);
  const faults: (AreaFault | undefined)[] = [];
  const own = ownBusiness(facts, site)?.node;
  if (own) faults.push(compare("areaServed of the business", namesOf(own, "areaServed"), counties));
  for (const placed of graphNodes(facts)) {
    if (isKind(placed, "Service")) {
      const served = subject?.kind === "city" ? [subject.entity.facts.city] : counties;
      faults.push(compare("areaServed of the service", namesOf(placed.node, "areaServed"), served));
    }
    if (subject?.kind === "county" && isKind(placed, "ItemList")) {
      const cities = citiesOfPart(site, subject, page?.value.paging);
      faults.push(compare("the list of cities", urlsOf(placed.node), urlsOfCities(site, cities)));
    }
  }
  return faults.flatMap((fault) => fault ?? []);
}

/** Undefined where nothing is listed, and where both lists are the same in any order. */
function compare(list: string, found: string[], expected: string[]): AreaFault | undefined {
  const extra = found.filter((name) => !expected.includes(name));
  const missing = expected.filter((name) => !found.includes(name));
  return found.length > 0 && extra.length + missing.length > 0 ? { list, extra, missing } : undefined;
}

/** Names of places without their state: `Lake County, MN` → `Lake County`. */
function namesOf(node: DataNode, property: string): string[] {
  return valuesOf(node[property]).flatMap((value) => {
    const names = isNode(value) ? textsOf(value, "name") : typeof value === "string" ? [value] : [];
    return names.map((name) => name.split(",")[0] ?? "");
  });
}

function urlsOf(node: DataNode): string[] {
  return valuesOf(node.itemListElement).flatMap((item) => (isNode(item) ? textsOf(item, "url") : []));
}

function urlsOfCities(site: Site, cities: readonly { id: string }[]): string[] {
  return cities.flatMap(({ id }) => {
    const path = site.places.citySummary(id)?.path;
    return path === undefined ? [] : absoluteUrl(site, path);
  });
}
