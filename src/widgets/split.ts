import type { KeyboardEvent } from "react";

/** How much of the picture after is shown at first, in percent; the styles start there too. */
export const shownAtFirst = 58;

const step = 2;

/** Parts the pictures where the handle stands. The handle counts the picture after, which lies at the right. */
export function showSplit(handle: HTMLInputElement): void {
  handle.parentElement?.style.setProperty("--position", `${100 - handle.valueAsNumber}%`);
}

/** Arrow keys move the edge in steps that can be seen, in the direction of the arrow. */
export function stepSplit(event: KeyboardEvent<HTMLInputElement>): void {
  const change = { ArrowLeft: step, ArrowUp: step, ArrowRight: -step, ArrowDown: -step }[event.key];
  if (change === undefined) return;
  event.preventDefault();
  const handle = event.currentTarget;
  handle.valueAsNumber += change;
  showSplit(handle);
}
