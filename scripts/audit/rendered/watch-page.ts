/** What the browser notes while a page loads and is scrolled. */
export interface Seen {
  /** `visible`: share of its height that is on the first screen. */
  largest?: { tag: string; text: string; url: string; visible: number };
  shifts: { value: number; time: number; tag: string }[];
}

declare global {
  interface Window {
    siteAuditSeen?: Seen;
  }
}

/** The part of the entry that TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page before anything of its own. It is sent as text, so that it names nothing outside of it. */
export function watchPage(): void {
  const seen: Seen = { shifts: [] };
  window.siteAuditSeen = seen;
  new PerformanceObserver((list) => {
    for (const { element, url } of list.getEntries() as LargestContentfulPaint[]) {
      const tag = element?.cloneNode(false) as Element | undefined;
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const visible = height > 0 ? Math.min(1, (innerHeight - top) / height) : 1;
      seen.largest = { tag: tag?.outerHTML ?? "", text: element?.textContent ?? "", url, visible };
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      const tag = (element?.cloneNode(false) as Element | undefined)?.outerHTML ?? "";
      if (!hadRecentInput) seen.shifts.push({ value, time: startTime, tag });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: shows all of it, a screen at a time. */
export async function scrollToEnd(mostScreens: number): Promise<void> {
  for (let screen = 0; screen < mostScreens; screen++) {
    scrollTo({ top: screen * innerHeight, behavior: "instant" });
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (scrollY + innerHeight >= document.documentElement.scrollHeight) break;
  }
}

/** An element by its opening tag: `img#lead`, `div.banner`. */
export function nameOf(tag: string): string {
  const [, name = ""] = /^<([^\s>]+)/.exec(tag) ?? [];
  const [, id] = /\sid="([^"]+)"/.exec(tag) ?? [];
  const [, first] = /\sclass="\s*([^"\s]+)/.exec(tag) ?? [];
  return `${name}${id ? `#${id}` : first ? `.${first}` : ""}`;
}

/** Longest time without a shift, and longest time, of what counts as one movement, in milliseconds (web.dev, CLS). */
const [longestGap, longestWindow] = [1000, 5000];

/** Cumulative layout shift: the worst of all movements. */
export function cumulativeShift(shifts: Seen["shifts"]): number {
  let [worst, sum, first, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { value, time } of shifts) {
    if (time - last > longestGap || time - first > longestWindow) [sum, first] = [0, time];
    sum += value;
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}
