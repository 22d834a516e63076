import type { DataFolder } from "../../support/data-folder.ts";

/** One mistake of a person in the painter's data, which shows in many places and is one problem. */
export interface Cause {
  name: string;
  damage(data: DataFolder): void;
  code: string;
  /** The file that is wrong, which is not always one that complains. */
  file: string;
  /** Words that the hint must hold. */
  hint: string;
  severity?: "warning";
}

const orange = "cities/orange-county";
const about = "pages/about-us.yaml";
const city = "pages/city.yaml";
const form = "forms/estimate.yaml";
const business = "business.yaml";
const irvine = `${orange}/irvine.yaml`;
const tustin = `${orange}/tustin.yaml`;

const edit = (file: string, from: string, to: string) => (data: DataFolder) => data.edit(file, from, to);
const move = (file: string, to: string) => (data: DataFolder) => data.move(file, to);
const copy = (file: string, to: string) => (data: DataFolder) => data.write(to, data.read(file));
const remove = (file: string) => (data: DataFolder) => data.remove(file);

/** Patterns that all links contradict, and links of all pages that the pattern contradicts. */
export const patterns: Cause[] = [
  ...[
    "/painters-{city}",
    "/painter-{city}-{county}",
    "/painters-{county}-{city}",
    "/areas/{city}-{county}",
  ].map((path) => ({
    name: `the pages of cities at ${path}`,
    damage: edit(city, "path: /painters-{city}-{county}", `path: ${path}`),
    code: "broken-internal-link",
    file: city,
    hint: "Write path: /painters-{city}-{county}.",
  })),
  ...(
    [
      ["/painters-{city}-{county}.html", "invalid-value"],
      ["/painters_{city}_{county}", "invalid-value"],
      ['"/painters-[city]-[county]"', "invalid-value"],
      ["/painters-{city}-{state}", "invalid-value"],
      ["/painters", "duplicate-path"],
      ["/painters-{county}", "duplicate-path"],
    ] as const
  ).map(([path, code]) => ({
    name: `the pages of cities at ${path}, which is no path`,
    damage: edit(city, "path: /painters-{city}-{county}", `path: ${path}`),
    code,
    file: city,
    hint: "Write path: /painters-{city}-{county}.",
  })),
  {
    name: "the pages of counties at the path of the page above them",
    damage: edit("pages/county.yaml", "path: /service-areas/{county}", "path: /service-areas"),
    code: "duplicate-path",
    file: "pages/county.yaml",
    hint: "Write path: /service-areas/{county}.",
  },
  ...["/service-area/{county}", "/servce-areas/{county}"].map((path) => ({
    name: `the pages of counties at ${path}`,
    damage: edit("pages/county.yaml", "path: /service-areas/{county}", `path: ${path}`),
    code: "broken-internal-link",
    file: "pages/county.yaml",
    hint: "Write path: /service-areas/{county}.",
  })),
  ...["/projcts/{project}", "/project/{project}"].map((path) => ({
    name: `the pages of projects at ${path}`,
    damage: edit("pages/project.yaml", "path: /projects/{project}", `path: ${path}`),
    code: "broken-internal-link",
    file: "pages/project.yaml",
    hint: "Write path: /projects/{project}.",
  })),
  ...(
    [
      ["/service-area/{countySlug}", "broken-internal-link"],
      ["/services-areas/{countySlug}", "broken-internal-link"],
      ["/service-areas/{county}", "broken-internal-link"],
    ] as const
  ).map(([parent, code]) => ({
    name: `all cities below ${parent}`,
    damage: edit(city, "parent: /service-areas/{countySlug}", `parent: ${parent}`),
    code,
    file: city,
    hint: `Write /service-areas/{countySlug} instead of ${parent}.`,
  })),
  {
    name: "all cities below a name in braces that has no value",
    damage: edit(city, "parent: /service-areas/{countySlug}", "parent: /service-areas/{countyslug}"),
    code: "unknown-placeholder",
    file: city,
    hint: "Write {countySlug} instead of {countyslug}.",
  },
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
).map(([file, share]) => ({
  name: `${file} cut off at ${share * 100} %`,
  damage: (data) => data.write(file, data.read(file).slice(0, Math.floor(data.read(file).length * share))),
  code: "missing-field",
  file,
  hint: "Bring back the end of the file",
}));

/** Paths that cannot be, or that another page has. */
export const paths: Cause[] = [
  ...[
    "/about us",
    "/about-us.html",
    "/about-us.php",
    "/über-uns",
    "/about_us",
    "/about-us?x=1",
    "/about-us/index",
  ].map((path) => ({
    name: `a page at ${path}`,
    damage: edit(about, "path: /about-us", `path: ${path}`),
    code: "invalid-value",
    file: about,
    hint: "Write path: /about-us.",
  })),
  ...["/contact-us", "/", "/painters-irvine-orange-county", "/projects/house-exterior-paint-long-beach"].map(
    (path) => ({
      name: `a page at the path of another, ${path}`,
      damage: edit(about, "path: /about-us", `path: ${path}`),
      code: "duplicate-path",
      file: about,
      hint: "Write path: /about-us.",
    }),
  ),
  {
    name: "a page that holds what another one holds",
    damage: copy("pages/contact-us.yaml", about),
    code: "duplicate-path",
    file: about,
    hint: "Bring back what it held",
  },
  ...[
    ["pages/contact-us.yaml", "pages/contact-copy.yaml"],
    ["pages/home.yaml", "pages/home-2.yaml"],
    [city, "pages/city-2.yaml"],
  ].map(([file = "", to = ""]) => ({
    name: `a copy of ${file}`,
    damage: copy(file, to),
    code: "duplicate-path",
    file: to,
    hint: "Remove one of the two files",
  })),
];

/** Files that have another name, or lie elsewhere. */
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
  ).map(([file, to, hint]) => ({
    name: `${file} as ${to}`,
    damage: move(file, to),
    code: "misplaced-file",
    file: /\/(more|tustin)\//.test(to) ? to.slice(0, to.lastIndexOf("/")) : to,
    hint,
  })),
  ...["seal beach", "seal-beach (1)", "seal-beach - Copy", "seal-beach copy 2", "Seal Beach"].map((name) => ({
    name: `a city in the file ${name}.yaml`,
    damage: move(`${orange}/seal-beach.yaml`, `${orange}/${name}.yaml`),
    code: "invalid-slug",
    file: `${orange}/${name}.yaml`,
    hint: `Rename it to ${orange}/seal-beach.yaml.`,
  })),
  ...(
    [
      ["counties/orange-county.yaml", "counties/orange.yaml"],
      ["counties/orange-county.yaml", "counties/oc.yaml"],
      ["counties/los-angeles-county.yaml", "counties/la-county.yaml"],
      ["services/hoa-painting.yaml", "services/hoa.yaml"],
      [tustin, `${orange}/tusitn.yaml`],
    ] as const
  ).map(([file, to]) => ({
    name: `${file} renamed to ${to}`,
    damage: move(file, to),
    code: "misplaced-file",
    file: to,
    hint: `Rename the file to ${file}`,
  })),
  ...(
    [
      ["images/hero-after.webp", "images/hero-aftre.webp", "images/hero-after.yaml"],
      ["images/van-street.yaml", "images/van-steet.yaml", "images/van-steet.yaml"],
    ] as const
  ).map(([file, to, reported]) => ({
    name: `${file} renamed to ${to}`,
    damage: move(file, to),
    code: "missing-image",
    file: reported,
    hint: `Rename ${to} to ${file}.`,
  })),
  ...(
    [
      ["services/hoa-painting.yaml", "unknown-reference", city, "Bring back services/hoa-painting.yaml"],
      ["services/house-painting.yaml", "unknown-reference", city, "Bring back services/house-painting.yaml"],
      ["images/hero-after.webp", "missing-image", "images/hero-after.yaml", "Put the picture there"],
      ["images/city-brea.webp", "missing-image", "images/city-brea.yaml", "Put the picture there"],
      [about, "broken-internal-link", "navigation.yaml", "Bring back the page"],
    ] as const
  ).map(([gone, code, file, hint]) => ({ name: `${gone} deleted`, damage: remove(gone), code, file, hint })),
];

/** Copies of cities and projects, and cities that name each other wrongly. */
const copies: Cause[] = [
  ...[`${orange}/irvine-2.yaml`, `${orange}/lake-forest.yaml`, "cities/los-angeles-county/irvine.yaml"].map(
    (to) => ({
      name: `Irvine copied to ${to}`,
      damage: copy(irvine, to),
      code: "duplicate-city",
      file: to,
      hint: "Remove one of the two files",
    }),
  ),
  ...(
    [
      [irvine, tustin],
      [tustin, irvine],
      [`${orange}/anaheim.yaml`, `${orange}/brea.yaml`],
      ["cities/los-angeles-county/torrance.yaml", irvine],
    ] as const
  ).map(([file, to]) => ({
    name: `${file} pasted into ${to}`,
    damage: copy(file, to),
    code: "duplicate-city",
    file: to,
    hint: "Bring back what this file held",
  })),
  {
    name: "a project copied",
    damage: copy("projects/house-exterior-paint-long-beach.yaml", "projects/long-beach-2.yaml"),
    code: "duplicate-id",
    file: "projects/long-beach-2.yaml",
    hint: "Remove one of the two files",
  },
  {
    name: "a city that names itself in place of a neighbor",
    damage: edit(irvine, "  - city: orange-county/tustin\n", "  - city: orange-county/irvine\n"),
    code: "self-nearby-area",
    file: irvine,
    hint: "Write city: orange-county/tustin in its place.",
  },
  {
    name: "a city that names itself beside its neighbors",
    damage: edit(irvine, "nearbyAreas:\n", "nearbyAreas:\n  - city: orange-county/irvine\n"),
    code: "self-nearby-area",
    file: irvine,
    hint: 'Remove the line "- city: orange-county/irvine".',
  },
  ...[
    edit(tustin, "nearbyAreas:\n", "nearbyAreas:\n  - place: Irvine\n"),
    edit(tustin, "  - city: orange-county/irvine\n", "  - city: orange-county/irvine\n  - place: Irvine\n"),
  ].map((damage, index) => ({
    name: `a place that is linked ${index === 0 ? "further down" : "further up"}`,
    damage,
    code: "duplicate-nearby-area",
    file: tustin,
    hint: 'Remove this line "- place: Irvine".',
  })),
  {
    name: "a place in place of a link",
    damage: edit(irvine, "  - city: orange-county/tustin\n", "  - place: Tustin\n"),
    code: "unlinked-nearby-area",
    file: irvine,
    hint: "Write city: orange-county/tustin instead of place: Tustin.",
    severity: "warning",
  },
  {
    name: "a place that has a page and does not return",
    damage: edit(irvine, "  - place: Lake Forest\n", "  - place: Fountain Valley\n"),
    code: "unlinked-nearby-area",
    file: irvine,
    hint: `Under nearbyAreas of ${orange}/fountain-valley.yaml, add the line "  - city: orange-county/irvine"`,
    severity: "warning",
  },
];

/** Names that many texts use. */
const names: Cause[] = [
  ...(
    [
      ["  warranty:", "  waranty:", "Write warranty: instead of waranty:."],
      ["  warranty:", "  guarantee:", "Write warranty: instead of guarantee:."],
      ["  replyTime:", "  replytime:", "Write replyTime: instead of replytime:."],
      ["  leadYear:", "  leedYear:", "Write leadYear: instead of leedYear:."],
      ["value: exterior", "value: exteror", "Write exterior instead of exteror."],
    ] as const
  ).map(([from, to, hint]) => ({
    name: `a name of business.yaml misspelled, ${to.trim()}`,
    damage: edit(business, from, to),
    code: "unknown-placeholder",
    file: business,
    hint,
  })),
  {
    name: "a rate that has the value of another",
    damage: edit(business, "value: interior", "value: exterior"),
    code: "duplicate-id",
    file: business,
    hint: "Write value: interior.",
  },
  {
    name: "a rate listed twice",
    damage: edit(
      business,
      "      high: 6\n",
      "      high: 6\n    - value: interior\n      label: Interior\n      low: 3\n      high: 6\n",
    ),
    code: "duplicate-id",
    file: business,
    hint: "Remove this rate",
  },
  ...(
    [
      ["      cost: How", "      costs: How", "Write cost: instead of costs:."],
      ["      cost: How", "      price: How", "Write cost: instead of price:."],
      ["      colors: Can", "      colours: Can", "Write colors: instead of colours:."],
    ] as const
  ).map(([from, to, hint]) => ({
    name: `a question misspelled, ${to.trim()}`,
    damage: edit(city, from, to),
    code: "unknown-field",
    file: city,
    hint,
  })),
  {
    name: "an answer misspelled",
    damage: edit(irvine, "  cost: >-", "  costs: >-"),
    code: "unknown-field",
    file: irvine,
    hint: "Write cost instead of costs.",
  },
];

/** Fields, entries and sections that are wrong as a whole. */
const wholes: Cause[] = [
  ...(
    [
      ["name: lastName", "name: firstName", "Write name: lastName instead of firstName."],
      ["name: firstName", "name: lastName", "Write name: firstName instead of lastName."],
      ["name: email", "name: phone", "Write name: email instead of phone."],
      ["name: message", "name: address", "Write name: message instead of address."],
    ] as const
  ).map(([from, to, hint]) => ({
    name: `a form with two fields of the ${to}`,
    damage: edit(form, from, to),
    code: "duplicate-id",
    file: form,
    hint,
  })),
  ...["[saturday, sunday]", "[SATURDAY, SUNDAY]", "[Sat, Sun]", "[Sat., Sun.]", "[Satruday, Sunady]"].map(
    (days) => ({
      name: `opening hours on ${days}`,
      damage: edit(business, "days: [Saturday, Sunday]", `days: ${days}`),
      code: "invalid-value",
      file: business,
      hint: "Write Saturday, Sunday instead.",
    }),
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
  ).map(([right, wrong]) => ({
    name: `a section of kind ${wrong} that is one of kind ${right}`,
    damage: edit("pages/home.yaml", `  - kind: ${right}\n`, `  - kind: ${wrong}\n`),
    code: "invalid-value",
    file: "pages/home.yaml",
    hint: `Write kind: ${right} instead of ${wrong}.`,
  })),
  {
    name: "a section of the page of a city, not finished, on the home page",
    damage: edit(
      "pages/home.yaml",
      "  - kind: hero\n",
      "  - kind: city-local\n    heading: Here\n  - kind: hero\n",
    ),
    code: "invalid-value",
    file: "pages/home.yaml",
    hint: "Remove the section",
  },
  ...["founded: '1988'", 'founded: "1988"'].map((line) => ({
    name: `a number in quotes, ${line}`,
    damage: edit(business, "founded: 1988", line),
    code: "invalid-value",
    file: business,
    hint: "Write founded: 1988, without quotation marks.",
  })),
];

/** Every cause, by what is wrong. */
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
