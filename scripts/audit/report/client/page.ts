import type { PageDetail, ReportData } from "../report-data.ts";
import { h } from "./dom.ts";
import { findingItems } from "./findings.ts";
import type { Model } from "./model.ts";
import { count, pagedList } from "./paged-list.ts";
import { facts, linkToPage, outsideLink, percent, section } from "./parts.ts";
import { searchResult, socialCard } from "./previews.ts";
import { pageLink, type View, type Visit, viewLink } from "./router.ts";
import { valueTree } from "./value-tree.ts";

/** Links listed at a time. */
const linksShown = 50;

/** Everything about one page of the site. */
export async function pageView({ model, query }: Visit): Promise<View> {
  const number = model.numbers.get(query.get("path") ?? "");
  if (number === undefined)
    return {
      title: "No such page",
      content: [
        h(
          "p",
          {},
          `The report knows no page ${query.get("path") ?? ""}. `,
          h("a", { href: "#/pages" }, "All pages"),
        ),
      ],
    };
  const { path } = model.page(number);
  const detail = await model.detail(number);
  const { site } = model.data;
  const found = model.findings[number] ?? [];
  return {
    title: path,
    content: [
      pageFacts(model, number, detail),
      section(
        "Findings",
        found.length > 0
          ? findingItems(model, found, true)
          : h("p", { class: "empty" }, "Nothing was found on this page."),
      ),
      ...previews(site, detail),
      section("Structured data", ...structuredData(detail)),
      h(
        "div",
        { class: "columns" },
        section(`Inlinks (${count(model.inlinks[number]?.length ?? 0)})`, inlinks(model, number)),
        section(`Outlinks (${count(detail.links.length)})`, outlinks(model, detail)),
      ),
    ],
  };
}

function pageFacts(model: Model, number: number, detail: PageDetail): HTMLElement {
  const {
    path,
    type,
    source,
    words,
    bytes,
    depth,
    unique,
    closest,
    titlePixels,
    descriptionPixels,
    isIndexed,
  } = model.page(number);
  return facts([
    ["Type", type],
    ["Comes from", h("code", {}, source)],
    ["Address", outsideLink(`${model.data.site.origin}${path}`)],
    ["Canonical", detail.canonical === undefined ? "none" : outsideLink(detail.canonical)],
    ["Robots", detail.robots ?? (isIndexed ? "index, follow" : "none named")],
    ["Title", `${titlePixels} px`],
    ["Description", `${descriptionPixels} px`],
    ["Words", count(words)],
    ["Document", `${count(Math.round(bytes / 1024))} KiB`],
    ["Clicks from home", depth ?? "no way leads here"],
    ["Its own text", unique === undefined ? undefined : percent(unique)],
    [
      "Most like",
      closest &&
        h(
          "span",
          {},
          linkToPage(model, closest.page),
          " ",
          h(
            "a",
            { href: viewLink("pair", { a: path, b: model.page(closest.page).path, masked: 1 }) },
            `${percent(closest.masked)}, compare`,
          ),
        ),
    ],
    ["Links", h("a", { href: viewLink("links", { path }) }, "in the link graph")],
  ]);
}

function previews(site: ReportData["site"], detail: PageDetail): HTMLElement[] {
  const desktop = searchResult(site, detail, detail.desktop, "desktop");
  return [
    h(
      "div",
      { class: "columns wide-first" },
      section("Search result on a desktop", scrollable("Search result", desktop)),
      section("Search result on a phone", searchResult(site, detail, detail.phone, "phone")),
    ),
    h(
      "div",
      { class: "columns" },
      section("Social card", socialCard(site, detail)),
      section("Headings", outline(detail)),
    ),
  ];
}

/** A part that is wider than a phone: it scrolls by itself, by keyboard too. */
function scrollable(label: string, content: Node): HTMLElement {
  return h("div", { class: "scrollable", tabindex: 0, role: "group", "aria-label": label }, content);
}

function outline({ outline: headings }: PageDetail): HTMLElement {
  if (headings.length === 0) return h("p", { class: "empty" }, "The page has no heading.");
  return h(
    "ol",
    { class: "outline" },
    headings.map(({ level, text }) =>
      h("li", { class: `level-${level}` }, h("code", {}, `h${level}`), ` ${text}`),
    ),
  );
}

function structuredData({ structuredData: blocks }: PageDetail): HTMLElement[] {
  if (blocks.length === 0) return [h("p", { class: "empty" }, "The page has none.")];
  return blocks.map((block) =>
    "error" in block
      ? h("p", { class: "severity error" }, `This block cannot be read: ${block.error}`)
      : h("div", { class: "block" }, valueTree(block.value)),
  );
}

function inlinks(model: Model, number: number): HTMLElement {
  const from = model.inlinks[number] ?? [];
  const menu =
    model.page(number).isInMenu && h("p", { class: "note" }, "Menus, trails or the footer link it too.");
  if (from.length === 0)
    return h("div", {}, menu, h("p", { class: "empty" }, "No page links it in its text."));
  const list = (pages: readonly number[]) =>
    h(
      "ul",
      { class: "plain" },
      pages.map((page) => h("li", {}, linkToPage(model, page))),
    );
  return h("div", {}, menu, pagedList(from, linksShown, list));
}

function outlinks(model: Model, { links }: PageDetail): HTMLElement {
  if (links.length === 0) return h("p", { class: "empty" }, "Its text has no links.");
  return pagedList(links, linksShown, (shown) =>
    h(
      "ul",
      { class: "plain" },
      shown.map(({ text, href, path }) => {
        const isHere = path !== undefined && model.numbers.has(path);
        return h(
          "li",
          {},
          text || "(no text)",
          " → ",
          isHere ? h("a", { href: pageLink(path) }, href) : outsideLink(href),
        );
      }),
    ),
  );
}
