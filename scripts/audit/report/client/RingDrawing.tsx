import { PointDrawing, type Say } from "./Drawing.tsx";
import { type PageSummary, useModel } from "./model.ts";
import { dotsPath, type Line, linesPath, place, round } from "./points.ts";
import { layOnRing, pointAt, type Ring } from "./ring-layout.ts";
import { viewLink } from "./router.ts";
import { counted } from "./words.ts";

/** Most links that are drawn; of more, one in so many. */
export const mostLines = 6000;
/** Most pages that have their name beside the ring. */
const mostNames = 70;

type Chosen = PageSummary | undefined;

/** The pages of the site on a ring with their links; those of a chosen page stand out. */
export function RingDrawing({ chosen, width, say }: { chosen: Chosen; width: number; say: Say }) {
  const { pages } = useModel();
  const hasNames = pages.length <= mostNames && width > 560;
  const types = pages.map(({ type }) => type);
  const ring = layOnRing(types, width, hasNames ? 190 : 34);
  const dotsOf = (keeps: (page: PageSummary) => boolean) =>
    dotsPath(pages.flatMap((page) => (keeps(page) ? (ring.points[page.number] ?? []) : [])));
  return (
    <PointDrawing
      label="Link graph; the lists beside it have the same data"
      width={width}
      height={width}
      points={ring.points}
      onHover={(page) => say(describe(pages[page]))}
      linkOf={(page) => viewLink("links", { path: pages[page]?.path })}
    >
      <Edges ring={ring} chosen={chosen} />
      {ring.arcs.map(({ type, from, to }) => (
        <path key={type} className="arc" d={arcPath(ring, from, to)} />
      ))}
      <path className="unlinked-dots" d={dotsOf(({ inlinks }) => inlinks.length === 0)} />
      <path className="dots" d={dotsOf(() => true)} />
      {chosen && <path className="chosen-dot" d={dotsOf((page) => page === chosen)} />}
      {hasNames ? <PageNames ring={ring} chosen={chosen} /> : <TypeNames ring={ring} />}
    </PointDrawing>
  );
}

function describe(page: PageSummary | undefined): string {
  if (!page) return "";
  const { path, inlinks, outlinks } = page;
  return `${path}: ${counted(inlinks.length, "inlink")}, ${counted(outlinks.length, "outlink")}`;
}

function Edges({ ring: { points, middle }, chosen }: { ring: Ring; chosen: Chosen }) {
  const all = useModel().pages.flatMap(({ number, outlinks }) => outlinks.map((to): Line => [number, to]));
  const drawn = all.filter((_, at) => at % Math.ceil(all.length / mostLines) === 0);
  const path = (lines: readonly Line[]) => linesPath(points, lines, middle);
  if (!chosen) return <path className="edge" d={path(drawn)} />;
  const { number, inlinks, outlinks } = chosen;
  return (
    <>
      <path className="edge faint" d={path(drawn)} />
      <path className="edge in" d={path(inlinks.map((from) => [from, number]))} />
      <path className="edge out" d={path(outlinks.map((to) => [number, to]))} />
    </>
  );
}

function arcPath({ middle, radius }: Ring, from: number, to: number): string {
  const outer = radius + 8;
  const [start, end] = [pointAt(middle, outer, from), pointAt(middle, outer, to - 1e-4)];
  return `M${place(start)}A${outer} ${outer} 0 ${to - from > Math.PI ? 1 : 0} 1 ${place(end)}`;
}

/** Names that read outwards from the ring, never upside down. */
function PageNames({ ring, chosen }: { ring: Ring; chosen: Chosen }) {
  return useModel().pages.map((page) => {
    const angle = ring.angles[page.number] ?? 0;
    const isLeft = angle > Math.PI;
    const degrees = (angle * 180) / Math.PI - 90 + (isLeft ? 180 : 0);
    const start = place(pointAt(ring.middle, ring.radius + 14, angle));
    return (
      <text
        key={page.number}
        className={page === chosen ? "name chosen" : "name"}
        textAnchor={isLeft ? "end" : "start"}
        dominantBaseline="middle"
        transform={`translate(${start}) rotate(${round(degrees)})`}
      >
        {page.path.length > 24 ? `${page.path.slice(0, 23)}…` : page.path}
      </text>
    );
  });
}

/** Names of types that have room: a small type would write over its neighbor. */
function TypeNames({ ring: { arcs, middle, radius } }: { ring: Ring }) {
  return arcs
    .filter(({ from, to }) => (to - from) * radius > 40)
    .map(({ type, from, to }) => {
      const { x, y } = pointAt(middle, radius + 20, (from + to) / 2);
      return (
        <text
          key={type}
          className="name"
          x={round(x)}
          y={round(y)}
          textAnchor="middle"
          dominantBaseline="middle"
        >
          {type}
        </text>
      );
    });
}
