import { copyOfData, type DataFolder } from "./data-folder.ts";

/** The minimal site, or another copy of it, with what not every business has: a project, an article and prices. */
export function fullerData(data = copyOfData()): DataFolder {
  data.append("business.yaml", rates);
  data.write("projects/barn-roof.yaml", project);
  data.write("pages/project.yaml", projectPage);
  data.write(
    "pages/projects.yaml",
    page(
      "/work",
      "projects",
      "  - kind: project-list\n    linkLabel: See {title}\n    illustration: Drawing\n",
    ),
  );
  data.write("pages/about.yaml", page("/about", "about", "  - kind: business-hours\n    heading: Hours\n"));
  data.write("pages/article.yaml", article);
  data.append(
    "cities/lake-county/maple-grove.yaml",
    "recentProject: A barn roof, renewed in 2020.\nprojectImage: roof-repair\nprojectSlug: barn-roof\n",
  );
  return data;
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

/** A calculator of roofs; its prices are those of `fullerData`. */
export const calculatorSection = `  - kind: calculator
    heading: Estimate your roof
    modeLegend: What do you know?
    areaMode: Area
    addressMode: Address
    areaLabel: Area
    areaHint: As on the plan
    addressLabel: Address
    addressHint: Street and town
    typeLegend: Which roof?
    calculate: Calculate
    lookingUp: Looking up...
    resultHeading: Your range
    resultArea: Area
    resultRate: Rate
    areaUnit: "{n} sq ft"
    range: "{min} to {max}"
    disclaimer: A rough estimate only.
    quote:
      label: Get a quote
      to: /contact
    calculated:
      title: Calculated
      text: For {n} square feet
    lookupFailed:
      title: Error
      text: Enter the area yourself.
    areaInvalid: Enter a number from {min} to {max}
    addressMissing: Enter the address
    samples:
      heading: Common roofs
      areas: [1000, 2500]
      caption: Price by area
      areaColumn: Area
    scriptless: Please [call](call).
`;
