import { describe, expect, test } from "vitest";
import { axeFaults, goLive, openPage } from "../support/browser.ts";
import { builtSites } from "../support/built-sites.ts";
import { few } from "../support/nightly.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

const views = builtSites.flatMap((site, index) =>
  // Pages of the second business are built of the same parts: a phone is enough. Menus of others may be the last ones.
  (index === 1 ? [360] : [360, 1280]).map((width) => ({ ...site, width })),
);

describe.each(few(views, 1))("the site of $name at $width pixels", ({ url, data, width }) => {
  const pages = few([...onePerType(listRoutes(data)), { path: "/no-such-page", type: "not-found" }], 2);

  test.each(pages)(
    "a $type page ($path) is no wider than the window, and axe finds nothing on it",
    async ({ path }) => {
      const page = await openPage(path, {
        baseURL: url,
        viewport: { width, height: 900 },
        bypassCSP: true,
        reducedMotion: "reduce",
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await goLive(page);
      expect(await axeFaults(page, (axe) => axe.setLegacyMode())).toEqual([]);
    },
  );
});
