import { h, s } from "./dom.ts";
import { curvesPath, dotsPath, drawnToFit, type Point, pickPoints, round } from "./drawing.ts";
import { finder } from "./finder.ts";
import type { Model } from "./model.ts";
import { count, counted, pagedList } from "./paged-list.ts";
import { linkToPage, section } from "./parts.ts";
import { layOnRing, pointAt, type Ring } from "./ring-layout.ts";
import { type View, type Visit, viewLink } from "./router.ts";

/** Most links that are drawn; of more, one in so many. */
const mostLines = 6000;
/** Most pages that have their name beside the ring. */
const mostNames = 70;

/** Links in texts: all of them on a ring of pages, and those of one page. */
export function linksView({ model, query, signal }: Visit): View {
  const { pages, links } = model.data;
  const chosen = model.numbers.get(query.get("path") ?? "");
  const readout = h("p", { class: "note readout" }, "Point at a page to read its path; press to choose it.");
  const drawing = drawnToFit((width) => drawRing(model, chosen, width, readout), signal);
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

function drawRing(
  model: Model,
  chosen: number | undefined,
  width: number,
  readout: HTMLElement,
): SVGSVGElement {
  const { pages, links } = model.data;
  const hasNames = pages.length <= mostNames && width > 560;
  const ring = layOnRing(
    pages.map(({ type }) => type),
    width,
    hasNames ? 190 : 34,
  );
  const line = (from: number, to: number): readonly [Point, Point] => [
    ring.points[from] ?? ring.middle,
    ring.points[to] ?? ring.middle,
  ];
  const lines = links.flatMap((targets, from) => targets.map((to) => line(from, to)));
  const drawn = lines.filter((_, at) => at % Math.ceil(lines.length / mostLines) === 0);
  const unlinked = ring.points.filter((_, page) => model.inlinks[page]?.length === 0);
  const drawing = s(
    "svg",
    {
      width,
      height: width,
      viewBox: `0 0 ${width} ${width}`,
      role: "img",
      "aria-label": "Link graph; the lists beside it say the same",
    },
    s("path", { class: chosen === undefined ? "edge" : "edge faint", d: curvesPath(drawn, ring.middle) }),
    chosen !== undefined && [
      s("path", {
        class: "edge in",
        d: curvesPath(
          (model.inlinks[chosen] ?? []).map((from) => line(from, chosen)),
          ring.middle,
        ),
      }),
      s("path", {
        class: "edge out",
        d: curvesPath(
          (links[chosen] ?? []).map((to) => line(chosen, to)),
          ring.middle,
        ),
      }),
    ],
    ring.arcs.map(({ from, to }) => s("path", { class: "arc", d: arcPath(ring, from, to) })),
    s("path", { class: "unlinked-dots", d: dotsPath(unlinked) }),
    s("path", { class: "dots", d: dotsPath(ring.points) }),
    chosen !== undefined &&
      s("path", { class: "chosen-dot", d: dotsPath([ring.points[chosen] ?? ring.middle]) }),
    hasNames ? pageNames(model, ring, chosen) : typeNames(ring),
  );
  pickPoints(drawing, ring.points, {
    hover: (page) => {
      if (page !== undefined) readout.textContent = describe(model, page);
    },
    pick: (page) => location.assign(linkTo(model, page)),
  });
  return drawing;
}

function describe(model: Model, page: number): string {
  const [ins, outs] = [model.inlinks[page]?.length ?? 0, model.data.links[page]?.length ?? 0];
  return `${model.page(page).path}: ${counted(ins, "inlink")}, ${counted(outs, "outlink")}`;
}

function arcPath({ middle, radius }: Ring, from: number, to: number): string {
  const outer = radius + 8;
  const [a, b] = [pointAt(middle, outer, from), pointAt(middle, outer, to - 1e-4)];
  return `M${round(a.x)} ${round(a.y)}A${outer} ${outer} 0 ${to - from > Math.PI ? 1 : 0} 1 ${round(b.x)} ${round(b.y)}`;
}

function pageNames(model: Model, ring: Ring, chosen: number | undefined): SVGElement[] {
  return model.data.pages.map(({ path }, number) =>
    nameAt(ring, ring.angles[number] ?? 0, shorten(path), number === chosen ? "name chosen" : "name"),
  );
}

/** Names of types that have room: a small type would write over its neighbour. */
function typeNames(ring: Ring): SVGElement[] {
  return ring.arcs
    .filter(({ from, to }) => (to - from) * ring.radius > 40)
    .map(({ type, from, to }) => {
      const { x, y } = pointAt(ring.middle, ring.radius + 20, (from + to) / 2);
      return s(
        "text",
        { class: "name", x: round(x), y: round(y), "text-anchor": "middle", "dominant-baseline": "middle" },
        type,
      );
    });
}

/** A name that reads outwards from the ring, never upside down. */
function nameAt(ring: Ring, angle: number, text: string, className: string): SVGElement {
  const { x, y } = pointAt(ring.middle, ring.radius + 14, angle);
  const isLeft = angle > Math.PI;
  const degrees = (angle * 180) / Math.PI - 90 + (isLeft ? 180 : 0);
  return s(
    "text",
    {
      class: className,
      "text-anchor": isLeft ? "end" : "start",
      "dominant-baseline": "middle",
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`,
    },
    text,
  );
}

function shorten(path: string): string {
  return path.length > 24 ? `${path.slice(0, 23)}…` : path;
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
