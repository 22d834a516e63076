import type { DataFolder } from "../../support/data-folder.ts";

/** The minimal site with twice as many cities, a page that is not in the menu, a redirect, and thresholds near what it has. */
export function pagesData(data: DataFolder): void {
  for (const city of cities) writeCity(data, city);
  for (const [city, title] of Object.entries(titles)) {
    data.append(`cities/lake-county/${city}.yaml`, `customTitle: ${title}\npicture: ${city}\n`);
    data.write(`images/${city}.svg`, picture(city.length));
  }
  data.edit("business.yaml", "countyMenuLimit: 40", "countyMenuLimit: 1");
  data.append("counties/lake-county.yaml", "featuredCities: [lake-county/maple-grove]\n");
  data.write("redirects.yaml", "redirects:\n  - from: /old-repair\n    to: /roof-repair\n");
  data.write(
    "pages/flat-roofs.yaml",
    prosePage("Flat roofs", "A flat roof ponds after rain, so we slope it"),
  );
  data.write("pages/cedar.yaml", prosePage("Cedar shakes", "Cedar breathes, so we leave a gap below it"));
  data.write(
    "pages/house-rules.yaml",
    prosePage("House rules", "We wear slippers indoors").replace("type: landing", "type: text"),
  );
  data.append("pages/contact.yaml", prose("[House rules](/house-rules) are few."));
  data.append("pages/contact.yaml", prose("Ask us about [flat roofs](/flat-roofs) too."));
  data.append("pages/roof-repair.yaml", prose("We repair [cedar shakes](/cedar-shakes) as well."));
  data.edit(
    "cities/lake-county/pine-bend.yaml",
    "came with flat garages",
    "came with [flat garages](/flat-roofs)",
  );
  data.write("audit.yaml", thresholds);
}

const titles = {
  "maple-grove": "Roofers in Maple Grove under the old oaks",
  "otter-falls": "Metal roofers in Otter Falls by the sawmill",
  "pine-bend": "Pine Bend roofers for flat garages",
  "heron-lake": "Heron Lake roofers who work from boats",
  "stone-hill": "Slate roofers up in Stone Hill",
  "wolf-creek": "Wolf Creek roofers after the big hail",
};

interface CityWords {
  id: string;
  name: string;
  near: string;
  zip: string;
  latitude: number;
  longitude: number;
  /** Name that its neighborhoods and landmarks begin with. */
  places: string;
  meta: string;
  lead: string;
  texts: string[];
  answer: string;
}

const cities: readonly CityWords[] = [
  {
    id: "heron-lake",
    name: "Heron Lake",
    near: "wolf-creek",
    zip: "55340",
    latitude: 45.08,
    longitude: -93.576,
    places: "Shore",
    meta: "Docks, boathouses and gables of Heron Lake are reached by water, and so are we.",
    lead: "Half the boathouses around Heron Lake have no road, so shingles travel by raft.",
    texts: [
      "Boathouse gables face the swell and lose their ridge caps first.",
      "Herons nest beside chimneys, which keeps us away from April to June.",
      "Algae darken every slope that mist from the bay reaches at dawn.",
    ],
    answer: "Ferrying the crew adds an hour, and nothing else, to the bill.",
  },
  {
    id: "stone-hill",
    name: "Stone Hill",
    near: "heron-lake",
    zip: "55327",
    latitude: 45.1982,
    longitude: -93.4668,
    places: "Upper",
    meta: "Quarried slate covers Stone Hill, and few crews still know how to hang a single piece.",
    lead: "Slates cut two miles away in 1890 still cover the terraces of Stone Hill.",
    texts: [
      "Copper hooks replace nails wherever iron has burst an old slate.",
      "Scaffolds need a permit because the lanes are narrower than a truck.",
      "Mortar on party walls cracks each spring and lets meltwater behind lead.",
    ],
    answer: "Matching slate is bought by weight, which is why we count before we quote.",
  },
  {
    id: "wolf-creek",
    name: "Wolf Creek",
    near: "stone-hill",
    zip: "55316",
    latitude: 45.17,
    longitude: -93.3819,
    places: "Prairie",
    meta: "Hail dented every barn in Wolf Creek two summers ago; insurers now ask for thicker sheets.",
    lead: "Hail as large as eggs crossed Wolf Creek twice within one summer.",
    texts: [
      "Adjusters want chalk circles around each bruise before anyone climbs.",
      "Barns out here carry long panels that grow an inch on hot afternoons.",
      "Open prairie lifts starter strips unless somebody glues them by hand.",
    ],
    answer: "Insurance usually pays whatever exceeds your deductible after a storm.",
  },
];

function writeCity(data: DataFolder, city: CityWords): void {
  const list = (names: string[]) => `[${names.map((name) => `${city.places} ${name}`).join(", ")}]`;
  const texts = city.texts.map(
    (text, at) => `  - heading: ${city.places} roofs ${at + 1}\n    text: ${text}\n`,
  );
  data.write(
    `cities/lake-county/${city.id}.yaml`,
    `city: ${city.name}
county: lake-county
coordinates:
  latitude: ${city.latitude}
  longitude: ${city.longitude}
zipCodes:
  - "${city.zip}"
nearbyAreas:
  - city: lake-county/${city.near}
customMeta: ${city.meta}
lead: ${city.lead}
neighborhoods: ${list(["North", "South", "East", "West", "Market", "Mill"])}
landmarks: ${list(["Church", "Tower", "Bridge", "School"])}
localText:
${texts.join("")}faqs:
  cost: ${city.answer}
`,
  );
}

function prosePage(name: string, sentence: string): string {
  return `path: /${name.toLowerCase().replace(" ", "-")}
type: landing
breadcrumb: ${name}
title: ${name} | {businessName}
description: ${sentence}; ask us before the snow comes.
keywords: [${name}]
sections:
  - kind: hero
    heading: ${name}
${prose(`${sentence}, and look at it again in autumn when the leaves are down and the gutters are clean.`)}`;
}

function prose(text: string): string {
  return `  - kind: prose\n    paragraphs: ["${text}"]\n`;
}

/** A picture of which no two are the same. */
function picture(seed: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 8" width="12" height="8"><path fill="#26324a" d="M0 8V4l${seed}-4z"/></svg>`;
}

const thresholds = `text:
  minWords: 20
  maxUnlinkedPlaces: 2
files:
  maxImageBytes: 500
  maxCardShare: 0.6
links:
  maxDepth: 2
similarity:
  masked: 0.6
  outline: 0.4
  mean: 0.42
  unique: 0.3
  minFacts: 6
`;
