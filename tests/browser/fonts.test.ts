// @module-tag nightly
import { expect, test } from "vitest";
import { openPage, openTab, recordRequests } from "../support/browser.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

/** Layout shift so far, as browsers count it. */
const shiftSoFar = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) =>
      resolve(
        list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
      ),
    ).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

/** A heading that only just fits its line may still break elsewhere in the fallback; that moves one line. */
const oneLine = 0.05;

/** Names of the fonts that stand in for those of the site, none of which a machine may have. */
const standIns = ["Times New Roman Bold", "Liberation Serif Bold", "Arial", "Liberation Sans"];
const canLoad = (names: string[]) =>
  Promise.all(
    names.map((name) =>
      new FontFace("probe", `local("${name}")`).load().then(
        () => true,
        () => false,
      ),
    ),
  );

test.for([360, 390, 1280])(
  "pages at %d pixels move by a line at most when the fonts arrive late",
  async (width, { skip }) => {
    const page = await openPage("/no-such-page", { viewport: { width, height: 900 } });
    const [times, liberationSerif, arial, liberationSans] = await page.evaluate(canLoad, standIns);
    skip(!(times || liberationSerif) || !(arial || liberationSans), "The fonts to fall back on are missing.");
    await page.route("**/assets/fonts/**", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    for (const { path } of onePerType(listRoutes())) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(200);
      expect(await page.evaluate(shiftSoFar), path).toBeLessThan(oneLine);
    }
  },
);

test("both fonts are fetched early, once, and shown", async () => {
  const page = await openTab();
  const fonts = recordRequests(page, (request) => request.resourceType() === "font");
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toHaveLength(2);
  expect(new Set(fonts).size).toBe(2);
  const loaded = await page.evaluate(
    () =>
      [...document.fonts].filter(({ status, family }) => status === "loaded" && !family.includes("Fallback"))
        .length,
  );
  expect(loaded).toBe(2);
});
