import type { Edit } from "../../support/audit.ts";
import { inMain, withMeta } from "../../support/audit-edits.ts";
import { strange } from "../corpus/cases-sameness.ts";
import { faultsIn, type Planted, type Trap, trapsIn } from "./planted.ts";

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
  ...faultsIn("*", {
    "graph/contextual": { "a service that menus alone link": unlinked("/gutters") },
    "graph/orphan": { "a project that no page links": unlinked("/jobs/waltham-triple-decker") },
  }),
  ...faultsIn(["index.html", "roofing/middlesex-county/waltham.html", "flat-roofs.html"], {
    "graph/contextual": { "a project that its list alone links": unlinked("/jobs/waltham-triple-decker") },
  }),
];

const anchors: readonly Planted[] = [
  ...faultsIn("gutters.html", {
    "link/wrong-target": {
      "a link with the name of a town that leads to another town": links(
        link(town("dedham", "norfolk"), "Roofers in Newton"),
      ),
    },
  }),
  {
    fault: "the same in the data",
    file: "pages/home.yaml",
    from: "[Newton](/roofing/middlesex-county/newton)",
    to: "[Newton](/roofing/middlesex-county/waltham)",
    mended: "[Waltham](/roofing/middlesex-county/waltham)",
    rule: "link/wrong-target",
  },
  ...faultsIn("the-firm.html", {
    "link/wrong-target": {
      "a link with the name of a service that leads to another": links(link("/ice-dams", "Gutters")),
      "the same, without the word of the trade": links(link("/gutters", "Slate repair")),
      "the same, by its short name": links(link("/ice-dams", "Flat")),
      "the same, among other words": links(link("/ice-dams", "how we hang copper gutters")),
      "the same, where both names have a word of the trade": links(link("/slate-roofs", "Flat roofs")),
    },
    "link/same-text": {
      "two links of one page with one text": links(
        link("/gutters", "Our work"),
        link("/ice-dams", "Our work"),
      ),
      "the name of a service on a link to a project of its kind": links(
        link("/jobs/waltham-triple-decker", "Flat roof"),
      ),
    },
  }),
  ...faultsIn("*", {
    "link/wrong-target": {
      "an entry of the menu that leads to another service, on all pages": (html) =>
        html.replace(/(<header[\s\S]*?)href="\/gutters"/, '$1href="/ice-dams"'),
    },
  }),
  ...faultsIn("storm-damage.html", {
    "link/repeated": {
      "one link four times in one text": links(...Array(4).fill(link("/ice-dams", "ice dam removal"))),
    },
    "link/text": { "a link that says nothing": links(link("/ice-dams", "click here")) },
    "img/alt": {
      "a picture that links and has no words": links(
        link("/ice-dams", '<img src="/favicon.png" alt="" width="48" height="48">'),
      ),
    },
  }),
];

export const linkFaults: readonly Planted[] = [...graphs, ...anchors];

export const traps: readonly Trap[] = [
  ...trapsIn("the-firm.html", {
    "a link that says where its target lies from another town": links(
      link(town("dedham", "norfolk"), "just south of Newton"),
    ),
    "a link to a town with more than its name": links(
      link(town("dedham", "norfolk"), "what roofs in Dedham need"),
    ),
    "a link to a county with the name of a town in it": links(
      link("/where-we-work/norfolk-county", "Dedham and its neighbors"),
    ),
    "a link to a service with more than its name": links(link("/ice-dams", "what ice dams do to gutters")),
    "an invitation to a page by its name": links(link("/gutters", "Read more about gutters")),
    "an invitation that names no page": links(link("/gutters", "Read what we found there")),
    "a link to a service in words of its own": links(link("/gutters", "where the water goes")),
    "two links of one page with one text to one page": links(
      link("/gutters", "Our gutters"),
      link("/gutters", "Our gutters"),
    ),
  }),
  ...trapsIn(["the-firm.html", "storm-damage.html"], {
    "one call on several pages, each to its own project": (html) =>
      links(
        link(
          `/jobs/${html.includes("nor'easter") ? "needham-ice-dams" : "newtonville-slate"}`,
          "See the job",
        ),
      )(html),
  }),
  ...trapsIn(["gutters.html", "ice-dams.html"], {
    "descriptions that begin with the same few words": (html) =>
      withMeta(
        "description",
        /<h1[^>]*>Ice/.test(html)
          ? "Hobblebush Roofing explains why ice dams form at the eaves, and how a warm attic and a cold roof end them."
          : "Hobblebush Roofing explains which gutters suit a house in New England, copper, aluminum or fir, and how to keep them.",
      )(html),
  }),
  ...trapsIn(["gutters.html", "storm-damage.html"], {
    "a paragraph that two pages share": inMain(strange(1, 60)),
  }),
  ...trapsIn("gutters.html", {
    "a link to a service by what it is made of, which is the short name of another": links(
      link("/roof-replacement", "Ice"),
    ),
    "a link to a page of another kind by the short name of a service": links(link("/storm-damage", "Slate")),
    "a heading within a page that names a service and a town": inMain("<h2>Roofers in Newton</h2>"),
  }),
];
