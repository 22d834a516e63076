import type { DataFolder } from "../../support/data-folder.ts";
import { faultsInText, type Planted, type Trap } from "./planted.ts";

const event = "events/fruit-tree-morning.yaml";
const offer = "offers/winter-elms.yaml";
const climber = "jobs/climber.yaml";
const free = "Bring gloves and a hat. It is free, and we stop at twenty people.";
const terms = "One tree at one address, within 20 miles of Santa Fe.";
const drought =
  "Drought opened the door to bark beetles here in the early 2000s, and whole hillsides of piñon turned brown. The ones that lived through it are worth a deep watering once a month, winter included.";
const elms =
  "Siberian elms came as shade trees and seeded themselves into every crack on the Eastside. Their limbs grow long, brittle and heavy toward the light, which is usually over a parapet. We shorten them in winter, when the leaves are off and elm leaf beetles are asleep, and we pull seedlings from the foot of the wall while a hand can still do it.";
const orchards =
  "Apple and apricot trees here are often older than the houses. We prune them in late winter, lower than you might\n      think, so that the fruit can be reached from the ground. Our small chipper fits the lanes; the big one stays in\n      town.";
const weeks = "You climb three or four days a week";

/** The tree firm with the picture of one of its towns named in its alt text. */
export function withNamedPicture(data: DataFolder): void {
  // Counts of words would make every change of a text a finding of its own.
  data.write("audit.yaml", "text:\n  minWords: 5\n");
  data.edit("images/adobe-cottonwood.yaml", "an adobe house at dusk", "an adobe house in Santa Fe at dusk");
}

export const recordFaults: readonly Planted[] = [
  ...faultsInText("biz/own-fields", event, free, {
    "an event a week later in its text": "Come on Saturday, February [27 → 20], with gloves and a hat.",
    "an event on another day of the week": "Come on [Sunday → Saturday], February 20, with gloves and a hat.",
    "an event on another day of the week, without its date": "We meet on [Sunday → Saturday] at 10 AM.",
    "an event in another year": "We meet February 20, [2028 → 2027], with gloves and a hat.",
    "an event that begins before it does": "We begin at [8:30 → 10] a.m. sharp, with gloves and a hat.",
  }),
  ...faultsInText("biz/own-fields", offer, terms, {
    "an offer that ends later in its terms": "Until [March 31 → February 15], one tree at one address.",
    "an offer that begins earlier in its terms": "Starting November [1 → 15], one tree at one address.",
    "another price in the terms": "One tree at one address costs [$420 → $480].",
  }),
  ...faultsInText("biz/own-fields", climber, weeks, {
    "more pay in the text of a job": "You earn [$45 → $30] an hour for three or four days a week",
    "another last day to apply":
      "Apply by [February 15 → January 31], 2027. You climb three or four days a week",
  }),
  ...faultsInText("biz/before-founding", "team/marisol-pena.yaml", "since: 2003", {
    "somebody who joined before there was a firm": "since: [1997 → 2004]",
  }),
  ...faultsInText("biz/before-founding", "reviews/casa-solana.yaml", "date: 2026-03-18", {
    "a review from before there was a firm": "date: [2001-03-18 → 2026-03-19]",
  }),
  ...faultsInText(
    "biz/copied-review",
    "reviews/eldorado-junipers.yaml",
    "Two days, forty junipers, and the view is back. The wind took one chip pile before they could, that is the only complaint.",
    {
      "one review under two names":
        "[They talked us out of cutting the old elm, pruned it instead and left the patio cleaner than they found it! → Two days, forty junipers, and the view is back.]",
    },
  ),
  ...faultsInText("biz/claims", "pages/about.yaml", "A small crew, the same one every time,", {
    "more years than the firm has, in other words":
      "We have climbed here for [three → two] decades, a small crew, the same one every time,",
    "more years of experience than the firm has":
      "A small crew with [40 → 20] years of experience, the same one every time,",
  }),
  ...faultsInText("index/kept-out", "pages/pruning.yaml", "breadcrumb: Pruning\n", {
    "a service kept out of search engines": "noindex: [true → false]\nbreadcrumb: Pruning\n",
  }),
  ...faultsInText("index/kept-out", "pages/place.yaml", "type: city\n", {
    "all towns kept out of search engines": "type: city\nnoindex: [true → false]\n",
  }),
  ...faultsInText("heading/repeated", "pages/removal.yaml", "heading: How it comes down", {
    "a heading that stands twice": "heading: [When a tree has to go → How it comes down in pieces]",
  }),
  ...faultsInText("heading/repeated", "pages/removal.yaml", "title: Rake and blower", {
    "the same step twice": "title: [The stump → Rake and broom]",
  }),
  ...faultsInText(
    "city/wrong-place",
    "images/driveway-trees.yaml",
    "a house with a blue door at its far end",
    {
      "a picture that names another town": "a house in [Española → Tesuque] at its far end",
      "a picture of a neighborhood of another town": "a house in [Casa Solana → Tesuque] at its far end",
    },
  ),
  ...faultsInText("city/wrong-place", "cities/santa-fe-county/tesuque.yaml", "picture: driveway-trees", {
    "the picture of another town": "picture: [adobe-cottonwood → cottonwood]",
  }),
  ...faultsInText(
    "text/copied",
    "cities/santa-fe-county/tesuque.yaml",
    "Not for a tree in your own orchard. For one on the lane or the ditch, ask whoever keeps it first.",
    {
      "an answer that was copied from another town":
        "[The community association reviews some clearing. Send us its form with your photos, and we write down what we plan to take → Not for a tree in your orchard. For one on the lane or the ditch, ask whoever keeps it first].",
    },
  ),
  {
    fault: "a text that another town wrote of its own places",
    file: "cities/santa-fe-county/tesuque.yaml",
    from: orchards,
    to: elms,
    mended: "The old pears along the river are thinned by hand, because a saw tears their spurs.",
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
  said(
    "another day of the week on which something else is",
    event,
    free,
    "The park is busy on Sunday. We meet on Sunday if Saturday is wet. Start your own pruning on Monday, when the saws are dry.",
  ),
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
