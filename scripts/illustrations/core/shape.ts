/** Organic and straight outlines. */
import type { Random } from "./random.ts";
import { d, type Point } from "./svg.ts";

/** Closed Catmull-Rom curve through the points; 0.5 keeps scallops, 1 is a smooth pebble. */
export function smoothClosed(points: readonly Point[], tension = 0.5): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] as Point;
  let data = d`M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 3;
    data += d`C${from[0] + (to[0] - before[0]) * pull} ${from[1] + (to[1] - before[1]) * pull} `;
    data += d`${to[0] - (after[0] - from[0]) * pull} ${to[1] - (after[1] - from[1]) * pull} ${to[0]} ${to[1]}`;
  }
  return `${data}Z`;
}

/** Points round an ellipse, each pushed in or out by up to `jitter`. */
export function ring(
  random: Random,
  center: Point,
  rx: number,
  ry: number,
  count = 12,
  jitter = 0.09,
): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    const reach = 1 + random.between(-jitter, jitter);
    return [center[0] + Math.cos(angle) * rx * reach, center[1] + Math.sin(angle) * ry * reach] as const;
  });
}

/** Points from a flat list x, y, x, y as in an SVG points attribute. */
export function vertices(...numbers: readonly number[]): Point[] {
  return Array.from(
    { length: numbers.length / 2 },
    (_, index) => [numbers[index * 2] ?? 0, numbers[index * 2 + 1] ?? 0] as const,
  );
}

/** Straight-sided outline. */
export function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => d`${x} ${y}`).join("L")}Z`;
}

export function moved(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map(([x, y]) => [x + dx, y + dy] as const);
}

export function box(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Convex hull, for shadows of boxes (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
