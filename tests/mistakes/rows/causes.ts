import { type Damages, withEach } from "../../support/damages.ts";
import { copy, edit } from "../../support/data-folder.ts";
import { copies, ends, files } from "./causes-of-files.ts";

const about = "pages/about-us.yaml";
const city = "pages/city.yaml";
const form = "forms/estimate.yaml";
const business = "business.yaml";
const home = "pages/home.yaml";

/** A text of a file in place of another, named by what stands there then. */
const instead = (file: string, changes: [from: string, to: string][]) =>
  withEach(changes, ([from, to]) => [`${to.trim()} in ${file}`, edit(file, from, to)]);

export const patterns: Damages = {
  ...withEach(
    [
      ...[
        "/painters-{city}",
        "/painter-{city}-{county}",
        "/painters-{county}-{city}",
        "/areas/{city}-{county}",
      ],
      ...["/painters-{city}-{county}.html", "/painters_{city}_{county}", '"/painters-[city]-[county]"'],
      ...["/painters-{city}-{state}", "/painters", "/painters-{county}"],
    ],
    (path) => [
      `the pages of cities at ${path}`,
      edit(city, "path: /painters-{city}-{county}", `path: ${path}`),
    ],
  ),
  ...withEach(["/service-areas", "/service-area/{county}", "/servce-areas/{county}"], (path) => [
    `the pages of counties at ${path}`,
    edit("pages/county.yaml", "path: /service-areas/{county}", `path: ${path}`),
  ]),
  ...withEach(["/projcts/{project}", "/project/{project}"], (path) => [
    `the pages of projects at ${path}`,
    edit("pages/project.yaml", "path: /projects/{project}", `path: ${path}`),
  ]),
  ...withEach(
    [
      "/service-area/{countySlug}",
      "/services-areas/{countySlug}",
      "/service-areas/{county}",
      "/service-areas/{countyslug}",
    ],
    (parent) => [
      `all cities below ${parent}`,
      edit(city, "parent: /service-areas/{countySlug}", `parent: ${parent}`),
    ],
  ),
};

export const paths: Damages = {
  ...withEach(
    [
      ...["/about us", "/about-us.html", "/about-us.php", "/über-uns", "/about_us", "/about-us?x=1"],
      ...["/about-us/index", "/contact-us", "/", "/painters-irvine-orange-county"],
      "/projects/house-exterior-paint-long-beach",
    ],
    (path) => [`a page at ${path}`, edit(about, "path: /about-us", `path: ${path}`)],
  ),
  "a page that holds what another one holds": copy("pages/contact-us.yaml", about),
  "a copy of a page": copy("pages/contact-us.yaml", "pages/contact-copy.yaml"),
  "a copy of the home page": copy(home, "pages/home-2.yaml"),
  "a copy of the page of all cities": copy(city, "pages/city-2.yaml"),
};

const names: Damages = {
  ...instead(business, [
    ["  warranty:", "  waranty:"],
    ["  warranty:", "  guarantee:"],
    ["  satisfaction:", "  satisfacton:"],
    ["  replyTime:", "  replytime:"],
    ["  leadYear:", "  leedYear:"],
    ["value: exterior", "value: exteror"],
    ["value: interior", "value: exterior"],
  ]),
  "a name misspelled in the one text that prints it": edit(city, "{satisfaction}", "{satisfacton}"),
  "a name with or without a letter, of which nobody knows which is right": edit(
    home,
    "{exteriorDaysTypical}",
    "{exteriorDayTypical}",
  ),
  "a rate listed twice": edit(
    business,
    "      high: 6\n",
    "      high: 6\n    - value: interior\n      label: Interior\n      low: 3\n      high: 6\n",
  ),
  ...instead(city, [
    ["      cost: How", "      costs: How"],
    ["      cost: How", "      price: How"],
    ["      colors: Can", "      colours: Can"],
  ]),
  "an answer misspelled": edit("cities/orange-county/irvine.yaml", "  cost: >-", "  costs: >-"),
};

const wholes: Damages = {
  ...instead(form, [
    ["name: lastName", "name: firstName"],
    ["name: firstName", "name: lastName"],
    ["name: email", "name: phone"],
    ["name: message", "name: address"],
  ]),
  ...withEach(
    ["[saturday, sunday]", "[SATURDAY, SUNDAY]", "[Sat, Sun]", "[Sat., Sun.]", "[Satruday, Sunady]"],
    (days) => [`opening hours on ${days}`, edit(business, "days: [Saturday, Sunday]", `days: ${days}`)],
  ),
  ...instead(home, [
    ["  - kind: hero\n", "  - kind: city-local\n"],
    ["  - kind: city-feature\n", "  - kind: city-hero\n"],
    ["  - kind: service-cards\n", "  - kind: county-cities\n"],
    ["  - kind: service-list\n", "  - kind: hero\n"],
    ["  - kind: project-cards\n", "  - kind: city-faq\n"],
    ["  - kind: reasons\n", "  - kind: nearby-areas\n"],
  ]),
  "a section of the page of a city, not finished, on the home page": edit(
    home,
    "  - kind: hero\n",
    "  - kind: city-local\n    heading: Here\n  - kind: hero\n",
  ),
  ...instead(business, [
    ["founded: 1988", "founded: '1988'"],
    ["founded: 1988", 'founded: "1988"'],
  ]),
};

export const causes: [group: string, causes: Damages][] = [
  ["patterns of paths", patterns],
  ["files that are cut off", ends],
  ["paths", paths],
  ["names of files", files],
  ["copies and neighbors", copies],
  ["names that texts use", names],
  ["lists, fields and sections", wholes],
];
