import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { nearestPoint, type Point } from "./points.ts";

/** Shows words in the line below a drawing. */
export type Say = (words: string) => void;

interface DrawingProps {
  /** What the line below says until the pointer is over something. */
  hint: string;
  draw(width: number, say: Say): ReactNode;
  /** What stands between the drawing and the line. */
  children?: ReactNode;
}

/** A drawing that is made anew whenever its width changes, and a line that says what the pointer is over. */
export function Drawing({ hint, draw, children }: DrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [words, say] = useState(hint);
  useEffect(() => {
    const observer = new ResizeObserver(() => setWidth(frame.current?.clientWidth ?? 0));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const drawing = useMemo(() => width > 0 && draw(width, say), [draw, width]);
  return (
    <>
      <div className="drawing" ref={frame}>
        {drawing}
      </div>
      {children}
      <p className="note readout">{words}</p>
    </>
  );
}

/** Pixels around a point that still count as the point. */
const reach = 14;

interface PointDrawingProps {
  label: string;
  width: number;
  height: number;
  className?: string | undefined;
  points: readonly Point[];
  onHover(point: number): void;
  /** Address that is opened when a point is pressed. */
  linkOf(point: number): string;
  children: ReactNode;
}

/** A drawing with points that a pointer chooses among. */
export function PointDrawing(props: PointDrawingProps) {
  const { label, width, height, className = "", points, onHover, linkOf, children } = props;
  const [isOver, setIsOver] = useState(false);
  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return nearestPoint(points, { x: clientX - left, y: clientY - top }, reach);
  };
  const hover = (event: MouseEvent) => {
    const point = pointAt(event);
    setIsOver(point !== undefined);
    if (point !== undefined) onHover(point);
  };
  const pick = (event: MouseEvent) => {
    const point = pointAt(event);
    if (point !== undefined) location.assign(linkOf(point));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links beside it do the same by keyboard
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${Math.round(height * 10) / 10}`}
      className={isOver ? `${className} over-point` : className}
      role="img"
      aria-label={label}
      onPointerMove={hover}
      onClick={pick}
    >
      {children}
    </svg>
  );
}
