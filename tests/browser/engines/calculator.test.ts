// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing } from "../../support/engines/engines.ts";
import { visitFaultySite } from "../../support/engines/faulty-site.ts";

/** Whether range and button of the ticket stand in the window, and no notice or bar over them. */
function isTicketFree(): boolean {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const total = boxOf(".ticket-total");
  const button = boxOf(".ticket .button");
  const notice = boxOf(".notice");
  const bar = boxOf(".floating-bar");
  if (!total || !button || !notice || !bar) return false;
  const end = bar.width === document.documentElement.clientWidth ? bar.top : innerHeight;
  return total.top >= 0 && button.bottom <= Math.min(end, notice.top) && notice.bottom <= end;
}

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  test.each([
    [360, 740],
    [480, 740],
    [844, 390],
    [1280, 600],
    [1280, 800],
  ])(
    "Enter in the field brings the estimate into view, with its notice below, at %d by %d",
    async (...size) => {
      const [width, height] = size;
      const { visit } = await visitFaultySite(engine, "/painting-calculator", {
        width,
        height,
        lessMotion: true,
      });
      await visit.goLive();
      await visit.fill("[name=squareFootage]", "1800");
      await visit.tab.press("Enter");
      await visit.until(true, isTicketFree);
      expect(await visit.evaluate(() => document.querySelector(".ticket-total")?.textContent)).toBe(
        "$5,220 to $7,200",
      );
    },
  );
});
