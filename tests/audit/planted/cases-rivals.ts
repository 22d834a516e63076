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
    dist: { in: ["flat-roofs.html", "gutters.html"], edit: copied(/[\s\S]*/) },
    rule: "audit/other-document",
    path: "/gutters",
    says: "is that of /flat-roofs",
  },
  {
    fault: "the document of a project copied over an article",
    dist: { in: ["jobs/needham-ice-dams.html", "storm-damage.html"], edit: copied(/[\s\S]*/) },
    rule: "audit/other-document",
    path: "/storm-damage",
    says: "is that of /jobs/needham-ice-dams",
  },
  {
    fault: "one long text on a service and on an article",
    dist: { in: ["gutters.html", "storm-damage.html"], edit: inMain(strange(1, 9000)) },
    rule: "set/raw-dup",
    path: "/storm-damage",
    says: /^\/gutters and \/storm-damage are 9\d % the same\.$/,
  },
  {
    fault: "one long text on three pages of three types",
    dist: { in: ["gutters.html", "storm-damage.html", "the-firm.html"], edit: inMain(strange(1, 9000)) },
    rule: "set/raw-dup",
    path: "/storm-damage",
    says: "and 1 more",
    others: 2,
  },
  {
    fault: "a page for a search that a town page answers",
    dist: { in: "gutters.html", edit: withLabels("Newton roofing contractors") },
    rule: "title/same-search",
    path: "/gutters",
    says: "/roofing/middlesex-county/newton",
    also: ["canon/js-stable", "ld/visible"],
  },
  {
    fault: "the same with other words around it",
    dist: { in: "storm-damage.html", edit: withHeading("The best local roofers near Dedham") },
    rule: "title/same-search",
    path: "/storm-damage",
    says: "/roofing/norfolk-county/dedham",
    also: ["ld/visible", "title/h1-agree"],
  },
  {
    fault: "two services for one search",
    dist: { in: "gutters.html", edit: withLabels("Repairing slate roofs") },
    rule: "title/same-search",
    path: "/gutters",
    says: "/slate-roofs",
    also: ["canon/js-stable", "ld/visible", "title/length"],
  },
  {
    fault: "the same on the page that stands behind the other",
    dist: { in: "slate-roofs.html", edit: withLabels("Wood, aluminum and copper gutters") },
    rule: "title/same-search",
    path: "/slate-roofs",
    says: "/gutters",
    also: ["canon/js-stable", "ld/visible", "title/length"],
  },
];

const labels: readonly Planted[] = [
  {
    fault: "two services with the titles of each other",
    dist: {
      in: ["gutters.html", "ice-dams.html"],
      edit: (html) =>
        html.includes("<h1>Ice") || /<h1[^>]*>Ice/.test(html)
          ? withTitle(`Copper, aluminum and wood gutters | ${firm}`)(html)
          : withTitle(`Ice dams: cause, cure, first aid | ${firm}`)(html),
    },
    rule: "title/h1-agree",
    path: "/gutters",
    says: "The titles of /gutters and /ice-dams are swapped",
    also: ["canon/js-stable"],
  },
  {
    fault: "a title about another service",
    dist: { in: "gutters.html", edit: withTitle(`Flat roofs on triple-deckers, done | ${firm}`) },
    rule: "title/h1-agree",
    path: "/gutters",
    says: "the title speaks of /flat-roofs",
    also: ["canon/js-stable"],
  },
  {
    fault: "titles told apart by a number",
    dist: {
      in: ["jobs/needham-ice-dams.html", "storm-damage.html"],
      edit: (html) =>
        withLabels(`A Needham job, number ${html.includes("nor'easter, what to do") ? 2 : 1}`)(html),
    },
    rule: "title/number",
    path: "/jobs/needham-ice-dams",
    says: "differ in a number only",
    also: ["canon/js-stable", "ld/visible", "title/length"],
  },
  {
    fault: "title and description in each other's place",
    data: {
      file: "pages/ice-dams.yaml",
      from: iceLabels,
      to: 'title: "Ice dams come from warm attics, not from shingles, and end with them."\ndescription: Ice dams, their cause and their cure\n',
      mended: iceLabels.replace("first aid", "first help"),
    },
    rule: "title/swapped",
    path: "/ice-dams",
    says: "are swapped",
  },
  {
    fault: "descriptions exchanged",
    dist: {
      in: ["gutters.html", "flat-roofs.html"],
      edit: (html) =>
        withMeta(
          "description",
          html.includes(`"description" content="${gutterText}`) ? flatText : gutterText,
        )(html),
    },
    rule: "desc/of-another",
    path: "/flat-roofs",
    says: "is that of /gutters",
    also: ["ld/visible", "ld/record"],
  },
  {
    fault: "a description that is the beginning of another's",
    dist: {
      in: "gutters.html",
      edit: withMeta(
        "description",
        "Rubber roofs on triple-deckers, dormers and shops: why ponds form, what a core shows.",
      ),
    },
    rule: "desc/of-another",
    path: "/gutters",
    says: "is the beginning of that of /flat-roofs",
  },
  {
    fault: "a description about another service, in words of its own",
    dist: {
      in: "gutters.html",
      edit: withMeta(
        "description",
        "A slate roof repair costs less than most people fear: single stones are hung anew within a day.",
      ),
    },
    rule: "desc/of-another",
    path: "/gutters",
    says: "speaks of /slate-roofs",
  },
];

const texts: readonly Planted[] = [
  {
    fault: "a service page with the first section alone",
    dist: {
      in: "slate-roofs.html",
      edit: swap(
        /(<h1[^>]*>[^<]*<\/h1>)[\s\S]*<\/main>/,
        "$1<p>We repair slate roofs near Boston.</p></main>",
      ),
    },
    rule: "text/thin",
    path: "/slate-roofs",
    says: "usually have",
    also: ["ld/visible", "heading/sequence-set"],
  },
];

export const faults: readonly Planted[] = [...pages, ...labels, ...texts];
