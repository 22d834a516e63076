import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

/** A strip of items that a visitor scrolls, swipes or steps through. */
export interface Strip {
  /** The element that scrolls; its items are the children of its list. */
  scroller: RefObject<HTMLElement | null>;
  index: number;
  count: number;
  /** Shows an item; one before the first is the last, one behind the last is the first. */
  show(index: number): void;
  /** Goes on the strip itself. */
  handlers: {
    onScroll(): void;
    onPointerDown(): void;
    onWheel(): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Tracks which item of a strip is shown, and moves it by button and key; swiping is the browser's own scrolling. */
export function useStrip(count: number): Strip {
  const scroller = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  // While a button moves the strip, the item is known: the last ones may never reach the edge they snap to.
  const isSteered = useRef(false);
  const show = (wanted: number) => {
    const target = (wanted + count) % count;
    isSteered.current = true;
    setIndex(target);
    scrollToItem(scroller.current, target, target !== wanted || wantsLessMotion());
  };
  const release = () => {
    isSteered.current = false;
  };
  return {
    scroller,
    index,
    count,
    show,
    handlers: {
      onScroll: () => {
        if (!isSteered.current && scroller.current) setIndex(nearestItem(scroller.current));
      },
      onPointerDown: release,
      onWheel: release,
      onKeyDown: (event) => {
        const target = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
        // A control inside an item has its own use for the keys.
        if (target === undefined || event.target instanceof HTMLInputElement || hasModifier(event)) return;
        event.preventDefault();
        show(target);
      },
    },
  };
}

/** Keeps the current one of a row of buttons in sight, without moving the page. */
export function useCurrentInSight(index: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.children[index];
    if (!list.current || !(item instanceof HTMLElement)) return;
    list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [index]);
  return list;
}

function scrollToItem(scroller: HTMLElement | null, index: number, isInstant: boolean): void {
  const left = scroller && itemStarts(scroller)[index];
  if (typeof left === "number") scroller?.scrollTo({ left, behavior: isInstant ? "instant" : "smooth" });
}

/** How far the strip is scrolled when an item stands at its start. */
function itemStarts(scroller: HTMLElement): number[] {
  const padding = Number.parseFloat(getComputedStyle(scroller).scrollPaddingLeft) || 0;
  const origin = scroller.getBoundingClientRect().left + scroller.clientLeft + padding - scroller.scrollLeft;
  const items = scroller.querySelectorAll(":scope > ul > li");
  return [...items].map((item) => item.getBoundingClientRect().left - origin);
}

function nearestItem(scroller: HTMLElement): number {
  const starts = itemStarts(scroller);
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  if (scrollLeft > 0 && scrollLeft >= scrollWidth - clientWidth - 2) return starts.length - 1;
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function hasModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

function wantsLessMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
