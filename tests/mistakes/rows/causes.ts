import { copy, type DataFolder, edit, move, remove } from "../../support/data-folder.ts";

/** One mistake of a person in the painter's data, which shows in many places and is one problem. */
export interface Cause {
  name: string;
  damage(data: DataFolder): void;
  /** Severity, code, and the file that is wrong, which is not always one that complains. */
  problem: string;
  hint: string;
}

/** A cause with its problem behind it, and the words of the hint on a line of their own. */
function cause(name: string, damage: Cause["damage"]) {
  return (report: TemplateStringsArray, ...words: unknown[]): Cause => {
    const [problem = "", hint = ""] = String.raw({ raw: report }, ...words)
      .trim()
      .split(/\n */);
    return { name, damage, problem, hint };
  };
}

const orange = "cities/orange-county";
const about = "pages/about-us.yaml";
const city = "pages/city.yaml";
const form = "forms/estimate.yaml";
const business = "business.yaml";
const irvine = `${orange}/irvine.yaml`;
const tustin = `${orange}/tustin.yaml`;

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

/** Files that end too early: in the middle of a line, or behind one. */
const ends: Cause[] = (
  [
    [business, 0.3],
    [business, 0.5],
    [business, 0.7],
    [business, 0.9],
    [irvine, 0.1],
    [irvine, 0.5],
    [form, 0.3],
    [form, 0.5],
    ["navigation.yaml", 0.4],
    ["navigation.yaml", 0.5],
    ["theme.yaml", 0.3],
  ] as const
).map(
  ([file, share]) => cause(`${file} cut off at ${share * 100} %`, (data) =>
    data.write(file, data.read(file).slice(0, Math.floor(data.read(file).length * share))),
  )`
  error missing-field ${file}
  Bring back the end of the file`,
);

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

const files: Cause[] = [
  ...(
    [
      [tustin, `${orange}/tustin.json`, "Rename it to tustin.yaml."],
      [tustin, `${orange}/tustin.yaml.bak`, "Rename it to tustin.yaml."],
      [tustin, `${orange}/tustin.yaml~`, "Rename it to tustin.yaml."],
      [tustin, `${orange}/more/tustin.yaml`, `Move its files up into ${orange}.`],
      [tustin, "cities/california/tustin/tustin.yaml", `Move its files to ${orange}.`],
      ["counties/orange-county.yaml", "counties/orange-county.json", "Rename it to orange-county.yaml."],
      ["services/hoa-painting.yaml", "services/hoa-painting.json", "Rename it to hoa-painting.yaml."],
      ["forms/estimate.yaml", "forms/estimate.json", "Rename it to estimate.yaml."],
      ["images/van-street.yaml", "images/van-street.json", "Rename it to van-street.yaml."],
      [about, "pages/about-us.json", "Rename it to about-us.yaml."],
    ] as const
  ).map(
    ([file, to, hint]) => cause(`${file} as ${to}`, move(file, to))`
    error misplaced-file ${/\/(more|tustin)\//.test(to) ? to.slice(0, to.lastIndexOf("/")) : to}
    ${hint}`,
  ),
  ...["seal beach", "seal-beach (1)", "seal-beach - Copy", "seal-beach copy 2", "Seal Beach"].map(
    (name) => cause(
      `a city in the file ${name}.yaml`,
      move(`${orange}/seal-beach.yaml`, `${orange}/${name}.yaml`),
    )`
    error invalid-slug ${orange}/${name}.yaml
    Rename it to ${orange}/seal-beach.yaml.`,
  ),
  ...(
    [
      ["counties/orange-county.yaml", "counties/orange.yaml"],
      ["counties/orange-county.yaml", "counties/oc.yaml"],
      ["counties/los-angeles-county.yaml", "counties/la-county.yaml"],
      ["services/hoa-painting.yaml", "services/hoa.yaml"],
      [tustin, `${orange}/tusitn.yaml`],
    ] as const
  ).map(
    ([file, to]) => cause(`${file} renamed to ${to}`, move(file, to))`
    error misplaced-file ${to}
    Rename the file to ${file}`,
  ),
  ...(
    [
      ["images/hero-after.webp", "images/hero-aftre.webp", "images/hero-after.yaml"],
      ["images/van-street.yaml", "images/van-steet.yaml", "images/van-steet.yaml"],
    ] as const
  ).map(
    ([file, to, reported]) => cause(`${file} renamed to ${to}`, move(file, to))`
    error missing-image ${reported}
    Rename ${to} to ${file}.`,
  ),
  ...(
    [
      ["services/hoa-painting.yaml", "unknown-reference", city, "Bring back services/hoa-painting.yaml"],
      ["services/house-painting.yaml", "unknown-reference", city, "Bring back services/house-painting.yaml"],
      ["images/hero-after.webp", "missing-image", "images/hero-after.yaml", "Put the picture there"],
      ["images/city-brea.webp", "missing-image", "images/city-brea.yaml", "Put the picture there"],
      [about, "broken-internal-link", "navigation.yaml", "Bring back the page"],
    ] as const
  ).map(
    ([gone, code, file, hint]) => cause(`${gone} deleted`, remove(gone))`
    error ${code} ${file}
    ${hint}`,
  ),
];

const copies: Cause[] = [
  ...[`${orange}/irvine-2.yaml`, `${orange}/lake-forest.yaml`, "cities/los-angeles-county/irvine.yaml"].map(
    (to) => cause(`Irvine copied to ${to}`, copy(irvine, to))`
      error duplicate-city ${to}
      Remove one of the two files`,
  ),
  ...(
    [
      [irvine, tustin],
      [tustin, irvine],
      [`${orange}/anaheim.yaml`, `${orange}/brea.yaml`],
      ["cities/los-angeles-county/torrance.yaml", irvine],
    ] as const
  ).map(
    ([file, to]) => cause(`${file} pasted into ${to}`, copy(file, to))`
    error duplicate-city ${to}
    Bring back what this file held`,
  ),
  cause(
    "a project copied",
    copy("projects/house-exterior-paint-long-beach.yaml", "projects/long-beach-2.yaml"),
  )`
    error duplicate-id projects/long-beach-2.yaml
    Remove one of the two files`,
  cause(
    "a city that names itself in place of a neighbor",
    edit(irvine, "  - city: orange-county/tustin\n", "  - city: orange-county/irvine\n"),
  )`
    error self-nearby-area ${irvine}
    Write city: orange-county/tustin in its place.`,
  cause(
    "a city that names itself beside its neighbors",
    edit(irvine, "nearbyAreas:\n", "nearbyAreas:\n  - city: orange-county/irvine\n"),
  )`
    error self-nearby-area ${irvine}
    Remove the line "- city: orange-county/irvine".`,
  ...[
    edit(tustin, "nearbyAreas:\n", "nearbyAreas:\n  - place: Irvine\n"),
    edit(tustin, "  - city: orange-county/irvine\n", "  - city: orange-county/irvine\n  - place: Irvine\n"),
  ].map(
    (damage, index) => cause(`a place that is linked ${index === 0 ? "further down" : "further up"}`, damage)`
    error duplicate-nearby-area ${tustin}
    Remove this line "- place: Irvine".`,
  ),
  cause(
    "a place in place of a link",
    edit(irvine, "  - city: orange-county/tustin\n", "  - place: Tustin\n"),
  )`
    warning unlinked-nearby-area ${irvine}
    Write city: orange-county/tustin instead of place: Tustin.`,
  cause(
    "a place that has a page and does not return",
    edit(irvine, "  - place: Lake Forest\n", "  - place: Fountain Valley\n"),
  )`
    warning unlinked-nearby-area ${irvine}
    Under nearbyAreas of ${orange}/fountain-valley.yaml, add the line "  - city: orange-county/irvine"`,
];

const names: Cause[] = [
  ...(
    [
      ["  warranty:", "  waranty:", "Write warranty: instead of waranty:."],
      ["  warranty:", "  guarantee:", "Write warranty: instead of guarantee:."],
      ["  replyTime:", "  replytime:", "Write replyTime: instead of replytime:."],
      ["  leadYear:", "  leedYear:", "Write leadYear: instead of leedYear:."],
      ["value: exterior", "value: exteror", "Write exterior instead of exteror."],
    ] as const
  ).map(
    ([from, to, hint]) => cause(`a name of business.yaml misspelled, ${to.trim()}`, edit(business, from, to))`
    error unknown-placeholder ${business}
    ${hint}`,
  ),
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

/** Files beside those of the data that are no mistake. */
export const leftovers: string[] = [
  `${orange}/tustin.yaml~`,
  `${orange}/.tustin.yaml.swp`,
  `${orange}/tustin.yaml.swp`,
  `${orange}/#tustin.yaml#`,
  `${orange}/.#tustin.yaml`,
  `${orange}/tustin.yaml.~1~`,
  `${orange}/tustin.yaml.bak`,
  `${orange}/tustin.yaml.orig`,
  "business.yaml~",
  "#business.yaml#",
  "images/logo.svg~",
  "images/Thumbs.db",
  "pages/desktop.ini",
];
