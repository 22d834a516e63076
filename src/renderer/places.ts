import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { openStorage } from "../calls/storage.ts";
import { mainId } from "../site/main-id.ts";

const storageKey = "places";

/** How far each entry of the history was scrolled, by the key in its state. */
let places: Record<string, number> = {};

/** The entry whose page can be seen: a visitor may scroll on while the page of another one is on its way. */
let shown: string | undefined;

/**
 * Remembers where visitors are on each page. Links to fragments stay the browser's, which also moves the focus; it gives
 * their entries no state, so that they get a key here. Starts before the router, which reads the key of the first entry.
 */
export function rememberPlaces(): void {
  const storage = openStorage("sessionStorage");
  places = JSON.parse(storage.getItem(storageKey) ?? "{}") as typeof places;
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  takeOver();
  nameEntry();
  addEventListener("popstate", nameEntry);
  const keepShown = () => keyOfEntry() === shown && keepPlace();
  addEventListener("scroll", keepShown, { passive: true });
  // The last scrolling before a press may not have been told yet.
  addEventListener("click", keepShown, true);
  addEventListener("pagehide", () => {
    storage.setItem(storageKey, JSON.stringify(places));
    // A document that is loaded again has its place from the browser.
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", takeOver);
}

function nameEntry(): void {
  if (keyOfEntry() === undefined)
    history.replaceState({ ...history.state, key: Math.random().toString(36) }, "");
}

function keyOfEntry(): string | undefined {
  return history.state?.key;
}

function keepPlace(): void {
  if (shown !== undefined) places[shown] = scrollY;
}

/** Brings visitors to their place whenever the address has changed: a new page begins at its top or at its fragment, back and forward lead to where they were. */
export function Places() {
  const location = useLocation();
  const isReturn = useNavigationType() === "POP";
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { pathname, hash } = location;
    const isSamePage = last.current === pathname;
    if (last.current !== undefined) goToPlace(hash, isReturn, isSamePage);
    last.current = pathname;
    shown = keyOfEntry();
    keepPlace();
  }, [location, isReturn]);
  return null;
}

function goToPlace(hash: string, isReturn: boolean, isSamePage: boolean): void {
  const place = isReturn ? places[keyOfEntry() ?? ""] : undefined;
  const target = targetOf(hash);
  if (place === undefined && target && !isSamePage) target.scrollIntoView({ behavior: "instant" });
  // Without a place, the browser itself is on its way to a fragment, or back to what it remembers.
  else if (place !== undefined || !isReturn || !isSamePage)
    scrollTo({ top: place ?? 0, behavior: "instant" });
  if (!isSamePage) takeFocus(target);
}

/** The element that a fragment names, as browsers look for it. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/** Takes the focus to the content of a new page, where a fresh load begins too. */
function takeFocus(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  (target ?? document.getElementById(mainId))?.focus({ preventScroll: true });
}
