import { swap } from "../../support/audit-edits.ts";
import { type Fault, fault } from "../../support/audit-faults.ts";
import { addNode, withNode, withoutNode } from "../../support/audit-graph.ts";

const city = "/roofers-maple-grove-lake-county";
const article = "/snow-and-roofs";
const project = "/work/barn-roof";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

export const featureFaults: Fault[] = [
  fault("ld/lb-required", "/", withNode(business, { address: undefined }))`
    The business on / has no "address".`,
  fault("ld/lb-required", "/", withNode(business, { address: "Maple Grove, MN 55311" }))`
    The address of the business on / is the text "Maple Grove, MN 55311" instead of a PostalAddress.`,
  fault("ld/lb-required", "/", swap('"addressCountry":"US"', '"addressCountry":"USA"'))`
    The address of the business on / has the country "USA", not one of two letters such as "US".`,
  fault("ld/lb-recommended", "/", withNode(business, { telephone: undefined, logo: undefined }))`
    The business on / has no telephone, logo.`,
  fault("ld/lb-recommended", "/", withNode(business, { telephone: "612-555-0100" }))`
    The phone number of the business on / has no country code: 612-555-0100.`,
  fault("ld/lb-hours", "/", swap('"opens":"08:00"', '"opens":"8 AM"'))`
    The opening hours in the structured data of / have "opens" as "8 AM".`,
  fault("ld/lb-hours", "/", swap('"dayOfWeek":["Monday"', '"dayOfWeek":["Mo"'))`
    The opening hours in the structured data of / have the day "Mo".`,
  fault("ld/lb-hours", "/", withNode(business, { openingHours: "weekdays" }))`
    The opening hours in the structured data of / are "weekdays", not of the form "Mo-Fr 08:00-17:00".`,
  fault(
    "ld/lb-single-location",
    city,
    addNode({ "@type": business, "@id": `${origin}${city}#business`, name: "Maple & Sons Roofing" }),
  )`
    The structured data of /roofers-maple-grove-lake-county holds a second business: a RoofingContractor with the @id https://www.maple-roofing.example/roofers-maple-grove-lake-county#business.`,
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
    "ld/rating-self",
    "/",
    withNode(business, {
      aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", ratingCount: 80 },
    }),
  )`
    The structured data of / holds an AggregateRating of its own RoofingContractor.`,
  fault(
    "ld/rating-source",
    "/",
    withNode("WebPage", {
      mainEntity: {
        "@type": "Product",
        name: "Roofs that last",
        aggregateRating: {
          "@type": "AggregateRating",
          ratingValue: "5",
          ratingCount: 5,
          url: "https://stars.example/maple",
        },
      },
    }),
  )`
    The structured data of / holds an AggregateRating from https://stars.example/maple.`,
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
  fault("ld/breadcrumb", city, withoutNode("BreadcrumbList"))`
    /roofers-maple-grove-lake-county shows a trail, but its structured data has none.`,
  fault("ld/breadcrumb", city, swap('"position":2', '"position":7'))`
    The steps in the structured data of /roofers-maple-grove-lake-county are numbered 1, 7, 3, 4, not from 1 up.`,
  fault("ld/breadcrumb", city, swap('"position":2,"name":"', '"position":2,"name":"All '))`
    The trail in the structured data of /roofers-maple-grove-lake-county is Home > All Service areas > Lake County > Maple Grove, but visitors see Home > Service areas > Lake County > Maple Grove.`,
  fault("ld/website", "/", withoutNode("WebSite"))`The structured data of / does not describe the site.`,
  fault("ld/website", "/", withNode("WebSite", { name: "Roofs" }))`
    The structured data of / says "name" of the site is "Roofs"; "Maple & Sons Roofing" is right.`,
  fault(
    "ld/website",
    "/contact",
    addNode({ "@type": "WebSite", name: "Maple & Sons Roofing", url: `${origin}/` }),
  )`
    The structured data of /contact describes the site, which is for the home page.`,
  fault("ld/article", article, withNode("BlogPosting", { datePublished: "2024-03-12" }))`
    The article in the structured data of /snow-and-roofs has "datePublished" 2024-03-12 without a time and zone.`,
  fault("ld/article", article, withNode("BlogPosting", { image: undefined }))`
    The article in the structured data of /snow-and-roofs has no "image".`,
  fault("ld/article", article, withNode("BlogPosting", { author: "The crew" }))`
    The article in the structured data of /snow-and-roofs names its author by the text "The crew" instead of a node.`,
  fault("ld/image-object", project, withNode("ImageObject", { creator: undefined, creditText: undefined }))`
    A photo in the structured data of /work/barn-roof has no creator or creditText or copyrightNotice or license.`,
  fault(
    "ld/deprecated",
    "/",
    withNode("WebSite", { potentialAction: { "@type": "SearchAction", target: `${origin}/?q={q}` } }),
  )`
    The structured data of / has a SearchAction, which Google ceased to show in November 2024.`,
];

/** Of a business without an office. */
export const hiddenAddressFaults: Fault[] = [
  fault(
    "ld/lb-hidden-address",
    "/",
    swap('"addressLocality"', '"streetAddress":"12 Mill Street","addressLocality"'),
  )`
    The structured data of / gives the business the street "12 Mill Street", which its data hides.`,
  fault(
    "ld/lb-hidden-address",
    "/",
    withNode(business, { geo: { "@type": "GeoCoordinates", latitude: 45.07246, longitude: -93.45579 } }),
  )`
    The structured data of / gives the business coordinates, but its data hides its address.`,
];
