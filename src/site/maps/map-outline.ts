/** A point of a map, in its units from the top left. */
export type Point = readonly [x: number, y: number];

/** A rectangle of a map. */
export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Detail that nobody sees at the size of a map, in its units. */
const tolerance = 0.9;

/** The part of a closed outline inside a frame; sides along the frame close it again (Sutherland and Hodgman). */
export function clipOutline(outline: Point[], { left, top, right, bottom }: Frame): Point[] {
  const sides: { axis: 0 | 1; limit: number; sign: 1 | -1 }[] = [
    { axis: 0, limit: left, sign: 1 },
    { axis: 0, limit: right, sign: -1 },
    { axis: 1, limit: top, sign: 1 },
    { axis: 1, limit: bottom, sign: -1 },
  ];
  return sides.reduce((points, { axis, limit, sign }) => {
    const clipped: Point[] = [];
    let before = points.at(-1) as Point;
    for (const point of points) {
      const isIn = (point[axis] - limit) * sign >= 0;
      const wasIn = (before[axis] - limit) * sign >= 0;
      if (isIn !== wasIn) clipped.push(crossAt(before, point, axis, limit));
      if (isIn) clipped.push(point);
      before = point;
    }
    return clipped;
  }, outline);
}

/** The pieces of a line that a frame shows, with the points at their ends that lie outside of it. */
export function clipLine(line: Point[], frame: Frame): Point[][] {
  const pieces: Point[][] = [];
  const piece: Point[] = [];
  line.forEach((point, index) => {
    const isNear = [line[index - 1], line[index + 1]].some(
      (other) => other && comesNear(point, other, frame),
    );
    if (isNear) piece.push(point);
    else if (piece.length > 0) pieces.push(piece.splice(0));
  });
  return [...pieces, piece].filter((points) => points.length > 1);
}

/** True where the box around a step meets the frame. */
function comesNear([x1, y1]: Point, [x2, y2]: Point, { left, top, right, bottom }: Frame): boolean {
  return (
    Math.max(x1, x2) >= left &&
    Math.min(x1, x2) <= right &&
    Math.max(y1, y2) >= top &&
    Math.min(y1, y2) <= bottom
  );
}

function crossAt(from: Point, to: Point, axis: 0 | 1, limit: number): Point {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Leaves out points that lie on the line between others (Douglas and Peucker). */
export function simplify(line: Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [farthest, distance] = [0, 0];
  line.forEach((point, index) => {
    const own = distanceTo(point, first, last);
    if (own > distance) [farthest, distance] = [index, own];
  });
  if (distance <= tolerance) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)).slice(0, -1), ...simplify(line.slice(farthest))];
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [width, height] = [x2 - x1, y2 - y1];
  const length = Math.hypot(width, height);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs(height * (x - x1) - width * (y - y1)) / length;
}

/** Points as the data of an SVG path, in whole units and relative steps. */
export function toPath(points: Point[], isClosed: boolean): string {
  let [x, y] = [0, 0];
  const steps = points.map(([px, py], index) => {
    const [dx, dy] = [Math.round(px) - x, Math.round(py) - y];
    [x, y] = [x + dx, y + dy];
    return `${index === 0 ? "M" : index === 1 ? "l" : dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
  });
  return `${steps.join("")}${isClosed ? "z" : ""}`;
}

/** True for a point inside a closed outline: a ray from it crosses the outline an odd number of times. */
export function isInside([x, y]: Point, outline: Point[]): boolean {
  let isOdd = false;
  let [x1, y1] = outline.at(-1) as Point;
  for (const [x2, y2] of outline) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isOdd = !isOdd;
    [x1, y1] = [x2, y2];
  }
  return isOdd;
}
