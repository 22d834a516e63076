import { copyOfData, type DataFolder } from "./data-folder.ts";

/** The minimal site, or another copy of it, with what not every business has: a project, an article, prices, reviews, people and offices. */
export function fullerData(data = copyOfData()): DataFolder {
  data.append("business.yaml", rates);
  data.write("projects/barn-roof.yaml", project);
  data.write("pages/project.yaml", projectPage);
  data.write(
    "pages/projects.yaml",
    page(
      "/work",
      "projects",
      "  - kind: project-list\n    linkLabel: See the project\n    illustration: Drawing\n",
    ),
  );
  data.write("pages/about.yaml", page("/about", "about", aboutSections));
  data.write("pages/article.yaml", article);
  for (const [name, review] of Object.entries(reviews)) data.write(`reviews/${name}.yaml`, review);
  for (const [name, member] of Object.entries(members)) data.write(`team/${name}.yaml`, member);
  for (const [name, office] of Object.entries(offices)) data.write(`offices/${name}.yaml`, office);
  data.append(
    "cities/lake-county/maple-grove.yaml",
    "recentProject: A barn roof, renewed in 2020.\nprojectImage: roof-repair\nprojectSlug: barn-roof\n",
  );
  return data;
}

/** Gives a copy of the minimal site hours of every kind: a break, a night, a whole day, seasons and special days. */
export function withAllHours(data = fullerData()): DataFolder {
  const written = data.read("business.yaml");
  return data.write("business.yaml", written.replace(/ {2}days:.*(?=founded:)/s, allHours));
}

const allHours = `  allDayText: Open 24 hours
  days:
    - label: Weekdays
      days: [Monday, Tuesday, Wednesday, Thursday]
      opens: "08:00"
      closes: "12:00"
    - label: Weekdays
      days: [Monday, Tuesday, Wednesday, Thursday]
      opens: "13:00"
      closes: "16:30"
    - label: Friday
      days: [Friday]
      opens: "18:00"
      closes: "02:00"
    - label: Saturday
      days: [Saturday]
      opens: "00:00"
      closes: "24:00"
    - label: Sunday
      days: [Sunday]
  seasons:
    - label: Winter
      from: 11-15
      to: 02-29
      days:
        - label: Weekdays
          days: [Monday, Tuesday, Wednesday, Thursday, Friday]
          opens: "09:00"
          closes: "15:00"
  specialLabel: Holidays
  special:
    - label: Christmas
      from: 2098-12-24
      to: 2098-12-26
    - label: Roof fair
      from: 2098-06-07
      opens: "10:00"
      closes: "24:00"
timeZone: America/Chicago
`;

/** The same with numbers beside the two that every business has. */
export function withPhones(data = fullerData()): DataFolder {
  return data.append("business.yaml", phones);
}

/** A page with a heading and the sections given as YAML. */
export function page(path: string, type: string, sections: string): string {
  return `path: ${path}
type: ${type}
breadcrumb: ${type}
title: ${type}
description: All about ${type}.
keywords: [${type}]
sections:
  - kind: hero
    heading: All about ${type}
${sections}`;
}

const aboutSections = `  - kind: business-hours
    heading: Hours
  - kind: reviews
    heading: What neighbors say
    starsLabel: "{stars} of 5 stars"
  - kind: team
    heading: Who comes to your roof
    sinceLabel: With us since {year}
  - kind: offices
    heading: Where we are
    directionsLabel: Directions to the {name}
    callLabel: Call {number}
    mapDescription: Our two offices on a map
  - kind: price-table
    heading: What it costs
    fromLabel: from {price}
    rangeLabel: "{from} to {to}"
    groups:
      - heading: Repairs
        rows:
          - label: Chimney flashing
            note: Up to two stories
            price: { from: 1290, to: 2450 }
          - label: Written report
            price: { fixed: 180 }
            unit: per visit
`;

const members = {
  "ann-maple": `name: Ann Maple
role: Head roofer
order: 1
picture: roof-repair
text: She reads a roof from the street.
since: 2012
credentials: [Certified roof inspector]
`,
  "bo-elm": `name: Bo Elm
role: Foreman
order: 2
sample: true
`,
};

const offices = {
  mill: `name: Mill office
order: 1
street: 12 Mill Street
locality: Maple Grove
region: MN
postalCode: "55311"
coordinates:
  latitude: 45.0725
  longitude: -93.4558
note: Park behind the [roof repair](/roof-repair) shop.
picture: roof-repair
`,
  lakeside: `name: Lakeside office
order: 2
street: 3 Shore Road
locality: Maple Grove
region: MN
postalCode: "55369"
coordinates:
  latitude: 45.1112
  longitude: -93.4301
phone: 612-555-0104
hours:
  days:
    - label: Tuesdays
      days: [Tuesday]
      opens: "12:00"
      closes: "19:30"
`,
};

const reviews = {
  "ann-m": `text: They came on the day they named.
name: Ann M.
stars: 4
source: Google
link: https://maps.example/review/1
date: 2024-05-02
service: roof-repair
city: lake-county/maple-grove
`,
  "bo-e": `text: Dry at last.
name: Bo E.
source: Letter
date: 2024-06-01
sample: true
`,
};

const phones = `phones:
  - id: emergency
    purpose: Emergency, 24 hours
    number: 612-555-0109
  - id: roof-photos
    purpose: Photos of your roof
    number: 612-555-0107
    takes: texts
    hours: On weekdays
`;

const rates = `rates:
  pattern: "{low} to {high} a square foot"
  items:
    - value: steep-roof
      label: Steep roof
      low: 4.5
      high: 7
    - value: flat-roof
      label: Flat roof
      low: 3
      high: 5.25
`;

const project = `id: 1
title: Barn roof
location: Maple Grove, MN
city: lake-county/maple-grove
type: Roof repair
year: 2020
description: New shingles on a barn of 1912.
fullDescription: The barn had not been touched since 1980.
metaDescription: How we renewed a barn roof.
image: roof-repair
slides:
  - image: roof-repair
    state: after
    caption: The barn from the road
  - image: default-picture
    caption: The ridge
pairs:
  - label: North side
    before: default-picture
    after: roof-repair
narrative:
  - heading: What we found
    text: Rotten boards under the ridge.
highlights:
  - heading: Materials
    items: [Cedar shingles]
illustrated: false
`;

const projectPage = `path: /work/{project}
type: project
forEach: project
parent: /work
breadcrumb: "{title}"
title: "{title} | {businessName}"
description: "{description}"
keywords: ["{title}"]
sections:
  - kind: project-hero
    back:
      label: Back
      to: /work
    yearLabel: Year
    typeLabel: Work
    locationLabel: Place
    cityLink: Roofers in {city}
  - kind: project-story
    servicesHeading: Services
  - kind: project-gallery
    heading: Gallery
    illustration: Drawing
`;

const article = `path: /snow-and-roofs
type: article
breadcrumb: Snow and roofs
title: Snow and roofs | {businessName}
description: How much snow a roof can bear.
keywords: [snow]
article:
  headline: Snow and roofs
  author: The crew
  publishedOn: 2024-03-12
  modifiedOn: 2024-11-02
sections:
  - kind: article-header
    byline: By {author}, {date}
  - kind: prose
    paragraphs: [Shovel early.]
`;
