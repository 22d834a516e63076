import { isInside, type Point } from "./map-outline.ts";

/** Where the name of a dot stands, as the attributes of an SVG text. */
export interface MapLabel {
  x: number;
  y: number;
  textAnchor: "start" | "middle" | "end";
}

/** What a name is set beside. */
export interface LabelledDot {
  name: string;
  x: number;
  y: number;
  isCurrent: boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface MapArea {
  width: number;
  height: number;
  fontSize: number;
  dots: LabelledDot[];
  /** Outlines of the water, which the names of cities keep out of. */
  waters: Point[][];
}

/** Names of dots, and the boxes that they and the dots take up. */
export interface Placement {
  labels: Map<LabelledDot, MapLabel>;
  taken: Box[];
}

const narrowGap = 9;
const wideGap = 16;
/** Width of a letter against the height of the type, with some to spare. */
export const letterWidth = 0.57;

/** Finds a place on dry land for each name: dots with close neighbors choose first; a name without room is left out. */
export function placeLabels(area: MapArea): Placement {
  const { dots, fontSize } = area;
  const taken: Box[] = [];
  const labels = new Map<LabelledDot, MapLabel>();
  const spots = dots.map((dot) => ({ dot, box: boxOfDot(dot), room: nearest(dot, dots) }));
  const order = [...spots].sort(
    (a, b) => Number(b.dot.isCurrent) - Number(a.dot.isCurrent) || a.room - b.room,
  );
  for (const { dot } of order) {
    const isFree = (box: Box) =>
      isIn(box, area) &&
      !taken.some((other) => overlaps(box, other)) &&
      !spots.some((spot) => spot.dot !== dot && overlaps(box, spot.box)) &&
      !isWet(box, area.waters);
    for (const { label, box } of candidates(dot, fontSize)) {
      if (!isFree(box)) continue;
      taken.push(box);
      labels.set(dot, label);
      break;
    }
  }
  return { labels, taken: [...taken, ...spots.map(({ box }) => box)] };
}

/** The square of the distance to the nearest other dot. */
function nearest(dot: LabelledDot, dots: LabelledDot[]): number {
  let least = Infinity;
  for (const other of dots)
    if (other !== dot) least = Math.min(least, (other.x - dot.x) ** 2 + (other.y - dot.y) ** 2);
  return least;
}

/** Right, left, above, below, then the corners. */
function* candidates(dot: LabelledDot, fontSize: number): Generator<{ label: MapLabel; box: Box }> {
  const width = dot.name.length * fontSize * letterWidth;
  const middle = fontSize * 0.35;
  const gap = dot.isCurrent ? wideGap : narrowGap;
  const sides: [number, number, MapLabel["textAnchor"]][] = [
    [gap, middle, "start"],
    [-gap, middle, "end"],
    [0, -gap, "middle"],
    [0, gap + fontSize * 0.75, "middle"],
    [gap * 0.7, -gap * 0.6, "start"],
    [gap * 0.7, gap * 0.6 + fontSize * 0.7, "start"],
    [-gap * 0.7, -gap * 0.6, "end"],
    [-gap * 0.7, gap * 0.6 + fontSize * 0.7, "end"],
  ];
  for (const [dx, dy, textAnchor] of sides) {
    const x = Math.round(dot.x + dx);
    const y = Math.round(dot.y + dy);
    const left = textAnchor === "start" ? x : textAnchor === "end" ? x - width : x - width / 2;
    const box = { left, top: y - fontSize * 0.8, right: left + width, bottom: y + fontSize * 0.25 };
    yield { label: { x, y, textAnchor }, box };
  }
}

function boxOfDot({ x, y, isCurrent }: LabelledDot): Box {
  const reach = isCurrent ? 13 : 7;
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

export function isIn(box: Box, { width, height }: { width: number; height: number }): boolean {
  return box.left > 2 && box.top > 2 && box.right < width - 2 && box.bottom < height - 2;
}

export function isWet({ left, top, right, bottom }: Box, waters: Point[][]): boolean {
  if (waters.length === 0) return false;
  const columns = [left, (3 * left + right) / 4, (left + right) / 2, (left + 3 * right) / 4, right];
  return columns.some((x) =>
    waters.some((water) => isInside([x, top], water) || isInside([x, bottom], water)),
  );
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
