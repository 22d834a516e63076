import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Rows kept in the document above and below the window. */
const spareRows = 12;
/** Most rows at a time, however high the window is. */
const mostRows = 200;

/** Those rows of a long table that are in the window. All rows have the height of the first. */
export function VirtualRows<T>({ items, row }: { items: readonly T[]; row(item: T, at: number): ReactNode }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [wanted, setWanted] = useState(0);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const update = () => {
      const rowHeight = body.current?.querySelector("tr:not(.spacer)")?.getBoundingClientRect().height ?? 0;
      const hidden = -(body.current?.getBoundingClientRect().top ?? 0) / (rowHeight || 1);
      setHeight(rowHeight);
      setWanted(Math.max(0, Math.floor(hidden) - spareRows));
    };
    // Before the window is painted, so that no gap shows.
    const updateAtOnce = () => flushSync(update);
    update();
    addEventListener("scroll", updateAtOnce, { passive: true });
    addEventListener("resize", updateAtOnce);
    return () => {
      removeEventListener("scroll", updateAtOnce);
      removeEventListener("resize", updateAtOnce);
    };
  });
  const inWindow = height === 0 ? 1 : Math.ceil(innerHeight / height) + 2 * spareRows;
  const first = Math.min(wanted, Math.max(0, items.length - 1));
  const shown = items.slice(first, first + Math.min(mostRows, inWindow));
  return (
    <tbody ref={body}>
      <Spacer height={first * height} />
      {shown.map((item, at) => row(item, first + at))}
      <Spacer height={(items.length - first - shown.length) * height} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className="spacer" aria-hidden="true" style={{ height }} hidden={height === 0}>
      <td />
    </tr>
  );
}
