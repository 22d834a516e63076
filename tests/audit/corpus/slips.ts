/** A slip of a maintainer, and what the fix of its finding makes of it. */
interface Slip {
  rule: string;
  file: string;
  right: string;
  wrong: string;
  /** Words of the fix that were followed. */
  fix: string;
  mended: string;
}

const home = "pages/home.yaml";
const lead = (words: string) => `lead: We have climbed roofs since {founded}. ${words}`;
const onHome = (rule: string, wrong: string, fix: string, mended: string): Slip => ({
  rule,
  file: home,
  right: lead(""),
  wrong: lead(`${wrong} `),
  fix,
  mended: lead(`${mended} `),
});
const pine = "cities/lake-county/pine-bend.yaml";
const inPine = (rule: string, wrong: string, fix: string, mended: string): Slip => ({
  rule,
  file: pine,
  right: "county: lake-county\n",
  wrong: `county: lake-county\n${wrong}\n`,
  fix,
  mended: `county: lake-county\n${mended}\n`,
});

export const slips: readonly Slip[] = [
  onHome("biz/nap", "Ring 612-555-0109.", "in braces, such as {phone}", "Ring {phone}."),
  onHome("biz/name-exact", "Ask Maple and Sons Roofing.", "{businessName}", "Ask {businessName}."),
  onHome("biz/no-bonded", "We are insured and bonded.", "Leave the word out", "We are insured."),
  onHome("biz/scope", "Besides plumbing we mend roofs.", "leave it out", "We mend roofs."),
  onHome("biz/credential", "See License BC654321.", "{licenseNumber}", "See License {licenseNumber}."),
  onHome(
    "biz/price",
    "A steep roof costs $9.00 to $11.00 a square foot.",
    "{steepRoofRates}",
    "A steep roof costs {steepRoofRates}.",
  ),
  onHome(
    "link/text",
    "[Read more](/roof-repair).",
    "Name the target in the text of the link.",
    "[How we find a leak](/roof-repair).",
  ),
  {
    rule: "title/half-empty",
    file: "pages/roof-repair.yaml",
    right: "title: Roof repair | {businessName}",
    wrong: 'title: "Roof repair |"',
    fix: "Fill in the part that is missing",
    mended: "title: Roof repair and flashing | {businessName}",
  },
  {
    rule: "desc/list",
    file: "pages/roof-repair.yaml",
    right: "description: We find the leak",
    wrong: "description: Roofs, gutters, chimneys, shingles, slates, skylights, flashing, attics # We find",
    fix: "Write one or two sentences.",
    mended: "description: We mend roofs and gutters around the lake. Call us when a shingle is gone. # We",
  },
  {
    rule: "title/brand-once",
    file: "pages/contact.yaml",
    right: "title: Free roofing quote | {businessName}",
    wrong: 'title: "{businessName}: free roofing quote | {businessName}"',
    fix: "Write the name once, at the end of the title.",
    mended: "title: Free quote for a roof | {businessName}",
  },
  inPine(
    "title/length",
    "customTitle: Roofers in Pine Bend who mend what the needles and the long winters break",
    "Shorten or lengthen the title",
    "customTitle: Roofers in Pine Bend and its garages | {businessName}",
  ),
  {
    rule: "h1/length-unique",
    file: pine,
    right: "coordinates:\n",
    wrong: `customH1: Roofers in Pine Bend ${"who mend what the wind off the quarry breaks ".repeat(2)}\ncoordinates:\n`,
    fix: "Shorten the heading",
    mended: "customH1: Roofers in Pine Bend, by the quarry\ncoordinates:\n",
  },
  {
    rule: "city/wrong-place",
    file: "cities/lake-county/otter-falls.yaml",
    right: "every eave of Otter Falls in January",
    wrong: "every eave of Maple Grove in January",
    fix: "Write Otter Falls in place of Maple Grove",
    mended: "every eave of Otter Falls in winter",
  },
  {
    rule: "biz/license-visible",
    file: "navigation.yaml",
    right: '  license: "{licenseAuthority} License {licenseNumber}, {postalCode}"\n',
    wrong: "",
    fix: "Name {licenseNumber} in the footer.",
    mended: '  license: "License {licenseNumber} of the {licenseAuthorityName}, {postalCode}"\n',
  },
];
