import type { Edit } from "../../support/audit.ts";
import { both, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { strange } from "../corpus/cases-sameness.ts";
import { faultsIn, type Planted } from "./planted.ts";

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
  ...faultsIn(["flat-roofs.html", "gutters.html"], {
    "audit/other-document": { "the document of a service copied over that of another": copied(/[\s\S]*/) },
  }),
  ...faultsIn(["jobs/needham-ice-dams.html", "storm-damage.html"], {
    "audit/other-document": { "the document of a project copied over an article": copied(/[\s\S]*/) },
  }),
  ...faultsIn(["gutters.html", "storm-damage.html"], {
    "set/raw-dup": { "one long text on a service and on an article": inMain(strange(1, 9000)) },
  }),
  ...faultsIn(["gutters.html", "storm-damage.html", "the-firm.html"], {
    "set/raw-dup": { "one long text on three pages of three types": inMain(strange(1, 9000)) },
  }),
  ...faultsIn("gutters.html", {
    "title/same-search": {
      "a page for a search that a town page answers": withLabels("Newton roofing contractors"),
      "two services for one search": withLabels("Repairing slate roofs"),
    },
  }),
  ...faultsIn("storm-damage.html", {
    "title/same-search": {
      "the same with other words around it": withHeading("The best local roofers near Dedham"),
    },
  }),
  ...faultsIn("slate-roofs.html", {
    "title/same-search": {
      "the same on the page that stands behind the other": withLabels("Wood, aluminum and copper gutters"),
    },
  }),
];

const labels: readonly Planted[] = [
  ...faultsIn(["gutters.html", "ice-dams.html"], {
    "title/h1-agree": {
      "two services with the titles of each other": (html) =>
        html.includes("<h1>Ice") || /<h1[^>]*>Ice/.test(html)
          ? withTitle(`Copper, aluminum and wood gutters | ${firm}`)(html)
          : withTitle(`Ice dams: cause, cure, first aid | ${firm}`)(html),
    },
  }),
  ...faultsIn("gutters.html", {
    "title/h1-agree": {
      "a title about another service": withTitle(`Flat roofs on triple-deckers, done | ${firm}`),
    },
    "desc/of-another": {
      "a description that is the beginning of another's": withMeta(
        "description",
        "Rubber roofs on triple-deckers, dormers and shops: why ponds form, what a core shows.",
      ),
      "a description about another service, in words of its own": withMeta(
        "description",
        "A slate roof repair costs less than most people fear: single stones are hung anew within a day.",
      ),
    },
  }),
  ...faultsIn(["jobs/needham-ice-dams.html", "storm-damage.html"], {
    "title/number": {
      "titles told apart by a number": (html) =>
        withLabels(`A Needham job, number ${html.includes("nor'easter, what to do") ? 2 : 1}`)(html),
    },
  }),
  {
    fault: "title and description in each other's place",
    file: "pages/ice-dams.yaml",
    from: iceLabels,
    to: 'title: "Ice dams come from warm attics, not from shingles, and end with them."\ndescription: Ice dams, their cause and their cure\n',
    mended: iceLabels.replace("first aid", "first help"),
    rule: "title/swapped",
  },
  ...faultsIn(["gutters.html", "flat-roofs.html"], {
    "desc/of-another": {
      "descriptions exchanged": (html) =>
        withMeta(
          "description",
          html.includes(`"description" content="${gutterText}`) ? flatText : gutterText,
        )(html),
    },
  }),
];

const texts: readonly Planted[] = faultsIn("slate-roofs.html", {
  "text/thin": {
    "a service page with the first section alone": swap(
      /(<h1[^>]*>[^<]*<\/h1>)[\s\S]*<\/main>/,
      "$1<p>We repair slate roofs near Boston.</p></main>",
    ),
  },
});

export const faults: readonly Planted[] = [...pages, ...labels, ...texts];
