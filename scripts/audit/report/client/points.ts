export interface Point {
  x: number;
  y: number;
}

/** One path for many dots, so that ten thousand of them are one element. */
export function dotsPath(points: Iterable<Point>): string {
  return [...points].map((point) => `M${place(point)}h0`).join("");
}

/** Numbers of the points where a line begins and ends. */
export type Line = readonly [from: number, to: number];

/** One path for many lines between points; where there is a middle, they bend toward it. */
export function linesPath(points: readonly Point[], lines: Iterable<Line>, middle?: Point): string {
  const bend = middle ? `Q${place(middle)} ` : "L";
  return [...lines]
    .map(([from, to]) => {
      const [a, b] = [points[from], points[to]];
      return a && b ? `M${place(a)}${bend}${place(b)}` : "";
    })
    .join("");
}

/** A point as a path names it. */
export function place({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
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
