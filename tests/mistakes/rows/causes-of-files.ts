import { type Damages, withEach } from "../../support/damages.ts";
import { copy, edit, move, remove } from "../../support/data-folder.ts";

const orange = "cities/orange-county";
const about = "pages/about-us.yaml";
const irvine = `${orange}/irvine.yaml`;
const tustin = `${orange}/tustin.yaml`;
const hoa = "services/hoa-painting.yaml";
const county = "counties/orange-county.yaml";

/** Files that end too early: in the middle of a line, or behind one. */
export const ends: Damages = withEach(
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
  ] as const,
  ([file, share]) => [
    `${file} cut off at ${share * 100} %`,
    (data) => data.write(file, data.read(file).slice(0, Math.floor(data.read(file).length * share))),
  ],
);

export const files: Damages = {
  ...withEach(
    [
      [tustin, `${orange}/tustin.json`],
      [tustin, `${orange}/tustin.yaml.bak`],
      [tustin, `${orange}/tustin.yaml~`],
      [tustin, `${orange}/more/tustin.yaml`],
      [tustin, "cities/california/tustin/tustin.yaml"],
      [tustin, `${orange}/tusitn.yaml`],
      [county, "counties/orange-county.json"],
      [county, "counties/orange.yaml"],
      [county, "counties/oc.yaml"],
      ["counties/los-angeles-county.yaml", "counties/la-county.yaml"],
      [hoa, "services/hoa-painting.json"],
      [hoa, "services/hoa.yaml"],
      ["forms/estimate.yaml", "forms/estimate.json"],
      ["images/van-street.yaml", "images/van-street.json"],
      ["images/van-street.yaml", "images/van-steet.yaml"],
      ["images/hero-after.webp", "images/hero-aftre.webp"],
      [about, "pages/about-us.json"],
    ] as const,
    ([file, to]) => [`${file} as ${to}`, move(file, to)],
  ),
  ...withEach(
    ["seal beach", "seal-beach (1)", "seal-beach - Copy", "seal-beach copy 2", "Seal Beach"],
    (name) => [
      `a city in the file ${name}.yaml`,
      move(`${orange}/seal-beach.yaml`, `${orange}/${name}.yaml`),
    ],
  ),
  ...withEach(
    [hoa, "services/house-painting.yaml", "images/hero-after.webp", "images/city-brea.webp", about],
    (gone) => [`${gone} deleted`, remove(gone)],
  ),
};

export const copies: Damages = {
  ...withEach(
    [
      [irvine, `${orange}/irvine-2.yaml`],
      [irvine, `${orange}/lake-forest.yaml`],
      [irvine, "cities/los-angeles-county/irvine.yaml"],
      [irvine, tustin],
      [tustin, irvine],
      [`${orange}/anaheim.yaml`, `${orange}/brea.yaml`],
      ["cities/los-angeles-county/torrance.yaml", irvine],
      ["projects/house-exterior-paint-long-beach.yaml", "projects/long-beach-2.yaml"],
    ] as const,
    ([file, to]) => [`${file} copied to ${to}`, copy(file, to)],
  ),
  "a city that names itself in place of a neighbor": edit(
    irvine,
    "  - city: orange-county/tustin\n",
    "  - city: orange-county/irvine\n",
  ),
  "a city that names itself beside its neighbors": edit(
    irvine,
    "nearbyAreas:\n",
    "nearbyAreas:\n  - city: orange-county/irvine\n",
  ),
  "a place that is linked further down": edit(tustin, "nearbyAreas:\n", "nearbyAreas:\n  - place: Irvine\n"),
  "a place that is linked further up": edit(
    tustin,
    "  - city: orange-county/irvine\n",
    "  - city: orange-county/irvine\n  - place: Irvine\n",
  ),
  "a place in place of a link": edit(irvine, "  - city: orange-county/tustin\n", "  - place: Tustin\n"),
  "a place that has a page and does not return": edit(
    irvine,
    "  - place: Lake Forest\n",
    "  - place: Fountain Valley\n",
  ),
};

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
