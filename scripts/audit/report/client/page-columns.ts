import { type Child, h } from "./dom.ts";
import type { Model } from "./model.ts";
import { count } from "./paged-list.ts";
import { countMarks, linkToPage } from "./parts.ts";

/** A column of the table of pages. */
export interface Column {
  key: string;
  label: string;
  /** What rows are sorted by. */
  value(model: Model, page: number): string | number;
  cell(model: Model, page: number): Child;
  /** Highest values first when it is chosen. */
  isDescending?: boolean;
}

/** Weight of the severities when pages are sorted by their findings. */
const weights = { error: 1_000_000, warning: 1_000, info: 1 };

const numeric = (key: string, label: string, value: Column["value"], show?: Column["cell"]): Column => ({
  key,
  label,
  value,
  cell: show ?? ((model, page) => count(Number(value(model, page)))),
  isDescending: true,
});

export const columns: readonly Column[] = [
  {
    key: "path",
    label: "Path",
    value: (model, page) => model.page(page).path,
    cell: (model, page) => [linkToPage(model, page), h("span", { class: "below" }, model.page(page).title)],
  },
  {
    key: "title",
    label: "Title",
    value: (model, page) => model.page(page).title,
    cell: (model, page) => model.page(page).title,
  },
  {
    key: "type",
    label: "Type",
    value: (model, page) => model.page(page).type,
    cell: (model, page) => model.page(page).type,
  },
  numeric("title-px", "Title px", (model, page) => model.page(page).titlePixels),
  numeric("description-px", "Descr. px", (model, page) => model.page(page).descriptionPixels),
  numeric("words", "Words", (model, page) => model.page(page).words),
  numeric("inlinks", "Inlinks", (model, page) => model.inlinks[page]?.length ?? 0),
  numeric(
    "depth",
    "Depth",
    (model, page) => model.page(page).depth ?? Number.MAX_SAFE_INTEGER,
    (model, page) => model.page(page).depth ?? "–",
  ),
  {
    key: "findings",
    label: "Findings",
    value: (model, page) => {
      const { error, warning, info } = model.counts[page] ?? { error: 0, warning: 0, info: 0 };
      return error * weights.error + warning * weights.warning + info * weights.info;
    },
    cell: (model, page) => countMarks(model.counts[page] ?? { error: 0, warning: 0, info: 0 }),
    isDescending: true,
  },
];
