import type { KeyboardEvent } from "react";
import { fillText } from "../site/text.ts";

/** How much of the picture after is shown at first, in percent; the styles start there too. */
export const shownAtFirst = { hero: 72, pair: 58 } as const;

const step = 2;

/** A share in percent, in words; just the percent where the data have none. */
export function splitText(percent: number, words = "{n}%"): string {
  return fillText(words, { n: String(Math.round(percent)) });
}

/** Parts the pictures where the handle stands, and says so. The handle counts the picture after, which lies at the right. */
export function showSplit(handle: HTMLInputElement, words?: string): void {
  handle.setAttribute("aria-valuetext", splitText(handle.valueAsNumber, words));
  handle.parentElement?.style.setProperty("--position", `${100 - handle.valueAsNumber}%`);
}

/** Arrow keys move the edge in steps that can be seen, in the direction of the arrow. */
export function stepSplit(event: KeyboardEvent<HTMLInputElement>, words?: string): void {
  const change = { ArrowLeft: step, ArrowUp: step, ArrowRight: -step, ArrowDown: -step }[event.key];
  if (change === undefined) return;
  event.preventDefault();
  const handle = event.currentTarget;
  handle.valueAsNumber += change;
  showSplit(handle, words);
}
