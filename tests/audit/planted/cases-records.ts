import type { DataFolder } from "../../support/data-folder.ts";
import type { Planted, Trap } from "./planted.ts";

const event = "events/fruit-tree-morning.yaml";
const offer = "offers/winter-elms.yaml";
const climber = "jobs/climber.yaml";
const free = "Bring gloves and a hat. It is free, and we stop at twenty people.";
const terms = "One tree at one address, within 20 miles of Santa Fe.";
const drought =
  "Drought opened the door to bark beetles here in the early 2000s, and whole hillsides of piñon turned brown. The ones that lived through it are worth a deep watering once a month, winter included.";
const weeks = "You climb three or four days a week";

/** The tree firm with the picture of one of its towns named in its alternative text. */
export function withNamedPicture(data: DataFolder): void {
  // Counts of words would make every change of a text a finding of its own.
  data.write("audit.yaml", "text:\n  minWords: 5\n");
  data.edit("images/adobe-cottonwood.yaml", "an adobe house at dusk", "an adobe house in Santa Fe at dusk");
}

const inEvent = (fault: string, to: string, mended: string): Planted => ({
  fault,
  file: event,
  from: free,
  to,
  mended,
  rule: "biz/own-fields",
});

const inOffer = (fault: string, to: string, mended: string): Planted => ({
  fault,
  file: offer,
  from: terms,
  to,
  mended,
  rule: "biz/own-fields",
});

const inJob = (fault: string, to: string, mended: string): Planted => ({
  fault,
  file: climber,
  from: weeks,
  to,
  mended,
  rule: "biz/own-fields",
});

export const recordFaults: readonly Planted[] = [
  inEvent(
    "an event a week later in its text",
    "Come on Saturday, February 27, with gloves and a hat.",
    "Come on Saturday, February 20, with gloves and a hat.",
  ),
  inEvent(
    "an event on another day of the week",
    "Come on Sunday, February 20, with gloves and a hat.",
    "Come on Saturday, February 20, with gloves and a hat.",
  ),
  inEvent(
    "an event in another year",
    "We meet February 20, 2028, with gloves and a hat.",
    "We meet February 20, 2027, with gloves and a hat.",
  ),
  inEvent(
    "an event that begins before it does",
    "We begin at 8:30 a.m. sharp, with gloves and a hat.",
    "We begin at 10 a.m. sharp, with gloves and a hat.",
  ),
  inOffer(
    "an offer that ends later in its terms",
    "Until March 31, one tree at one address.",
    "Until February 15, one tree at one address.",
  ),
  inOffer(
    "an offer that begins earlier in its terms",
    "Starting November 1, one tree at one address.",
    "Starting November 15, one tree at one address.",
  ),
  inOffer(
    "another price in the terms",
    "One tree at one address costs $420.",
    "One tree at one address costs $480.",
  ),
  inJob(
    "more pay in the text of a job",
    "You earn $45 an hour for three or four days a week",
    "You earn $30 an hour for three or four days a week",
  ),
  inJob(
    "another last day to apply",
    "Apply by February 15, 2027. You climb three or four days a week",
    "Apply by January 31, 2027. You climb three or four days a week",
  ),
  {
    fault: "somebody who joined before there was a firm",
    file: "team/marisol-pena.yaml",
    from: "since: 2003",
    to: "since: 1997",
    mended: "since: 2004",
    rule: "biz/before-founding",
  },
  {
    fault: "a review from before there was a firm",
    file: "reviews/casa-solana.yaml",
    from: "date: 2026-03-18",
    to: "date: 2001-03-18",
    mended: "date: 2026-03-19",
    rule: "biz/before-founding",
  },
  {
    fault: "one review under two names",
    file: "reviews/eldorado-junipers.yaml",
    from: "Two days, forty junipers, and the view is back. The wind took one chip pile before they could, that is the only complaint.",
    to: "They talked us out of cutting the old elm, pruned it instead and left the patio cleaner than they found it!",
    mended: "Two days, forty junipers, and the view is back.",
    rule: "biz/copied-review",
  },
  {
    fault: "more years than the firm has, in other words",
    file: "pages/about.yaml",
    from: "A small crew, the same one every time,",
    to: "We have climbed here for three decades, a small crew, the same one every time,",
    mended: "We have climbed here for two decades, a small crew, the same one every time,",
    rule: "biz/claims",
  },
  {
    fault: "more years of experience than the firm has",
    file: "pages/about.yaml",
    from: "A small crew, the same one every time,",
    to: "A small crew with 40 years of experience, the same one every time,",
    mended: "A small crew with 20 years of experience, the same one every time,",
    rule: "biz/claims",
  },
  {
    fault: "a service kept out of search engines",
    file: "pages/pruning.yaml",
    from: "breadcrumb: Pruning\n",
    to: "noindex: true\nbreadcrumb: Pruning\n",
    mended: "noindex: false\nbreadcrumb: Pruning\n",
    rule: "index/kept-out",
  },
  {
    fault: "all towns kept out of search engines",
    file: "pages/place.yaml",
    from: "type: city\n",
    to: "type: city\nnoindex: true\n",
    mended: "type: city\nnoindex: false\n",
    rule: "index/kept-out",
  },
  {
    fault: "a heading that stands twice",
    file: "pages/removal.yaml",
    from: "heading: How it comes down",
    to: "heading: When a tree has to go",
    mended: "heading: How it comes down in pieces",
    rule: "heading/repeated",
  },
  {
    fault: "the same step twice",
    file: "pages/removal.yaml",
    from: "title: Rake and blower",
    to: "title: The stump",
    mended: "title: Rake and broom",
    rule: "heading/repeated",
  },
  {
    fault: "a picture that names another town",
    file: "images/driveway-trees.yaml",
    from: "a house with a blue door at its far end",
    to: "a house in Española at its far end",
    mended: "a house in Tesuque at its far end",
    rule: "city/wrong-place",
  },
  {
    fault: "the picture of another town",
    file: "cities/santa-fe-county/tesuque.yaml",
    from: "picture: driveway-trees",
    to: "picture: adobe-cottonwood",
    mended: "picture: cottonwood",
    rule: "city/wrong-place",
  },
  {
    fault: "an answer that was copied from another town",
    file: "cities/santa-fe-county/tesuque.yaml",
    from: "Not for a tree in your own orchard. For one on the lane or the ditch, ask whoever keeps it first.",
    to: "The community association reviews some clearing. Send us its form with your photos, and we write down what we plan to take.",
    mended: "Not for a tree in your orchard. For one on the lane or the ditch, ask whoever keeps it first.",
    rule: "text/copied",
  },
  {
    fault: "the paragraph of another county",
    file: "counties/rio-arriba-county.yaml",
    from: "text:\n",
    to: `text:\n  - ${drought}\n`,
    mended: "text:\n  - The winters here are long, and a frozen ditch is the best road to a tree.\n",
    rule: "text/copied",
  },
];

const said = (trap: string, file: string, from: string, to: string): Trap => ({ trap, file, from, to });

export const recordTraps: readonly Trap[] = [
  said("a day to sign up for an event", event, free, "Sign up by February 13; bring gloves and a hat."),
  said("the last event", event, free, "Last year's took place on February 21, 2026, in snow."),
  said("the day of the event in short", event, free, "On Feb. 20, at 11 AM, there is tea. Bring gloves."),
  said("a second day of an event", event, free, "The next one is on March 27, and it is free."),
  said("a day for rain", event, free, "In rain we meet on February 21 instead."),
  said("two prices of an offer", offer, terms, "One tree costs $480, two at one address cost $900."),
  said(
    "somebody who climbed before there was a firm",
    "pages/about.yaml",
    "A small crew, the same one every time,",
    "Declan has 35 years of experience. A small crew, the same one every time,",
  ),
  said("what an offer saves", offer, terms, "You save $120 on each tree. One tree at one address."),
  said(
    "the first day of an offer",
    offer,
    terms,
    "From November 15 through February 15, one tree at one address.",
  ),
  said(
    "pay after a raise",
    climber,
    weeks,
    "After a year you earn $40 an hour, for three or four days a week",
  ),
  said(
    "pay by the day",
    climber,
    weeks,
    "A storm day brings $60 a day besides. You climb three or four days a week",
  ),
  said(
    "the years of all together",
    "pages/about.yaml",
    "A small crew, the same one every time,",
    "Together we have 60 years of experience, a small crew, the same one every time,",
  ),
  said(
    "years of trees",
    "pages/about.yaml",
    "A small crew, the same one every time,",
    "Some of our trees have stood for 90 years. A small crew, the same one every time,",
  ),
];
