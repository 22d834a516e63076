import { copy, edit, move, remove } from "../../support/data-folder.ts";
import { type Cause, cause } from "./cause.ts";

const orange = "cities/orange-county";
const about = "pages/about-us.yaml";
const city = "pages/city.yaml";
const irvine = `${orange}/irvine.yaml`;
const tustin = `${orange}/tustin.yaml`;

/** Files that end too early: in the middle of a line, or behind one. */
export const ends: Cause[] = (
  [
    ["business.yaml", 0.3],
    ["business.yaml", 0.5],
    ["business.yaml", 0.7],
    ["business.yaml", 0.9],
    [irvine, 0.1],
    [irvine, 0.5],
    ["forms/estimate.yaml", 0.3],
    ["forms/estimate.yaml", 0.5],
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

export const files: Cause[] = [
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

export const copies: Cause[] = [
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
