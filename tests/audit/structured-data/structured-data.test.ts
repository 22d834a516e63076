import { describe } from "vitest";
import { structuredDataRules } from "../../../scripts/audit/rules/structured-data-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { type Fault, fault, siteOnce, testFaults, testFaultsOfGroup } from "../../support/audit-faults.ts";
import { addNode, withGraph, withNode } from "../../support/audit-graph.ts";
import { fullerData } from "../../support/fuller-site.ts";

const city = "/roofers-maple-grove-lake-county";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

/** Each is found by one rule alone. What else these rules find is planted in the corpus. */
const faults: Fault[] = [
  fault("ld/parse", city, swap('"@graph":[', '"@graph":'))`
    The structured data of /roofers-maple-grove-lake-county is no JSON: Expected double-quoted property name in JSON at position 847.`,
  fault("ld/parse", "/", swap('"@context":"https://schema.org",', ""))`
    The structured data of / has no @context; "https://schema.org" is right.`,
  fault(
    "ld/vocabulary",
    city,
    withNode("Service", { areaServed: { "@type": "Person", name: "Maple Grove" } }),
  )`
    The structured data of /roofers-maple-grove-lake-county gives a Service a Person as "areaServed", where schema.org wants AdministrativeArea, GeoShape, Place or Text.`,
  fault("ld/vocabulary", "/", withNode("WebPage", { mainContentOfPage: "the text" }))`
    The structured data of / gives a WebPage the text "the text" as "mainContentOfPage", where schema.org wants WebPageElement.`,
  fault("ld/vocabulary", "/", withNode("WebPage", { about: { name: "Roofs that last" } }))`
    The structured data of / has a node without a type: about.`,
  fault(
    "ld/one-graph",
    "/",
    addNode({
      "@type": "WebSite",
      "@id": `${origin}/#other`,
      url: `${origin}/`,
      name: "Maple & Sons Roofing",
    }),
  )`
    The structured data of / describes the site 2 times.`,
  fault("ld/dangling", city, withNode("BreadcrumbList", { "@id": `${origin}${city}#trail` }))`
    "breadcrumb" on /roofers-maple-grove-lake-county names https://www.maple-roofing.example/roofers-maple-grove-lake-county#breadcrumb, which no node of the page is.`,
  fault("ld/visible", "/about", addNode({ "@type": "Person", name: "Ada Maple" }))`
    The structured data of /about says "name" of a Person is "Ada Maple", which the page does not show.`,
  fault("ld/record", "/", withNode(business, { priceRange: "$$$" }))`
    The structured data of / says "priceRange" of the business is "$$$", but the data has none.`,
  fault(
    "ld/page-type",
    city,
    withGraph((graph) => void graph.splice(0)),
  )`
    /roofers-maple-grove-lake-county has no structured data.`,
  fault("ld/images", "/", withNode(business, { image: "/gone.png" }))`
    "image" of a RoofingContractor on / is not an absolute URL: /gone.png`,
  fault("ld/most-specific", "/", withNode(business, { additionalType: "https://schema.org/Organization" }))`
    The structured data of / gives a RoofingContractor an additionalType, which Google does not read.`,
  fault("ld/lb-recommended", "/", withNode(business, { telephone: undefined, logo: undefined }))`
    The business on / has no telephone, logo.`,
  fault("ld/lb-hours", "/", swap('"dayOfWeek":["Monday"', '"dayOfWeek":["Mo"'))`
    The opening hours in the structured data of / have the day "Mo".`,
  fault(
    "ld/lb-single-location",
    city,
    withNode("Service", {
      areaServed: {
        "@type": "City",
        name: "Maple Grove",
        geo: { "@type": "GeoCoordinates", latitude: 45.07246, longitude: -93.45579 },
      },
    }),
  )`
    The structured data of /roofers-maple-grove-lake-county gives a City a place of its own, where the business has no office.`,
  fault(
    "ld/review-shape",
    "/",
    withNode("WebPage", {
      mainEntity: {
        "@type": "Product",
        name: "Roofs that last",
        review: { "@type": "Review", reviewBody: "Roofs that last" },
      },
    }),
  )`
    The Review in the structured data of / has no author.
    The Review in the structured data of / has no reviewRating with a ratingValue.`,
  fault(
    "ld/website",
    "/contact",
    addNode({ "@type": "WebSite", name: "Maple & Sons Roofing", url: `${origin}/` }),
  )`
    The structured data of /contact describes the site, which is for the home page.`,
  fault("ld/article", "/snow-and-roofs", withNode("BlogPosting", { author: "The crew" }))`
    The article in the structured data of /snow-and-roofs names its author by the text "The crew" instead of a node.`,
];

/** Of a business without an office. */
const hiddenAddressFaults: Fault[] = [
  fault(
    "ld/lb-hidden-address",
    "/",
    withNode(business, { geo: { "@type": "GeoCoordinates", latitude: 45.07246, longitude: -93.45579 } }),
  )`
    The structured data of / gives the business coordinates, but its data hides its address.`,
];

const dataDir = () => {
  const data = fullerData();
  data.edit("projects/barn-roof.yaml", "Rotten boards", "The barn from the road had rotten boards");
  data.edit(
    "navigation.yaml",
    "© {copyrightYear} {businessName}",
    "© {copyrightYear} {businessName}, {postalCode}",
  );
  return data.dir;
};

const audited = siteOnce(dataDir);

describe("rules over structured data", () => {
  testFaultsOfGroup(structuredDataRules, audited, faults);
  testFaults(new AuditedSite(), hiddenAddressFaults);
});
