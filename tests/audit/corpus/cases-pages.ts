import {
  allowing,
  both,
  inHead,
  inMain,
  swap,
  withMeta,
  withoutMeta,
  withTitle,
} from "../../support/audit-edits.ts";
import type { Planted } from "../planted/planted.ts";
import { samenessBuilds } from "./cases-sameness.ts";
import { byCity, cities, maple, pine, sameHeadings, stone } from "./city-pages.ts";

const origin = "https://www.maple-roofing.example";
const everything = ["*", "sitemap.xml", "robots.txt"];

const inFooter = (html: string) => swap("</footer>", `${html}</footer>`);
const icon = (alt: string, attributes = 'width="48" height="48"', src = "/favicon.png") =>
  `<img src="${src}" alt="${alt}" ${attributes}>`;
const titles: readonly Planted[] = [
  { rule: "title/one", in: maple, edit: withTitle("") },
  { rule: "title/one", in: cities, edit: withTitle("") },
  { rule: "title/one", in: "*", edit: withTitle("") },
  { rule: "title/half-empty", in: maple, edit: withTitle("Roofers in Maple Grove, Minnesota |") },
  {
    rule: "title/length",
    in: maple,
    edit: withTitle("Roofers in Maple Grove who mend what old oaks and long winters break"),
  },
  {
    rule: "title/stale-year",
    in: "roof-repair.html",
    edit: both(
      withTitle("Roof repair 2020 | Maple &amp; Sons Roofing"),
      inMain('<time datetime="2026-01-02"></time>'),
    ),
  },
  {
    rule: "title/swapped",
    in: "cedar-shakes.html",
    edit: both(
      withTitle("Cedar breathes, so we leave a gap below it; ask us before the snow."),
      withMeta("description", "Cedar shakes for steep roofs"),
    ),
  },
  { rule: "title/unique", in: "roof-repair.html", edit: withTitle("Flat roofs | Maple &amp; Sons Roofing") },
  {
    rule: "title/boilerplate",
    in: cities,
    edit: byCity((city) => withTitle(`Roofers in ${city}, MN | Maple &amp; Sons Roofing`)),
  },
  {
    rule: "title/brand-once",
    in: maple,
    edit: withTitle("Maple &amp; Sons Roofing, Maple Grove | Maple &amp; Sons Roofing"),
  },
  {
    rule: "title/brand-once",
    in: maple,
    edit: withTitle("Roofers, Maple &amp; Sons Roofing, Maple Grove"),
    fault: "in the middle",
  },
  {
    rule: "title/h1-agree",
    in: "contact.html",
    edit: withTitle("Shingles by Eagle Lake | Maple &amp; Sons Roofing"),
  },
  {
    rule: "title/page-fact",
    in: "service-areas/lake-county.html",
    edit: withTitle("Roofers | Maple &amp; Sons Roofing"),
  },
  {
    rule: "title/page-fact",
    in: cities,
    edit: byCity((city) => withTitle(`Roofers at ${[...city].reverse().join("")} all year round`)),
  },
  {
    rule: "title/repetition",
    in: "roof-repair.html",
    edit: withTitle("Roof repair, roofs, roofers | Maple &amp; Sons Roofing"),
  },
];

const descriptions: readonly Planted[] = [
  { rule: "desc/one", in: "*", edit: withoutMeta("description") },
  { rule: "desc/length", in: maple, edit: withMeta("description", "Roofs mended in a day.") },
  {
    rule: "desc/list",
    in: maple,
    edit: withMeta(
      "description",
      "Roofs, gutters, chimneys, shingles, slates, skylights, flashing and attics",
    ),
  },
  {
    rule: "desc/unique",
    in: cities,
    edit: withMeta(
      "description",
      "We look at your roof, tell you what it needs, and mend it within the week.",
    ),
  },
  {
    rule: "desc/masked",
    in: cities,
    edit: byCity((city) =>
      withMeta(
        "description",
        `We look at your roof in ${city}, tell you what it needs, and mend it in a week.`,
      ),
    ),
  },
];

const heads: readonly Planted[] = [
  { rule: "head/single", in: maple, edit: inMain('<meta name="robots" content="max-image-preview:large">') },
  { rule: "head/encoding", in: "*", edit: swap('charset="utf-8"', 'charset="iso-8859-1"') },
  { rule: "head/doctype", in: "*", edit: swap("<!DOCTYPE html>", "") },
  { rule: "head/refresh", in: cities, edit: inHead('<meta http-equiv="refresh" content="30">') },
  { rule: "head/viewport", in: "*", edit: swap("initial-scale=1", "initial-scale=1, user-scalable=no") },
  { rule: "head/size", in: maple, edit: inMain(`<!--${"-".repeat(2_000_000)} -->`) },
  { rule: "meta/keywords", in: maple, edit: withMeta("keywords", "roof, ".repeat(16)) },
  { rule: "meta/keywords", in: [maple, pine], edit: withMeta("keywords", "roofers") },
  { rule: "og/required", in: "*", edit: withoutMeta("og:title"), fault: "everywhere" },
  { rule: "og/optional", in: "*", edit: withoutMeta("og:site_name"), fault: "everywhere" },
  {
    rule: "link/contact",
    in: maple,
    edit: inMain('<p><a href="tel:+16125550100">Text 612-555-0101</a></p>'),
  },
  { rule: "og/image-file", in: maple, edit: withMeta("og:image:width", "600") },
  { rule: "og/image-generic", in: "*", edit: withMeta("og:image", "https://pictures.example/roof.jpg") },
  { rule: "tw/card", in: maple, edit: withoutMeta("twitter:card") },
  { rule: "tw/card", in: "*", edit: withoutMeta("twitter:card") },
  { rule: "icon/set", in: "index.html", edit: swap(/<link rel="apple-touch-icon"[^>]*>/, "") },
];

const texts: readonly Planted[] = [
  {
    rule: "h1/length-unique",
    in: maple,
    edit: swap(
      /(<h1[^>]*>)[^<]*/,
      "$1Roofers in Maple Grove who mend what the old oaks break under the weight of snow",
    ),
  },
  { rule: "heading/sequence-set", in: cities, edit: sameHeadings },
  { rule: "text/low", in: "cedar-shakes.html", edit: swap(/, and look at it again[^<]*/, ".") },
  { rule: "text/mojibake", in: "*", edit: inFooter("<p>Weâ€™re roofers</p>"), fault: "everywhere" },
  { rule: "text/comment", in: "*", edit: inFooter("<!-- TODO: gutters -->") },
  {
    rule: "text/city-list",
    in: "roof-repair.html",
    edit: inMain("<p>Roofs in Pine Bend, Otter Falls, Heron Lake, Stone Hill</p>"),
  },
  {
    rule: "text/date",
    in: "roof-repair.html",
    edit: both(
      inMain('<time datetime="2026-01-02"></time>'),
      swap('"@type":"WebPage"', '"@type":"WebPage","dateModified":"2026-03-04"'),
    ),
  },
  {
    rule: "img/alt-quality",
    in: maple,
    edit: inMain(
      icon("A roof under oaks") +
        icon("A roof under oaks", 'width="1200" height="800"', "/default-picture.svg"),
    ),
    fault: "twice",
  },
  {
    rule: "img/alt-quality",
    in: maple,
    edit: inMain(icon("roof, roofs, roofer, roofing, shingle")),
    fault: "a list",
  },
  {
    rule: "img/filename",
    in: [maple, "_headers"],
    edit: allowing(
      "img-src",
      "https://pictures.example",
      icon("A roof", 'width="4" height="3"', "https://pictures.example/IMG_0042.jpg"),
    ),
  },
  { rule: "img/size-attrs", in: maple, edit: inMain(icon("A roof under oaks", "")) },
  { rule: "img/size-attrs", in: cities, edit: inMain(icon("A roof under oaks", 'width="48" height="32"')) },
  { rule: "img/src", in: maple, edit: inMain('<img src="" alt="A roof" width="4" height="3">') },
  {
    rule: "img/weight",
    in: maple,
    edit: inMain(icon("A roof under oaks", 'width="512" height="512"', "/icon-512.png")),
  },
];

const linkTo = (path: string, text: string) => `<a href="${path}">${text}</a>`;
const townLinks = ["Maple Grove", "Otter Falls", "Pine Bend", "Stone Hill", "Wolf Creek"]
  .map((town) => linkTo(`/roofers-${town.toLowerCase().replace(" ", "-")}-lake-county`, `Roofers in ${town}`))
  .join(" ");
/** What a page that links Heron Lake links beside it, so that less weight is left for that. */
const pageLinks = ["Contact", "Roof repair", "Flat roofs", "Cedar shakes"]
  .map((name) => linkTo(`/${name.toLowerCase().replace(" ", "-")}`, name))
  .join(" ");

const links: readonly Planted[] = [
  { rule: "link/redirect", in: maple, edit: inMain('<a href="/old-repair">Flat roofs</a>') },
  { rule: "link/redirect", in: "*", edit: inFooter('<a href="/old-repair">Flat roofs</a>') },
  { rule: "graph/depth", in: "contact.html", edit: swap(' href="/flat-roofs"', ' href="/roof-repair"') },
  {
    rule: "graph/outlinks",
    in: maple,
    edit: inFooter('<a href="https://board.example/">Board</a>'.repeat(101)),
  },
  {
    rule: "host/https",
    in: everything,
    edit: (text) => text.replaceAll(origin, "http://www.maple-roofing.example"),
  },
  {
    rule: "host/preview-noindex",
    in: everything,
    edit: (text) => text.replaceAll(origin, "https://preview.example"),
  },
  {
    rule: "graph/text-depth",
    in: "index.html",
    edit: (html) =>
      html.replace(/<main[\s\S]*<\/main>/, (main) =>
        main.replaceAll(/<a[^>]* href="\/roof-repair"[^>]*>(.*?)<\/a>/g, "$1"),
      ),
  },
  {
    rule: "graph/score",
    in: ["index.html", "contact.html", "flat-roofs.html", "cedar-shakes.html", "service-areas.html", stone],
    edit: byCity((city) =>
      inMain(`<p>${city === "" ? townLinks : pageLinks} ${linkTo("/house-rules", "House rules")}</p>`),
    ),
  },
];

export const pageBuilds: readonly Planted[] = [
  ...titles,
  ...descriptions,
  ...heads,
  ...texts,
  ...links,
  ...samenessBuilds,
];
