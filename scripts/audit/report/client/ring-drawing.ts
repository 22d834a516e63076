import { s } from "./dom.ts";
import { curvesPath, dotsPath, pickPoints, round } from "./drawing.ts";
import type { Model } from "./model.ts";
import { layOnRing, pointAt, type Ring } from "./ring-layout.ts";

/** Most links that are drawn; of more, one in so many. */
export const mostLines = 6000;
/** Most pages that have their name beside the ring. */
const mostNames = 70;

/** The pages of the site on a ring with their links; those of a chosen page stand out. */
export function drawRing(
  model: Model,
  chosen: number | undefined,
  width: number,
  { hover, pick }: { hover(page: number): void; pick(page: number): void },
): SVGSVGElement {
  const { pages } = model.data;
  const hasNames = pages.length <= mostNames && width > 560;
  const ring = layOnRing(
    pages.map(({ type }) => type),
    width,
    hasNames ? 190 : 34,
  );
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
    edges(model, ring, chosen),
    ring.arcs.map(({ from, to }) => s("path", { class: "arc", d: arcPath(ring, from, to) })),
    s("path", { class: "unlinked-dots", d: dotsPath(unlinked) }),
    s("path", { class: "dots", d: dotsPath(ring.points) }),
    chosen !== undefined &&
      s("path", { class: "chosen-dot", d: dotsPath([ring.points[chosen] ?? ring.middle]) }),
    hasNames ? pageNames(model, ring, chosen) : typeNames(ring),
  );
  pickPoints(drawing, ring.points, {
    hover: (page) => {
      if (page !== undefined) hover(page);
    },
    pick,
  });
  return drawing;
}

function edges(model: Model, ring: Ring, chosen: number | undefined): SVGElement[] {
  const { links } = model.data;
  const path = (name: string, pairs: readonly (readonly [from: number, to: number])[]) => {
    const lines = pairs.map(
      ([from, to]) => [ring.points[from] ?? ring.middle, ring.points[to] ?? ring.middle] as const,
    );
    return s("path", { class: name, d: curvesPath(lines, ring.middle) });
  };
  const all = links.flatMap((targets, from) => targets.map((to) => [from, to] as const));
  const drawn = all.filter((_, at) => at % Math.ceil(all.length / mostLines) === 0);
  if (chosen === undefined) return [path("edge", drawn)];
  const [ins, outs] = [model.inlinks[chosen] ?? [], links[chosen] ?? []];
  return [
    path("edge faint", drawn),
    path(
      "edge in",
      ins.map((from) => [from, chosen] as const),
    ),
    path(
      "edge out",
      outs.map((to) => [chosen, to] as const),
    ),
  ];
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

/** Names of types that have room: a small type would write over its neighbor. */
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
