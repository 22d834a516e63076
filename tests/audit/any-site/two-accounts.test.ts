import { inMain, openTo, testFaults, testTraps } from "../../support/any-site-files.ts";

const at = (html: string) => inMain(`${html}${openTo("18:00")}`);
const accounts = (first: string, second: string) => inMain(`<p>${first}</p><p>${second}</p>`);

/** The business in structured data, with other values of its address, and with coordinates. */
const pinned = (latitude: unknown, longitude: unknown, ...changes: [from: string, to: string][]) => {
  const geo = `"geo":{"@type":"GeoCoordinates","latitude":${JSON.stringify(latitude)},"longitude":${JSON.stringify(longitude)}},"url"`;
  const all = changes.reduce((html, [from, to]) => html.replace(from, to), openTo("18:00"));
  return inMain(`<p>4 Hill Street</p>${all.replace('"url"', geo)}`);
};
const inToronto: [string, string][] = [
  ['"MN"', '"ON"'],
  ['"55102"', '"M5V 2T6"'],
  ['"US"', '"CA"'],
];

testFaults("two accounts of one thing on a site without data", [
  [
    "biz/two-accounts 2",
    'says "started the company in 1998", but elsewhere says "in business since 2004"',
    accounts(
      "We have been in business since 2004. In business since 2004, we know the wires.",
      "Ann started the company in 1998.",
    ),
  ],
  [
    "biz/two-accounts 2",
    'says "one-year labor warranty", but elsewhere says "Labor is guaranteed for two years"',
    accounts(
      "Labor is guaranteed for two years. We warrant our labor for two years.",
      "There is a one-year labor warranty.",
    ),
  ],
  [
    "ld/visible 2",
    'shows "55103", but its structured data says the postal code is 55102',
    at("<p>4 Hill Street, Saint Paul, MN 55103</p>"),
  ],
  [
    "ld/place 2",
    "the coordinates 44.94, 93.11, which are 6215 miles from ZIP code 55102. Write longitude: -93.11. West of Greenwich it is negative.",
    pinned(44.94, 93.11),
  ],
  ["ld/place 2", "the coordinates -93.11, 44.94, which are", pinned("-93.11", "44.94", ['"55102"', '""'])],
  [
    "ld/place 2",
    "the ZIP code 54016, which is in Wisconsin, and the state MN",
    pinned(44.98, -92.76, ['"55102"', '"54016"']),
  ],
  [
    "text/repeated 2",
    'says "of each wire" twice in a row',
    inMain("<p>We note the age of each wire of each wire.</p>"),
  ],
]);

testTraps("what is told of others, or once", [
  [
    "years of others and of parts",
    accounts(
      "In business since 2004, with a school that was founded in 1931.",
      "The state has asked for a license since 1998. Ann had started a firm in 1990. The maker has been in business since 1911.",
    ),
  ],
  [
    "guarantees of parts",
    accounts("Labor is guaranteed for two years.", "Lamps are guaranteed for ten years by their maker."),
  ],
  [
    "another office beside the own",
    at("<p>4 Hill Street, Saint Paul, MN 55102, or Saint Paul, MN 55104</p>"),
  ],
  ["a pin in the next town", pinned(44.98, -93.27)],
  [
    "the whole name of a state, and a country in words",
    pinned(44.94, -93.11, ['"MN"', '"Minnesota"'], ['"US"', '"United States"']),
  ],
  ["an address of another country", pinned(43.64, -79.39, ...inToronto)],
  [
    "words that go on alike",
    inMain("<p>Wire by wire by wire, room after room after room. It had had a fuse.</p>"),
  ],
]);
