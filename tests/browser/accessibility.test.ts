import { AxeBuilder } from "@axe-core/playwright";
import { afterAll, describe, expect, test } from "vitest";
import { closeBrowser, goLive, openTab } from "../support/browser.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

const pages = [...onePerType(listRoutes()), { path: "/no-such-page", type: "not-found" }];

afterAll(closeBrowser);

describe.each([360, 1280])("at %d pixels", (width) => {
  test.each(pages)("axe finds nothing on a $type page ($path)", async ({ path }) => {
    const page = await openTab({
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    await page.goto(path);
    await goLive(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ""}`),
    }));
    expect(found).toEqual([]);
  });

  test("no page is wider than the window", async () => {
    const page = await openTab({ viewport: { width, height: 900 } });
    const wide: string[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        wide.push(path);
    }
    expect(wide).toEqual([]);
  });
});
