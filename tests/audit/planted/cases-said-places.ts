import type { Planted, Trap } from "./planted.ts";

const file = "cities/norfolk-county/dedham.yaml";
const from = "We apply. For the historic districts we bring a sample to the hearing, and you need not come.";

const inAnswer = (fault: string, to: string, mended: string): Planted => ({
  fault,
  file,
  from,
  to,
  mended,
  rule: "city/said-facts",
});

const onPage = (fault: string, to: string, mended: string): Planted => ({
  fault,
  file: "pages/storm-damage.yaml",
  from: "Wet shingles after a storm have hurt more people than the storms.",
  to,
  mended,
  rule: "biz/unserved-place",
});

const framingham = "cities/middlesex-county/framingham.yaml";

export const placeFaults: readonly Planted[] = [
  {
    fault: "a neighborhood that another town speaks of",
    file: framingham,
    from: "- Lokerville\n",
    to: "- Fisher Hill\n",
    mended: "- Downtown\n",
    rule: "city/place-of-two",
  },
  {
    fault: "a landmark of a town that is no neighbor",
    file: framingham,
    from: "- Center Common\n",
    to: "- Coolidge Corner Theatre\n",
    mended: "- Town Hall\n",
    rule: "city/place-of-two",
  },
  inAnswer(
    "a ZIP code of another town",
    "We apply for every roof in 02062, and you need not come.",
    "We apply for every roof in 02026, and you need not come.",
  ),
  inAnswer(
    "a town with the ZIP code of the next",
    "We apply in Needham (02481), too, and you need not come.",
    "We apply in Needham (02492), too, and you need not come.",
  ),
  inAnswer(
    "a neighborhood of another town in a list",
    "We apply in Oakdale, Newton Upper Falls, Greenlodge and Ashcroft, and you need not come.",
    "We apply in Oakdale, Riverdale, Greenlodge and Ashcroft, and you need not come.",
  ),
  inAnswer(
    "another county",
    "In Plymouth County, the town asks for a sample at the hearing.",
    "In Norfolk County, the town asks for a sample at the hearing.",
  ),
  inAnswer(
    "the town in another county of the site",
    "Dedham, in the north of Middlesex County, asks for a sample at the hearing.",
    "Dedham, in the north of Norfolk County, asks for a sample at the hearing.",
  ),
  inAnswer(
    "a ZIP code of a town that is not served, beside the own one",
    "We apply for every roof in 02026 and 02186, and you need not come.",
    "We apply for every roof in 02026, and you need not come.",
  ),
  inAnswer(
    "a distance that is too short",
    "Dedham is 3 miles from Framingham, and the forms are the same.",
    "Dedham is 14 miles from Framingham, and the forms are the same.",
  ),
  inAnswer(
    "a distance that is too long",
    "The town lies thirty miles from Norwood, and the forms are the same.",
    "The town lies five miles from Norwood, and the forms are the same.",
  ),
  inAnswer(
    "the wrong side of a town",
    "Dedham lies 11 miles north of Waltham, and the forms are the same.",
    "Dedham lies 11 miles south of Waltham, and the forms are the same.",
  ),
  inAnswer(
    "too few minutes",
    "It is two minutes from Framingham, and the forms are the same.",
    "It is 25 minutes from Framingham, and the forms are the same.",
  ),
  onPage(
    "towns that nobody serves",
    "Our crews work in Worcester and Springfield after every storm.",
    "Our crews work in Newton and Westwood after every storm.",
  ),
  onPage(
    "a route through towns that nobody serves",
    "Worcester and Lowell are on our winter route.",
    "Waltham and Dedham are on our winter route.",
  ),
  onPage(
    "roofers of a town that nobody serves",
    "Looking for roofers in Lowell after a storm? Send the photo.",
    "Looking for roofers in Waltham after a storm? Send the photo.",
  ),
];

const said = (trap: string, to: string): Trap => ({ trap, file, from, to });

export const placeTraps: readonly Trap[] = [
  said("a true distance", "Dedham lies five miles north of Norwood, and the forms are the same."),
  said(
    "how far a quarry is",
    "The quarry for it lies thirty miles west of Norwood, and the forms are the same.",
  ),
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

export const pictureFaults: readonly Planted[] = [
  {
    fault: "a picture of a town with the name of a color",
    file: "images/house-tudor.yaml",
    from: "Tudor house of stucco",
    to: "Tudor house in Gray of stucco",
    mended: "Tudor house in gray of stucco",
    rule: "city/wrong-place",
  },
];
