import { describe, expect, it } from "vitest";
import type { Rule } from "../../../scripts/audit/rule.ts";
import { structuredDataRules } from "../../../scripts/audit/rules/structured-data-rules.ts";
import { AuditedSite } from "../../support/audit.ts";
import { swap } from "../../support/audit-edits.ts";
import { type Fault, newFindings } from "../../support/audit-faults.ts";
import { addNode, pictureFiles, withGraph, withNode, withoutNode } from "../../support/audit-graph.ts";
import { fullerData } from "../../support/fuller-site.ts";

const city = "/roofers-maple-grove-lake-county";
const article = "/snow-and-roofs";
const project = "/work/barn-roof";
const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";

/** Each damage is found by one rule alone. */
const faults: Fault[] = [
  [
    "ld/parse",
    "/",
    swap('"@graph":[', '"@graph":'),
    ["The structured data of / is no JSON: Expected double-quoted property name in JSON at position 847."],
  ],
  [
    "ld/parse",
    "/",
    swap('"@context":"https://schema.org"', '"@context":"http://schema.org"'),
    ['The structured data of / has the @context "http://schema.org"; "https://schema.org" is right.'],
  ],
  [
    "ld/parse",
    "/",
    swap('"@context":"https://schema.org",', ""),
    ['The structured data of / has no @context; "https://schema.org" is right.'],
  ],
  [
    "ld/vocabulary",
    city,
    withNode("Service", { "@type": "Servce" }),
    [
      'The structured data of /roofers-maple-grove-lake-county uses the type "Servce", which schema.org does not have. Did you mean "Service"?',
    ],
  ],
  [
    "ld/vocabulary",
    city,
    withNode(business, { telephone: undefined, telphone: "+16125550100" }),
    [
      'The structured data of /roofers-maple-grove-lake-county gives a RoofingContractor the property "telphone", which schema.org does not have. Did you mean "telephone"?',
    ],
  ],
  [
    "ld/vocabulary",
    city,
    withNode("Service", { openingHours: "Mo-Fr 08:00-17:00" }),
    [
      'The structured data of /roofers-maple-grove-lake-county gives a Service the property "openingHours", which schema.org has for CivicStructure or LocalBusiness only.',
    ],
  ],
  [
    "ld/vocabulary",
    city,
    withNode("Service", { areaServed: { "@type": "Person", name: "Maple Grove" } }),
    [
      'The structured data of /roofers-maple-grove-lake-county gives a Service a Person as "areaServed", where schema.org wants AdministrativeArea, GeoShape, Place or Text.',
    ],
  ],
  [
    "ld/vocabulary",
    "/",
    withNode("WebPage", { mainContentOfPage: "the text" }),
    [
      'The structured data of / gives a WebPage the text "the text" as "mainContentOfPage", where schema.org wants WebPageElement.',
    ],
  ],
  [
    "ld/vocabulary",
    "/",
    withNode("WebPage", { about: { name: "Roofs that last" } }),
    ["The structured data of / has a node without a type: about."],
  ],
  [
    "ld/one-graph",
    "/contact",
    (html) =>
      html.replace(
        "</head>",
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></head>',
      ),
    ["/contact has 2 blocks of structured data instead of one graph."],
  ],
  [
    "ld/one-graph",
    "/",
    addNode({
      "@type": "WebSite",
      "@id": `${origin}/#other`,
      url: `${origin}/`,
      name: "Maple & Sons Roofing",
    }),
    ["The structured data of / describes the site 2 times."],
  ],
  [
    "ld/dangling",
    city,
    withNode("Service", { provider: { "@id": `${origin}/#nobody` } }),
    [
      '"provider" on /roofers-maple-grove-lake-county names https://www.maple-roofing.example/#nobody, which no node of the page is.',
    ],
  ],
  [
    "ld/dangling",
    city,
    withNode("BreadcrumbList", { "@id": `${origin}${city}#trail` }),
    [
      '"breadcrumb" on /roofers-maple-grove-lake-county names https://www.maple-roofing.example/roofers-maple-grove-lake-county#breadcrumb, which no node of the page is.',
    ],
  ],
  [
    "ld/visible",
    city,
    withNode("Service", { name: "Gutter cleaning" }),
    [
      'The structured data of /roofers-maple-grove-lake-county says "name" of a Service is "Gutter cleaning", which the page does not show.',
    ],
  ],
  [
    "ld/visible",
    "/",
    withNode(business, { faxNumber: "+16125550999" }),
    [
      'The structured data of / says "faxNumber" of a RoofingContractor is "+16125550999", which the page does not show.',
    ],
  ],
  [
    "ld/visible",
    "/about",
    addNode({ "@type": "Person", name: "Ada Maple" }),
    ['The structured data of /about says "name" of a Person is "Ada Maple", which the page does not show.'],
  ],
  [
    "ld/record",
    "/",
    withNode(business, { telephone: "+16125550199" }),
    [
      'The structured data of / says "telephone" of the business is "+16125550199", but the data says "+16125550100".',
    ],
  ],
  [
    "ld/record",
    "/",
    withNode(business, { name: "Maple Roofing" }),
    [
      'The structured data of / says "name" of the business is "Maple Roofing", but the data says "Maple & Sons Roofing".',
    ],
  ],
  [
    "ld/record",
    "/",
    withNode(business, { priceRange: "$$$" }),
    ['The structured data of / says "priceRange" of the business is "$$$", but the data has none.'],
  ],
  [
    "ld/record",
    "/",
    swap('"opens":"08:00"', '"opens":"09:00"'),
    [
      'The structured data of / says "openingHoursSpecification" of the business is "Monday 09:00-16:30", "Tuesday 09:00-16:30", "Wednesday 09:00-16:30", "Thursday 09:00-16:30", but the data says "Monday 08:00-16:30", "Tuesday 08:00-16:30", "Wednesday 08:00-16:30", "Thursday 08:00-16:30".',
    ],
  ],
  [
    "ld/page-type",
    city,
    withoutNode("Service"),
    [
      'The structured data of /roofers-maple-grove-lake-county has no Service, which a page of type "city" needs.',
    ],
  ],
  [
    "ld/page-type",
    "/",
    addNode({ "@type": "Product", name: "Roofs that last" }),
    ['The structured data of / holds a Product, which does not belong on a page of type "home".'],
  ],
  [
    "ld/page-type",
    "/",
    withNode("WebPage", { "@type": "AboutPage" }),
    ["The structured data of / calls it an AboutPage, but it is a WebPage."],
  ],
  [
    "ld/page-type",
    city,
    withGraph((graph) => void graph.splice(0)),
    ["/roofers-maple-grove-lake-county has no structured data."],
  ],
  [
    "ld/urls",
    city,
    withNode("WebPage", { mainEntityOfPage: `${origin}/gone` }),
    [
      '"mainEntityOfPage" of a WebPage on /roofers-maple-grove-lake-county leads to no page: https://www.maple-roofing.example/gone',
    ],
  ],
  [
    "ld/urls",
    city,
    withNode("WebPage", { mainEntityOfPage: "/contact" }),
    ['"mainEntityOfPage" of a WebPage on /roofers-maple-grove-lake-county is not a whole address: /contact'],
  ],
  [
    "ld/images",
    "/",
    withNode(business, { image: `${origin}/gone.png` }),
    ['"image" of a RoofingContractor on / does not exist: https://www.maple-roofing.example/gone.png'],
  ],
  [
    "ld/most-specific",
    "/",
    withNode(business, { "@type": "LocalBusiness" }),
    ["The structured data of / calls the business a LocalBusiness instead of a RoofingContractor."],
  ],
  [
    "ld/most-specific",
    "/",
    withNode(business, { additionalType: "https://schema.org/Organization" }),
    ["The structured data of / gives a RoofingContractor an additionalType, which Google does not read."],
  ],
  [
    "ld/lb-required",
    "/",
    withNode(business, { address: undefined }),
    ['The business on / has no "address".'],
  ],
  [
    "ld/lb-required",
    "/",
    withNode(business, { address: "Maple Grove, MN 55311" }),
    ['The address of the business on / is the text "Maple Grove, MN 55311" instead of a PostalAddress.'],
  ],
  [
    "ld/lb-required",
    "/",
    swap('"addressCountry":"US"', '"addressCountry":"USA"'),
    ['The address of the business on / has the country "USA", not one of two letters such as "US".'],
  ],
  [
    "ld/lb-recommended",
    "/",
    withNode(business, { telephone: undefined, logo: undefined }),
    ["The business on / has no telephone, logo."],
  ],
  [
    "ld/lb-recommended",
    "/",
    withNode(business, { telephone: "612-555-0100" }),
    ["The phone number of the business on / has no country code: 612-555-0100."],
  ],
  [
    "ld/lb-hours",
    "/",
    swap('"opens":"08:00"', '"opens":"8 AM"'),
    ['The opening hours in the structured data of / have "opens" as "8 AM".'],
  ],
  [
    "ld/lb-hours",
    "/",
    swap('"dayOfWeek":["Monday"', '"dayOfWeek":["Mo"'),
    ['The opening hours in the structured data of / have the day "Mo".'],
  ],
  [
    "ld/lb-hours",
    "/",
    withNode(business, { openingHours: "weekdays" }),
    ['The opening hours in the structured data of / are "weekdays", not of the form "Mo-Fr 08:00-17:00".'],
  ],
  [
    "ld/lb-single-location",
    city,
    addNode({ "@type": business, "@id": `${origin}${city}#business`, name: "Maple & Sons Roofing" }),
    [
      "The structured data of /roofers-maple-grove-lake-county holds a second business: a RoofingContractor with the @id https://www.maple-roofing.example/roofers-maple-grove-lake-county#business.",
    ],
  ],
  [
    "ld/lb-single-location",
    city,
    withNode("Service", {
      areaServed: {
        "@type": "City",
        name: "Maple Grove",
        geo: { "@type": "GeoCoordinates", latitude: 45.07246, longitude: -93.45579 },
      },
    }),
    [
      "The structured data of /roofers-maple-grove-lake-county gives a City a place of its own, where the business has no office.",
    ],
  ],
  [
    "ld/lb-hidden-address",
    "/",
    swap('"addressLocality"', '"streetAddress":"12 Mill Street","addressLocality"'),
    ['The structured data of / gives the business the street "12 Mill Street", which its data hides.'],
  ],
  [
    "ld/lb-hidden-address",
    "/",
    withNode(business, { geo: { "@type": "GeoCoordinates", latitude: 45.07246, longitude: -93.45579 } }),
    ["The structured data of / gives the business coordinates, but its data hides its address."],
  ],
  [
    "ld/rating-self",
    "/",
    withNode(business, {
      aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", ratingCount: 80 },
    }),
    ["The structured data of / holds an AggregateRating of its own RoofingContractor."],
  ],
  [
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
    ["The structured data of / holds an AggregateRating from https://stars.example/maple."],
  ],
  [
    "ld/review-shape",
    "/",
    withNode("WebPage", {
      mainEntity: {
        "@type": "Product",
        name: "Roofs that last",
        review: { "@type": "Review", reviewBody: "Roofs that last" },
      },
    }),
    [
      "The Review in the structured data of / has no author.",
      "The Review in the structured data of / has no reviewRating with a ratingValue.",
    ],
  ],
  [
    "ld/breadcrumb",
    city,
    withoutNode("BreadcrumbList"),
    ["/roofers-maple-grove-lake-county shows a trail, but its structured data has none."],
  ],
  [
    "ld/breadcrumb",
    city,
    swap('"position":2', '"position":7'),
    [
      "The steps in the structured data of /roofers-maple-grove-lake-county are numbered 1, 7, 3, 4, not from 1 up.",
    ],
  ],
  [
    "ld/breadcrumb",
    city,
    swap('"position":2,"name":"', '"position":2,"name":"All '),
    [
      "The trail in the structured data of /roofers-maple-grove-lake-county is Home > All Service areas > Lake County > Maple Grove, but visitors see Home > Service areas > Lake County > Maple Grove.",
    ],
  ],
  ["ld/website", "/", withoutNode("WebSite"), ["The structured data of / does not describe the site."]],
  [
    "ld/website",
    "/",
    withNode("WebSite", { name: "Roofs" }),
    ['The structured data of / says "name" of the site is "Roofs"; "Maple & Sons Roofing" is right.'],
  ],
  [
    "ld/website",
    "/contact",
    addNode({ "@type": "WebSite", name: "Maple & Sons Roofing", url: `${origin}/` }),
    ["The structured data of /contact describes the site, which is for the home page."],
  ],
  [
    "ld/article",
    article,
    withNode("BlogPosting", { datePublished: "2024-03-12" }),
    [
      'The article in the structured data of /snow-and-roofs has "datePublished" 2024-03-12 without a time and zone.',
    ],
  ],
  [
    "ld/article",
    article,
    withNode("BlogPosting", { image: undefined }),
    ['The article in the structured data of /snow-and-roofs has no "image".'],
  ],
  [
    "ld/article",
    article,
    withNode("BlogPosting", { author: "The crew" }),
    [
      'The article in the structured data of /snow-and-roofs names its author by the text "The crew" instead of a node.',
    ],
  ],
  [
    "ld/image-object",
    project,
    withNode("ImageObject", { creator: undefined, creditText: undefined }),
    [
      "A photo in the structured data of /work/barn-roof has no creator or creditText or copyrightNotice or license.",
    ],
  ],
  [
    "ld/deprecated",
    "/",
    withNode("WebSite", { potentialAction: { "@type": "SearchAction", target: `${origin}/?q={q}` } }),
    ["The structured data of / has a SearchAction, which Google ceased to show in November 2024."],
  ],
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

let site: AuditedSite | undefined;

/** Rendered once for all tests of this file. */
function audited(): AuditedSite {
  if (!site) {
    const dir = dataDir();
    const files = pictureFiles(new AuditedSite({ dataDir: dir }));
    site = new AuditedSite({ dataDir: dir, files });
    // The folders go with the first test; what is in them is known from then on.
    for (const file of Object.keys(files)) site.audit.files.pictureOf(`/${file}`);
    for (const path of site.site.paths.keys()) site.html(path);
  }
  return site;
}

/** Rules that need several pages or files, tested by themselves. */
const overTheSet = ["ld/ids"];

describe("rules over structured data", () => {
  for (const [id, path, edit, messages] of faults)
    it(`${id} alone finds: ${messages.join(" ")}`, () => {
      expect(newFindings(audited(), path, edit)).toEqual({ [id]: messages });
    });

  it("say nothing of a good site, whatever the page", () => {
    for (const rule of structuredDataRules) {
      if ("page" in rule)
        for (const path of audited().site.paths.keys())
          expect(audited().judge(rule, path), rule.id).toEqual([]);
      if (!("page" in rule) || "site" in rule) expect(audited().judgeSet(rule), rule.id).toEqual([]);
    }
  });

  it("each have a damaged page here", () => {
    const found = new Set([...faults.map(([id]) => id), ...overTheSet]);
    expect(structuredDataRules.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([]);
  });

  it("ld/ids finds ids that are no addresses, that stand twice, and that have other facts elsewhere", () => {
    const rule = structuredDataRules.find(({ id }) => id === "ld/ids") as Rule;
    expect(audited().judgeSet(rule, { [city]: withNode("Service", { "@id": "#service" }) })).toEqual([
      `The @id "#service" on ${city} is not a whole address.`,
    ]);
    const twice = addNode({ "@type": "Service", "@id": `${origin}${city}#service` });
    expect(audited().judgeSet(rule, { [city]: twice })).toEqual([
      `Two nodes on ${city} have the @id ${origin}${city}#service.`,
    ]);
    const slogan = withNode(business, { slogan: "Roofs that last" });
    const other = withNode(business, { slogan: "Roofs" });
    expect(audited().judgeSet(rule, { "/": slogan, [city]: other, "/contact": slogan })).toEqual([
      `The slogan of ${origin}/#business is another on ${city} than on /contact.`,
    ]);
    const phone = withNode(business, { telephone: "+16125550199" });
    expect(audited().judgeSet(rule, { [city]: phone })).toEqual([]);
  });

  it("say nothing more where a block cannot be read", () => {
    expect(Object.keys(newFindings(audited(), city, swap('"@graph":[', '"@graph":')))).toEqual(["ld/parse"]);
  });
});
