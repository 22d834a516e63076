// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing, type Visit } from "../../support/engines/engines.ts";
import { visitFaultySite } from "../../support/engines/faulty-site.ts";

/** What has the focus, and whether the header or the bar lies over it; nothing outside the content. */
const focused = () => {
  const element = document.activeElement;
  if (!element?.matches("main *")) return {};
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector(".floating-bar");
  const isAcross = bar?.clientWidth === innerWidth && getComputedStyle(bar).visibility === "visible";
  const end = isAcross ? bar.getBoundingClientRect().top : innerHeight;
  // Of a text of several lines WebKit shows the line that is typed in.
  const isTall = element.matches("textarea") || bottom - top > end - header;
  const name = element.id || element.className || element.textContent;
  return {
    name,
    isFree: isTall ? top < end && bottom > header : top >= header - 1 && bottom <= end + 1,
    top,
    bottom,
    header,
    end,
  };
};

/** Presses Tab again and again. What has the focus then is to stand free; some engines scroll to it in steps. */
async function expectFree(visit: Visit, times: number, withShift = false): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) {
    await visit.tab.press("Tab", withShift);
    await expect.poll(() => visit.evaluate(focused), { timeout: 5000 }).not.toMatchObject({ isFree: false });
  }
}

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  test.each([
    ["a form", "/contact-us", "main form [name=firstName]"],
    ["sliders", "/projects/apartment-exterior-paint-costa-mesa", "main .strip"],
  ])("what the keyboard reaches is not under header or bar: %s", async (_, path, first) => {
    const { visit } = await visitFaultySite(engine, path, { width: 460, height: 640 });
    await visit.goLive();
    await visit.focus(first);
    await expectFree(visit, 12);
    await expectFree(visit, 12, true);
  });
});
