import type { MapDot } from "../../routes/map.ts";

/** Where the name of a dot stands, as the attributes of an SVG text. */
export interface MapLabel {
  x: number;
  y: number;
  textAnchor: "start" | "middle" | "end";
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface MapArea {
  width: number;
  height: number;
  dots: MapDot[];
}

const narrowGap = 9;
const wideGap = 14;

/** Finds a free place for each name: dots with close neighbours choose first; a name without room is left out. */
export function placeLabels({ dots, ...area }: MapArea, fontSize: number): Map<MapDot, MapLabel> {
  const taken: Box[] = [];
  const labels = new Map<MapDot, MapLabel>();
  const order = [...dots].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || nearest(a, dots) - nearest(b, dots),
  );
  for (const dot of order) {
    const others = dots.filter((other) => other !== dot).map(boxOfDot);
    const free = candidates(dot, fontSize).find(
      ({ box }) => isInside(box, area) && ![...taken, ...others].some((other) => overlaps(box, other)),
    );
    if (!free) continue;
    taken.push(free.box);
    labels.set(dot, free.label);
  }
  return labels;
}

function nearest(dot: MapDot, dots: MapDot[]): number {
  const distances = dots
    .filter((other) => other !== dot)
    .map((other) => Math.hypot(other.x - dot.x, other.y - dot.y));
  return Math.min(...distances);
}

/** Right, left, above, below, then the corners. */
function candidates(dot: MapDot, fontSize: number): { label: MapLabel; box: Box }[] {
  const width = dot.name.length * fontSize * 0.62;
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
  return sides.map(([dx, dy, textAnchor]) => {
    const x = round(dot.x + dx);
    const y = round(dot.y + dy);
    const left = textAnchor === "start" ? x : textAnchor === "end" ? x - width : x - width / 2;
    const box = { left, top: y - fontSize * 0.8, right: left + width, bottom: y + fontSize * 0.25 };
    return { label: { x, y, textAnchor }, box };
  });
}

function boxOfDot({ x, y }: MapDot): Box {
  return { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 };
}

function isInside(box: Box, { width, height }: { width: number; height: number }): boolean {
  return box.left > 2 && box.top > 2 && box.right < width - 2 && box.bottom < height - 2;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
