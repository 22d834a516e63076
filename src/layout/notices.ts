import { splitNumbers } from "../parts/unbroken.ts";
import { mainId } from "../site/main-id.ts";

/** What a notice says, and whether something went wrong. */
export interface Notice {
  kind: "success" | "error";
  title: string;
  text: string;
}

const placeSelector = ".notices";

/** Brings the place of notices up, empty, so that screen readers know it before the first notice. */
export function startNotices(): void {
  const place = document.querySelector<HTMLElement>(placeSelector);
  if (!place) return;
  show(place);
  // A dialog that opens while a notice is shown would cover it. The event does not bubble.
  document.addEventListener(
    "toggle",
    ({ target }) => {
      if (target instanceof HTMLDialogElement && place.querySelector(".notice")) raise(place);
    },
    true,
  );
}

function show(place: HTMLElement): void {
  if (!isOpen(place)) place.showPopover?.();
}

/** Shows a notice above everything else, for the time that the data say. The newest of a kind takes the place of the last. */
export function showNotice({ kind, title, text }: Notice): void {
  const place = document.querySelector<HTMLElement>(placeSelector);
  const region = place?.querySelector(`[role="${kind === "error" ? "alert" : "status"}"]`);
  const pattern = place?.querySelector<HTMLTemplateElement>("template.notice-pattern");
  const notice = pattern?.content.firstElementChild?.cloneNode(true);
  if (!place || !region || !(notice instanceof HTMLElement)) return;
  notice.classList.add(`notice-${kind}`);
  fill(notice, ".notice-title", title);
  fill(notice, ".notice-text", text);
  raise(place);
  region.replaceChildren(notice);
  keep(notice, Number(place.querySelector("section")?.dataset.ms));
}

/** Takes away what is said of an earlier try, which is no longer so once the next begins. */
export function clearNotices(): void {
  for (const notice of document.querySelectorAll(`${placeSelector} .notice`)) notice.remove();
}

function fill(notice: HTMLElement, selector: string, text: string): void {
  const element = notice.querySelector(selector);
  const nodes = splitNumbers(text).map(({ text: words, isWhole }) => {
    const span = document.createElement("span");
    span.textContent = words;
    if (isWhole) span.className = "unbroken";
    return span;
  });
  element?.append(...nodes);
}

/** What opened last lies on top: a dialog may have been opened since. */
function raise(place: HTMLElement): void {
  if (isOpen(place) && document.querySelector("dialog[open]")) place.hidePopover();
  show(place);
}

function isOpen(place: HTMLElement): boolean {
  return !("showPopover" in place) || place.matches(":popover-open");
}

/** Takes a notice away when its time is up or its button pressed. The time stands still under the mouse and the focus. */
function keep(notice: HTMLElement, ms: number): void {
  let rest = ms;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnderMouse = false;
  let cameFrom: EventTarget | null = null;

  const close = () => {
    clearTimeout(timer);
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    if (hadFocus) returnFocus(cameFrom);
  };
  const update = () => {
    const isHeld = isUnderMouse || notice.contains(document.activeElement);
    if (isHeld === (timer === undefined)) return;
    if (isHeld) {
      clearTimeout(timer);
      timer = undefined;
      rest -= performance.now() - since;
    } else {
      since = performance.now();
      timer = setTimeout(close, rest);
    }
  };
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    isUnderMouse = type === "pointerenter" && pointerType === "mouse";
    update();
  };
  notice.addEventListener("pointerenter", onPointer);
  notice.addEventListener("pointerleave", onPointer);
  notice.addEventListener("focusin", ({ relatedTarget }) => {
    if (!notice.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    update();
  });
  // The focus has moved only after this event.
  notice.addEventListener("focusout", () => queueMicrotask(update));
  notice.querySelector("button")?.addEventListener("click", close);
  update();
}

function returnFocus(to: EventTarget | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : document.getElementById(mainId);
  target?.focus({ preventScroll: true });
}
