import { inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";
import { addNode, withGraph, withNode, withoutNode } from "../../support/audit-graph.ts";
import { faultsIn, type Planted } from "../planted/planted.ts";
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
  ...faultsIn(cities, {
    "ld/parse": swap("https://schema.org", "http://schema.org"),
    "ld/vocabulary": { property: swap('"telephone"', '"telphone"') },
    "ld/dangling": withNode("Service", { provider: { "@id": `${origin}/#nobody` } }),
    "ld/visible": withNode("Service", { name: "Gutter cleaning" }),
    "ld/record": { hours: swap('"opens":"08:00"', '"opens":"09:00"') },
    "ld/page-type": withoutNode("Service"),
    "ld/lb-required": inBusiness({ address: "Maple Grove, MN 55311" }),
    "ld/lb-single-location": withNode("Service", {
      provider: {
        "@type": "Organization",
        name: "Maple & Sons Roofing",
        address: { "@type": "PostalAddress", streetAddress: "1 Elm Street" },
      },
    }),
    "ld/rating-self": withNode("Service", ratedByItself),
    "ld/breadcrumb": swap('"position":2', '"position":7'),
  }),
  ...faultsIn(maple, {
    "ld/vocabulary": { type: withNode("Service", { "@type": "Servce" }) },
    "ld/dangling": withNode("Service", { provider: { "@id": `${origin}/#nobody` } }),
    "ld/ids": {
      relative: withNode("Service", { "@id": "#service" }),
      "other facts": withGraph((graph) => {
        for (const node of graph) if (node["@type"] === business) node.logo = node.image;
      }),
      twice: withGraph((graph) => void graph.push({ ...graph.at(-1) })),
    },
    "ld/page-type": withoutNode("Service"),
    "ld/urls": { relative: withNode("WebPage", { mainEntityOfPage: "/contact" }) },
    "ld/lb-single-location": addNode({
      "@type": business,
      "@id": `${origin}/x#business`,
      name: "Maple & Sons Roofing",
    }),
    "ld/breadcrumb": {
      none: withoutNode("BreadcrumbList"),
      name: swap('"position":2,"name":"', '"position":2,"name":"All '),
    },
  }),
  { rule: "ld/vocabulary", in: maple, edit: withNode("Service", { openingHours: "Mo-Fr 08:00-17:00" }) },
  { rule: "ld/urls", in: maple, edit: withNode("WebPage", { mainEntityOfPage: `${origin}/gone` }) },
  ...faultsIn(home, {
    "ld/vocabulary": swap('"telephone"', '"telphone"'),
    "ld/one-graph": inHead(
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script>',
    ),
    "ld/visible": { "a fax": inBusiness({ faxNumber: "+16125550999" }) },
    "ld/record": {
      name: inBusiness({ name: "Maple Roofing" }),
      certificate: swap("SL-0042", "SL-0043"),
      profile: inBusiness({ sameAs: ["https://guild.example/oak"] }),
    },
    "ld/page-type": {
      page: withNode("WebPage", { "@type": "AboutPage" }),
      stranger: addNode({ "@type": "Product", name: "Roofs that last" }),
    },
    "ld/images": inBusiness({ image: `${origin}/favicon.png` }),
    "ld/most-specific": inBusiness({ "@type": "LocalBusiness" }),
    "ld/lb-required": inBusiness({ address: undefined }),
    "ld/lb-recommended": { national: inBusiness({ telephone: "612-555-0100" }) },
    "ld/lb-hours": { text: inBusiness({ openingHours: "weekdays" }) },
    "ld/rating-self": inBusiness(ratedByItself),
    "ld/rating-source": rated({
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: "5",
        ratingCount: 5,
        url: "https://stars.example/maple",
      },
    }),
    "ld/review-shape": rated({ review: { "@type": "Review", reviewBody: "Roofs that last", author: "Ada" } }),
    "ld/website": { none: withoutNode("WebSite") },
    "ld/deprecated": withNode("WebSite", {
      potentialAction: { "@type": "SearchAction", target: `${origin}/?q={search_term_string}` },
    }),
  }),
  { rule: "ld/record", in: home, edit: inBusiness({ telephone: "+16125550199" }) },
  { rule: "ld/lb-recommended", in: home, edit: inBusiness({ logo: undefined }) },
  { rule: "ld/lb-hours", in: home, edit: swap('"opens":"08:00"', '"opens":"8 AM"') },
  { rule: "ld/website", in: home, edit: withNode("WebSite", { name: "Roofs" }) },
  ...faultsIn("*", {
    "ld/vocabulary": {
      "of the business everywhere": (html) => html.replaceAll(`"${business}"`, '"RoofingContracter"'),
    },
    "ld/lb-required": {
      "where the business has its facts": (html) =>
        html.replaceAll('"addressCountry":"US"', '"addressCountry":"USA"'),
    },
  }),
  ...faultsIn(article, {
    "ld/images": withNode("BlogPosting", { image: `${origin}/favicon.png` }),
    "ld/article": { "no picture": withNode("BlogPosting", { image: undefined }) },
  }),
  { rule: "ld/article", in: article, edit: withNode("BlogPosting", { datePublished: "2024-03-12" }) },
  ...faultsIn(about, { "ld/lb-required": swap('"addressCountry":"US"', '"addressCountry":"USA"') }),
  ...faultsIn(project, {
    "ld/image-object": withNode("ImageObject", { creator: undefined, creditText: undefined }),
  }),
];

const ofBusiness: readonly Planted[] = [
  ...faultsIn("*", {
    "biz/nap": (html) => html.replaceAll("mailto:hello@maple-roofing", "mailto:hallo@maple-roofing"),
    "biz/license-visible": swap("State License BC123456", "Licensed"),
    "biz/credential": swap("License BC123456", "License BC654321"),
  }),
  ...faultsIn(maple, {
    "biz/nap": {
      link: swap('href="tel:+16125550100"', 'href="tel:+16125550199"'),
      "e-mail": inMain("<p>Write to hello@maple-roofing.test.</p>"),
      "postal code": inMain("<p>Our yard: Maple Grove, MN 55999.</p>"),
      "site name": withMeta("og:site_name", "Maple Roofs"),
    },
    "biz/license-visible": swap("State License BC123456", "Licensed"),
    "biz/no-bonded": inMain("<p>Insured and bonded.</p>"),
    "biz/scope": inMain("<p>Besides plumbing we mend roofs.</p>"),
    "biz/area": {
      "of the service": swap(
        '"areaServed":[{"@type":"City","name":"Maple Grove"',
        '"areaServed":[{"@type":"City","name":"Pine Bend"',
      ),
    },
  }),
  ...faultsIn("manifest.webmanifest", {
    "biz/nap": swap('"name": "Maple & Sons Roofing"', '"name": "Maple Roofs"'),
  }),
  ...faultsIn(cities, {
    "biz/nap": { number: inMain("<p>Ring 612-555-0109.</p>") },
    "biz/name-exact": inMain("<p>Ask Maple and Sons Roofing.</p>"),
    "biz/claims": swap("5-year guarantee", "9-year guarantee"),
  }),
  ...faultsIn("calculator.html", { "biz/price": swap("$7.00 a square foot", "$9.00 a square foot") }),
  ...faultsIn(about, { "biz/hours": swap("8:00 AM to 4:30 PM", "9:00 AM to 4:30 PM") }),
  ...faultsIn(home, {
    "biz/area": inBusiness({ areaServed: [{ "@type": "AdministrativeArea", name: "Elm County, MN" }] }),
  }),
];

export const truthBuilds: readonly Planted[] = [...structuredData, ...ofBusiness];
