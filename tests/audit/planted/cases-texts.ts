import type { DataFolder } from "../../support/data-folder.ts";
import { faultsInText, type Planted, type Trap } from "./planted.ts";

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

const about = "pages/about.yaml";

function withAdvice(advice: string, ...place: [file: string, from: string, texts: Record<string, string>]) {
  return faultsInText("biz/nap", ...place).map((fault) => ({ ...fault, advice }));
}

export const textFaults: readonly Planted[] = [
  ...faultsInText("city/odd-answer", tesuque, "Book {ahead} before", {
    "another term than all other towns": "Book [four to five weeks → {ahead}] before",
  }),
  ...faultsInText(
    "city/odd-answer",
    tesuque,
    "Late February into March for the orchards, before the buds swell.\n  permit: >-\n    Book {ahead} before the day. Not for",
    {
      "the answer to another question":
        "[Book {ahead} before the day. Late → Late] February into March for the orchards, before the buds swell.\n  permit: >-\n    [Not → Book {ahead} before the day. Not] for",
    },
  ),
  ...faultsInText("text/stuffing", tesuque, orchards, {
    "a phrase in every line of a text":
      "For [tree care → your orchard] in Tesuque ask our [Tesuque tree care crew, because tree care is what Tesuque tree care people do → crew, because old trees are what they know].",
    "three words in every sentence":
      "Need [old orchard tree pruners near here? Our orchard tree pruners climb and rake. Neighbors ask our orchard tree pruners first because orchard tree pruners know frost → somebody with a ladder and a rake? We climb and rake. Neighbors ask us first because we know frost].",
    "two words that change places in every line":
      "Looking for [orchard pruning? Our pruning orchard experts know orchard pruning like no other orchard pruning firm → somebody with a ladder? We know orchards like no other firm].",
  }),
  ...faultsInText("text/unfinished", tesuque, "before the buds swell.", {
    "a paragraph that breaks off": "before [the → the first buds swell.]",
  }),
  ...faultsInText("text/unfinished", "pages/gallery.yaml", "Tap a picture to see\n  it large.", {
    "a description that breaks off": "Tap a picture to see\n  it [before → well.]",
  }),
  ...faultsInText(
    "title/brand-missing",
    "pages/gallery.yaml",
    "title: Trees we know by name | {businessName}",
    {
      "a title without the name of the firm":
        "title: Trees that we all know by [name → name | {businessName}]",
    },
  ),
  ...faultsInText("title/h1-agree", "pages/removal.yaml", "title: Tree removal and stumps", {
    "the title of another page in another order":
      "title: [Santa Fe tree pruning → Removal of trees and stumps]",
  }),
  ...faultsInText("title/repetition", "pages/pruning.yaml", "heading: Tree pruning at 7,000 feet", {
    "a main heading that says one word again and again":
      "heading: Tree [pruning, pruning trees and tree pruners → pruning at seven thousand feet]",
  }),
  ...faultsInText("biz/unserved-place", "pages/home.yaml", "Santa Fe, Tesuque, Eldorado", {
    "a town that is not served, in a list of those that are": "Santa Fe, [Taos → Tesuque], Eldorado",
  }),
  ...faultsInText("biz/unserved-place", "pages/removal.yaml", "Sometimes not.", {
    "the same, behind what we work on": "Removals in Santa Fe, [Taos → Tesuque], and Eldorado need a permit.",
  }),
  ...faultsInText("biz/claims", "pages/home.yaml", "- Since {founded}", {
    "another year of foundation in two words": "- Established in [1993 → {founded}]",
  }),
  ...faultsInText("biz/nap", "pages/storm-damage.yaml", photos, {
    "texts to the number of the office": "Text them to [505-555-0140 → {textPhone}].",
  }),
  ...withAdvice("Write {emergencyPhone}", about, "{emergencyPhone} is answered", {
    "two digits of a further number changed": "[505-555-0194 → {emergencyPhone}] is answered",
  }),
  ...withAdvice("Write {emergencyPhone}", about, "at any hour.", {
    "a number that is as near to all": "at any hour. On a house ring [505-555-0144 → {emergencyPhone}].",
  }),
  ...withAdvice("Write {email}", about, "at any hour.", {
    "a slip in the email address": "at any hour. Or write to [ofice@penaoneill.example → {email}].",
  }),
];

const said = (trap: string, file: string, from: string, to: string): Trap => ({ trap, file, from, to });

export const textTraps: readonly Trap[] = [
  said(
    "a town in a list where we do not work, or others do",
    "pages/removal.yaml",
    "Sometimes not.",
    "The mill buys logs in Santa Fe, Taos and Eldorado. We do not plant in Santa Fe, Taos and Tesuque. " +
      "Galleries in Santa Fe, Taos and Eldorado sell the bowls. The county keeps yards in Santa Fe, Taos and Eldorado. Elms grow in Santa Fe, Taos, Raton and Clovis. " +
      "Parks in Santa Fe, Taos and Eldorado have elms. Public schools and parks in Santa Fe, Taos and Tesuque plant ash. Customers came from Santa Fe, Taos and Eldorado.",
  ),
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
  ...faultsInText(
    "title/same-search",
    "pages/new-patients.yaml",
    "heading: New patients and the first visit",
    {
      "the heading of another page with the town left out":
        "heading: [Dental checkups and cleanings → New patients and a first visit]",
    },
  ),
  ...faultsInText("biz/nap", "offices/portland.yaml", "street: 14 Ropewalk Lane", {
    "another street for the house of the business": "street: [41 Ropewalk Lane → 14 Ropewalk Lane\n]",
  }),
];

export const townTraps: readonly Trap[] = [
  said(
    "a second house in the same ZIP code with a phone of its own",
    "offices/portland.yaml",
    'street: 14 Ropewalk Lane\nlocality: Portland\nregion: ME\npostalCode: "04101"\ncoordinates:\n  latitude: 43.6606\n  longitude: -70.2589\nphone: 207-555-0150',
    'street: 9 Cotton Street\nlocality: Portland\nregion: ME\npostalCode: "04101"\ncoordinates:\n  latitude: 43.6606\n  longitude: -70.2589\nphone: 207-555-0155',
  ),
];
