import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import type { Planted } from "./planted.ts";

const maple = "cities/lake-county/maple-grove.yaml";
const ofMaple = "/roofers-maple-grove-lake-county";
const wrongName = "Maple and Sons Roofing";
const wrongPhone = "612-555-0109";

/** The truth site with texts of several lines, words for its pictures, a redirect and a second service. */
export function linesData(copy: DataFolder): DataFolder {
  const data = truthData(copy);
  for (const name of ["roof-repair", "default-picture", "logo"])
    data.write(`images/${name}.yaml`, `alt: A drawing of the ${name.replace("-", " ")}\n`);
  // Counts of words would make every change of a text a finding of its own.
  data.write("audit.yaml", "business:\n  foreignTrades: [plumbing]\ntext:\n  minWords: 5\n");
  data.write(
    "redirects.yaml",
    "redirects:\n  - from: /older\n    to: /contact\n  - from: /old\n    to: /roof-repair\n",
  );
  data.edit(
    "pages/article.yaml",
    "paragraphs: [Shovel early.]",
    "paragraphs:\n      - >-\n        Shovel early, because wet snow weighs more than dry snow,\n        and [ask us](/contact) when the roof creaks.\n        Our men know what it bears.",
  );
  return data;
}

/** A wrong name of the business in some text of the data. */
function misnamed(fault: string, file: string, words: string, path: string): Planted {
  return {
    fault: `a wrong name of the business in ${fault}`,
    data: { file, from: words, to: `${words} ${wrongName}.`, mended: `${words} {businessName}.` },
    rule: "biz/name-exact",
    path,
    says: wrongName,
  };
}

/** A slip in a phone number in some text of the data. */
function misdialed(fault: string, file: string, words: string, path: string): Planted {
  return {
    fault: `a slip in a phone number in ${fault}`,
    data: { file, from: words, to: `${words} Call ${wrongPhone}.`, mended: `${words} Call {phone}.` },
    rule: "biz/nap",
    path,
    says: wrongPhone,
  };
}

export const faultsWithLines: readonly Planted[] = [
  {
    fault: "half of a title pattern",
    data: {
      file: "pages/city.yaml",
      from: "title: Roofers in {city}, {state} | {businessName}",
      to: 'title: "Roofers for old roofs in {city} |"',
      mended: "title: Roofers for {city}, {state} | {businessName}",
    },
    rule: "title/half-empty",
    path: ofMaple,
    says: "Roofers for old roofs in Maple Grove |",
  },
  {
    fault: "a title of its own that is too long",
    data: {
      file: maple,
      from: "customMeta:",
      to: "customTitle: Roofers in Maple Grove who mend what the old oaks and the long winters break\ncustomMeta:",
      mended: "customTitle: Roofers in Maple Grove, MN, under oaks\ncustomMeta:",
    },
    rule: "title/length",
    path: ofMaple,
    says: "Roofers in Maple Grove who mend",
  },
  {
    fault: "a description that is a list",
    data: {
      file: "pages/roof-repair.yaml",
      from: "description: We find the leak,",
      to: "description: Roofs, gutters, chimneys, shingles, slates, skylights, flashing, attics, and we find the leak,",
      mended: "description: We climb up and find the leak,",
    },
    rule: "desc/list",
    path: "/roof-repair",
    says: "is a list",
  },
  {
    fault: "a description of its own that is a list",
    data: {
      file: maple,
      from: "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.",
      to: "customMeta: Maple Grove roofs, gutters, chimneys, shingles, slates, skylights, flashing, attics, eaves, limbs",
      mended: "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what the limbs break.",
    },
    rule: "desc/list",
    path: ofMaple,
    says: "is a list",
  },
  {
    fault: "a heading of its own that is too long",
    data: {
      file: maple,
      from: "customMeta:",
      to: `customH1: Roofers in Maple Grove ${"who mend what the old oaks break ".repeat(3)}\ncustomMeta:`,
      mended: "customH1: Roofers in Maple Grove, under oaks\ncustomMeta:",
    },
    rule: "h1/length-unique",
    also: ["title/repetition"],
    path: ofMaple,
    says: "characters",
  },
  {
    fault: "another city in the text of a city",
    data: {
      file: maple,
      from: "Old oaks stand over Maple Grove, and",
      to: "Old oaks stand over Otter Falls, and",
      mended: "Old oaks stand over all of Maple Grove, and",
    },
    rule: "city/wrong-place",
    path: ofMaple,
    says: "Otter Falls",
  },
  {
    fault: "alternative text that is a list of words",
    data: {
      file: "images/roof-repair.yaml",
      from: "alt: A drawing of the roof repair",
      to: "alt: roof, repair, shingle, slate, gutter",
      mended: "alt: A ladder leans at a roof",
    },
    rule: "img/alt-quality",
    path: "/about",
    says: "list of words",
  },
  {
    fault: "a button that says nothing",
    data: {
      file: "pages/home.yaml",
      from: "label: Get a quote",
      to: "label: Read more",
      mended: "label: Get your quote",
    },
    rule: "link/text",
    path: "/",
    says: "Read more",
  },
  {
    fault: "a link in a text that says nothing",
    data: {
      file: "pages/article.yaml",
      from: "and [ask us](/contact) when",
      to: "and [click here](/contact) when",
      mended: "and [call our men](/contact) when",
    },
    rule: "link/text",
    path: "/snow-and-roofs",
    says: "click here",
  },
  {
    fault: "a menu that says nothing",
    data: {
      file: "navigation.yaml",
      from: "  - label: Contact\n    to: /contact\nestimate",
      to: "  - label: More\n    to: /contact\nestimate",
      mended: "  - label: Ask us\n    to: /contact\nestimate",
    },
    rule: "link/text",
    path: "/about",
    says: '"More"',
  },
  {
    fault: "more years than the business has",
    data: {
      file: "business.yaml",
      from: "  warranty: 5-year guarantee",
      to: "  warranty: 5-year guarantee\n  yearsInBusiness: 80 years",
      mended: "  warranty: 5-year guarantee\n  yearsInBusiness: 50 years",
    },
    rule: "biz/claims",
    says: "The data claims 80 years, but",
  },
  {
    fault: "a profile that is a home page",
    data: {
      file: "business.yaml",
      from: "url: https://guild.example/maple",
      to: "url: https://guild.example/",
      mended: "url: https://guild.example/maple-sons",
    },
    rule: "biz/sameas",
    says: "home page of another site",
  },
  {
    fault: "a rate in a text that is not that of the calculator",
    data: {
      file: "pages/calculator.yaml",
      from: "A steep roof costs {steepRoofRates}.",
      to: "A steep roof costs $9.00 to $11.00 a square foot.",
      mended: "Steep roofs cost {steepRoofRates}.",
    },
    rule: "biz/price",
    path: "/calculator",
    says: "$9.00",
  },
  {
    fault: "a redirect that is not for good",
    dist: {
      in: "_redirects",
      edit: (text) => text.replace("/old /roof-repair 301", "/old /roof-repair 302"),
    },
    rule: "host/redirect-code",
    says: "302",
    built: { file: "_redirects", line: 2 },
  },
  {
    fault: "a year in a title that is past",
    data: {
      file: "pages/article.yaml",
      from: "title: Snow and roofs | {businessName}",
      to: "title: Snow and roofs in 2019 | {businessName}",
      mended: "title: Snow and roofs today | {businessName}",
    },
    rule: "title/stale-year",
    path: "/snow-and-roofs",
    says: "2019",
  },
  misnamed("a fold of a long text", "pages/article.yaml", "Our men know what it bears.", "/snow-and-roofs"),
  misnamed("the local text of a city", maple, "have cedar under the shingles.", ofMaple),
  misdialed("the answer of a city", maple, "because the crew works from ropes.", ofMaple),
  misdialed("a project", "projects/barn-roof.yaml", "had not been touched since 1980.", "/work/barn-roof"),
  {
    fault: "a caption in structured data that no text shows",
    data: {
      file: "projects/barn-roof.yaml",
      from: "caption: The barn from the road",
      to: "caption: The barn from the lake",
      mended: "caption: The barn from the road had rotten boards",
    },
    rule: "ld/visible",
    path: "/work/barn-roof",
    says: "The barn from the lake",
  },
  misdialed(
    "a county",
    "counties/lake-county.yaml",
    "lead: Three towns around one lake.",
    "/service-areas/lake-county",
  ),
  misnamed("an office", "offices/mill.yaml", "(/roof-repair) shop.", "/about"),
  misnamed("what is said of a person", "team/ann-maple.yaml", "reads a roof from the street.", "/about"),
  misdialed("a row of prices", "pages/about.yaml", "note: Up to two stories", "/about"),
  misdialed("the promise of a form", "forms/quote.yaml", "We answer within a day.", ofMaple),
  misnamed("the footer", "navigation.yaml", "copyright: © {copyrightYear} {businessName}", "/about"),
  misnamed("a service", "services/roof-repair.yaml", "Leaks found and closed in a day.", "/about"),
  misdialed("the pattern of all cities", "pages/city.yaml", "heading: Why us in {city}", ofMaple),
];
