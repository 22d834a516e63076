import "./styles/base.css";
import "./styles/controls.css";
import "./styles/tables.css";
import "./styles/views.css";
import "./styles/previews.css";
import "./styles/drawings.css";
import { mapView } from "./city-map.ts";
import { h } from "./dom.ts";
import { findingsView } from "./findings.ts";
import { linksView } from "./link-graph.ts";
import { Model } from "./model.ts";
import { overview } from "./overview.ts";
import { pageView } from "./page.ts";
import { pagesView } from "./pages.ts";
import { pairView } from "./pair.ts";
import { startRouter, type View } from "./router.ts";
import { similarityView } from "./similarity.ts";

const views = {
  overview,
  findings: findingsView,
  pages: pagesView,
  page: pageView,
  links: linksView,
  map: mapView,
  similarity: similarityView,
  pair: pairView,
};

/** Views of the menu; the others are reached from these. */
const menu = {
  overview: "Overview",
  findings: "Findings",
  pages: "Pages",
  links: "Links",
  map: "Map",
  similarity: "Similarity",
};

/** Entry of the menu that a view without one belongs to. */
const parents: Record<string, string> = { page: "pages", pair: "similarity" };

const model = new Model();
const main = h("main", { id: "main", tabindex: -1 });
const entries = Object.entries(menu).map(([name, label]) => ({
  name,
  link: h("a", { href: `#/${name}` }, label),
}));
let isFirst = true;

document.getElementById("report")?.append(
  h(
    "header",
    { class: "top" },
    h("p", { class: "brand" }, "Site audit"),
    h(
      "nav",
      { "aria-label": "Report" },
      entries.map(({ link }) => link),
    ),
  ),
  main,
);

startRouter(views, model, (name: string, { title, content }: View) => {
  const heading = h("h1", { tabindex: -1 }, title);
  main.replaceChildren(heading, ...content);
  document.title = `${title} · Audit of ${model.data.site.name}`;
  for (const entry of entries) {
    if (entry.name === (parents[name] ?? name)) entry.link.setAttribute("aria-current", "page");
    else entry.link.removeAttribute("aria-current");
  }
  // Who reads by keyboard or by ear begins with the new view; on opening, with the document.
  if (!isFirst) heading.focus({ preventScroll: true });
  isFirst = false;
});
