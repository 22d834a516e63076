import { city, contact, county, type DamagedCase } from "./damaged-case.ts";

const home = "pages/home.yaml";
const service = "services/roof-repair.yaml";
const aboutPage = (path: string) => `path: ${path}
type: about
breadcrumb: About
title: About
description: Who we are.
keywords: [about]
sections:
  - kind: hero
    heading: About
`;
const redirects = (...pairs: [from: string, to: string][]) =>
  `redirects:\n${pairs.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;

/** Paths, references, pictures, texts and links that lead nowhere. */
export const referenceCases: DamagedCase[] = [
  {
    name: "a path that leaves the folder",
    damage: (data) => data.write("pages/about.yaml", aboutPage("/a/../../about")),
    found: "@",
  },
  {
    name: "a path with a slash at the end",
    damage: (data) => data.write("pages/about.yaml", aboutPage("/about/")),
    found: "@",
  },
  {
    name: "a path with an empty part",
    damage: (data) => data.write("pages/about.yaml", aboutPage("/about//us")),
    found: "@",
  },
  {
    name: "a path in capitals",
    damage: (data) => data.write("pages/about.yaml", aboutPage("/About")),
    found: "@",
  },
  {
    name: "a path whose file is that of the home page",
    damage: (data) => data.write("pages/about.yaml", aboutPage("/index")),
    found: "@",
  },
  {
    name: "a pattern that names what it cannot be filled with",
    damage: (data) => data.edit("pages/city.yaml", "/roofers-{city}-{county}", "/roofers-{town}-{county}"),
    found: "@",
  },
  {
    name: "a pattern that gives each city the same path",
    damage: (data) => data.edit("pages/city.yaml", "/roofers-{city}-{county}", "/roofers-{county}"),
    found: "@",
  },
  {
    name: "two pages on one path",
    damage: (data) => data.write("pages/write-to-us.yaml", aboutPage("/contact")),
    found: "@",
  },
  {
    name: "a misspelt placeholder",
    damage: (data) => data.edit(contact, "{businessName}", "{busnessName}"),
    found: "@",
  },
  {
    name: "a placeholder that nothing resembles",
    damage: (data) => data.edit(contact, "{businessName}", "{moonPhase}"),
    found: "@",
  },
  {
    name: "a placeholder named like something that every object has",
    damage: (data) => data.edit(contact, "{businessName}", "{constructor}"),
    found: "@",
  },
  {
    name: "a placeholder of city pages on another page",
    damage: (data) => data.edit(contact, "{businessName}", "{city}"),
    found: "@",
  },
  {
    name: "a placeholder in the description of the business",
    damage: (data) => data.edit("business.yaml", "since {founded}", "since {foundet}"),
    found: "@",
  },
  {
    name: "a misspelt service",
    damage: (data) => data.edit("pages/roof-repair.yaml", "service: roof-repair", "service: roof-repairs"),
    found: "@",
  },
  {
    name: "a misspelt city in the footer",
    damage: (data) => data.edit("navigation.yaml", "- lake-county/maple-grove", "- lake-county/maple-groove"),
    found: "@",
  },
  {
    name: "a nearby area without a page",
    damage: (data) => data.edit(city, "lake-county/pine-bend", "lake-county/old-mill"),
    found: "@",
  },
  {
    name: "a nearby area by its name",
    damage: (data) => data.edit(city, "lake-county/pine-bend", "Pine Bend"),
    found: "@",
  },
  {
    name: "a city that is gone, once, with everyone who names it",
    damage: (data) => data.remove("cities/lake-county/pine-bend.yaml"),
    found: "@",
  },
  {
    name: "a city that is not valid, without everyone who names it",
    damage: (data) => data.edit("cities/lake-county/pine-bend.yaml", "lead:", "led:"),
    found: "@",
  },
  {
    name: "a county that is gone, once",
    damage: (data) => data.remove(county),
    found: "@",
  },
  {
    name: "an answer to a question that nobody asks, and the one that is missing",
    damage: (data) => data.edit(city, "  cost: Steep", "  price: Steep"),
    found: "@",
  },
  {
    name: "a misspelt picture",
    damage: (data) => data.edit(service, "image: roof-repair", "image: roof-repairs"),
    found: "@",
  },
  {
    name: "a picture that nothing resembles",
    damage: (data) => data.edit(service, "image: roof-repair", "image: chimney"),
    found: "@",
  },
  {
    name: "a picture named with its ending",
    damage: (data) => data.edit(service, "image: roof-repair", "image: roof-repair.svg"),
    found: "@",
  },
  {
    name: "a missing default picture",
    damage: (data) => data.edit("business.yaml", "defaultImage: default-picture", "defaultImage: stand-in"),
    found: "@",
  },
  {
    name: "a misspelt link in a text",
    damage: (data) => data.edit(home, "(/roof-repair)", "(/roof-repairs)"),
    found: "@",
  },
  {
    name: "a broken link of the header, once for all pages",
    damage: (data) => data.edit("navigation.yaml", "quote\n  to: /contact", "quote\n  to: /shop/checkout"),
    found: "@",
  },
  {
    name: "a link without encryption",
    damage: (data) => data.edit(home, '"#quote"', "http://example.com"),
    found: "@",
  },
  {
    name: "a fragment that the other page does not have",
    damage: (data) => data.edit("pages/roof-repair.yaml", "/contact#quote", "/contact#form"),
    found: "@",
  },
  {
    name: "a fragment that the page itself does not have",
    damage: (data) => data.edit(home, '"#quote"', '"#contact"'),
    found: "@",
  },
  {
    name: "a parent that is no page",
    damage: (data) => data.edit("pages/county.yaml", "parent: /service-areas", "parent: /service-area"),
    found: "@",
  },
  {
    name: "a redirect in front of a page",
    damage: (data) => data.write("redirects.yaml", redirects(["/contact", "/"])),
    found: "@",
  },
  {
    name: "a redirect to a redirect, with the end of the chain",
    damage: (data) => data.write("redirects.yaml", redirects(["/a", "/b"], ["/b", "/c"], ["/c", "/contact"])),
    found: "@",
  },
  {
    name: "redirects in a circle",
    damage: (data) => data.write("redirects.yaml", redirects(["/a", "/b"], ["/b", "/a"])),
    found: "@",
  },
  {
    name: "a path that is redirected twice",
    damage: (data) => data.write("redirects.yaml", redirects(["/a", "/"], ["/a", "/contact"])),
    found: "@",
  },
  {
    name: "a redirect to nowhere",
    damage: (data) => data.write("redirects.yaml", redirects(["/a", "/gone"])),
    found: "@",
  },
  {
    name: "a link to a redirect, with the page behind it",
    damage: (data) => {
      data.write("redirects.yaml", redirects(["/repairs", "/roof-repair"]));
      data.edit(home, "(/roof-repair)", "(/repairs)");
    },
    found: "@",
  },
];
