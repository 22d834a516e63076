import type { DataRouter } from "react-router";

/** Lets the router follow every plain link to a page of this site, wherever it stands in the document. */
export function followLinks(router: DataRouter, base: string): void {
  document.addEventListener("click", (event) => {
    const anchor = (event.target as Element | null)?.closest?.("a");
    if (!anchor || !isPlainClick(event) || !isPageOfSite(anchor, base)) return;
    event.preventDefault();
    router.navigate(`/${anchor.pathname.slice(base.length)}${anchor.search}${anchor.hash}`);
  });
}

/** How long the mouse or the focus stays on a link that is meant, in milliseconds; on its way over a menu it stays shorter. */
const dwellMs = 200;
/** How long a finger lies on a link before it has not come to scroll, in milliseconds. */
const touchMs = 80;

/**
 * Names the page of every link of this site that a visitor is about to follow: where the mouse or the focus stays, and
 * what is pressed. Where the visitor saves data, nothing is named.
 */
export function foreseeLinks(base: string, onForeseen: (pathname: string) => void): void {
  if (savesData()) return;
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    wanted = undefined;
  };
  const want = ({ target }: Event, waitMs: number) => {
    const anchor = (target as Element | null)?.closest?.("a") ?? undefined;
    if (anchor === wanted && waitMs > 0) return;
    forget();
    wanted = anchor;
    if (!anchor || anchor.pathname === location.pathname || !isPageOfSite(anchor, base)) return;
    timer = setTimeout(() => onForeseen(anchor.pathname), waitMs);
  };
  const isMouse = (event: Event) => (event as PointerEvent).pointerType === "mouse";
  const listen = (type: string, listener: (event: Event) => void) =>
    document.addEventListener(type, listener, { passive: true });
  listen("pointerover", (event) => isMouse(event) && want(event, dwellMs));
  listen("focusin", (event) => want(event, dwellMs));
  listen("pointerdown", (event) => want(event, isMouse(event) ? 0 : touchMs));
  // A finger that scrolls cancels its press; a click loads the page by itself.
  for (const type of ["focusout", "pointercancel", "click"]) listen(type, forget);
}

/** True where the visitor has asked for less data, by the browser's setting or by its media feature. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** True for a link that leads to another page of this site in the same tab. Fragments of this page are the browser's. */
function isPageOfSite(anchor: HTMLAnchorElement, base: string): boolean {
  if (anchor.target !== "" && anchor.target !== "_self") return false;
  if (anchor.dataset.document !== undefined) return false;
  if (
    anchor.origin !== location.origin ||
    !anchor.pathname.startsWith(base) ||
    anchor.hasAttribute("download")
  )
    return false;
  const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search;
  return !(isSamePage && anchor.hash !== "") && !/\.[a-z0-9]+$/i.test(anchor.pathname);
}
