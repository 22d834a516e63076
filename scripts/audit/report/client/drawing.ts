import { h } from "./dom.ts";

/** A place for a drawing that is made anew whenever its width changes. */
export function drawnToFit(
  draw: (width: number) => Element,
  signal: AbortSignal,
  className = "drawing",
): HTMLElement {
  const frame = h("div", { class: className });
  let last = 0;
  const observer = new ResizeObserver(() => {
    const width = Math.floor(frame.clientWidth);
    if (width === last || width === 0) return;
    last = width;
    frame.replaceChildren(draw(width));
  });
  observer.observe(frame);
  signal.addEventListener("abort", () => observer.disconnect());
  return frame;
}

export interface Point {
  x: number;
  y: number;
}

/** One path for many dots or lines, so that ten thousand of them are one element. */
export function dotsPath(points: Iterable<Point>): string {
  return [...points].map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join("");
}

export function linesPath(lines: Iterable<readonly [Point, Point]>): string {
  return [...lines].map(([a, b]) => `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`).join("");
}

/** Lines that bend toward a middle. */
export function curvesPath(lines: Iterable<readonly [Point, Point]>, middle: Point): string {
  return [...lines]
    .map(
      ([a, b]) =>
        `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(b.x)} ${round(b.y)}`,
    )
    .join("");
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Number of the point nearest to a place, within a distance in pixels; undefined where there is none. */
export function nearestPoint(points: readonly Point[], { x, y }: Point, within: number): number | undefined {
  let nearest: number | undefined;
  let least = within ** 2;
  points.forEach((point, number) => {
    const distance = (point.x - x) ** 2 + (point.y - y) ** 2;
    if (distance > least) return;
    least = distance;
    nearest = number;
  });
  return nearest;
}

/** Lets a pointer choose among the points of a drawing. `hover` hears undefined where there is none. */
export function pickPoints(
  drawing: SVGSVGElement,
  points: readonly Point[],
  { hover, pick }: { hover(point: number | undefined): void; pick(point: number): void },
): void {
  const reach = 14;
  const at = (event: PointerEvent | MouseEvent) => {
    const { left, top } = drawing.getBoundingClientRect();
    return nearestPoint(points, { x: event.clientX - left, y: event.clientY - top }, reach);
  };
  drawing.addEventListener("pointermove", (event) => {
    const point = at(event);
    drawing.classList.toggle("over-point", point !== undefined);
    hover(point);
  });
  drawing.addEventListener("click", (event) => {
    const point = at(event);
    if (point !== undefined) pick(point);
  });
}
