import { inMain, swap, withMeta } from "../../support/audit-edits.ts";
import { withNode } from "../../support/audit-graph.ts";
import type { Planted, Trap } from "./planted.ts";
import { inText, maple, permits, record } from "./truth-cases.ts";

const written = (fault: string, rule: string, html: string): Planted => ({
  fault,
  in: maple,
  edit: inMain(`<p>${html}</p>`),
  rule,
});

/** Facts past their day. */
export const dates: readonly Planted[] = [
  written("an offer that ended", "biz/past-date", "The free tarp is valid until March 3, 2026."),
  inText(
    "a special of a past winter",
    "biz/past-date",
    "Ask for our Winter 2024 special.",
    "Ask for our winter special.",
  ),
  inText(
    "prices of a past year",
    "biz/past-date",
    "These are the 2023 prices.",
    "These are the prices of now.",
  ),
  {
    fault: "a change in the future",
    in: "snow-and-roofs.html",
    edit: withNode("BlogPosting", { dateModified: "2031-03-12T08:00:00-06:00" }),
    rule: "biz/past-date",
  },
  {
    fault: "a license that expired",
    file: "business.yaml",
    from: "  number: SL-0042\n",
    to: "  number: SL-0042\n    validThrough: 2025-06-30\n",
    mended: "  number: SL-0042\n    validThrough: 2039-06-30\n",
    rule: "biz/past-date",
  },
  { fault: "another year of copyright", in: maple, edit: swap("© 2024", "© 2019"), rule: "biz/claims" },
];

/** A good build of the fixture has an old year, too: here another year. */
export const copyrightYears: readonly Planted[] = [
  {
    fault: "the year of copyright is not this year",
    file: "business.yaml",
    from: "copyrightYear: 2024",
    to: "copyrightYear: 2025",
    mended: "copyrightYear: 2024",
    rule: "biz/copyright-year",
  },
];

/** Numbers to call that are not ours. */
export const numbers: readonly Planted[] = [
  written("a number of somebody else", "biz/nap", "Or ring (952) 555-0144."),
  written("a wrong number with points", "biz/nap", "Or ring 612.555.0109."),
  written("a wrong number in words", "biz/nap", "Ring six one two, five five five, oh one oh nine."),
  written("a number in letters", "biz/nap", "Ring 1-800-555-ROOF."),
  inText(
    "a number of nobody in a text of the data",
    "biz/nap",
    "Call 507-334-2290 for a visit.",
    "Call {phone} for a visit.",
  ),
  {
    fault: "a wrong number in a link preview",
    in: "about.html",
    edit: withMeta("og:description", "Roofs around Eagle Lake: ring 612-555-0109."),
    rule: "biz/nap",
  },
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
