import { mainId } from "../site/main-id.ts";

/** First signs that a visitor is about to do something. */
const signs = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/** Starts the application when the page asks for it: at the first sign of intent, or when the browser is idle. */
export function startWhenWanted(): void {
  const live = document.getElementById(mainId)?.dataset.live;
  if (live === "idle") {
    if ("requestIdleCallback" in window) requestIdleCallback(start);
    else addEventListener("load", start);
    return;
  }
  for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
}

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of signs) removeEventListener(sign, start);
  import("./live.tsx").then(({ startApplication }) => startApplication());
}
