import type { ReportSimilarity } from "../report-data.ts";
import { h } from "./dom.ts";

export interface Scale {
  least: number;
  greatest: number;
  /** From here on a pair is an error. */
  limit: number;
}

/** The range of the similarities of two different pages, in thousandths. */
export function scaleOf({ matrix = [], pages }: ReportSimilarity, limit: number): Scale {
  let [least, greatest] = [1000, 0];
  matrix.forEach((share, at) => {
    if (at % (pages.length + 1) === 0) return;
    least = Math.min(least, share);
    greatest = Math.max(greatest, share);
  });
  return { least, greatest, limit: limit * 1000 };
}

/** Draws the matrix in a square of this width. Hovered and pressed cells are told by row and column. */
export function drawMatrix(
  { matrix = [], pages }: ReportSimilarity,
  scale: Scale,
  width: number,
  { hover, pick }: { hover(row: number, column: number): void; pick(row: number, column: number): void },
): HTMLCanvasElement {
  const count = pages.length;
  const ratio = devicePixelRatio;
  const canvas = h("canvas", { width: width * ratio, height: width * ratio, class: "heat" });
  canvas.style.width = canvas.style.height = `${width}px`;
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "Heat map of similarity; the form and the list below say the same");
  paintCells(canvas, matrix, count, scale);
  const cellAt = (event: MouseEvent): [number, number] => {
    const { left, top } = canvas.getBoundingClientRect();
    const part = (offset: number) => Math.min(count - 1, Math.max(0, Math.floor((offset / width) * count)));
    return [part(event.clientY - top), part(event.clientX - left)];
  };
  canvas.addEventListener("pointermove", (event) => hover(...cellAt(event)));
  canvas.addEventListener("click", (event) => pick(...cellAt(event)));
  return canvas;
}

function paintCells(canvas: HTMLCanvasElement, matrix: readonly number[], count: number, scale: Scale): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  const [low, high, over, own] = ["--heat-low", "--heat-high", "--error", "--line"].map(color);
  const size = canvas.width / count;
  matrix.forEach((share, at) => {
    const [row, column] = [Math.floor(at / count), at % count];
    const [left, top] = [Math.floor(column * size), Math.floor(row * size)];
    const part = (share - scale.least) / (scale.greatest - scale.least || 1);
    context.fillStyle = low ?? "";
    const area = [left, top, Math.ceil(size), Math.ceil(size)] as const;
    context.fillRect(...area);
    context.globalAlpha = row === column || share >= scale.limit ? 1 : part;
    context.fillStyle = (row === column ? own : share >= scale.limit ? over : high) ?? "";
    context.fillRect(...area);
    context.globalAlpha = 1;
  });
}
