import { inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import { addNode, withGraph, withNode, withoutNode } from "../../support/audit-graph.ts";
import type { Planted } from "../planted/planted.ts";
import { cities, maple } from "./city-pages.ts";

const business = "RoofingContractor";
const origin = "https://www.maple-roofing.example";
const home = "index.html";
const about = "about.html";
const article = "snow-and-roofs.html";
const project = "work/barn-roof.html";
const inBusiness = (properties: Record<string, unknown>) => withNode(business, properties);
const ratedByItself = {
  aggregateRating: { "@type": "AggregateRating", ratingValue: "4.9", ratingCount: 80 },
};
const rated = (rating: Record<string, unknown>) =>
  withNode("WebPage", { mainEntity: { "@type": "Product", name: "Roofs that last", ...rating } });

const structuredData: readonly Planted[] = [
  { rule: "ld/parse", in: cities, edit: swap("https://schema.org", "http://schema.org") },
  { rule: "ld/vocabulary", in: maple, edit: withNode("Service", { "@type": "Servce" }), fault: "type" },
  { rule: "ld/vocabulary", in: home, edit: swap('"telephone"', '"telphone"') },
  { rule: "ld/vocabulary", in: maple, edit: withNode("Service", { openingHours: "Mo-Fr 08:00-17:00" }) },
  { rule: "ld/vocabulary", in: cities, edit: swap('"telephone"', '"telphone"'), fault: "property" },
  {
    rule: "ld/vocabulary",
    in: "*",
    edit: (html) => html.replaceAll(`"${business}"`, '"RoofingContracter"'),
    fault: "of the business everywhere",
  },
  {
    rule: "ld/one-graph",
    in: home,
    edit: inHead('<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>'),
  },
  { rule: "ld/dangling", in: maple, edit: withNode("Service", { provider: { "@id": `${origin}/#nobody` } }) },
  {
    rule: "ld/dangling",
    in: cities,
    edit: withNode("Service", { provider: { "@id": `${origin}/#nobody` } }),
  },
  { rule: "ld/ids", in: maple, edit: withNode("Service", { "@id": "#service" }), fault: "relative" },
  {
    rule: "ld/ids",
    in: maple,
    edit: withGraph((graph) => {
      for (const node of graph) if (node["@type"] === business) node.logo = node.image;
    }),
    fault: "other facts",
  },
  {
    rule: "ld/ids",
    in: maple,
    edit: withGraph((graph) => void graph.push({ ...graph.at(-1) })),
    fault: "twice",
  },
  { rule: "ld/visible", in: cities, edit: withNode("Service", { name: "Gutter cleaning" }) },
  { rule: "ld/visible", in: home, edit: inBusiness({ faxNumber: "+16125550999" }), fault: "a fax" },
  { rule: "ld/record", in: home, edit: inBusiness({ telephone: "+16125550199" }) },
  { rule: "ld/record", in: home, edit: inBusiness({ name: "Maple Roofing" }), fault: "name" },
  { rule: "ld/record", in: cities, edit: swap('"opens":"08:00"', '"opens":"09:00"'), fault: "hours" },
  { rule: "ld/record", in: home, edit: swap("SL-0042", "SL-0043"), fault: "certificate" },
  {
    rule: "ld/record",
    in: home,
    edit: inBusiness({ sameAs: ["https://guild.example/oak"] }),
    fault: "profile",
  },
  { rule: "ld/page-type", in: maple, edit: withoutNode("Service") },
  { rule: "ld/page-type", in: cities, edit: withoutNode("Service") },
  { rule: "ld/page-type", in: home, edit: withNode("WebPage", { "@type": "AboutPage" }), fault: "page" },
  {
    rule: "ld/page-type",
    in: home,
    edit: addNode({ "@type": "Product", name: "Roofs that last" }),
    fault: "stranger",
  },
  { rule: "ld/urls", in: maple, edit: withNode("WebPage", { mainEntityOfPage: `${origin}/gone` }) },
  {
    rule: "ld/urls",
    in: maple,
    edit: withNode("WebPage", { mainEntityOfPage: "/contact" }),
    fault: "relative",
  },
  { rule: "ld/images", in: home, edit: inBusiness({ image: `${origin}/favicon.png` }) },
  { rule: "ld/images", in: article, edit: withNode("BlogPosting", { image: `${origin}/favicon.png` }) },
  { rule: "ld/most-specific", in: home, edit: inBusiness({ "@type": "LocalBusiness" }) },
  { rule: "ld/lb-required", in: home, edit: inBusiness({ address: undefined }) },
  { rule: "ld/lb-required", in: about, edit: swap('"addressCountry":"US"', '"addressCountry":"USA"') },
  { rule: "ld/lb-required", in: cities, edit: inBusiness({ address: "Maple Grove, MN 55311" }) },
  {
    rule: "ld/lb-required",
    in: "*",
    edit: (html) => html.replaceAll('"addressCountry":"US"', '"addressCountry":"USA"'),
    fault: "where the business has its facts",
  },
  { rule: "ld/lb-recommended", in: home, edit: inBusiness({ logo: undefined }) },
  {
    rule: "ld/lb-recommended",
    in: home,
    edit: inBusiness({ telephone: "612-555-0100" }),
    fault: "national",
  },
  { rule: "ld/lb-hours", in: home, edit: swap('"opens":"08:00"', '"opens":"8 AM"') },
  { rule: "ld/lb-hours", in: home, edit: inBusiness({ openingHours: "weekdays" }), fault: "text" },
  {
    rule: "ld/lb-single-location",
    in: maple,
    edit: addNode({ "@type": business, "@id": `${origin}/x#business`, name: "Maple & Sons Roofing" }),
  },
  {
    rule: "ld/lb-single-location",
    in: cities,
    edit: withNode("Service", {
      provider: {
        "@type": "Organization",
        name: "Maple & Sons Roofing",
        address: { "@type": "PostalAddress", streetAddress: "1 Elm Street" },
      },
    }),
  },
  { rule: "ld/rating-self", in: home, edit: inBusiness(ratedByItself) },
  {
    rule: "ld/rating-self",
    in: cities,
    edit: withNode("Service", ratedByItself),
  },
  {
    rule: "ld/rating-source",
    in: home,
    edit: rated({
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: "5",
        ratingCount: 5,
        url: "https://stars.example/maple",
      },
    }),
  },
  {
    rule: "ld/review-shape",
    in: home,
    edit: rated({ review: { "@type": "Review", reviewBody: "Roofs that last", author: "Ada" } }),
  },
  { rule: "ld/breadcrumb", in: maple, edit: withoutNode("BreadcrumbList"), fault: "none" },
  {
    rule: "ld/breadcrumb",
    in: maple,
    edit: swap('"position":2,"name":"', '"position":2,"name":"All '),
    fault: "name",
  },
  { rule: "ld/breadcrumb", in: cities, edit: swap('"position":2', '"position":7') },
  { rule: "ld/website", in: home, edit: withNode("WebSite", { name: "Roofs" }) },
  { rule: "ld/website", in: home, edit: withoutNode("WebSite"), fault: "none" },
  {
    rule: "ld/article",
    in: article,
    edit: withNode("BlogPosting", { image: undefined }),
    fault: "no picture",
  },
  { rule: "ld/article", in: article, edit: withNode("BlogPosting", { datePublished: "2024-03-12" }) },
  {
    rule: "ld/image-object",
    in: project,
    edit: withNode("ImageObject", { creator: undefined, creditText: undefined }),
  },
  {
    rule: "ld/deprecated",
    in: home,
    edit: withNode("WebSite", {
      potentialAction: { "@type": "SearchAction", target: `${origin}/?q={search_term_string}` },
    }),
  },
];

const ofBusiness: readonly Planted[] = [
  {
    rule: "biz/nap",
    in: "*",
    edit: (html) => html.replaceAll("mailto:hello@maple-roofing", "mailto:hallo@maple-roofing"),
  },
  {
    rule: "biz/nap",
    in: maple,
    edit: swap('href="tel:+16125550100"', 'href="tel:+16125550199"'),
    fault: "link",
  },
  {
    rule: "biz/nap",
    in: maple,
    edit: inMain("<p>Write to hello@maple-roofing.test.</p>"),
    fault: "e-mail",
  },
  {
    rule: "biz/nap",
    in: maple,
    edit: inMain("<p>Our yard: Maple Grove, MN 55999.</p>"),
    fault: "postal code",
  },
  { rule: "biz/nap", in: maple, edit: withMeta("og:site_name", "Maple Roofs"), fault: "site name" },
  {
    rule: "biz/nap",
    in: "manifest.webmanifest",
    edit: swap('"name": "Maple & Sons Roofing"', '"name": "Maple Roofs"'),
  },
  { rule: "biz/nap", in: cities, edit: inMain("<p>Ring 612-555-0109.</p>"), fault: "number" },
  { rule: "biz/license-visible", in: maple, edit: swap("State License BC123456", "Licensed") },
  { rule: "biz/license-visible", in: "*", edit: swap("State License BC123456", "Licensed") },
  { rule: "biz/credential", in: "*", edit: swap("License BC123456", "License BC654321") },
  { rule: "biz/name-exact", in: cities, edit: inMain("<p>Ask Maple and Sons Roofing.</p>") },
  { rule: "biz/no-bonded", in: maple, edit: inMain("<p>Insured and bonded.</p>") },
  { rule: "biz/scope", in: maple, edit: inMain("<p>Besides plumbing we mend roofs.</p>") },
  { rule: "biz/price", in: "calculator.html", edit: swap("$7.00 a square foot", "$9.00 a square foot") },
  { rule: "biz/hours", in: about, edit: swap("8:00 AM to 4:30 PM", "9:00 AM to 4:30 PM") },
  {
    rule: "biz/area",
    in: home,
    edit: inBusiness({ areaServed: [{ "@type": "AdministrativeArea", name: "Elm County, MN" }] }),
  },
  {
    rule: "biz/area",
    in: maple,
    edit: swap(
      '"areaServed":[{"@type":"City","name":"Maple Grove"',
      '"areaServed":[{"@type":"City","name":"Pine Bend"',
    ),
    fault: "of the service",
  },
  { rule: "biz/claims", in: cities, edit: swap("5-year guarantee", "9-year guarantee") },
];

export const truthBuilds: readonly Planted[] = [...structuredData, ...ofBusiness];
