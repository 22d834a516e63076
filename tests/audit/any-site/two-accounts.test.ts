import { type Files, inMain, openTo, swap, testFaults, testTraps } from "../../support/any-site-files.ts";

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
  ...(
    [
      ["Four electricians work for us.", "Five electricians work for us.", "Five electricians work for us"],
      [
        "Our team of six knows old wires.",
        "We are a team of four electricians.",
        "We are a team of four electricians",
      ],
      ["Our firm began in 1998.", "In business since 2004.", "In business since 2004"],
      [
        "The second generation runs it: a second-generation firm.",
        "Now in the third generation.",
        "Now in the third generation",
      ],
      ["We run three vans.", "Our four vans carry wire.", "Our four vans"],
      ["We have six licensed plumbers.", "Our four licensed plumbers know it.", "Our four licensed plumbers"],
      ["We operate two bucket lifts.", "Our three bucket lifts reach it.", "Our three bucket lifts"],
      [
        "Our 4,000-gallon truck reaches it.",
        "Our truck holds 2,500 gallons.",
        "Our truck holds 2,500 gallons",
      ],
      [
        "A septic tank should be pumped every three to five years.",
        "Have your septic tank pumped every one to two years.",
        "Have your septic tank pumped every one to two years",
      ],
      [
        "Repairs carry a one-year warranty on parts and labor.",
        "A five-year warranty covers all labor.",
        "five-year warranty covers all labor",
      ],
    ] as const
  ).map(([first, second, words]): [string, string, Files] => [
    "biz/two-accounts 2",
    `says "${words}", but elsewhere says`,
    accounts(`${first} ${first}`, second),
  ]),
  ...(
    [
      ["Do you work on weekends?", "No, Monday to Friday.", "Yes, until noon"],
      ["Can we stay in the house while you work?", "Yes. One room is dark at a time.", "No"],
      ["Is your work insured?", "Yes, for two million.", "No, not yet"],
    ] as const
  ).map(([question, here, there]): [string, string, Files] => [
    "biz/two-accounts 1",
    `says "${there}" to "${question}", but /about/ says`,
    {
      ...inMain(`<h2>${question}</h2><p>${here}</p>`),
      "services/rewiring/index.html": swap("</main>", `<h2>${question}</h2><p>${there}.</p></main>`),
    },
  ]),
  ...(
    [
      ["Open Mon–Fri 8am–5pm.", "Open Mon–Fri 8am–6pm.", "Mon–Fri 8am–6pm"],
      ["The service call fee is $89.", "We charge a flat $99 service call.", "a flat $99 service call"],
      ["We are rated 4.9 stars on Google.", "We have a 4.7-star rating on Google.", "4.7-star"],
      ["Based on 312 Google reviews.", "Our 127 Google reviews say it.", "Our 127 Google reviews"],
    ] as const
  ).map(([here, there, words]): [string, string, Files] => [
    "biz/two-accounts 1",
    `/services/rewiring/ says "${words}", but /about/ says`,
    {
      ...inMain(`<p>${here}</p>`),
      "services/rewiring/index.html": swap("</main>", `<p>${there}</p></main>`),
    },
  ]),
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
    "spans that may be one, other conditions, other things and other trucks",
    accounts(
      "A septic tank should be pumped every three years. Our 4,000-gallon truck comes. We have six licensed plumbers.",
      "Have your septic tank pumped every two to four years. If you rent, a septic tank is pumped every year. Our smaller 2,500-gallon truck comes, too. Our four master plumbers know it. Our two licensed plumbers arrived at eight.",
    ),
  ],
  [
    "two offices, a branch, and another source of stars",
    {
      ...inMain(
        "<p>Open Mon–Fri 8am–5pm.</p><p>Open Mon–Fri 9am–6pm.</p><p>We are rated 4.9 stars on Google.</p><p>The service call fee is $89.</p>",
      ),
      "services/rewiring/index.html": swap(
        "</main>",
        "<p>Open Mon–Fri 7am–4pm.</p><p>We are rated 4.7 stars on Yelp.</p><p>After hours the service call is $129.</p></main>",
      ),
    },
  ],
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
  [
    "a question that is asked of a page, and one that asks nobody",
    {
      ...inMain("<h2>Do you do this at night?</h2><p>No, never.</p><h2>Is a permit needed?</h2><p>Yes.</p>"),
      "services/rewiring/index.html": swap(
        "</main>",
        "<h2>Do you do this at night?</h2><p>Yes, if need be.</p><h2>Is a permit needed?</h2><p>No.</p></main>",
      ),
    },
  ],
  [
    "people at one job, and others who work there",
    accounts(
      "Four electricians work for us. Two electricians work in your house.",
      "At the mill nine carpenters work together.",
    ),
  ],
  [
    "a branch with fewer people and vans",
    {
      ...inMain("<p>Our team of six runs three vans. We run three vans.</p>"),
      "services/rewiring/index.html": swap(
        "</main>",
        "<p>Our team of two has a yard. We run two vans.</p></main>",
      ),
    },
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
