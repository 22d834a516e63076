import type { ReportSimilarity } from "../report-data.ts";
import { h, select } from "./dom.ts";
import { drawnToFit } from "./drawing.ts";
import { drawMatrix, scaleOf } from "./heat-map.ts";
import type { Model } from "./model.ts";
import { count, counted, pagedList } from "./paged-list.ts";
import { percent, section } from "./parts.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Pairs listed at a time. */
const pairsShown = 25;

/** How alike the pages of a type are. */
export function similarityView({ model, query, signal }: Visit): View {
  const { similarities } = model.data;
  const shown = similarities.find(({ type }) => type === query.get("type")) ?? similarities[0];
  if (!shown)
    return {
      title: "Similarity",
      content: [
        h("p", { class: "empty" }, "No pages were compared: no type has two that are made from one pattern."),
      ],
    };
  return {
    title: "Similarity",
    content: [
      typeTabs(similarities, shown),
      h("p", { class: "lead" }, describe(model, shown)),
      h(
        "div",
        { class: "columns wide-first" },
        shown.matrix
          ? heatMap(model, shown, signal)
          : h(
              "p",
              { class: "note" },
              "Above 200 pages the closest 200 pairs are shown in place of a heat map.",
            ),
        h(
          "div",
          {},
          shown.matrix && pairForm(model, shown),
          section("Closest pairs", pairList(model, shown)),
        ),
      ),
    ],
  };
}

function typeTabs(similarities: readonly ReportSimilarity[], shown: ReportSimilarity): HTMLElement {
  return h(
    "nav",
    { class: "tabs", "aria-label": "Types of pages" },
    similarities.map(({ type, pages }) =>
      h(
        "a",
        { href: viewLink("similarity", { type }), "aria-current": type === shown.type && "page" },
        `${type} (${count(pages.length)})`,
      ),
    ),
  );
}

function describe({ data }: Model, { pages, mean, comparisons, isEstimated }: ReportSimilarity): string {
  return `${counted(pages.length, "page")}, ${counted(comparisons, "pair")} compared${isEstimated ? " by MinHash" : ""}. On average two share ${percent(mean)} of their sequences of five words when names are masked; from ${percent(data.similarityLimit)} on a pair is an error.`;
}

function comparePath(model: Model, a: number, b: number): string {
  return viewLink("pair", { a: model.page(a).path, b: model.page(b).path, masked: 1 });
}

function heatMap(model: Model, shown: ReportSimilarity, signal: AbortSignal): HTMLElement {
  const { pages, matrix = [] } = shown;
  const scale = scaleOf(shown, model.data.similarityLimit);
  const readout = h(
    "p",
    { class: "note readout" },
    "Point at a cell to read it; press to compare the two texts.",
  );
  const pathOf = (at: number) => model.page(pages[at] ?? 0).path;
  const drawing = drawnToFit(
    (width) =>
      drawMatrix(shown, scale, width, {
        hover: (row, column) => {
          const share = (matrix[row * pages.length + column] ?? 0) / 1000;
          readout.textContent =
            row === column ? pathOf(row) : `${pathOf(row)} and ${pathOf(column)}: ${percent(share)}`;
        },
        pick: (row, column) => {
          if (row !== column) location.assign(comparePath(model, pages[row] ?? 0, pages[column] ?? 0));
        },
      }),
    signal,
  );
  return h(
    "div",
    {},
    drawing,
    h(
      "p",
      { class: "heat-scale" },
      percent(scale.least / 1000),
      h("span", { class: "ramp", "aria-hidden": "true" }),
      percent(scale.greatest / 1000),
      h("span", { class: "over" }, `from ${percent(model.data.similarityLimit)}`),
    ),
    readout,
  );
}

/** Every pair of the heat map by keyboard. */
function pairForm(model: Model, { pages }: ReportSimilarity): HTMLElement {
  const chosen: [number, number] = [pages[0] ?? 0, pages[1] ?? 0];
  const options = pages.map((page) => [`${page}`, model.page(page).path] as const);
  const choice = (label: string, at: 0 | 1) =>
    select(label, options, `${chosen[at]}`, (value) => {
      chosen[at] = Number(value);
    });
  const compare = (event: Event) => {
    event.preventDefault();
    if (chosen[0] !== chosen[1]) location.assign(comparePath(model, ...chosen));
  };
  return section(
    "Compare two pages",
    h(
      "form",
      { class: "filters", onsubmit: compare },
      choice("First page", 0),
      choice("Second page", 1),
      h("button", {}, "Compare"),
    ),
  );
}

function pairList(model: Model, { pairs }: ReportSimilarity): HTMLElement {
  if (pairs.length === 0) return h("p", { class: "empty" }, "No two pages are alike.");
  return pagedList(pairs, pairsShown, (shown) =>
    h(
      "ol",
      { class: "pairs" },
      shown.map(({ pages: [a, b], raw, masked }) =>
        h(
          "li",
          {},
          h("a", { href: comparePath(model, a, b) }, model.page(a).path, h("br"), model.page(b).path),
          h("span", { class: "note" }, h("strong", {}, percent(masked)), `${percent(raw)} as written`),
        ),
      ),
    ),
  );
}
