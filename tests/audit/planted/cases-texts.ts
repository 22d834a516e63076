import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";

const tesuque = "cities/santa-fe-county/tesuque.yaml";
const ofTesuque = "/tree-care/santa-fe-county/tesuque";
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

const inTown = (
  fault: string,
  from: string,
  to: string,
  mended: string,
  rest: Omit<Planted, "fault">,
): Planted => ({
  ...rest,
  fault,
  data: { file: tesuque, from, to, mended },
  path: ofTesuque,
});

export const textFaults: readonly Planted[] = [
  inTown(
    "another term than all other towns",
    "Book {ahead} before",
    "Book four to five weeks before",
    "Book {ahead} before",
    {
      rule: "city/odd-answer",
      says: 'says "four to five weeks"',
    },
  ),
  inTown(
    "a phrase in every line of a text",
    orchards,
    "For tree care in Tesuque ask our Tesuque tree care crew, because tree care is what Tesuque tree care people do.",
    "For your orchard in Tesuque ask our crew, because old trees are what they know.",
    { rule: "text/stuffing", says: /says "tree care" 4 times in a few lines/ },
  ),
  inTown(
    "two words that change places in every line",
    orchards,
    "Looking for orchard pruning? Our pruning orchard experts know orchard pruning like no other orchard pruning firm.",
    "Looking for somebody with a ladder? We know orchards like no other firm.",
    { rule: "text/stuffing", says: /says "orchard pruning" [45] times/ },
  ),
  inTown(
    "a paragraph that breaks off",
    "before the buds swell.",
    "before the",
    "before the first buds swell.",
    {
      rule: "text/unfinished",
      says: 'breaks off after "',
    },
  ),
  {
    fault: "a description that breaks off",
    data: {
      file: "pages/gallery.yaml",
      from: "Tap a picture to see\n  it large.",
      to: "Tap a picture to see\n  it before",
      mended: "Tap a picture to see\n  it well.",
    },
    rule: "text/unfinished",
    path: "/gallery",
    says: /^The description of \/gallery breaks off after ".*to see it before"/,
    at: { file: "pages/gallery.yaml", words: "Cottonwoods, elms" },
  },
  {
    fault: "a title without the name of the firm",
    data: {
      file: "pages/gallery.yaml",
      from: "title: Trees we know by name | {businessName}",
      to: "title: Trees that we all know by name",
      mended: "title: Trees that we all know by name | {businessName}",
    },
    rule: "title/brand-missing",
    path: "/gallery",
    says: `does not end with "Peña & O'Neill Tree Care" as the others do`,
  },
  {
    fault: "the title of another page in another order",
    data: {
      file: "pages/removal.yaml",
      from: "title: Tree removal and stumps",
      to: "title: Santa Fe tree pruning",
      mended: "title: Removal of trees and stumps",
    },
    rule: "title/h1-agree",
    path: "/removal",
    says: "the title speaks of /pruning",
  },
  {
    fault: "a main heading that says one word again and again",
    data: {
      file: "pages/pruning.yaml",
      from: "heading: Tree pruning at 7,000 feet",
      to: "heading: Tree pruning, pruning trees and tree pruners",
      mended: "heading: Tree pruning at seven thousand feet",
    },
    rule: "title/repetition",
    path: "/pruning",
    says: /^The main heading of \/pruning has 3 words like/,
  },
  {
    fault: "another year of foundation in two words",
    data: {
      file: "pages/home.yaml",
      from: "- Since {founded}",
      to: "- Established in 1993",
      mended: "- Established in {founded}",
    },
    rule: "biz/claims",
    path: "/",
    says: 'says "Established in 1993", but the data says "2003"',
  },
  {
    fault: "texts to the number of the office",
    data: {
      file: "pages/storm-damage.yaml",
      from: photos,
      to: "Text them to 505-555-0140.",
      mended: "Text them to {textPhone}.",
    },
    rule: "biz/nap",
    path: "/storm-damage",
    says: "asks for texts to 505-555-0140, which takes calls; for texts the data says 505-555-0141",
  },
];

const said = (trap: string, file: string, from: string, to: string): Trap => ({
  trap,
  data: { file, from, to },
});

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
    data: {
      file: "pages/new-patients.yaml",
      from: "heading: New patients and the first visit",
      to: "heading: Dental checkups and cleanings",
      mended: "heading: New patients and a first visit",
    },
    rule: "title/same-search",
    path: "/new-patients",
    says: "/checkups",
    also: ["title/h1-agree"],
  },
  {
    fault: "another street for the house of the business",
    data: {
      file: "offices/portland.yaml",
      from: "street: 14 Ropewalk Lane",
      to: "street: 41 Ropewalk Lane",
      mended: "street: 14 Ropewalk Lane\n",
    },
    rule: "biz/nap",
    says: "The address of Portland office is 41 Ropewalk Lane, but business.yaml says 14 Ropewalk Lane",
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
