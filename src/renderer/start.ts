import { mainId } from "../site/main-id.ts";

/** First signs that a visitor is about to do something, or that a picture is missing. */
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin", "submit", "error"] as const;

/** A machine that is never idle must not keep a form waiting. */
const longestIdleWaitMs = 2000;

/** Starts the application when the page asks for it: at the first sign of intent, or when the browser is idle. */
export function startWhenWanted(): void {
  const main = document.getElementById(mainId);
  addEventListener("click", rememberClick);
  addEventListener("submit", rememberSubmit);
  if (main?.dataset.live === "idle") {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: longestIdleWaitMs });
    else addEventListener("load", start);
    return;
  }
  // The error of a picture does not bubble.
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  if ([...document.images].some((picture) => picture.complete && picture.naturalWidth === 0)) start();
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    { rootMargin: "600px" },
  );
  for (const form of main?.querySelectorAll("form") ?? []) observer.observe(form);
}

let isStarted = false;
let clicked: EventTarget | null = null;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start, true);
  import("../widgets/menus.ts").then(({ startMenus }) => {
    removeEventListener("click", rememberClick);
    startMenus(clicked);
  });
  import("./live.tsx")
    .then(({ startApplication }) => startApplication())
    .then((isLive) => isLive || submitPlainly())
    .catch((error) => {
      submitPlainly();
      throw error;
    });
}

function rememberClick({ target }: Event): void {
  clicked = target;
}

/** A form that is sent before the application is there waits for it. */
function rememberSubmit(event: Event): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  (event.target as HTMLElement).dataset.pressed = "";
}

/** Without the application forms are the browser's again: what waits is sent as it is. */
function submitPlainly(): void {
  removeEventListener("submit", rememberSubmit);
  document.querySelector<HTMLFormElement>("form[data-pressed]")?.submit();
}
