import type { MouseEvent } from "react";
import type { ReportSimilarity } from "../report-data.ts";
import { Drawing, type Say } from "./Drawing.tsx";
import { useModel } from "./model.ts";
import { pairLink } from "./router.ts";
import { percent } from "./words.ts";

/** Masked similarity of all pairs of pages, in thousandths by row and column. */
interface Matrix {
  pages: readonly number[];
  shares: readonly number[];
  /** The range of two different pages. */
  least: number;
  greatest: number;
  /** From here on a pair is an error. */
  limit: number;
}

/** How alike every two pages are, in colors. */
export function HeatMap({ pages, shares }: { pages: ReportSimilarity["pages"]; shares: number[] }) {
  const { similarityLimit } = useModel().data;
  const others = shares.filter((_, at) => at % (pages.length + 1) !== 0);
  const least = others.reduce((a, b) => Math.min(a, b), 1000);
  const greatest = others.reduce((a, b) => Math.max(a, b), 0);
  const matrix = { pages, shares, least, greatest, limit: similarityLimit * 1000 };
  return (
    <div>
      <Drawing
        hint="Hover over a cell to read it; click to compare the two texts."
        draw={(width, say) => <Cells matrix={matrix} width={width} say={say} />}
      >
        <p className="heat-scale">
          {percent(least / 1000)}
          <span className="ramp" aria-hidden="true" />
          {percent(greatest / 1000)}
          <span className="over">{percent(similarityLimit)} or more</span>
        </p>
      </Drawing>
    </div>
  );
}

function Cells({ matrix, width, say }: { matrix: Matrix; width: number; say: Say }) {
  const model = useModel();
  const { pages, shares } = matrix;
  const count = pages.length;
  const part = (offset: number) => Math.min(count - 1, Math.max(0, Math.floor((offset / width) * count)));
  const pathAt = (cell: number) => model.page(pages[cell] ?? 0).path;
  const cellAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const [row, column] = [part(clientY - top), part(clientX - left)];
    const [a, b] = [pathAt(row), pathAt(column)];
    return { a, b, share: (shares[row * count + column] ?? 0) / 1000 };
  };
  const hover = (event: MouseEvent) => {
    const { a, b, share } = cellAt(event);
    say(a === b ? a : `${a} and ${b}: ${percent(share)}`);
  };
  const pick = (event: MouseEvent) => {
    const { a, b } = cellAt(event);
    if (a !== b) location.assign(pairLink(a, b));
  };
  return (
    <canvas
      ref={(canvas) => paintCells(canvas, matrix)}
      className="heat"
      width={width * devicePixelRatio}
      height={width * devicePixelRatio}
      style={{ width, height: width }}
      role="img"
      aria-label="Heat map of similarity; the form and the list beside it have the same data"
      onPointerMove={hover}
      onClick={pick}
    />
  );
}

function paintCells(
  canvas: HTMLCanvasElement | null,
  { pages, shares, least, greatest, limit }: Matrix,
): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  const color = (name: string) => {
    canvas.style.color = `var(${name})`;
    return getComputedStyle(canvas).color;
  };
  const [low, high, over, own] = ["--heat-low", "--heat-high", "--error", "--line"].map(color);
  const count = pages.length;
  const size = canvas.width / count;
  shares.forEach((share, at) => {
    const [row, column] = [Math.floor(at / count), at % count];
    const area = [
      Math.floor(column * size),
      Math.floor(row * size),
      Math.ceil(size),
      Math.ceil(size),
    ] as const;
    context.fillStyle = low ?? "";
    context.fillRect(...area);
    const isOwn = row === column;
    const isOver = share >= limit;
    context.globalAlpha = isOwn || isOver ? 1 : (share - least) / (greatest - least || 1);
    context.fillStyle = (isOwn ? own : isOver ? over : high) ?? "";
    context.fillRect(...area);
    context.globalAlpha = 1;
  });
}
