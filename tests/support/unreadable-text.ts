import type { Page } from "playwright-core";

/** What a visitor cannot read of the open page: text that lies on other text, is cut off, or leads out of the window. */
export function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(findUnreadable);
}

/** Runs in the page, of whatever engine. */
export function findUnreadable(): string[] {
  interface Line {
    element: Element;
    words: string;
    box: DOMRect;
  }
  const hidden = ".visually-hidden, .skip-link, [popover], noscript, svg, select, textarea";
  /** What is wider than its frame on purpose, to be pushed aside. */
  const isPushed = (element: Element | null): boolean =>
    element !== null &&
    (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || isPushed(element.parentElement));
  const isFixed = (element: Element) => element.closest(".site-header, .floating-bar") !== null;
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element;
    const words = (node as Text).data.trim().slice(0, 30);
    if (
      !words ||
      element.closest(hidden) ||
      isPushed(element) ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 2) lines.push({ element, words, box });
  }
  /** Letters fill about the middle half of their line. */
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 &&
    b.left < a.right - 1 &&
    a.top + a.height / 4 < b.bottom - b.height / 4 &&
    b.top + b.height / 4 < a.bottom - a.height / 4;
  const covering = lines.flatMap((a, index) =>
    lines
      .slice(index + 1)
      .filter(
        (b) => a.element !== b.element && isFixed(a.element) === isFixed(b.element) && overlap(a.box, b.box),
      )
      .map((b) => `“${a.words}” and “${b.words}” overlap`),
  );
  const outside = lines
    .filter(({ box }) => box.right > window.innerWidth + 1 || box.left < -1)
    .map(({ words }) => `“${words}” leads out of the window`);
  const isSideways = document.documentElement.scrollWidth > window.innerWidth + 1;
  return [...new Set([...covering, ...outside, ...(isSideways ? ["the page scrolls sideways"] : [])])];
}
