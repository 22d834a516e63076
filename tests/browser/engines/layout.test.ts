// @module-tag nightly
import { describe, expect, test } from "vitest";
import { engines, skipWhereMissing } from "../../support/engines/engines.ts";
import { startFaultySite, visitFaultySite } from "../../support/engines/faulty-site.ts";
import { listRoutes, onePerType } from "../../support/routes.ts";
import { findUnreadable } from "../../support/unreadable-text.ts";

const paths = [...onePerType(listRoutes()).map(({ path }) => path), "/no-such-page"];

describe.each(engines)("in $name", (engine) => {
  skipWhereMissing(engine);

  test.each([
    [460, 740],
    [768, 1024],
    [1280, 800],
  ])("no text of any type of page lies on another, is cut off or leads out, at %d by %d", async (...size) => {
    const [width, height] = size;
    const site = await startFaultySite();
    const visit = await engine.openTab({ width, height });
    const found: string[] = [];
    for (const path of paths) {
      await visit.open(site.url + path);
      for (const fault of await visit.evaluate(findUnreadable)) found.push(`${path}: ${fault}`);
    }
    expect(found).toEqual([]);
  });

  test.each(["/contact-us", "/painting-calculator"])(
    "the words of each legend of %s keep clear of the rule above and the field below",
    async (path) => {
      const { visit } = await visitFaultySite(engine, path);
      const gaps = await visit.evaluate(() =>
        [...document.querySelectorAll("main legend")].map((legend) => {
          const words = document.createRange();
          words.selectNodeContents(legend);
          const { top, bottom } = words.getBoundingClientRect();
          const isFirst = !legend.parentElement?.previousElementSibling?.matches("fieldset");
          const above = top - (legend.parentElement?.getBoundingClientRect().top ?? 0);
          const below = (legend.nextElementSibling?.getBoundingClientRect().top ?? 0) - bottom;
          return { isClear: below >= 6 && (isFirst || above >= 12), above, below };
        }),
      );
      expect(gaps.length).toBeGreaterThan(1);
      expect(gaps.filter(({ isClear }) => !isClear)).toEqual([]);
    },
  );
});
