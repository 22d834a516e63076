import { dataChangeEvent } from "../../../src/renderer/page-data.ts";
import { themePath } from "../events.ts";

/** The parts of the frame as the server sent them last: what script does to them afterward is no change of the data. */
let frame = readFrame(document);
/** Counts the changes, so that an answer that comes late does not take the place of a newer one. */
let changes = 0;

/** Shows the page as the data has it now. A live page keeps its state, every page its scroll position. */
export async function updatePage(): Promise<void> {
  const root = document.getElementById("root");
  // Only the document that stands in for a page has no root.
  if (!root) return location.reload();
  const change = ++changes;
  const wasLive = isLive();
  if (wasLive) dispatchEvent(new Event(dataChangeEvent));
  const response = await fetch(location.href, { cache: "no-store", headers: { Accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await response.text(), "text/html");
  const freshRoot = fresh.getElementById("root");
  // A page that cannot be rendered is a mistake in a component, which Vite shows.
  if (change !== changes || !freshRoot) return;
  if (isLive()) {
    if (!wasLive) dispatchEvent(new Event(dataChangeEvent));
    await updateFrame(fresh);
    replaceTags(fresh, structuredDataTags);
  } else {
    const { scrollX, scrollY } = window;
    root.replaceChildren(...freshRoot.childNodes);
    replaceTags(fresh, headTags);
    scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  }
  frame = readFrame(fresh);
}

/** Puts the new style sheet of the data in the place of the old one, without a moment between them. */
export function updateTheme(href: string): void {
  const old = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href^="${themePath}"]`);
  if (!old) return;
  const fresh = document.createElement("link");
  fresh.rel = "stylesheet";
  fresh.href = href;
  fresh.addEventListener("load", () => old.remove());
  old.after(fresh);
}

function isLive(): boolean {
  return document.documentElement.dataset.live !== undefined;
}

const structuredDataTags = 'script[type="application/ld+json"]';
/** The tags of the head that differ from page to page. */
const headTags = `title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], ${structuredDataTags}`;

function replaceTags(fresh: Document, selector: string): void {
  for (const tag of document.head.querySelectorAll(selector)) tag.remove();
  document.head.append(...fresh.head.querySelectorAll(selector));
}

function readFrame(from: Document): Map<string, string> {
  // The same places as `framePlaces`; its module is loaded with the application, which may not be wanted yet.
  const places = [".site-header", ".site-footer", ".floating-bar", ".notices"];
  return new Map(places.map((place) => [place, from.querySelector(place)?.innerHTML ?? ""]));
}

/** Header, footer and floating buttons are not React's in the browser: those that changed are written anew. */
async function updateFrame(fresh: Document): Promise<void> {
  let hasNewHeader = false;
  for (const [place, html] of readFrame(fresh)) {
    const element = document.querySelector(place);
    if (!element || html === frame.get(place)) continue;
    element.innerHTML = html;
    hasNewHeader ||= place === ".site-header";
  }
  if (!hasNewHeader) return;
  const [{ startMenus }, { markCurrentPage }] = await Promise.all([
    import("../../../src/layout/menus.ts"),
    import("../../../src/layout/current-page.ts"),
  ]);
  startMenus();
  markCurrentPage();
}
