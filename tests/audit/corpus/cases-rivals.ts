import { both, inMain, swap, withMeta, withTitle } from "../../support/audit-edits.ts";
import { strange } from "./cases-sameness.ts";
import { byCity, dataOf, maple, stone } from "./city-pages.ts";
import type { BrokenBuild } from "./good-build.ts";

const cities = ["Maple Grove", "Otter Falls", "Pine Bend", "Stone Hill", "Wolf Creek"];
const pathOf = (city: string) => `/roofers-${city.toLowerCase().replace(" ", "-")}-lake-county`;
const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const cityLinks = cities.map((city) => link(pathOf(city), `Roofers in ${city}`)).join(" ");
/** What a page that links Heron Lake links beside it, so that less weight is left for that. */
const pageLinks = ["Contact", "Roof repair", "Flat roofs", "Cedar shakes"]
  .map((name) => link(`/${name.toLowerCase().replace(" ", "-")}`, name))
  .join(" ");
const links = (text: string, ...paths: string[]) =>
  inMain(`<p>${paths.map((path) => link(path, text)).join(" ")}</p>`);

export const rivalBuilds: readonly BrokenBuild[] = [
  {
    rule: "title/swapped",
    in: "cedar-shakes.html",
    edit: both(
      withTitle("Cedar breathes, so we leave a gap below it; ask us before the snow."),
      withMeta("description", "Cedar shakes for steep roofs"),
    ),
  },
  {
    rule: "title/same-search",
    in: "flat-roofs.html",
    edit: both(
      withTitle("Stone Hill roofing services | Maple &amp; Sons Roofing"),
      swap(/(<h1[^>]*>)[^<]*/, "$1Stone Hill roofing"),
    ),
  },
  {
    rule: "title/number",
    in: ["flat-roofs.html", "cedar-shakes.html"],
    edit: (html) =>
      html.replace(
        /<title>(\w+)[^<]*/,
        (_, first: string) => `<title>Roofs and shakes for lake houses ${first.length}`,
      ),
  },
  {
    rule: "desc/of-another",
    in: "flat-roofs.html",
    edit: withMeta("description", "Cedar breathes, so we leave a gap below it; ask us before the snow comes"),
  },
  {
    rule: "text/thin",
    in: "city",
    owner: "record",
    edit: byCity((city) =>
      inMain(city === "Heron Lake" ? "<p></p>" : strange(10 + cities.indexOf(city), 700)),
    ),
    file: dataOf("heron-lake"),
  },
  { rule: "link/wrong-target", in: maple, edit: links("Roofers in Stone Hill", pathOf("Wolf Creek")) },
  { rule: "link/same-text", in: maple, edit: links("What we did", "/cedar-shakes", "/flat-roofs") },
  { rule: "link/repeated", in: maple, edit: links("Cedar shakes", ...Array(4).fill("/cedar-shakes")) },
  {
    rule: "graph/text-depth",
    in: "index.html",
    edit: (html) =>
      html.replace(/<main[\s\S]*<\/main>/, (main) =>
        main.replaceAll(/<a[^>]* href="\/roof-repair"[^>]*>(.*?)<\/a>/g, "$1"),
      ),
    file: "pages/roof-repair.yaml",
  },
  {
    rule: "graph/score",
    in: ["index.html", "contact.html", "flat-roofs.html", "cedar-shakes.html", "service-areas.html", stone],
    edit: byCity((city) =>
      inMain(`<p>${city === "" ? cityLinks : pageLinks} ${link("/house-rules", "House rules")}</p>`),
    ),
    file: dataOf("heron-lake"),
  },
];
