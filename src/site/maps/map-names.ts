import { type Box, isIn, isWet, letterWidth, type MapArea, overlaps } from "./map-labels.ts";
import { isInside, type Point } from "./map-outline.ts";

/** A word that belongs to no dot; its middle in map units. */
export interface MapName {
  text: string;
  x: number;
  y: number;
  kind: "road" | "hills" | "water";
}

/** Where a word may stand, the best point first. */
export interface Wish {
  text: string;
  kind: MapName["kind"];
  at: readonly Point[];
}

/** Height of these words against the names of cities. */
export const nameSize = 0.75;
/** Points along a road at which its number is tried, in map units apart. */
const step = 12;

/** Sets each word at the first of its points that has room, beside what is taken already; one without room is left out. */
export function placeNames(wishes: readonly Wish[], area: MapArea, taken: readonly Box[]): MapName[] {
  const boxes = [...taken];
  return wishes.flatMap(({ text, kind, at }): MapName[] => {
    for (const [x, y] of at) {
      const box = boxAround(text, x, y, area.fontSize * nameSize);
      if (!isIn(box, area) || boxes.some((other) => overlaps(box, other)) || !isOnItsGround(kind, box, area))
        continue;
      boxes.push(box);
      return [{ text, kind, x: Math.round(x), y: Math.round(y) }];
    }
    return [];
  });
}

/** The points of a road at which its number may stand, from the middle of what is seen outward. */
export function pointsAlong(pieces: readonly Point[][]): Point[] {
  const points = pieces.flatMap((piece) =>
    piece.slice(1).flatMap((to, index) => between(piece[index] as Point, to)),
  );
  const middle = (points.length - 1) / 2;
  return points
    .map((point, index) => ({ point, distance: Math.abs(index - middle) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ point }) => point);
}

function between([x1, y1]: Point, [x2, y2]: Point): Point[] {
  const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step);
  return Array.from({ length: count }, (_, i) => [
    x1 + ((x2 - x1) * i) / count,
    y1 + ((y2 - y1) * i) / count,
  ]);
}

function boxAround(text: string, x: number, y: number, size: number): Box {
  const reach = (text.length * letterWidth * size + size) / 2;
  return { left: x - reach, right: x + reach, top: y - size * 0.75, bottom: y + size * 0.75 };
}

function isOnItsGround(kind: MapName["kind"], box: Box, { waters }: MapArea): boolean {
  if (kind !== "water") return !isWet(box, waters);
  const corners: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.left, box.bottom],
    [box.right, box.bottom],
  ];
  return corners.every((corner) => waters.some((water) => isInside(corner, water)));
}
