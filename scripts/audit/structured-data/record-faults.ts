import type { Business } from "../../../src/kinds/business/fields.ts";
import { absoluteUrl } from "../../../src/pages/addresses.ts";
import type { DataPlace } from "../../../src/problem.ts";
import { mainNumber } from "../../../src/site/contact-ways.ts";
import { currentCredentials } from "../../../src/site/credentials.ts";
import {
  type OpeningSpecification,
  specialSpecifications,
  weeklySpecifications,
} from "../../../src/site/hours/specifications.ts";
import { oncePer } from "../../../src/site/once.ts";
import { realOnly } from "../../../src/site/samples.ts";
import type { Site } from "../../../src/site/site.ts";
import { fillText } from "../../../src/site/text.ts";
import { internationalPhone, nationalDigits } from "../../../src/site/values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { type DataNode, isNode } from "../../read-build/structured-nodes.ts";
import { oncePerDocument } from "../once-per-page.ts";
import { openingLine, specifiedOpenings, writtenOpenings } from "./opening-hours.ts";
import { ownBusiness } from "./own-business.ts";
import { textsOf, valuesOf } from "./placed-nodes.ts";

/** A property of the business node and the part of the business record that says it. */
interface RecordedProperty {
  /** As in messages: `address.postalCode`. */
  name: string;
  /** JSON pointer into the record, or what finds it. */
  pointer: string | ((business: Business) => string);
  expected(business: Business, site: Site): string[];
  /** What the node says; undefined where its form is wrong, which another rule reports. */
  found(node: DataNode): string[] | undefined;
  /** What is compared, where two ways of writing are equal. */
  normal?(text: string, business: Business): string;
}

/** A value of the business node that is not the one of the data. */
export interface RecordFault {
  property: string;
  found: string[];
  expected: string[];
  place: DataPlace;
}

const texts = (property: string) => (node: DataNode) => textsOf(node, property);
const inner = (node: DataNode, property: string) => valuesOf(node[property]).filter(isNode);
const addressPart = (part: string) => (node: DataNode) =>
  inner(node, "address").flatMap((address) => textsOf(address, part));
const ofAddress = (key: "locality" | "region" | "postalCode", part: string): RecordedProperty => ({
  name: `address.${part}`,
  pointer: `/address/${key}`,
  expected: ({ address }) => [address[key]],
  found: addressPart(part),
});
/** Hours as `specifiedOpenings` writes those of a node. */
const openingLines = (specifications: readonly OpeningSpecification[]) =>
  specifications.flatMap(({ days = [""], opens, closes, from, to }) =>
    days.map((day) => openingLine(day, { opens, closes, from, to })),
  );
const openings = ({ hours }: Business, { today }: Site) =>
  openingLines(weeklySpecifications(hours, () => today));

/** Every property that the record knows. `streetAddress` and `geo` are for ld/lb-hidden-address, pictures for ld/images. */
const recorded: RecordedProperty[] = [
  { name: "name", pointer: "/name", expected: ({ name }) => [name], found: texts("name") },
  {
    name: "description",
    pointer: "/description",
    expected: ({ description }, { values }) => [fillText(description, values)],
    found: texts("description"),
  },
  { name: "url", pointer: "/url", expected: (_, site) => [absoluteUrl(site, "/")], found: texts("url") },
  {
    name: "telephone",
    pointer: ({ phone, textPhone }) => (phone === undefined && textPhone ? "/textPhone" : "/phone"),
    expected: (business) => {
      const number = mainNumber(business);
      return number ? [internationalPhone(business, number)] : [];
    },
    found: texts("telephone"),
    normal: nationalDigits,
  },
  {
    name: "email",
    pointer: "/email",
    expected: ({ email }) => (email ? [email] : []),
    found: texts("email"),
  },
  ofAddress("locality", "addressLocality"),
  ofAddress("region", "addressRegion"),
  ofAddress("postalCode", "postalCode"),
  {
    name: "address.addressCountry",
    pointer: "/address/country",
    expected: ({ address }) => [address.country],
    found: (node) => addressPart("addressCountry")(node).filter((country) => /^[A-Z]{2}$/.test(country)),
  },
  {
    name: "openingHours",
    pointer: "/hours/days",
    expected: openings,
    found: (node) => allOf(textsOf(node, "openingHours").map(writtenOpenings)),
  },
  {
    name: "openingHoursSpecification",
    pointer: "/hours/days",
    expected: openings,
    found: (node) => specifiedOpenings(inner(node, "openingHoursSpecification")),
  },
  {
    name: "specialOpeningHoursSpecification",
    pointer: "/hours/special",
    expected: ({ hours }, { today }) => openingLines(specialSpecifications(hours, () => today)),
    found: (node) => specifiedOpenings(inner(node, "specialOpeningHoursSpecification")),
  },
  {
    name: "priceRange",
    pointer: "/priceRange",
    expected: ({ priceRange }) => (priceRange ? [priceRange] : []),
    found: texts("priceRange"),
  },
  {
    name: "foundingDate",
    pointer: "/founded",
    expected: ({ founded }) => [String(founded)],
    found: texts("foundingDate"),
    normal: (date) => date.slice(0, 4),
  },
  {
    name: "hasCredential.identifier",
    pointer: "/certifications",
    expected: (_, site) => realOnly(currentCredentials(site)).map(({ number }) => number),
    found: (node) => inner(node, "hasCredential").flatMap((credential) => textsOf(credential, "identifier")),
  },
  {
    name: "sameAs",
    pointer: "/profiles",
    expected: ({ profiles }) => realOnly(profiles).map(({ url }) => url),
    found: texts("sameAs"),
  },
];

/** All lists as one; undefined where one of them is. */
function allOf(lists: (string[] | undefined)[]): string[] | undefined {
  return lists.some((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

/** Properties whose values the record decides. */
export const recordedNames: ReadonlySet<string> = new Set(
  recorded.map(({ name }) => name.split(".")[0] ?? ""),
);

/** Values of the business node of a page that contradict the record. What is missing is for other rules. */
export function recordFaults(facts: PageFacts, site: Site): RecordFault[] {
  return faultsOn(site)(facts);
}

const faultsOn = oncePer((site: Site) =>
  oncePerDocument((facts: PageFacts) => {
    const own = ownBusiness(facts, site);
    return own ? recorded.flatMap((property) => faultOf(property, own.node, site) ?? []) : [];
  }),
);

function faultOf(property: RecordedProperty, node: DataNode, site: Site): RecordFault | undefined {
  const { business } = site;
  const { pointer } = property;
  const found = property.found(node);
  const expected = property.expected(business, site);
  if (!found || found.length === 0) return undefined;
  const compared = (list: string[]) =>
    [...new Set(list.map((text) => property.normal?.(text, business) ?? text))].sort().join("\n");
  if (compared(found) === compared(expected)) return undefined;
  return {
    property: property.name,
    found,
    expected,
    place: {
      file: site.dataset.business.file,
      pointer: typeof pointer === "string" ? pointer : pointer(business),
    },
  };
}

/** True where a property of the business node contradicts the record, which ld/record says. */
export function isContradicted(facts: PageFacts, site: Site, property: string): boolean {
  return recordFaults(facts, site).some((fault) => fault.property.split(".")[0] === property);
}
