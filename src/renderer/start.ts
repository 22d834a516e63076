import { mainId } from "../site/main-id.ts";
import { rememberPress } from "./early-presses.ts";

/** First signs that a visitor is about to do something, or that a picture is missing. */
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "submit", "error"] as const;

/** A machine that is never idle must not keep a form waiting. */
const longestIdleWaitMs = 2000;

/** After a failure signs count again only now, so that a moving mouse does not ask a host in trouble all the time. */
const pauseMs = 1000;

/** A form that waits for the application longer than this is sent without it. */
const longestSubmitWaitMs = 8000;

const root = document.documentElement.dataset;
const { pathname } = location;
let isStarted = false;
let clicked: EventTarget | null = null;

/** Starts the application when the page asks for it: at the first sign of intent, or when the browser is idle. */
export function startWhenWanted(): void {
  const main = document.getElementById(mainId);
  addEventListener("click", rememberClick);
  addEventListener("popstate", openAgain);
  addEventListener("click", rememberPress);
  // Controls are shown from now on: what is pressed early is done as soon as it can be.
  root.scripted = "";
  if (main?.dataset.live === "idle") {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: longestIdleWaitMs });
    else setTimeout(start, longestIdleWaitMs);
    addEventListener("load", start);
  }
  listen();
  if ([...document.images].some((picture) => picture.complete && picture.naturalWidth === 0)) start();
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    { rootMargin: "600px" },
  );
  for (const place of main?.querySelectorAll("form,.facade") ?? []) observer.observe(place);
}

function listen(): void {
  isStarted = false;
  addEventListener("submit", rememberSubmit);
  // The error of a picture does not bubble. Nothing is listened to twice.
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const [menus, live] = await Promise.allSettled([
    "menus" in root || import("../layout/menus.ts").then(startMenusOnce),
    "live" in root || import("./live.tsx").then(({ startApplication }) => startApplication()),
  ]);
  if ("live" in root) root.scripted = "";
  else submitPlainly();
  const fault = [menus, live].find(({ status }) => status === "rejected") as
    | PromiseRejectedResult
    | undefined;
  if (fault || !(live as PromiseFulfilledResult<boolean>).value) setTimeout(listen, pauseMs);
  if (fault) throw fault.reason;
}

function startMenusOnce({ startMenus }: typeof import("../layout/menus.ts")): void {
  removeEventListener("click", rememberClick);
  startMenus(clicked);
}

function rememberClick({ target }: Event): void {
  clicked = target;
}

/** An entry of the history may belong to another page that an earlier document showed. */
function openAgain(): void {
  if (!("live" in root) && location.pathname !== pathname) location.reload();
}

/** A form that is sent before the application is there waits for it. */
function rememberSubmit(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).dataset.pressed = "";
  setTimeout(submitPlainly, longestSubmitWaitMs);
}

/** Without the application forms are the browser's again: what waits is sent as it is. */
function submitPlainly(): void {
  delete root.scripted;
  removeEventListener("submit", rememberSubmit);
  const form = document.querySelector<HTMLFormElement>("form[data-pressed]");
  form?.removeAttribute("data-pressed");
  form?.submit();
}
