import type { Edit } from "../../support/audit.ts";
import { both, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { strange } from "../corpus/cases-sameness.ts";
import type { Planted } from "./planted.ts";

const firm = "Hobblebush Roofing";
const withHeading = (text: string) => swap(/(<h1[^>]*>)[^<]*/, `$1${text}`);
const withLabels = (text: string) => both(withTitle(`${text} | ${firm}`), withHeading(text));

/** The second of two files takes a part of the first; the first of them takes one of the second too where they are exchanged. */
function copied(part: RegExp): Edit {
  let first: string | undefined;
  return (html) => {
    const own = part.exec(html)?.[0] ?? "";
    const copy = first;
    first = copy === undefined ? own : undefined;
    return copy === undefined ? html : html.replace(part, () => copy);
  };
}

const iceLabels = `title: "Ice dams: cause, cure, first aid | {businessName}"
description: >-
  Ice dams come from warm attics, not from bad shingles. What to do while water drips, what cures the cause, and what
  the ice barrier is for.
`;
const gutterText =
  "Which gutter suits which New England house, how large it has to be, where the water should go, and what wood gutters ask of their owners.";
const flatText =
  "Rubber roofs on triple-deckers, dormers and shops: why ponds form, what a core shows, how the edge is made, and how long a membrane lasts.";

const pages: readonly Planted[] = [
  {
    fault: "the document of a service copied over that of another",
    in: ["flat-roofs.html", "gutters.html"],
    edit: copied(/[\s\S]*/),
    rule: "audit/other-document",
  },
  {
    fault: "the document of a project copied over an article",
    in: ["jobs/needham-ice-dams.html", "storm-damage.html"],
    edit: copied(/[\s\S]*/),
    rule: "audit/other-document",
  },
  {
    fault: "one long text on a service and on an article",
    in: ["gutters.html", "storm-damage.html"],
    edit: inMain(strange(1, 9000)),
    rule: "set/raw-dup",
  },
  {
    fault: "one long text on three pages of three types",
    in: ["gutters.html", "storm-damage.html", "the-firm.html"],
    edit: inMain(strange(1, 9000)),
    rule: "set/raw-dup",
  },
  {
    fault: "a page for a search that a town page answers",
    in: "gutters.html",
    edit: withLabels("Newton roofing contractors"),
    rule: "title/same-search",
  },
  {
    fault: "the same with other words around it",
    in: "storm-damage.html",
    edit: withHeading("The best local roofers near Dedham"),
    rule: "title/same-search",
  },
  {
    fault: "two services for one search",
    in: "gutters.html",
    edit: withLabels("Repairing slate roofs"),
    rule: "title/same-search",
  },
  {
    fault: "the same on the page that stands behind the other",
    in: "slate-roofs.html",
    edit: withLabels("Wood, aluminum and copper gutters"),
    rule: "title/same-search",
  },
];

const labels: readonly Planted[] = [
  {
    fault: "two services with the titles of each other",
    in: ["gutters.html", "ice-dams.html"],
    edit: (html) =>
      html.includes("<h1>Ice") || /<h1[^>]*>Ice/.test(html)
        ? withTitle(`Copper, aluminum and wood gutters | ${firm}`)(html)
        : withTitle(`Ice dams: cause, cure, first aid | ${firm}`)(html),
    rule: "title/h1-agree",
  },
  {
    fault: "a title about another service",
    in: "gutters.html",
    edit: withTitle(`Flat roofs on triple-deckers, done | ${firm}`),
    rule: "title/h1-agree",
  },
  {
    fault: "titles told apart by a number",
    in: ["jobs/needham-ice-dams.html", "storm-damage.html"],
    edit: (html) =>
      withLabels(`A Needham job, number ${html.includes("nor'easter, what to do") ? 2 : 1}`)(html),
    rule: "title/number",
  },
  {
    fault: "title and description in each other's place",
    file: "pages/ice-dams.yaml",
    from: iceLabels,
    to: 'title: "Ice dams come from warm attics, not from shingles, and end with them."\ndescription: Ice dams, their cause and their cure\n',
    mended: iceLabels.replace("first aid", "first help"),
    rule: "title/swapped",
  },
  {
    fault: "descriptions exchanged",
    in: ["gutters.html", "flat-roofs.html"],
    edit: (html) =>
      withMeta(
        "description",
        html.includes(`"description" content="${gutterText}`) ? flatText : gutterText,
      )(html),
    rule: "desc/of-another",
  },
  {
    fault: "a description that is the beginning of another's",
    in: "gutters.html",
    edit: withMeta(
      "description",
      "Rubber roofs on triple-deckers, dormers and shops: why ponds form, what a core shows.",
    ),
    rule: "desc/of-another",
  },
  {
    fault: "a description about another service, in words of its own",
    in: "gutters.html",
    edit: withMeta(
      "description",
      "A slate roof repair costs less than most people fear: single stones are hung anew within a day.",
    ),
    rule: "desc/of-another",
  },
];

const texts: readonly Planted[] = [
  {
    fault: "a service page with the first section alone",
    in: "slate-roofs.html",
    edit: swap(/(<h1[^>]*>[^<]*<\/h1>)[\s\S]*<\/main>/, "$1<p>We repair slate roofs near Boston.</p></main>"),
    rule: "text/thin",
  },
];

export const faults: readonly Planted[] = [...pages, ...labels, ...texts];
