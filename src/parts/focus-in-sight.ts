/** Keeps what the keyboard reaches clear of the header and the bar that lie over the page: not every browser minds the scroll padding of the styles. */
export function keepFocusInSight(): void {
  document.addEventListener("focusin", ({ target }) => {
    // The browser's own scrolling comes after this event. A link that was pressed meanwhile has led elsewhere.
    requestAnimationFrame(() => {
      if (
        target === document.activeElement &&
        target instanceof Element &&
        target.matches("main :focus-visible")
      )
        target.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
  });
}
