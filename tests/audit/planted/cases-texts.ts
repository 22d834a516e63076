import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";

const tesuque = "cities/santa-fe-county/tesuque.yaml";
const orchards = "Apple and apricot trees here are often older than the houses.";
const photos = "Your insurer asks for them, and so do we.";

/** The tree firm with a term that the answers of all its towns print. */
export function withTerm(data: DataFolder): void {
  data.write("audit.yaml", "text:\n  minWords: 5\n");
  data.edit(
    "business.yaml",
    "  deposit: no deposit\n",
    "  deposit: no deposit\n  ahead: two to three weeks\n",
  );
  for (const [town, start] of [
    ["rio-arriba-county/espanola", "Not from the city"],
    ["santa-fe-county/eldorado", "The community association"],
    ["santa-fe-county/santa-fe", "Trees on your own land"],
    ["santa-fe-county/tesuque", "Not for a tree"],
  ] as const)
    data.edit(`cities/${town}.yaml`, start, `Book {ahead} before the day. ${start}`);
}

const inTown = (rule: string, fault: string, from: string, to: string, mended: string): Planted => ({
  rule,
  fault,
  file: tesuque,
  from,
  to,
  mended,
});

export const textFaults: readonly Planted[] = [
  inTown(
    "city/odd-answer",
    "another term than all other towns",
    "Book {ahead} before",
    "Book four to five weeks before",
    "Book {ahead} before",
  ),
  inTown(
    "text/stuffing",
    "a phrase in every line of a text",
    orchards,
    "For tree care in Tesuque ask our Tesuque tree care crew, because tree care is what Tesuque tree care people do.",
    "For your orchard in Tesuque ask our crew, because old trees are what they know.",
  ),
  inTown(
    "text/stuffing",
    "two words that change places in every line",
    orchards,
    "Looking for orchard pruning? Our pruning orchard experts know orchard pruning like no other orchard pruning firm.",
    "Looking for somebody with a ladder? We know orchards like no other firm.",
  ),
  inTown(
    "text/unfinished",
    "a paragraph that breaks off",
    "before the buds swell.",
    "before the",
    "before the first buds swell.",
  ),
  {
    fault: "a description that breaks off",
    file: "pages/gallery.yaml",
    from: "Tap a picture to see\n  it large.",
    to: "Tap a picture to see\n  it before",
    mended: "Tap a picture to see\n  it well.",
    rule: "text/unfinished",
  },
  {
    fault: "a title without the name of the firm",
    file: "pages/gallery.yaml",
    from: "title: Trees we know by name | {businessName}",
    to: "title: Trees that we all know by name",
    mended: "title: Trees that we all know by name | {businessName}",
    rule: "title/brand-missing",
  },
  {
    fault: "the title of another page in another order",
    file: "pages/removal.yaml",
    from: "title: Tree removal and stumps",
    to: "title: Santa Fe tree pruning",
    mended: "title: Removal of trees and stumps",
    rule: "title/h1-agree",
  },
  {
    fault: "a main heading that says one word again and again",
    file: "pages/pruning.yaml",
    from: "heading: Tree pruning at 7,000 feet",
    to: "heading: Tree pruning, pruning trees and tree pruners",
    mended: "heading: Tree pruning at seven thousand feet",
    rule: "title/repetition",
  },
  {
    fault: "another year of foundation in two words",
    file: "pages/home.yaml",
    from: "- Since {founded}",
    to: "- Established in 1993",
    mended: "- Established in {founded}",
    rule: "biz/claims",
  },
  {
    fault: "texts to the number of the office",
    file: "pages/storm-damage.yaml",
    from: photos,
    to: "Text them to 505-555-0140.",
    mended: "Text them to {textPhone}.",
    rule: "biz/nap",
  },
];

const said = (trap: string, file: string, from: string, to: string): Trap => ({ trap, file, from, to });

export const textTraps: readonly Trap[] = [
  said(
    "another time that is no term",
    tesuque,
    "Book {ahead} before the day.",
    "The lane closes for two days.",
  ),
  said(
    "a subject that a text has to name",
    tesuque,
    orchards,
    "Apple trees, old apple trees and young apple trees all live here.",
  ),
  said(
    "a sentence that ends with a preposition",
    tesuque,
    "laid out for a mule.",
    "that only a mule is made for.",
  ),
  said(
    "a long title without the name of the firm",
    "pages/gallery.yaml",
    "title: Trees we know by name | {businessName}",
    "title: Trees we know by name, from cottonwood to piñon",
  ),
  said(
    "a call in place of a text",
    "pages/storm-damage.yaml",
    photos,
    "Text or call us at 505-555-0140 if you cannot.",
  ),
];

/** The dentists, of whose towns none has a page. */
export const townFaults: readonly Planted[] = [
  {
    fault: "the heading of another page with the town left out",
    file: "pages/new-patients.yaml",
    from: "heading: New patients and the first visit",
    to: "heading: Dental checkups and cleanings",
    mended: "heading: New patients and a first visit",
    rule: "title/same-search",
  },
  {
    fault: "another street for the house of the business",
    file: "offices/portland.yaml",
    from: "street: 14 Ropewalk Lane",
    to: "street: 41 Ropewalk Lane",
    mended: "street: 14 Ropewalk Lane\n",
    rule: "biz/nap",
  },
];

export const townTraps: readonly Trap[] = [
  said(
    "a second house in the same ZIP code with a phone of its own",
    "offices/portland.yaml",
    'street: 14 Ropewalk Lane\nlocality: Portland\nregion: ME\npostalCode: "04101"\ncoordinates:\n  latitude: 43.6606\n  longitude: -70.2589\nphone: 207-555-0150',
    'street: 9 Cotton Street\nlocality: Portland\nregion: ME\npostalCode: "04101"\ncoordinates:\n  latitude: 43.6606\n  longitude: -70.2589\nphone: 207-555-0155',
  ),
];
