import { faultsInText, type Planted, type Trap } from "./planted.ts";

const file = "cities/norfolk-county/dedham.yaml";
const from = "We apply. For the historic districts we bring a sample to the hearing, and you need not come.";

const framingham = "cities/middlesex-county/framingham.yaml";

export const placeFaults: readonly Planted[] = [
  ...faultsInText("city/place-of-two", framingham, "- Lokerville\n", {
    "a neighborhood that another town speaks of": "- [Fisher Hill → Downtown]\n",
  }),
  ...faultsInText("city/place-of-two", framingham, "- Center Common\n", {
    "a landmark of a town that is no neighbor": "- [Coolidge Corner Theatre → Town Hall]\n",
  }),
  ...faultsInText("city/said-facts", file, from, {
    "a ZIP code of another town": "We apply for every roof in [02062 → 02026], and you need not come.",
    "a town with the ZIP code of the next":
      "We apply in Needham [(02481) → (02492)], too, and you need not come.",
    "a neighborhood of another town in a list":
      "We apply in Oakdale, [Newton Upper Falls → Riverdale], Greenlodge and Ashcroft, and you need not come.",
    "another county": "In [Plymouth → Norfolk] County, the town asks for a sample at the hearing.",
    "the town in another county of the site":
      "Dedham, in the north of [Middlesex → Norfolk] County, asks for a sample at the hearing.",
    "a ZIP code of a town that is not served, beside the own one":
      "We apply for every roof in [02026 and 02186 → 02026], and you need not come.",
    "a distance that is too short": "Dedham is [3 → 14] miles from Framingham, and the forms are the same.",
    "a distance that is too long":
      "The town lies [thirty → five] miles from Norwood, and the forms are the same.",
    "the wrong side of a town":
      "Dedham lies 11 miles [north → south] of Waltham, and the forms are the same.",
    "a town behind the wrong border": "We border Norwood on the [north → south], and the forms are the same.",
    "a neighbor on the wrong side": "Natick, our [eastern → western] neighbor, has the same forms.",
    "a town on the wrong side": "To the [east → west] lies Natick, and the forms are the same.",
    "a town that lies elsewhere, from here": "Natick lies [east → west] of here, and the forms are the same.",
    "a town to the wrong side": "Norwood, which lies just to the [north → south], asks for a sample.",
    "a town that is said to be near": "Framingham is only [two → 14] miles away, and the forms are the same.",
    "too few minutes": "It is [two → 25] minutes from Framingham, and the forms are the same.",
  }),
  ...faultsInText(
    "biz/unserved-place",
    "pages/storm-damage.yaml",
    "Wet shingles after a storm have hurt more people than the storms.",
    {
      "towns that nobody serves":
        "Our crews work in [Worcester and Springfield → Newton and Westwood] after every storm.",
      "a route through towns that nobody serves":
        "[Worcester and Lowell → Waltham and Dedham] are on our winter route.",
      "roofers of a town that nobody serves":
        "Looking for roofers in [Lowell → Waltham] after a storm? Send the photo.",
    },
  ),
];

const said = (trap: string, to: string): Trap => ({ trap, file, from, to });

export const placeTraps: readonly Trap[] = [
  said("a true distance", "Dedham lies five miles north of Norwood, and the forms are the same."),
  said(
    "how far a quarry is",
    "The quarry for it lies thirty miles west of Norwood, and the forms are the same.",
  ),
  said("the right side of a town", "To the south lies Norwood, and Natick is west of here."),
  said("a side of a town", "Crews from Norwood also come to the north end of town, and north of the green."),
  said("a wind", "In Natick the wind turns to the east, and rain comes under the shingles."),
  said("a distance with a decimal", "Dedham lies 4.8 miles north of Norwood, and the forms are the same."),
  said(
    "a reach around the town",
    "Crews from Needham do every street within one mile of Norwood, and the forms are the same.",
  ),
  said("the way of the crew", "Our yard is 25 minutes from Norwood, so we bring the sample ourselves."),
  said(
    "a number that is no ZIP code",
    "A Norwood house with 02062 nails was the record, and Needham came close.",
  ),
  said(
    "a comparison with a neighborhood elsewhere",
    "Unlike Newton Upper Falls, Oakdale has no hearing, and you need not come.",
  ),
  said("a place outside its town", "Greenlodge, Oakdale and Waban in Newton have the same split-levels."),
  said("an institution of a county", "In Plymouth County Court, Dedham owners won the right to keep slate."),
  said("a town where something comes from", "The slate comes from Worcester, and we keep some in Natick."),
  said(
    "the codes, counties and towns of neighbors",
    "Over the line of Middlesex County the forms differ. Neighboring 02136 asks for two copies. " +
      "Crews from Worcester bid, too. The slate comes by truck from Lowell.",
  ),
  said("a town that is near", "Norwood is about five miles away, and the forms are the same."),
  said(
    "houses of another town, for comparison or of a street",
    "Unlike those of Dedham, Waltham houses need no hearing. Waltham Street houses lean toward gray.",
  ),
  said("where somebody learned", "Our founder roofed in Lowell before there was a firm."),
];

const picture = (trap: string, to: string): Trap => ({
  trap,
  file: "images/house-tudor.yaml",
  from: "Tudor house of stucco",
  to,
});

/** For a site with a town named Gray. */
export const pictureTraps: readonly Trap[] = [
  picture("a color that is the name of a town, too", "Gray house of stucco"),
  picture("a street that is named for a town", "House on Needham Street of stucco"),
];

/** A landing page for Dedham, with a link to the page of the next town. */
export const linkingPage = {
  file: "pages/roof-replacement.yaml",
  edits: [
    ["    heading: Roof replacement\n", "    heading: Roof replacement in Dedham\n"],
    [
      "      - label: Gutters\n        to: /gutters\n        note: Best renewed with the edge of the roof\n",
      "      - label: Roofers in Norwood\n        to: /roofing/norfolk-county/norwood\n        note: The next town to the south\n",
    ],
  ] as const,
};

export const linkFaults: readonly Planted[] = faultsInText(
  "city/said-facts",
  linkingPage.file,
  "note: The next town to the south",
  { "a town on the wrong side, behind a link": "note: The next town to the [north → south]" },
);

export const pictureFaults: readonly Planted[] = faultsInText(
  "city/wrong-place",
  "images/house-tudor.yaml",
  "Tudor house of stucco",
  {
    "a picture of a town with the name of a color": "Tudor house in [Gray → gray] of stucco",
  },
);
