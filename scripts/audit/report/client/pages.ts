import { h, searchField, select } from "./dom.ts";
import { downloadButton, pagesCsv } from "./exports.ts";
import type { Model } from "./model.ts";
import { type Column, columns } from "./page-columns.ts";
import { counted } from "./paged-list.ts";
import type { View, Visit } from "./router.ts";
import { VirtualRows } from "./virtual-rows.ts";

/** Which pages a choice of the filter keeps. */
const states: Record<string, { label: string; keeps(model: Model, page: number): boolean }> = {
  errors: { label: "With errors", keeps: (model, page) => (model.counts[page]?.error ?? 0) > 0 },
  warnings: { label: "With warnings", keeps: (model, page) => (model.counts[page]?.warning ?? 0) > 0 },
  clean: { label: "Clean", keeps: (model, page) => model.findings[page]?.length === 0 },
  noindex: { label: "Not for search engines", keeps: (model, page) => !model.page(page).isIndexed },
  unlinked: { label: "No link in a text", keeps: (model, page) => model.inlinks[page]?.length === 0 },
};

/** The table of pages, with search, filters and sorting. */
export function pagesView({ model, query, remember, signal }: Visit): View {
  const tally = h("p", { class: "tally", role: "status" });
  const body = h("tbody");
  const table = h("table", { class: "pages", "aria-label": "Pages" });
  const rows = new VirtualRows(body, (at) => makeRow(model, shown[at] ?? 0, at), signal);
  let shown: number[] = [];
  const update = () => {
    shown = sortPages(model, filterPages(model, query), query);
    tally.textContent = shown.length === 0 ? "No page fits these filters." : counted(shown.length, "page");
    table.setAttribute("aria-rowcount", `${shown.length + 1}`);
    rows.show(shown.length);
  };
  const choose = (name: string) => (value: string) => {
    remember(name, value);
    update();
  };
  const head = h("thead", {}, headRow(query, choose));
  table.append(head, body);
  return {
    title: "Pages",
    content: [
      filters(model, query, choose),
      h(
        "div",
        { class: "above-table" },
        tally,
        downloadButton("Export these pages as CSV", "pages.csv", () => pagesCsv(model, shown)),
      ),
      table,
    ],
    // Rows have a height only in the document.
    ready: update,
  };
}

type Choose = (name: string) => (value: string) => void;

function filters({ data }: Model, query: URLSearchParams, choose: Choose): HTMLElement {
  const chosen = (name: string) => query.get(name) ?? "";
  const types = [...new Set(data.pages.map(({ type }) => type))].sort();
  const finding = data.findings[Number(query.get("finding") ?? Number.NaN)];
  return h(
    "form",
    { class: "filters", onsubmit: (event) => event.preventDefault() },
    searchField("Search", chosen("q"), choose("q")),
    select(
      "Type",
      [["", "All"], ...types.map((type) => [type, type] as const)],
      chosen("type"),
      choose("type"),
    ),
    select(
      "Show",
      [["", "All"], ...Object.entries(states).map(([name, { label }]) => [name, label] as const)],
      chosen("show"),
      choose("show"),
    ),
    h(
      "div",
      { class: "narrow-only" },
      select(
        "Sort by",
        columns.map(({ key, label }) => [key, label] as const),
        chosen("sort") || "path",
        choose("sort"),
      ),
    ),
    finding && h("p", { class: "tally" }, `With the finding: ${finding.message}`),
  );
}

function filterPages(model: Model, query: URLSearchParams): number[] {
  const { data } = model;
  const words = (query.get("q") ?? "").toLowerCase();
  const type = query.get("type");
  const state = states[query.get("show") ?? ""];
  const finding = data.findings[Number(query.get("finding") ?? Number.NaN)];
  const ofFinding = finding && new Set(finding.pages);
  return [...data.pages.keys()].filter((number) => {
    const page = model.page(number);
    return (
      (!type || page.type === type) &&
      (!state || state.keeps(model, number)) &&
      (!ofFinding || ofFinding.has(number)) &&
      (words === "" || `${page.path}\n${page.title}\n${page.description}`.toLowerCase().includes(words))
    );
  });
}

function sortPages(model: Model, pages: number[], query: URLSearchParams): number[] {
  const column = columns.find(({ key }) => key === query.get("sort"));
  if (!column) return pages;
  const values = new Map(pages.map((page) => [page, column.value(model, page)]));
  const direction = isDescending(column, query) ? -1 : 1;
  return pages.sort((a, b) => direction * compare(values.get(a), values.get(b)) || a - b);
}

function compare(a: string | number = 0, b: string | number = 0): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A column is turned round by its second press. */
function isDescending(column: Column, query: URLSearchParams): boolean {
  return (query.get("turned") === "1") !== (column.isDescending ?? false);
}

function headRow(query: URLSearchParams, choose: Choose): HTMLTableRowElement {
  const cells = columns.map((column) => {
    const { key, label } = column;
    const press = () => {
      const isTurned = query.get("sort") === key && query.get("turned") !== "1";
      choose("turned")(isTurned ? "1" : "");
      choose("sort")(key);
      mark();
    };
    return h("th", { scope: "col", class: key }, h("button", { type: "button", onclick: press }, label));
  });
  const mark = () =>
    columns.forEach((column, at) => {
      const isSorted = query.get("sort") === column.key;
      const order = isDescending(column, query) ? "descending" : "ascending";
      cells[at]?.setAttribute("aria-sort", isSorted ? order : "none");
    });
  mark();
  return h("tr", { "aria-rowindex": 1 }, cells);
}

function makeRow(model: Model, page: number, at: number): HTMLTableRowElement {
  return h(
    "tr",
    { "aria-rowindex": at + 2 },
    columns.map(({ key, cell }) => h("td", { class: key }, cell(model, page))),
  );
}
