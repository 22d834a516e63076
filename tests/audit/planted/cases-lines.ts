import type { DataFolder } from "../../support/data-folder.ts";
import { truthData } from "../../support/truth-data.ts";
import { faultsIn, faultsInText, type Planted } from "./planted.ts";

const maple = "cities/lake-county/maple-grove.yaml";
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
function misnamed(fault: string, file: string, words: string): Planted {
  return {
    fault: `a wrong name of the business in ${fault}`,
    file,
    from: words,
    to: `${words} ${wrongName}.`,
    mended: `${words} {businessName}.`,
    rule: "biz/name-exact",
    advice: "{businessName}",
  };
}

/** A slip in a phone number in some text of the data. */
function misdialed(fault: string, file: string, words: string): Planted {
  return {
    fault: `a slip in a phone number in ${fault}`,
    file,
    from: words,
    to: `${words} Call ${wrongPhone}.`,
    mended: `${words} Call {phone}.`,
    rule: "biz/nap",
    advice: "Write {phone} in place of",
  };
}

/** A sentence of the home page, and what its advice makes of it. */
const onHome = (rule: string, to: string, mended: string, advice: string): Planted => ({
  rule,
  fault: to,
  file: "pages/home.yaml",
  from: "We have climbed roofs since {founded}.",
  to: `We have climbed roofs since {founded}. ${to}`,
  mended: `We have climbed roofs since {founded}. ${mended}`,
  advice,
});

export const faultsWithLines: readonly Planted[] = [
  onHome("biz/no-bonded", "We are insured and bonded.", "We are insured.", "Remove the word"),
  onHome("biz/scope", "Besides plumbing we mend roofs.", "We mend roofs.", "leave it out"),
  onHome("biz/credential", "See License BC654321.", "See License {licenseNumber}.", "{licenseNumber}"),
  {
    rule: "title/brand-once",
    fault: "the name of the firm at both ends of a title",
    file: "pages/contact.yaml",
    from: "title: Free roofing quote | {businessName}",
    to: 'title: "{businessName}: free roofing quote | {businessName}"',
    mended: "title: Free quote for a roof | {businessName}",
    advice: "Use the name once, at the end of the title.",
  },
  {
    rule: "biz/license-visible",
    fault: "a footer without the license",
    file: "navigation.yaml",
    from: '  license: "{licenseAuthority} License {licenseNumber}, {postalCode}"\n',
    to: "",
    mended: '  license: "License {licenseNumber} of the {licenseAuthorityName}, {postalCode}"\n',
    advice: "Put {licenseNumber} in the footer.",
  },
  {
    fault: "half of a title pattern",
    file: "pages/city.yaml",
    from: "title: Roofers in {city}, {state} | {businessName}",
    to: 'title: "Roofers for old roofs in {city} |"',
    mended: "title: Roofers for {city}, {state} | {businessName}",
    rule: "title/half-empty",
    advice: "Fill in the missing part",
  },
  {
    fault: "a title of its own that is too long",
    file: maple,
    from: "customMeta:",
    to: "customTitle: Roofers in Maple Grove who mend what the old oaks and the long winters break\ncustomMeta:",
    mended: "customTitle: Roofers in Maple Grove, MN, under oaks\ncustomMeta:",
    rule: "title/length",
    advice: "Shorten or lengthen the page's title",
  },
  {
    fault: "a description that is a list",
    file: "pages/roof-repair.yaml",
    from: "description: We find the leak,",
    to: "description: Roofs, gutters, chimneys, shingles, slates, skylights, flashing, attics, and we find the leak,",
    mended: "description: We climb up and find the leak,",
    rule: "desc/list",
    advice: "Write one or two sentences.",
  },
  ...faultsInText(
    "desc/list",
    maple,
    "customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what they break.",
    {
      "a description of its own that is a list":
        "[customMeta: Maple Grove roofs, gutters, chimneys, shingles, slates, skylights, flashing, attics, eaves, limbs → customMeta: Old oaks drop limbs on Maple Grove roofs, and we mend what the limbs break.]",
    },
  ),
  {
    fault: "a heading of its own that is too long",
    file: maple,
    from: "customMeta:",
    to: `customH1: Roofers in Maple Grove ${"who mend what the old oaks break ".repeat(3)}\ncustomMeta:`,
    mended: "customH1: Roofers in Maple Grove, under oaks\ncustomMeta:",
    rule: "h1/length-unique",
    advice: "Shorten the heading",
  },
  {
    fault: "another city in the text of a city",
    file: maple,
    from: "Old oaks stand over Maple Grove, and",
    to: "Old oaks stand over Otter Falls, and",
    mended: "Old oaks stand over all of Maple Grove, and",
    rule: "city/wrong-place",
    advice: "Write Maple Grove in place of Otter Falls",
  },
  ...faultsInText("img/alt-quality", "images/roof-repair.yaml", "alt: A drawing of the roof repair", {
    "alt text that is a list of words":
      "alt: [roof, repair, shingle, slate, gutter → A ladder leans at a roof]",
  }),
  ...faultsInText("link/text", "pages/home.yaml", "label: Get a quote", {
    "a button that says nothing": "label: [Read more → Get your quote]",
  }),
  {
    fault: "a link in a text that says nothing",
    file: "pages/article.yaml",
    from: "and [ask us](/contact) when",
    to: "and [click here](/contact) when",
    mended: "and [call our men](/contact) when",
    rule: "link/text",
    advice: "Name the target in the link text.",
  },
  ...faultsInText("link/text", "navigation.yaml", "  - label: Contact\n    to: /contact\nestimate", {
    "a menu that says nothing": "  - label: [More → Ask us]\n    to: /contact\nestimate",
  }),
  ...faultsInText("biz/claims", "business.yaml", "  warranty: 5-year guarantee", {
    "more years than the business has": "  warranty: 5-year guarantee\n  yearsInBusiness: [80 → 50] years",
  }),
  ...faultsInText("biz/sameas", "business.yaml", "url: https://guild.example/maple", {
    "a profile that is a home page": "url: [https://guild.example/ → https://guild.example/maple-sons]",
  }),
  {
    fault: "a rate in a text that is not that of the calculator",
    file: "pages/calculator.yaml",
    from: "A steep roof costs {steepRoofRates}.",
    to: "A steep roof costs $9.00 to $11.00 a square foot.",
    mended: "Steep roofs cost {steepRoofRates}.",
    rule: "biz/price",
    advice: "{steepRoofRates}",
  },
  ...faultsIn("_redirects", {
    "host/redirect-code": {
      "a redirect that is not for good": (text) =>
        text.replace("/old /roof-repair 301", "/old /roof-repair 302"),
    },
  }),
  ...faultsInText("title/stale-year", "pages/article.yaml", "title: Snow and roofs | {businessName}", {
    "a year in a title that is past": "title: Snow and roofs [in 2019 → today] | {businessName}",
  }),
  misnamed("a fold of a long text", "pages/article.yaml", "Our men know what it bears."),
  misnamed("the local text of a city", maple, "have cedar under the shingles."),
  misdialed("the answer of a city", maple, "because the crew works from ropes."),
  misdialed("a project", "projects/barn-roof.yaml", "had not been touched since 1980."),
  ...faultsInText("ld/visible", "projects/barn-roof.yaml", "caption: The barn from the road", {
    "a caption in structured data that no text shows":
      "caption: The barn from the [lake → road had rotten boards]",
  }),
  misdialed("a county", "counties/lake-county.yaml", "lead: Three towns around one lake."),
  misnamed("an office", "offices/mill.yaml", "(/roof-repair) shop."),
  misnamed("what is said of a person", "team/ann-maple.yaml", "reads a roof from the street."),
  misdialed("a row of prices", "pages/about.yaml", "note: Up to two stories"),
  misdialed("the promise of a form", "forms/quote.yaml", "We answer within a day."),
  misnamed("the footer", "navigation.yaml", "copyright: © {copyrightYear} {businessName}"),
  misnamed("a service", "services/roof-repair.yaml", "Leaks found and closed in a day."),
  misdialed("the pattern of all cities", "pages/city.yaml", "heading: Why us in {city}"),
];
