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
import { rivalBuilds } from "./cases-rivals.ts";
import { samenessBuilds } from "./cases-sameness.ts";
import { byCity, dataOf, maple, pine, sameHeadings } from "./city-pages.ts";
import type { BrokenBuild } from "./good-build.ts";

const origin = "https://www.maple-roofing.example";
const everything = ["*", "sitemap.xml", "robots.txt"];

const inFooter = (html: string) => swap("</footer>", `${html}</footer>`);
const icon = (alt: string, attributes = 'width="48" height="48"', src = "/favicon.png") =>
  `<img src="${src}" alt="${alt}" ${attributes}>`;
const titles: readonly BrokenBuild[] = [
  { rule: "title/one", in: maple, edit: withTitle(""), file: dataOf("maple-grove") },
  { rule: "title/one", in: "city", edit: withTitle(""), file: "pages/city.yaml" },
  { rule: "title/one", in: "*", edit: withTitle("") },
  { rule: "title/half-empty", in: maple, edit: withTitle("Roofers in Maple Grove, Minnesota |") },
  {
    rule: "title/length",
    in: maple,
    edit: withTitle("Roofers in Maple Grove who mend what old oaks and long winters break"),
    file: dataOf("maple-grove"),
  },
  { rule: "title/unique", in: "roof-repair.html", edit: withTitle("Flat roofs | Maple &amp; Sons Roofing") },
  {
    rule: "title/boilerplate",
    in: "city",
    owner: "record",
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
    as: "in the middle",
  },
  {
    rule: "title/h1-agree",
    in: "contact.html",
    edit: withTitle("Shingles by Eagle Lake | Maple &amp; Sons Roofing"),
    file: "pages/contact.yaml",
  },
  {
    rule: "title/page-fact",
    in: "service-areas/lake-county.html",
    edit: withTitle("Roofers | Maple &amp; Sons Roofing"),
    file: "counties/lake-county.yaml",
  },
  {
    rule: "title/page-fact",
    in: "city",
    edit: byCity((city) => withTitle(`Roofers at ${[...city].reverse().join("")} all year round`)),
    file: "pages/city.yaml",
  },
  {
    rule: "title/repetition",
    in: "roof-repair.html",
    edit: withTitle("Roof repair, roofs, roofers | Maple &amp; Sons Roofing"),
  },
  {
    rule: "title/stale-year",
    in: "roof-repair.html",
    edit: both(
      withTitle("Roof repair 2020 | Maple &amp; Sons Roofing"),
      inMain('<time datetime="2026-01-02"></time>'),
    ),
  },
];

const descriptions: readonly BrokenBuild[] = [
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
    in: "city",
    owner: "record",
    edit: withMeta(
      "description",
      "We look at your roof, tell you what it needs, and mend it within the week.",
    ),
  },
  {
    rule: "desc/masked",
    in: "city",
    owner: "record",
    edit: byCity((city) =>
      withMeta(
        "description",
        `We look at your roof in ${city}, tell you what it needs, and mend it in a week.`,
      ),
    ),
  },
];

const heads: readonly BrokenBuild[] = [
  { rule: "head/single", in: maple, edit: inMain('<meta name="robots" content="max-image-preview:large">') },
  { rule: "head/encoding", in: "*", edit: swap('charset="utf-8"', 'charset="iso-8859-1"') },
  { rule: "head/byte-order-mark", in: maple, edit: (html) => `\uFEFF${html}` },
  { rule: "head/doctype", in: "*", edit: swap("<!DOCTYPE html>", "") },
  { rule: "head/base", in: maple, edit: inHead('<base href="https://old.example/">') },
  { rule: "head/refresh", in: "city", edit: inHead('<meta http-equiv="refresh" content="30">') },
  { rule: "head/viewport", in: "*", edit: swap("initial-scale=1", "initial-scale=1, user-scalable=no") },
  {
    rule: "head/hreflang",
    in: maple,
    edit: inHead(`<link rel="alternate" hreflang="en-UK" href="${origin}/">`),
  },
  { rule: "head/size", in: maple, edit: inMain(`<!--${"-".repeat(2_000_000)} -->`) },
  { rule: "meta/keywords", in: maple, edit: withMeta("keywords", "roof, ".repeat(16)) },
  { rule: "meta/keywords", in: [maple, pine], edit: withMeta("keywords", "roofers") },
  { rule: "og/required", in: "*", edit: withoutMeta("og:title"), as: "everywhere" },
  { rule: "og/optional", in: "*", edit: withoutMeta("og:site_name"), as: "everywhere" },
  {
    rule: "link/contact",
    in: maple,
    edit: inMain('<p><a href="tel:+16125550100">Text 612-555-0101</a></p>'),
  },
  { rule: "og/image-file", in: maple, edit: withMeta("og:image:width", "600"), file: dataOf("maple-grove") },
  {
    rule: "file/missing",
    in: maple,
    edit: withMeta("og:image", `${origin}/gone.jpg`),
    as: "of a link preview",
  },
  {
    rule: "og/image-generic",
    in: "*",
    owner: "record",
    edit: withMeta("og:image", "https://pictures.example/roof.jpg"),
  },
  { rule: "tw/card", in: maple, edit: withoutMeta("twitter:card") },
  { rule: "tw/card", in: "*", edit: withoutMeta("twitter:card") },
  { rule: "icon/set", in: "index.html", edit: swap(/<link rel="apple-touch-icon"[^>]*>/, "") },
  { rule: "index/unreadable-noindex", in: "robots.txt", edit: swap("Allow: /", "Allow: /\nDisallow: /404") },
  {
    rule: "canon/js-stable",
    in: "page-data/contact.json",
    edit: () =>
      JSON.stringify({
        page: { head: { title: "Contact | Maple & Sons Roofing", canonical: `${origin}/contact` } },
      }),
  },
];

const texts: readonly BrokenBuild[] = [
  {
    rule: "h1/length-unique",
    in: maple,
    edit: swap(
      /(<h1[^>]*>)[^<]*/,
      "$1Roofers in Maple Grove who mend what the old oaks break under the weight of snow",
    ),
  },
  { rule: "heading/sequence-set", in: "city", owner: "record", edit: sameHeadings },
  {
    rule: "text/low",
    in: "cedar-shakes.html",
    edit: swap(/, and look at it again[^<]*/, "."),
    file: "pages/cedar.yaml",
  },
  { rule: "text/mojibake", in: maple, edit: inMain("<p>The cafÃ© by the pond</p>") },
  { rule: "text/mojibake", in: "*", edit: inFooter("<p>Weâ€™re roofers</p>"), as: "everywhere" },
  { rule: "text/markup", in: maple, edit: inMain("<p>Shingles &amp;amp; slate</p>") },
  {
    rule: "text/stuffing",
    in: maple,
    edit: inMain(`<p>${"Slates mended, slates laid, slates sold, ".repeat(2)}</p>`),
  },
  { rule: "text/noscript", in: maple, edit: inMain(`<noscript>${"Roofs of slate. ".repeat(20)}</noscript>`) },
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
    edit: inMain(icon("roof, roofs, roofer, roofing, shingle")),
  },
  {
    rule: "img/alt-quality",
    in: maple,
    edit: inMain(
      icon("A roof under oaks") +
        icon("A roof under oaks", 'width="1200" height="800"', "/default-picture.svg"),
    ),
    as: "twice",
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
  { rule: "img/size-attrs", in: "city", edit: inMain(icon("A roof under oaks", 'width="48" height="32"')) },
  { rule: "img/src", in: maple, edit: inMain('<img src="" alt="A roof" width="4" height="3">') },
  {
    rule: "img/weight",
    in: maple,
    edit: inMain(icon("A roof under oaks", 'width="512" height="512"', "/icon-512.png")),
  },
];

const links: readonly BrokenBuild[] = [
  { rule: "link/redirect", in: maple, edit: inMain('<a href="/old-repair">Flat roofs</a>') },
  { rule: "link/redirect", in: "*", edit: inFooter('<a href="/old-repair">Flat roofs</a>') },
  {
    rule: "graph/contextual",
    in: pine,
    edit: (html) => html.replaceAll('href="/roofers-otter-falls-lake-county"', 'href="/contact"'),
    file: dataOf("otter-falls"),
  },
  {
    rule: "graph/depth",
    in: "contact.html",
    edit: swap(' href="/flat-roofs"', ' href="/roof-repair"'),
    file: "pages/flat-roofs.yaml",
  },
  {
    rule: "graph/orphan",
    in: "roof-repair.html",
    edit: swap(/<a[^>]* href="\/cedar-shakes"[^>]*>(.*?)<\/a>/, "$1"),
    file: "pages/cedar.yaml",
  },
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
];

export const pageBuilds: readonly BrokenBuild[] = [
  ...titles,
  ...descriptions,
  ...heads,
  ...texts,
  ...links,
  ...samenessBuilds,
  ...rivalBuilds,
];
