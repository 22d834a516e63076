import { swap } from "../../support/audit-edits.ts";
import { type Fault, fault } from "../../support/audit-faults.ts";
import { addNode, withGraph, withNode, withoutNode } from "../../support/audit-graph.ts";

const city = "/roofers-maple-grove-lake-county";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

/** Damages of the graph as a whole: how it is written, what it says of the page and the business. Each is found by one rule alone. */
export const graphFaults: Fault[] = [
  fault("ld/parse", "/", swap('"@graph":[', '"@graph":'))`
    The structured data of / is no JSON: Expected double-quoted property name in JSON at position 847.`,
  fault("ld/parse", "/", swap('"@context":"https://schema.org"', '"@context":"http://schema.org"'))`
    The structured data of / has the @context "http://schema.org"; "https://schema.org" is right.`,
  fault("ld/parse", "/", swap('"@context":"https://schema.org",', ""))`
    The structured data of / has no @context; "https://schema.org" is right.`,
  fault("ld/vocabulary", city, withNode("Service", { "@type": "Servce" }))`
    The structured data of /roofers-maple-grove-lake-county uses the type "Servce", which schema.org does not have. Did you mean "Service"?`,
  fault("ld/vocabulary", city, withNode(business, { telephone: undefined, telphone: "+16125550100" }))`
    The structured data of /roofers-maple-grove-lake-county gives a RoofingContractor the property "telphone", which schema.org does not have. Did you mean "telephone"?`,
  fault("ld/vocabulary", city, withNode("Service", { openingHours: "Mo-Fr 08:00-17:00" }))`
    The structured data of /roofers-maple-grove-lake-county gives a Service the property "openingHours", which schema.org has for CivicStructure or LocalBusiness only.`,
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
  fault("ld/one-graph", "/contact", (html) =>
    html.replace(
      "</head>",
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></head>',
    ),
  )`
    /contact has 2 blocks of structured data instead of one graph.`,
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
  fault("ld/dangling", city, withNode("Service", { provider: { "@id": `${origin}/#nobody` } }))`
    "provider" on /roofers-maple-grove-lake-county names https://www.maple-roofing.example/#nobody, which no node of the page is.`,
  fault("ld/dangling", city, withNode("BreadcrumbList", { "@id": `${origin}${city}#trail` }))`
    "breadcrumb" on /roofers-maple-grove-lake-county names https://www.maple-roofing.example/roofers-maple-grove-lake-county#breadcrumb, which no node of the page is.`,
  fault("ld/visible", city, withNode("Service", { name: "Gutter cleaning" }))`
    The structured data of /roofers-maple-grove-lake-county says "name" of a Service is "Gutter cleaning", which the page does not show.`,
  fault("ld/visible", "/", withNode(business, { faxNumber: "+16125550999" }))`
    The structured data of / says "faxNumber" of a RoofingContractor is "+16125550999", which the page does not show.`,
  fault("ld/visible", "/about", addNode({ "@type": "Person", name: "Ada Maple" }))`
    The structured data of /about says "name" of a Person is "Ada Maple", which the page does not show.`,
  fault("ld/record", "/", withNode(business, { telephone: "+16125550199" }))`
    The structured data of / says "telephone" of the business is "+16125550199", but the data says "+16125550100".`,
  fault("ld/record", "/", withNode(business, { name: "Maple Roofing" }))`
    The structured data of / says "name" of the business is "Maple Roofing", but the data says "Maple & Sons Roofing".`,
  fault("ld/record", "/", withNode(business, { priceRange: "$$$" }))`
    The structured data of / says "priceRange" of the business is "$$$", but the data has none.`,
  fault("ld/record", "/", swap('"opens":"08:00"', '"opens":"09:00"'))`
    The structured data of / says "openingHoursSpecification" of the business is "Monday 09:00-16:30", "Tuesday 09:00-16:30", "Wednesday 09:00-16:30", "Thursday 09:00-16:30", but the data says "Monday 08:00-16:30", "Tuesday 08:00-16:30", "Wednesday 08:00-16:30", "Thursday 08:00-16:30".`,
  fault("ld/page-type", city, withoutNode("Service"))`
    The structured data of /roofers-maple-grove-lake-county has no Service, which a page of type "city" needs.`,
  fault("ld/page-type", "/", addNode({ "@type": "Product", name: "Roofs that last" }))`
    The structured data of / holds a Product, which does not belong on a page of type "home".`,
  fault("ld/page-type", "/", withNode("WebPage", { "@type": "AboutPage" }))`
    The structured data of / calls it an AboutPage, but it is a WebPage.`,
  fault(
    "ld/page-type",
    city,
    withGraph((graph) => void graph.splice(0)),
  )`
    /roofers-maple-grove-lake-county has no structured data.`,
  fault("ld/urls", city, withNode("WebPage", { mainEntityOfPage: `${origin}/gone` }))`
    "mainEntityOfPage" of a WebPage on /roofers-maple-grove-lake-county leads to no page: https://www.maple-roofing.example/gone`,
  fault("ld/urls", city, withNode("WebPage", { mainEntityOfPage: "/contact" }))`
    "mainEntityOfPage" of a WebPage on /roofers-maple-grove-lake-county is not a whole address: /contact`,
  fault("ld/images", "/", withNode(business, { image: "/gone.png" }))`
    "image" of a RoofingContractor on / is not a whole address: /gone.png`,
  fault("ld/most-specific", "/", withNode(business, { "@type": "LocalBusiness" }))`
    The structured data of / calls the business a LocalBusiness instead of a RoofingContractor.`,
  fault("ld/most-specific", "/", withNode(business, { additionalType: "https://schema.org/Organization" }))`
    The structured data of / gives a RoofingContractor an additionalType, which Google does not read.`,
];
