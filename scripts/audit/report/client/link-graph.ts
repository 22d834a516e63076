import { h } from "./dom.ts";
import { drawnToFit } from "./drawing.ts";
import { finder } from "./finder.ts";
import type { Model } from "./model.ts";
import { count, counted, pagedList } from "./paged-list.ts";
import { linkToPage, section } from "./parts.ts";
import { drawRing, mostLines } from "./ring-drawing.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Links in texts: all of them on a ring of pages, and those of one page. */
export function linksView({ model, query, signal }: Visit): View {
  const { pages, links } = model.data;
  const chosen = model.numbers.get(query.get("path") ?? "");
  const readout = h("p", { class: "note readout" }, "Point at a page to read its path; press to choose it.");
  const drawing = drawnToFit(
    (width) =>
      drawRing(model, chosen, width, {
        hover: (page) => {
          readout.textContent = describe(model, page);
        },
        pick: (page) => location.assign(linkTo(model, page)),
      }),
    signal,
  );
  const paths = pages.map(({ path }) => path);
  const total = links.reduce((sum, targets) => sum + targets.length, 0);
  return {
    title: "Link graph",
    content: [
      h(
        "p",
        { class: "lead" },
        `${counted(total, "link")} between ${counted(pages.length, "page")}, in texts; menus, trails and the footer are left out. A ring around a dot: no text links the page.`,
        total > mostLines &&
          ` Of so many links one in ${Math.ceil(total / mostLines)} is drawn, and all of a chosen page.`,
      ),
      h(
        "div",
        { class: "columns wide-first" },
        h("div", {}, drawing, readout),
        h(
          "div",
          {},
          finder("Find a page", paths, (number) => linkTo(model, number)),
          ...(chosen === undefined ? [unlinkedPages(model)] : chosenPage(model, chosen)),
        ),
      ),
    ],
  };
}

function linkTo(model: Model, page: number): string {
  return viewLink("links", { path: model.page(page).path });
}

function describe(model: Model, page: number): string {
  const [ins, outs] = [model.inlinks[page]?.length ?? 0, model.data.links[page]?.length ?? 0];
  return `${model.page(page).path}: ${counted(ins, "inlink")}, ${counted(outs, "outlink")}`;
}

function chosenPage(model: Model, page: number): HTMLElement[] {
  const list = (label: string, numbers: readonly number[]) =>
    section(
      `${label} (${count(numbers.length)})`,
      pagedList(numbers, 30, (shown) =>
        h(
          "ul",
          { class: "plain" },
          shown.map((number) =>
            h("li", {}, h("a", { href: linkTo(model, number) }, model.page(number).path)),
          ),
        ),
      ),
    );
  return [
    section(
      "Chosen page",
      h("p", {}, linkToPage(model, page), " · ", h("a", { href: "#/links" }, "choose none")),
    ),
    h("p", { class: "note" }, "Orange lines lead to it, blue ones from it."),
    list("Links to it", model.inlinks[page] ?? []),
    list("Links from it", model.data.links[page] ?? []),
  ];
}

function unlinkedPages(model: Model): HTMLElement {
  const pages = model.inlinks.flatMap((from, page) => (from.length === 0 ? page : []));
  return section(
    `Pages that no text links (${count(pages.length)})`,
    pages.length === 0
      ? h("p", { class: "empty" }, "Every page is linked from a text.")
      : pagedList(pages, 30, (shown) =>
          h(
            "ul",
            { class: "plain" },
            shown.map((page) => h("li", {}, linkToPage(model, page))),
          ),
        ),
  );
}
