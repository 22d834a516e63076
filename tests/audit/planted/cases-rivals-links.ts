import type { Edit } from "../../support/audit.ts";
import { inMain, withMeta } from "../../support/audit-edits.ts";
import { strange } from "../corpus/cases-sameness.ts";
import type { Planted, Trap } from "./planted.ts";

const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const links = (...all: string[]) => inMain(`<p>${all.join(" and ")}</p>`);
const town = (name: string, county: string) => `/roofing/${county}-county/${name}`;
const main = /<main[\s\S]*<\/main>/;

/** Takes the links to a page out of the text of pages, and leaves their words. */
const unlinked =
  (path: string): Edit =>
  (html) =>
    html.replace(main, (text) =>
      text.replaceAll(new RegExp(`<a[^>]* href="${path}"[^>]*>([\\s\\S]*?)</a>`, "g"), "$1"),
    );

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
    built: { file: "the-firm\\.html", line: 8 },
  },
  {
    fault: "an entry of the menu that leads to another service, on all pages",
    dist: {
      in: "*",
      edit: (html) => html.replace(/(<header[\s\S]*?)href="\/gutters"/, '$1href="/ice-dams"'),
    },
    rule: "link/wrong-target",
    path: "/ask-for-a-quote",
    says: 'The link "Gutters" in the menu, trail or footer of /ask-for-a-quote and others leads to /ice-dams',
    built: { file: "ask-for-a-quote\\.html", line: 8 },
    also: ["file/altered"],
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

export const linkFaults: readonly Planted[] = [...graphs, ...anchors];

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
