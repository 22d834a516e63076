import { copy, edit } from "../../support/data-folder.ts";
import { type Cause, cause } from "./cause.ts";
import { copies, ends, files } from "./causes-of-files.ts";

const orange = "cities/orange-county";
const about = "pages/about-us.yaml";
const city = "pages/city.yaml";
const form = "forms/estimate.yaml";
const business = "business.yaml";
const irvine = `${orange}/irvine.yaml`;

export const patterns: Cause[] = [
  ...[
    "/painters-{city}",
    "/painter-{city}-{county}",
    "/painters-{county}-{city}",
    "/areas/{city}-{county}",
  ].map(
    (path) => cause(
      `the pages of cities at ${path}`,
      edit(city, "path: /painters-{city}-{county}", `path: ${path}`),
    )`
    error broken-internal-link ${city}
    Write path: /painters-{city}-{county}.`,
  ),
  ...(
    [
      ["/painters-{city}-{county}.html", "invalid-value"],
      ["/painters_{city}_{county}", "invalid-value"],
      ['"/painters-[city]-[county]"', "invalid-value"],
      ["/painters-{city}-{state}", "invalid-value"],
      ["/painters", "duplicate-path"],
      ["/painters-{county}", "duplicate-path"],
    ] as const
  ).map(
    ([path, code]) => cause(
      `the pages of cities at ${path}, which is no path`,
      edit(city, "path: /painters-{city}-{county}", `path: ${path}`),
    )`
    error ${code} ${city}
    Write path: /painters-{city}-{county}.`,
  ),
  cause(
    "the pages of counties at the path of the page above them",
    edit("pages/county.yaml", "path: /service-areas/{county}", "path: /service-areas"),
  )`
    error duplicate-path pages/county.yaml
    Write path: /service-areas/{county}.`,
  ...["/service-area/{county}", "/servce-areas/{county}"].map(
    (path) => cause(
      `the pages of counties at ${path}`,
      edit("pages/county.yaml", "path: /service-areas/{county}", `path: ${path}`),
    )`
    error broken-internal-link pages/county.yaml
    Write path: /service-areas/{county}.`,
  ),
  ...["/projcts/{project}", "/project/{project}"].map(
    (path) => cause(
      `the pages of projects at ${path}`,
      edit("pages/project.yaml", "path: /projects/{project}", `path: ${path}`),
    )`
    error broken-internal-link pages/project.yaml
    Write path: /projects/{project}.`,
  ),
  ...(
    [
      ["/service-area/{countySlug}", "broken-internal-link"],
      ["/services-areas/{countySlug}", "broken-internal-link"],
      ["/service-areas/{county}", "broken-internal-link"],
    ] as const
  ).map(
    ([parent, code]) => cause(
      `all cities below ${parent}`,
      edit(city, "parent: /service-areas/{countySlug}", `parent: ${parent}`),
    )`
    error ${code} ${city}
    Write /service-areas/{countySlug} instead of ${parent}.`,
  ),
  cause(
    "all cities below a name in braces that has no value",
    edit(city, "parent: /service-areas/{countySlug}", "parent: /service-areas/{countyslug}"),
  )`
    error unknown-placeholder ${city}
    Write {countySlug} instead of {countyslug}.`,
];

export const paths: Cause[] = [
  ...[
    "/about us",
    "/about-us.html",
    "/about-us.php",
    "/über-uns",
    "/about_us",
    "/about-us?x=1",
    "/about-us/index",
  ].map(
    (path) => cause(`a page at ${path}`, edit(about, "path: /about-us", `path: ${path}`))`
    error invalid-value ${about}
    Write path: /about-us.`,
  ),
  ...["/contact-us", "/", "/painters-irvine-orange-county", "/projects/house-exterior-paint-long-beach"].map(
    (path) => cause(
      `a page at the path of another, ${path}`,
      edit(about, "path: /about-us", `path: ${path}`),
    )`
      error duplicate-path ${about}
      Write path: /about-us.`,
  ),
  cause("a page that holds what another one holds", copy("pages/contact-us.yaml", about))`
    error duplicate-path ${about}
    Bring back what it held`,
  ...[
    ["pages/contact-us.yaml", "pages/contact-copy.yaml"],
    ["pages/home.yaml", "pages/home-2.yaml"],
    [city, "pages/city-2.yaml"],
  ].map(
    ([file = "", to = ""]) => cause(`a copy of ${file}`, copy(file, to))`
    error duplicate-path ${to}
    Remove one of the two files`,
  ),
];

const names: Cause[] = [
  ...(
    [
      ["  warranty:", "  waranty:", "Write warranty: instead of waranty:."],
      ["  warranty:", "  guarantee:", "Write warranty: instead of guarantee:."],
      ["  satisfaction:", "  satisfacton:", "Write satisfaction: instead of satisfacton:."],
      ["  replyTime:", "  replytime:", "Write replyTime: instead of replytime:."],
      ["  leadYear:", "  leedYear:", "Write leadYear: instead of leedYear:."],
      ["value: exterior", "value: exteror", "Write exterior instead of exteror."],
    ] as const
  ).map(
    ([from, to, hint]) => cause(`a name of business.yaml misspelled, ${to.trim()}`, edit(business, from, to))`
    error unknown-placeholder ${business}
    ${hint}`,
  ),
  cause("a name misspelled in the one text that prints it", edit(city, "{satisfaction}", "{satisfacton}"))`
    error unknown-placeholder ${city}
    Write {satisfaction} instead of {satisfacton}.`,
  cause(
    "a name with or without a letter, of which nobody knows which is right",
    edit("pages/home.yaml", "{exteriorDaysTypical}", "{exteriorDayTypical}"),
  )`
    error unknown-placeholder pages/home.yaml
    Write {exteriorDaysTypical} instead of {exteriorDayTypical}, or exteriorDayTypical: instead of exteriorDaysTypical: in ${business}.`,
  cause("a rate that has the value of another", edit(business, "value: interior", "value: exterior"))`
    error duplicate-id ${business}
    Write value: interior.`,
  cause(
    "a rate listed twice",
    edit(
      business,
      "      high: 6\n",
      "      high: 6\n    - value: interior\n      label: Interior\n      low: 3\n      high: 6\n",
    ),
  )`
    error duplicate-id ${business}
    Remove this rate`,
  ...(
    [
      ["      cost: How", "      costs: How", "Write cost: instead of costs:."],
      ["      cost: How", "      price: How", "Write cost: instead of price:."],
      ["      colors: Can", "      colours: Can", "Write colors: instead of colours:."],
    ] as const
  ).map(
    ([from, to, hint]) => cause(`a question misspelled, ${to.trim()}`, edit(city, from, to))`
    error unknown-field ${city}
    ${hint}`,
  ),
  cause("an answer misspelled", edit(irvine, "  cost: >-", "  costs: >-"))`
    error unknown-field ${irvine}
    Write cost instead of costs.`,
];

const wholes: Cause[] = [
  ...(
    [
      ["name: lastName", "name: firstName", "Write name: lastName instead of firstName."],
      ["name: firstName", "name: lastName", "Write name: firstName instead of lastName."],
      ["name: email", "name: phone", "Write name: email instead of phone."],
      ["name: message", "name: address", "Write name: message instead of address."],
    ] as const
  ).map(
    ([from, to, hint]) => cause(`a form with two fields of the ${to}`, edit(form, from, to))`
    error duplicate-id ${form}
    ${hint}`,
  ),
  ...["[saturday, sunday]", "[SATURDAY, SUNDAY]", "[Sat, Sun]", "[Sat., Sun.]", "[Satruday, Sunady]"].map(
    (days) => cause(`opening hours on ${days}`, edit(business, "days: [Saturday, Sunday]", `days: ${days}`))`
      error invalid-value ${business}
      Write Saturday, Sunday instead.`,
  ),
  ...(
    [
      ["hero", "city-local"],
      ["city-feature", "city-hero"],
      ["service-cards", "county-cities"],
      ["service-list", "hero"],
      ["project-cards", "city-faq"],
      ["reasons", "nearby-areas"],
    ] as const
  ).map(
    ([right, wrong]) => cause(
      `a section of kind ${wrong} that is one of kind ${right}`,
      edit("pages/home.yaml", `  - kind: ${right}\n`, `  - kind: ${wrong}\n`),
    )`
    error invalid-value pages/home.yaml
    Write kind: ${right} instead of ${wrong}.`,
  ),
  cause(
    "a section of the page of a city, not finished, on the home page",
    edit("pages/home.yaml", "  - kind: hero\n", "  - kind: city-local\n    heading: Here\n  - kind: hero\n"),
  )`
    error invalid-value pages/home.yaml
    Remove the section`,
  ...["founded: '1988'", 'founded: "1988"'].map(
    (line) => cause(`a number in quotes, ${line}`, edit(business, "founded: 1988", line))`
    error invalid-value ${business}
    Write founded: 1988, without quotation marks.`,
  ),
];

export const causes: [group: string, causes: Cause[]][] = [
  ["patterns of paths", patterns],
  ["files that are cut off", ends],
  ["paths", paths],
  ["names of files", files],
  ["copies and neighbors", copies],
  ["names that texts use", names],
  ["lists, fields and sections", wholes],
];
