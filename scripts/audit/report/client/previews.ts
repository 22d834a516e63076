import type { PageDetail, ReportData, SearchSnippet } from "../report-data.ts";
import { h } from "./dom.ts";

/** The search result of a page on a screen: name, address with the trail, title, description. */
export function searchResult(
  { origin, name, icon, folder }: ReportData["site"],
  { trail }: Pick<PageDetail, "trail">,
  { title, description }: SearchSnippet,
  device: "desktop" | "phone",
): HTMLElement {
  // Phones show the domain alone (Google, January 2025).
  const address = device === "phone" ? new URL(origin).host : [origin, ...trail].join(" › ");
  return h(
    "div",
    { class: `search-result ${device}` },
    h(
      "div",
      { class: "site-line" },
      h(
        "span",
        { class: "favicon" },
        icon !== undefined && h("img", { src: folder + icon.slice(1), alt: "", width: 18, height: 18 }),
      ),
      h("div", {}, h("span", { class: "site-name" }, name), h("span", { class: "address" }, address)),
    ),
    h("p", { class: "result-title" }, title || "(no title)"),
    h("p", { class: "result-text" }, description || "(no description: Google picks a passage of the page)"),
  );
}

/** The card of a page in social networks. */
export function socialCard({ origin, folder }: ReportData["site"], { social }: PageDetail): HTMLElement {
  const { image, title, description, siteName } = social;
  return h(
    "div",
    { class: "social-card" },
    image ? cardPicture(image, folder) : placeholder("No picture is named."),
    h(
      "div",
      { class: "card-text" },
      h("p", { class: "note" }, `${new URL(origin).host}${siteName && ` · ${siteName}`}`),
      h("p", { class: "card-title" }, title || "(no title)"),
      h("p", {}, description),
    ),
  );
}

/** The picture; its name where it cannot be shown. */
function cardPicture(
  { url, file, alt }: NonNullable<PageDetail["social"]["image"]>,
  folder: string,
): HTMLElement {
  const address = file === undefined ? url : folder + file.slice(1);
  if (file === undefined && !/^https?:/i.test(url)) return placeholder(url);
  const picture = h("img", {
    src: address,
    alt,
    onerror: () => picture.replaceWith(placeholder(file ?? url)),
  });
  return picture;
}

function placeholder(text: string): HTMLElement {
  return h("p", { class: "no-picture" }, text);
}
