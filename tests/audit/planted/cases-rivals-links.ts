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
  { fault: "a service that menus alone link", in: "*", edit: unlinked("/gutters"), rule: "graph/contextual" },
  {
    fault: "a project that its list alone links",
    in: ["index.html", "roofing/middlesex-county/waltham.html", "flat-roofs.html"],
    edit: unlinked("/jobs/waltham-triple-decker"),
    rule: "graph/contextual",
  },
  {
    fault: "a project that no page links",
    in: "*",
    edit: unlinked("/jobs/waltham-triple-decker"),
    rule: "graph/orphan",
  },
];

const anchors: readonly Planted[] = [
  {
    fault: "a link with the name of a town that leads to another town",
    in: "gutters.html",
    edit: links(link(town("dedham", "norfolk"), "Roofers in Newton")),
    rule: "link/wrong-target",
  },
  {
    fault: "the same in the data",
    file: "pages/home.yaml",
    from: "[Newton](/roofing/middlesex-county/newton)",
    to: "[Newton](/roofing/middlesex-county/waltham)",
    mended: "[Waltham](/roofing/middlesex-county/waltham)",
    rule: "link/wrong-target",
  },
  {
    fault: "a link with the name of a service that leads to another",
    in: "the-firm.html",
    edit: links(link("/ice-dams", "Gutters")),
    rule: "link/wrong-target",
  },
  {
    fault: "the same, where both names have a word of the trade",
    in: "the-firm.html",
    edit: links(link("/slate-roofs", "Flat roofs")),
    rule: "link/wrong-target",
  },
  {
    fault: "an entry of the menu that leads to another service, on all pages",
    in: "*",
    edit: (html) => html.replace(/(<header[\s\S]*?)href="\/gutters"/, '$1href="/ice-dams"'),
    rule: "link/wrong-target",
  },
  {
    fault: "two links of one page with one text",
    in: "the-firm.html",
    edit: links(link("/gutters", "Our work"), link("/ice-dams", "Our work")),
    rule: "link/same-text",
  },
  {
    fault: "the name of a service on a link to a project of its kind",
    in: "the-firm.html",
    edit: links(link("/jobs/waltham-triple-decker", "Flat roof")),
    rule: "link/same-text",
  },
  {
    fault: "one link four times in one text",
    in: "storm-damage.html",
    edit: links(...Array(4).fill(link("/ice-dams", "ice dam removal"))),
    rule: "link/repeated",
  },
  {
    fault: "a link that says nothing",
    in: "storm-damage.html",
    edit: links(link("/ice-dams", "click here")),
    rule: "link/text",
  },
  {
    fault: "a picture that links and has no words",
    in: "storm-damage.html",
    edit: links(link("/ice-dams", '<img src="/favicon.png" alt="" width="48" height="48">')),
    rule: "img/alt",
  },
];

export const linkFaults: readonly Planted[] = [...graphs, ...anchors];

export const traps: readonly Trap[] = [
  {
    trap: "a link that says where its target lies from another town",
    in: "the-firm.html",
    edit: links(link(town("dedham", "norfolk"), "just south of Newton")),
  },
  {
    trap: "a link to a town with more than its name",
    in: "the-firm.html",
    edit: links(link(town("dedham", "norfolk"), "what roofs in Dedham need")),
  },
  {
    trap: "a link to a county with the name of a town in it",
    in: "the-firm.html",
    edit: links(link("/where-we-work/norfolk-county", "Dedham and its neighbors")),
  },
  {
    trap: "one call on several pages, each to its own project",
    in: ["the-firm.html", "storm-damage.html"],
    edit: (html) =>
      links(
        link(
          `/jobs/${html.includes("nor'easter") ? "needham-ice-dams" : "newtonville-slate"}`,
          "See the job",
        ),
      )(html),
  },
  {
    trap: "two links of one page with one text to one page",
    in: "the-firm.html",
    edit: links(link("/gutters", "Our gutters"), link("/gutters", "Our gutters")),
  },
  {
    trap: "descriptions that begin with the same few words",
    in: ["gutters.html", "ice-dams.html"],
    edit: (html) =>
      withMeta(
        "description",
        /<h1[^>]*>Ice/.test(html)
          ? "Hobblebush Roofing explains why ice dams form at the eaves, and how a warm attic and a cold roof end them."
          : "Hobblebush Roofing explains which gutters suit a house in New England, copper, aluminum or fir, and how to keep them.",
      )(html),
  },
  {
    trap: "a paragraph that two pages share",
    in: ["gutters.html", "storm-damage.html"],
    edit: inMain(strange(1, 60)),
  },
  {
    trap: "a heading within a page that names a service and a town",
    in: "gutters.html",
    edit: inMain("<h2>Roofers in Newton</h2>"),
  },
];
