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
import { faultsIn, type Planted } from "../planted/planted.ts";
import { samenessBuilds } from "./cases-sameness.ts";
import { byCity, cities, maple, pine, sameHeadings, stone } from "./city-pages.ts";

const origin = "https://www.maple-roofing.example";
const everything = ["*", "sitemap.xml", "robots.txt"];

const inFooter = (html: string) => swap("</footer>", `${html}</footer>`);
const icon = (alt: string, attributes = 'width="48" height="48"', src = "/favicon.png") =>
  `<img src="${src}" alt="${alt}" ${attributes}>`;
const titles: readonly Planted[] = [
  ...faultsIn(maple, {
    "title/one": withTitle(""),
    "title/half-empty": withTitle("Roofers in Maple Grove, Minnesota |"),
    "title/length": withTitle("Roofers in Maple Grove who mend what old oaks and long winters break"),
    "title/brand-once": { "in the middle": withTitle("Roofers, Maple &amp; Sons Roofing, Maple Grove") },
  }),
  {
    rule: "title/brand-once",
    in: maple,
    edit: withTitle("Maple &amp; Sons Roofing, Maple Grove | Maple &amp; Sons Roofing"),
  },
  ...faultsIn(cities, {
    "title/one": withTitle(""),
    "title/boilerplate": byCity((city) => withTitle(`Roofers in ${city}, MN | Maple &amp; Sons Roofing`)),
    "title/page-fact": byCity((city) =>
      withTitle(`Roofers at ${[...city].reverse().join("")} all year round`),
    ),
  }),
  ...faultsIn("*", { "title/one": withTitle("") }),
  ...faultsIn("roof-repair.html", {
    "title/stale-year": both(
      withTitle("Roof repair 2020 | Maple &amp; Sons Roofing"),
      inMain('<time datetime="2026-01-02"></time>'),
    ),
    "title/unique": withTitle("Flat roofs | Maple &amp; Sons Roofing"),
    "title/repetition": withTitle("Roof repair, roofs, roofers | Maple &amp; Sons Roofing"),
  }),
  ...faultsIn("cedar-shakes.html", {
    "title/swapped": both(
      withTitle("Cedar breathes, so we leave a gap below it; ask us before the snow."),
      withMeta("description", "Cedar shakes for steep roofs"),
    ),
  }),
  ...faultsIn("contact.html", {
    "title/h1-agree": withTitle("Shingles by Eagle Lake | Maple &amp; Sons Roofing"),
  }),
  ...faultsIn("service-areas/lake-county.html", {
    "title/page-fact": withTitle("Roofers | Maple &amp; Sons Roofing"),
  }),
];

const descriptions: readonly Planted[] = [
  ...faultsIn("*", { "desc/one": withoutMeta("description") }),
  ...faultsIn(maple, {
    "desc/length": withMeta("description", "Roofs mended in a day."),
    "desc/list": withMeta(
      "description",
      "Roofs, gutters, chimneys, shingles, slates, skylights, flashing and attics",
    ),
  }),
  ...faultsIn(cities, {
    "desc/unique": withMeta(
      "description",
      "We look at your roof, tell you what it needs, and mend it within the week.",
    ),
    "desc/masked": byCity((city) =>
      withMeta(
        "description",
        `We look at your roof in ${city}, tell you what it needs, and mend it in a week.`,
      ),
    ),
  }),
];

const heads: readonly Planted[] = [
  ...faultsIn(maple, {
    "head/single": inMain('<meta name="robots" content="max-image-preview:large">'),
    "head/size": inMain(`<!--${"-".repeat(2_000_000)} -->`),
    "meta/keywords": withMeta("keywords", "roof, ".repeat(16)),
    "link/contact": inMain('<p><a href="tel:+16125550100">Text 612-555-0101</a></p>'),
    "og/image-file": withMeta("og:image:width", "600"),
    "tw/card": withoutMeta("twitter:card"),
  }),
  ...faultsIn("*", {
    "head/encoding": swap('charset="utf-8"', 'charset="iso-8859-1"'),
    "head/doctype": swap("<!DOCTYPE html>", ""),
    "head/viewport": swap("initial-scale=1", "initial-scale=1, user-scalable=no"),
    "og/required": { everywhere: withoutMeta("og:title") },
    "og/optional": { everywhere: withoutMeta("og:site_name") },
    "og/image-generic": withMeta("og:image", "https://pictures.example/roof.jpg"),
    "tw/card": withoutMeta("twitter:card"),
  }),
  ...faultsIn(cities, { "head/refresh": inHead('<meta http-equiv="refresh" content="30">') }),
  ...faultsIn([maple, pine], { "meta/keywords": withMeta("keywords", "roofers") }),
  ...faultsIn("index.html", { "icon/set": swap(/<link rel="apple-touch-icon"[^>]*>/, "") }),
];

const texts: readonly Planted[] = [
  ...faultsIn(maple, {
    "h1/length-unique": swap(
      /(<h1[^>]*>)[^<]*/,
      "$1Roofers in Maple Grove who mend what the old oaks break under the weight of snow",
    ),
    "img/alt-quality": {
      twice: inMain(
        icon("A roof under oaks") +
          icon("A roof under oaks", 'width="1200" height="800"', "/default-picture.svg"),
      ),
      "a list": inMain(icon("roof, roofs, roofer, roofing, shingle")),
    },
    "img/size-attrs": inMain(icon("A roof under oaks", "")),
    "img/src": inMain('<img src="" alt="A roof" width="4" height="3">'),
    "img/weight": inMain(icon("A roof under oaks", 'width="512" height="512"', "/icon-512.png")),
  }),
  ...faultsIn(cities, {
    "heading/sequence-set": sameHeadings,
    "img/size-attrs": inMain(icon("A roof under oaks", 'width="48" height="32"')),
  }),
  ...faultsIn("cedar-shakes.html", { "text/low": swap(/, and look at it again[^<]*/, ".") }),
  ...faultsIn("*", {
    "text/mojibake": { everywhere: inFooter("<p>Weâ€™re roofers</p>") },
    "text/comment": inFooter("<!-- TODO: gutters -->"),
  }),
  ...faultsIn("roof-repair.html", {
    "text/city-list": inMain("<p>Roofs in Pine Bend, Otter Falls, Heron Lake, Stone Hill</p>"),
    "text/date": both(
      inMain('<time datetime="2026-01-02"></time>'),
      swap('"@type":"WebPage"', '"@type":"WebPage","dateModified":"2026-03-04"'),
    ),
  }),
  ...faultsIn([maple, "_headers"], {
    "img/filename": allowing(
      "img-src",
      "https://pictures.example",
      icon("A roof", 'width="4" height="3"', "https://pictures.example/IMG_0042.jpg"),
    ),
  }),
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
  ...faultsIn(maple, {
    "link/redirect": inMain('<a href="/old-repair">Flat roofs</a>'),
    "graph/outlinks": inFooter('<a href="https://board.example/">Board</a>'.repeat(101)),
  }),
  ...faultsIn("*", { "link/redirect": inFooter('<a href="/old-repair">Flat roofs</a>') }),
  ...faultsIn("contact.html", { "graph/depth": swap(' href="/flat-roofs"', ' href="/roof-repair"') }),
  ...faultsIn(everything, {
    "host/https": (text) => text.replaceAll(origin, "http://www.maple-roofing.example"),
    "host/preview-noindex": (text) => text.replaceAll(origin, "https://preview.example"),
  }),
  ...faultsIn("index.html", {
    "graph/text-depth": (html) =>
      html.replace(/<main[\s\S]*<\/main>/, (main) =>
        main.replaceAll(/<a[^>]* href="\/roof-repair"[^>]*>(.*?)<\/a>/g, "$1"),
      ),
  }),
  ...faultsIn(
    ["index.html", "contact.html", "flat-roofs.html", "cedar-shakes.html", "service-areas.html", stone],
    {
      "graph/score": byCity((city) =>
        inMain(`<p>${city === "" ? townLinks : pageLinks} ${linkTo("/house-rules", "House rules")}</p>`),
      ),
    },
  ),
];

export const pageBuilds: readonly Planted[] = [
  ...titles,
  ...descriptions,
  ...heads,
  ...texts,
  ...links,
  ...samenessBuilds,
];
