import type { Site } from "../../../../src/site/site.ts";
import type { BareAudit } from "../../audit.ts";
import { hoursFaults } from "../../business-text/hours-faults.ts";
import { addressFaults, nameVariants } from "../../business-text/name-and-address.ts";
import { hasData } from "../../has-data.ts";
import type { BarePage, BarePageRule, Found } from "../../rule.ts";
import { contradictedHours } from "../../structured-data/contradicted-hours.ts";
import {
  contradictedAddress,
  contradictedAnswers,
  contradictedNumber,
  contradictedPostalCode,
  contradictedPrice,
} from "../../structured-data/contradictions.ts";
import { otherLocation } from "../../structured-data/other-locations.ts";
import { ownBusiness } from "../../structured-data/own-business.ts";
import {
  isKind,
  nameOfKind,
  type PlacedNode,
  placedNodes,
  propertiesOf,
  textsOf,
} from "../../structured-data/placed-nodes.ts";
import { foreignOrigin, isOwnRating, ratingsOf } from "../../structured-data/ratings.ts";
import { isContradicted } from "../../structured-data/record-faults.ts";
import { isShown, type Showing } from "../../structured-data/shown.ts";

/** Properties with a meaning for people, and how a page writes their values. */
const meant: Readonly<Record<string, Showing>> = {
  addressLocality: "text",
  bestRating: "number",
  caption: "text",
  closes: "time",
  dateModified: "date",
  datePublished: "date",
  email: "email",
  faxNumber: "phone",
  headline: "text",
  highPrice: "number",
  legalName: "text",
  lowPrice: "number",
  name: "text",
  opens: "time",
  postalCode: "text",
  price: "number",
  ratingCount: "number",
  ratingValue: "number",
  reviewBody: "text",
  reviewCount: "number",
  streetAddress: "text",
  telephone: "phone",
  text: "text",
};

export const ldVisible: BarePageRule = {
  id: "ld/visible",
  needs: "pages",
  severity: "error",
  checks: "Facts in structured data that matter to visitors are visible on the page.",
  why: "Google considers markup for content that visitors cannot see misleading, and may remove rich results.",
  fix: "Show the value on the page, or remove it from the structured data.",
  source: "google-structured-data",
  page: (page: BarePage, audit: BareAudit) =>
    hasData(audit) ? unseenValues(page, audit.site) : contradictions(page),
};

function* unseenValues(page: BarePage, site: Site): Generator<Found> {
  const { path, facts } = page;
  const others = new OtherRules(page, site);
  const reported = new Set<string>();
  for (const placed of placedNodes(facts))
    for (const [property] of propertiesOf(placed.node)) {
      const showing = showingOf(placed, property);
      if (!showing || others.judge(placed, property)) continue;
      for (const value of textsOf(placed.node, property)) {
        const claim = `"${property}" of ${nameOfKind(placed.types)}`;
        if (isSaid(page, site, placed, showing, value) || reported.has(`${claim} ${value}`)) continue;
        reported.add(`${claim} ${value}`);
        yield {
          message: `The structured data of ${path} says ${claim} is "${value}", which the page does not show.`,
          cause: claim,
          words: value,
        };
      }
    }
}

/** Of a site without data it is known what cannot be true at once, not what should be shown. */
function* contradictions({ path, facts }: BarePage): Generator<Found> {
  const numbers = [...contradictedNumber(facts)];
  // Another number is that of another office, with hours of its own.
  const hours = numbers.length > 0 ? [] : contradictedHours(facts);
  for (const { what, said, shown, at } of [
    ...contradictedPrice(facts),
    ...hours,
    ...numbers,
    ...contradictedAddress(facts),
    ...contradictedPostalCode(facts),
    ...contradictedAnswers(facts),
  ])
    yield {
      message:
        what === "the answer"
          ? `The structured data of ${path} answers "${shown}" with ${said}, which the page does not show.`
          : `${path} shows "${shown}", but its structured data says ${what} ${what === "the hours" ? "are" : "is"} ${said}.`,
      cause: what,
      ...(at === undefined ? { words: shown } : { at }),
      fix: "Find out which of the two is right, and use it in both places.",
    };
}

/** How the value of a property is shown; undefined where it need not be. */
function showingOf(placed: PlacedNode, property: string): Showing | undefined {
  if (property === "name" && isKind(placed, "Place") && !isKind(placed, "Organization")) return "place";
  return meant[property];
}

/** The title names a page as its visible text does; that it stands in the document is for the rules over titles. */
function isSaid(page: BarePage, site: Site, placed: PlacedNode, showing: Showing, value: string): boolean {
  const titles = [page.expected.props?.head.title, ...page.facts.titles.map(({ text }) => text)];
  const isTitle = isKind(placed, "WebPage") && titles.includes(value);
  return isTitle || isShown(page.facts, site, showing, value);
}

/** One fault has one finding: knows which values rules that know more of them speak of. */
class OtherRules {
  private readonly own: PlacedNode | undefined;
  private readonly badRatings: ReadonlySet<PlacedNode>;

  constructor(
    private readonly page: BarePage,
    private readonly site: Site,
  ) {
    this.own = ownBusiness(page.facts, site);
    this.badRatings = new Set(
      ratingsOf(page.facts).filter(
        (rating) => isOwnRating(page.facts, rating) || foreignOrigin(rating, site) !== undefined,
      ),
    );
  }

  judge(placed: PlacedNode, property: string): boolean {
    const line = lineOf(placed);
    const stands = (name: string) => line.some((node) => node.property === name);
    // ld/website, ld/breadcrumb
    if (isKind(placed, "WebSite") || line.some((node) => isKind(node, "BreadcrumbList"))) return true;
    // text/date, where the page shows any date
    if (property.startsWith("date") && this.page.facts.times.length > 0) return true;
    // biz/license-visible, biz/credential
    if (stands("hasCredential")) return true;
    // biz/area; a business with many counties need not name all of them on every page
    if (stands("areaServed")) return true;
    // ld/rating-self, ld/rating-source
    if (line.some((node) => this.badRatings.has(node))) return true;
    // ld/lb-single-location
    if (line.some((node) => otherLocation(node, this.own, this.site))) return true;
    return line.at(-1) === this.own && this.judgeOwn(line.at(-2)?.property ?? property, property);
  }

  /** True where a rule says that this value of the business is wrong, or should not be there. */
  private judgeOwn(outer: string, property: string): boolean {
    const { site } = this;
    const { facts } = this.page;
    if (isContradicted(facts, site, outer)) return true;
    if (/^(special)?openingHoursSpecification$/i.test(outer)) return hoursFaults(facts, site).length > 0;
    if (property === "streetAddress" && !site.business.address.street) return true;
    if (outer === "address") return addressFaults(facts, site).length > 0;
    return property === "name" && nameVariants(facts, site).length > 0;
  }
}

/** A node and those around it, the node of the graph last. */
function lineOf(placed: PlacedNode): PlacedNode[] {
  return placed.parent ? [placed, ...lineOf(placed.parent)] : [placed];
}
