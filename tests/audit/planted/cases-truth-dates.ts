import { inMain, swap, withMeta } from "../../support/audit-edits.ts";
import { withNode } from "../../support/audit-graph.ts";
import { faultsIn, faultsInText, type Planted, type Trap } from "./planted.ts";
import { maple, permits, record } from "./truth-cases.ts";

const written = (fault: string, rule: string, html: string): Planted => ({
  fault,
  in: maple,
  edit: inMain(`<p>${html}</p>`),
  rule,
});

/** Facts past their day. */
export const dates: readonly Planted[] = [
  written("an offer that ended", "biz/past-date", "The free tarp is valid until March 3, 2026."),
  written("a change in the future, in words", "text/date", "Last updated: March 3, 2099."),
  ...faultsInText("biz/past-date", record, permits, {
    "a special of a past winter": "Ask for our [Winter 2024 → winter] special.",
    "prices of a past year": "These are the [2023 prices → prices of now].",
  }),
  ...faultsIn("snow-and-roofs.html", {
    "biz/past-date": {
      "a change in the future": withNode("BlogPosting", { dateModified: "2031-03-12T08:00:00-06:00" }),
    },
  }),
  ...faultsInText("biz/past-date", "business.yaml", "  number: SL-0042\n", {
    "a license that expired": "  number: SL-0042\n    validThrough: [2025-06-30 → 2039-06-30]\n",
  }),
  ...faultsIn(maple, { "biz/claims": { "another year of copyright": swap("© 2024", "© 2019") } }),
];

/** A good build of the fixture has an old year, too: here another year. */
export const copyrightYears: readonly Planted[] = faultsInText(
  "biz/copyright-year",
  "business.yaml",
  "copyrightYear: 2024",
  {
    "the year of copyright is not this year": "copyrightYear: [2025 → 2024]",
  },
);

/** Numbers to call that are not ours. */
export const numbers: readonly Planted[] = [
  written("a number of somebody else", "biz/nap", "Or ring (952) 555-0144."),
  written("a wrong number with points", "biz/nap", "Or ring 612.555.0109."),
  written("a wrong number in words", "biz/nap", "Ring six one two, five five five, oh one oh nine."),
  written("a number in letters", "biz/nap", "Ring 1-800-555-ROOF."),
  ...faultsInText("biz/nap", record, permits, {
    "a number of nobody in a text of the data": "Call [507-334-2290 → {phone}] for a visit.",
  }),
  ...faultsIn("about.html", {
    "biz/nap": {
      "a wrong number in a link preview": withMeta(
        "og:description",
        "Roofs around Eagle Lake: ring 612-555-0109.",
      ),
    },
  }),
];

const said = (trap: string, to: string): Trap => ({ trap, file: record, from: permits, to });

export const dateTraps: readonly Trap[] = [
  said("a number of nobody in particular", "If you smell gas, call 507-334-2290."),
  said("a day of history", "The mill ran until March 3, 2015, and its clerk stamped our permits."),
  said("a rule in force", "As of 2020 the city code asks for a permit for more than one square."),
  said("a year of building", "The subdivision by the school was built in spring 2019."),
  said("an offer to come", "The free permit check is valid until March 3, 2031."),
  said("the own number with points", "Ring 612.555.0100 for the permit."),
  said("the own number in words", "Ring six one two, five five five, oh one oh oh."),
  said("a number of an office", "The clerk at Town Hall answers at 763-555-0142."),
];
