import { describe, expect, it } from "vitest";
import { type BusinessFacts, buildBusiness, buildBusinessReference } from "../../src/seo/json-ld/business.ts";
import {
  buildArticle,
  buildBreadcrumbs,
  buildGraph,
  buildImage,
  buildItemList,
  buildService,
  buildWebPage,
  buildWebSite,
} from "../../src/seo/json-ld/nodes.ts";

const url = "https://www.maple-roofing.example/";
const facts: BusinessFacts = {
  schemaType: "RoofingContractor",
  id: `${url}#business`,
  name: "Maple & Sons Roofing",
  description: "Roof repair.",
  url,
  telephone: "+16125550100",
  email: "hello@maple-roofing.example",
  address: { locality: "Maple Grove", region: "MN", postalCode: "55311", country: "US" },
  hours: [{ days: ["Monday", "Tuesday", "Wednesday"], opens: "08:00", closes: "16:30" }],
  founded: 1971,
  logoUrl: `${url}logo.svg`,
  imageUrl: `${url}roof.webp`,
  areas: [{ name: "Lake County", state: "MN" }],
  credentials: [],
  profiles: [],
};

describe("the business", () => {
  it("holds its facts, and nothing that it has not", () => {
    expect(buildBusiness(facts)).toEqual({
      "@type": "RoofingContractor",
      "@id": `${url}#business`,
      name: "Maple & Sons Roofing",
      description: "Roof repair.",
      url,
      telephone: "+16125550100",
      email: "hello@maple-roofing.example",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Maple Grove",
        addressRegion: "MN",
        postalCode: "55311",
        addressCountry: "US",
      },
      openingHours: ["Mo-We 08:00-16:30"],
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
          opens: "08:00",
          closes: "16:30",
        },
      ],
      foundingDate: "1971",
      logo: `${url}logo.svg`,
      image: `${url}roof.webp`,
      areaServed: [{ "@type": "AdministrativeArea", name: "Lake County, MN" }],
    });
  });

  it("adds street, prices, credentials and profiles where there are any", () => {
    const node = buildBusiness({
      ...facts,
      address: { ...facts.address, street: "12 Mill Street" },
      priceRange: "$$",
      credentials: [{ name: "DLI BC000123", number: "BC000123", authority: "Department of Labor" }],
      profiles: ["https://www.yelp.com/biz/maple"],
    });
    expect(node).toMatchObject({
      address: { streetAddress: "12 Mill Street" },
      priceRange: "$$",
      hasCredential: [
        {
          "@type": "EducationalOccupationalCredential",
          name: "DLI BC000123",
          identifier: "BC000123",
          recognizedBy: { "@type": "Organization", name: "Department of Labor" },
        },
      ],
      sameAs: ["https://www.yelp.com/biz/maple"],
    });
  });

  it.each([
    [["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], "Mo-Fr"],
    [["Monday", "Wednesday"], "Mo,We"],
    [["Saturday", "Sunday"], "Sa-Su"],
    [["Sunday", "Monday"], "Su,Mo"],
    [["Sunday"], "Su"],
  ] as const)("writes the hours of %j as %s", (days, short) => {
    const node = buildBusiness({ ...facts, hours: [{ days: [...days], opens: "07:30", closes: "17:30" }] });
    expect(node).toMatchObject({ openingHours: [`${short} 07:30-17:30`] });
  });

  it("is named by its id on pages that are not about it", () => {
    expect(buildBusinessReference(facts)).toEqual({
      "@type": "RoofingContractor",
      "@id": `${url}#business`,
      name: "Maple & Sons Roofing",
      url,
    });
  });
});

describe("other nodes", () => {
  const page = `${url}roof-repair`;
  const webPage = {
    url: page,
    name: "Roof repair",
    description: "Leaks.",
    language: "en-US",
    imageUrl: `${url}a`,
  };

  it("describes a page and points at the nodes it names", () => {
    expect(buildWebPage({ ...webPage, type: "WebPage" })).toEqual({
      "@type": "WebPage",
      "@id": `${page}#webpage`,
      url: page,
      name: "Roof repair",
      description: "Leaks.",
      inLanguage: "en-US",
      primaryImageOfPage: { "@type": "ImageObject", contentUrl: `${url}a` },
    });
    expect(
      buildWebPage({
        ...webPage,
        type: "AboutPage",
        breadcrumbId: "b",
        aboutId: "a",
        mainEntityId: "m",
        modifiedOn: "2024-03-12",
      }),
    ).toMatchObject({
      "@type": "AboutPage",
      breadcrumb: { "@id": "b" },
      about: { "@id": "a" },
      mainEntity: { "@id": "m" },
      dateModified: "2024-03-12",
    });
  });

  it("counts breadcrumbs and lists from 1", () => {
    const items = [
      { name: "Home", url },
      { name: "Roof repair", url: page },
    ];
    expect(buildBreadcrumbs({ pageUrl: page, items })).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${page}#breadcrumb`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: url },
        { "@type": "ListItem", position: 2, name: "Roof repair", item: page },
      ],
    });
    expect(buildItemList({ pageUrl: page, items })).toEqual({
      "@type": "ItemList",
      "@id": `${page}#list`,
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", url },
        { "@type": "ListItem", position: 2, name: "Roof repair", url: page },
      ],
    });
  });

  it("serves a city in its county, and counties with their state", () => {
    const service = {
      pageUrl: page,
      name: "Roof repair",
      serviceType: "Roof repair",
      description: "Leaks.",
      imageUrl: `${url}a`,
      providerId: facts.id,
    };
    expect(
      buildService({
        ...service,
        areas: [{ type: "City", name: "Pine Bend", state: "MN", county: "Lake County" }],
      }),
    ).toMatchObject({
      "@id": `${page}#service`,
      provider: { "@id": facts.id },
      areaServed: [
        {
          "@type": "City",
          name: "Pine Bend",
          containedInPlace: { "@type": "AdministrativeArea", name: "Lake County, MN" },
        },
      ],
    });
    expect(
      buildService({ ...service, areas: [{ type: "AdministrativeArea", name: "Lake County", state: "MN" }] }),
    ).toMatchObject({ areaServed: [{ "@type": "AdministrativeArea", name: "Lake County, MN" }] });
  });

  it("credits a picture of a job and says where it was", () => {
    expect(
      buildImage({
        url: `${url}barn.webp`,
        caption: "The barn",
        width: 1200,
        height: 800,
        creator: "Maple & Sons Roofing",
        place: "Maple Grove, MN",
      }),
    ).toEqual({
      "@type": "ImageObject",
      contentUrl: `${url}barn.webp`,
      caption: "The barn",
      width: "1200",
      height: "800",
      creditText: "Maple & Sons Roofing",
      creator: { "@type": "Organization", name: "Maple & Sons Roofing" },
      contentLocation: { "@type": "Place", name: "Maple Grove, MN" },
    });
  });

  it("signs an article and names its page and publisher", () => {
    expect(
      buildArticle({
        url: page,
        headline: "Snow and roofs",
        description: "Snow.",
        imageUrl: `${url}a`,
        publishedAt: "2024-03-12T00:00:00Z",
        modifiedAt: "2024-11-02T00:00:00Z",
        authorName: "The crew",
        authorUrl: url,
        publisherId: facts.id,
      }),
    ).toEqual({
      "@type": "BlogPosting",
      "@id": `${page}#article`,
      headline: "Snow and roofs",
      description: "Snow.",
      image: `${url}a`,
      datePublished: "2024-03-12T00:00:00Z",
      dateModified: "2024-11-02T00:00:00Z",
      author: { "@type": "Organization", name: "The crew", url },
      publisher: { "@id": facts.id },
      mainEntityOfPage: { "@id": `${page}#webpage` },
    });
  });

  it("joins nodes into one graph, the site among them", () => {
    const site = buildWebSite({
      id: `${url}#website`,
      url,
      name: facts.name,
      language: "en-US",
      publisherId: facts.id,
    });
    expect(buildGraph([site])).toEqual({
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "WebSite",
          "@id": `${url}#website`,
          url,
          name: facts.name,
          inLanguage: "en-US",
          publisher: { "@id": facts.id },
        },
      ],
    });
  });
});
