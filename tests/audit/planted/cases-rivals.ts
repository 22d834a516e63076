import type { Edit } from "../../support/audit.ts";
import { both, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { strange } from "../corpus/cases-sameness.ts";
import type { Planted, Trap } from "./planted.ts";

const firm = "Hobblebush Roofing";
const withHeading = (text: string) => swap(/(<h1[^>]*>)[^<]*/, `$1${text}`);
const withLabels = (text: string) => both(withTitle(`${text} | ${firm}`), withHeading(text));
const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const links = (...all: string[]) => inMain(`<p>${all.join(" and ")}</p>`);
const town = (name: string, county: string) => `/roofing/${county}-county/${name}`;
const main = /<main[\s\S]*<\/main>/;

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

/** Takes the links to a page out of the text of pages, and leaves their words. */
const unlinked =
  (path: string): Edit =>
  (html) =>
    html.replace(main, (text) =>
      text.replaceAll(new RegExp(`<a[^>]* href="${path}"[^>]*>([\\s\\S]*?)</a>`, "g"), "$1"),
    );

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

const graphs: readonly Planted[] = [
  {
    fault: "a service that menus alone link",
    dist: { in: "*", edit: unlinked("/gutters") },
    rule: "graph/contextual",
    path: "/gutters",
    says: "is linked in the text of 0 pages",
  },
  {
    fault: "a project that its list alone links",
    dist: {
      in: ["index.html", "roofing/middlesex-county/waltham.html", "flat-roofs.html"],
      edit: unlinked("/jobs/waltham-triple-decker"),
    },
    rule: "graph/contextual",
    path: "/jobs/waltham-triple-decker",
    says: "The one is /jobs",
  },
  {
    fault: "a project that no page links",
    dist: { in: "*", edit: unlinked("/jobs/waltham-triple-decker") },
    rule: "graph/orphan",
    path: "/jobs/waltham-triple-decker",
    says: "No page links",
  },
];

const anchors: readonly Planted[] = [
  {
    fault: "a link with the name of a town that leads to another town",
    dist: { in: "gutters.html", edit: links(link(town("dedham", "norfolk"), "Roofers in Newton")) },
    rule: "link/wrong-target",
    path: "/gutters",
    says: "what it names is /roofing/middlesex-county/newton",
  },
  {
    fault: "the same in the data",
    data: {
      file: "pages/home.yaml",
      from: "[Newton](/roofing/middlesex-county/newton)",
      to: "[Newton](/roofing/middlesex-county/waltham)",
      mended: "[Waltham](/roofing/middlesex-county/waltham)",
    },
    rule: "link/wrong-target",
    path: "/",
    says: 'The link "Newton" on / leads to /roofing/middlesex-county/waltham',
  },
  {
    fault: "a link with the name of a service that leads to another",
    dist: { in: "the-firm.html", edit: links(link("/ice-dams", "Gutters")) },
    rule: "link/wrong-target",
    path: "/the-firm",
    says: "what it names is /gutters",
  },
  {
    fault: "an entry of the menu that leads to another service, on all pages",
    dist: {
      in: "*",
      edit: (html) => html.replace(/(<header[\s\S]*?)href="\/gutters"/, '$1href="/ice-dams"'),
    },
    rule: "link/wrong-target",
    path: "/ask-for-a-quote",
    says: 'The link "Gutters"',
  },
  {
    fault: "two links of one page with one text",
    dist: { in: "the-firm.html", edit: links(link("/gutters", "Our work"), link("/ice-dams", "Our work")) },
    rule: "link/same-text",
    path: "/the-firm",
    says: 'Links that say "Our work" lead to different pages',
  },
  {
    fault: "the name of a service on a link to a project of its kind",
    dist: { in: "the-firm.html", edit: links(link("/jobs/waltham-triple-decker", "Flat roof")) },
    rule: "link/same-text",
    path: "/the-firm",
    says: "/jobs/waltham-triple-decker",
  },
  {
    fault: "one link four times in one text",
    dist: { in: "storm-damage.html", edit: links(...Array(4).fill(link("/ice-dams", "ice dam removal"))) },
    rule: "link/repeated",
    path: "/storm-damage",
    says: "links /ice-dams 4 times",
  },
  {
    fault: "a link that says nothing",
    dist: { in: "storm-damage.html", edit: links(link("/ice-dams", "click here")) },
    rule: "link/text",
    path: "/storm-damage",
    says: "click here",
  },
  {
    fault: "a picture that links and has no words",
    dist: {
      in: "storm-damage.html",
      edit: links(link("/ice-dams", '<img src="/favicon.png" alt="" width="48" height="48">')),
    },
    rule: "img/alt",
    path: "/storm-damage",
    says: "nothing to read",
  },
];

export const faults: readonly Planted[] = [...pages, ...labels, ...texts, ...graphs, ...anchors];

export const traps: readonly Trap[] = [
  {
    trap: "a link that says where its target lies from another town",
    dist: { in: "the-firm.html", edit: links(link(town("dedham", "norfolk"), "just south of Newton")) },
  },
  {
    trap: "a link to a town with more than its name",
    dist: { in: "the-firm.html", edit: links(link(town("dedham", "norfolk"), "what roofs in Dedham need")) },
  },
  {
    trap: "a link to a county with the name of a town in it",
    dist: {
      in: "the-firm.html",
      edit: links(link("/where-we-work/norfolk-county", "Dedham and its neighbors")),
    },
  },
  {
    trap: "one call on several pages, each to its own project",
    dist: {
      in: ["the-firm.html", "storm-damage.html"],
      edit: (html) =>
        links(
          link(
            `/jobs/${html.includes("nor'easter") ? "needham-ice-dams" : "newtonville-slate"}`,
            "See the job",
          ),
        )(html),
    },
  },
  {
    trap: "two links of one page with one text to one page",
    dist: {
      in: "the-firm.html",
      edit: links(link("/gutters", "Our gutters"), link("/gutters", "Our gutters")),
    },
  },
  {
    trap: "descriptions that begin with the same few words",
    dist: {
      in: ["gutters.html", "ice-dams.html"],
      edit: (html) =>
        withMeta(
          "description",
          /<h1[^>]*>Ice/.test(html)
            ? "Hobblebush Roofing explains why ice dams form at the eaves, and how a warm attic and a cold roof end them."
            : "Hobblebush Roofing explains which gutters suit a house in New England, copper, aluminum or fir, and how to keep them.",
        )(html),
    },
  },
  {
    trap: "a paragraph that two pages share",
    dist: { in: ["gutters.html", "storm-damage.html"], edit: inMain(strange(1, 60)) },
  },
  {
    trap: "a heading within a page that names a service and a town",
    dist: { in: "gutters.html", edit: inMain("<h2>Roofers in Newton</h2>") },
  },
];
