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

/** Names the page of every link of this site that a visitor is about to follow. */
export function foreseeLinks(base: string, onForeseen: (pathname: string) => void): void {
  const foresee = ({ target }: Event) => {
    const anchor = (target as Element | null)?.closest?.("a");
    if (anchor && anchor.pathname !== location.pathname && isPageOfSite(anchor, base))
      onForeseen(anchor.pathname);
  };
  document.addEventListener("pointerover", foresee, { passive: true });
  document.addEventListener("touchstart", foresee, { passive: true });
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
  return !(isSamePage && anchor.hash !== "") && !/\.[a-z0-9]+$/.test(anchor.pathname);
}
