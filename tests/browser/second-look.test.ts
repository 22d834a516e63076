// @module-tag nightly
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { axeFaults, openPage, openTab, recordRequests } from "../support/browser.ts";
import { realData, root } from "../support/data-folder.ts";
import { listRoutes, onePerType } from "../support/routes.ts";
import { servedSite } from "../support/served-site.ts";

const pages = [...onePerType(listRoutes()), { path: "/no-such-page", type: "not-found" }];
const look = join(root, "tests", "fixtures", "themes", "second-look");

/** The whole site in colors, shapes, fonts and with a logo that it was not drawn for. */
const site = servedSite((data) => {
  cpSync(realData, data, { recursive: true });
  cpSync(join(look, "theme.yaml"), join(data, "theme.yaml"));
  cpSync(join(look, "logo.svg"), join(data, "images", "logo.svg"));
});

test("publishes no font, and the colors and shapes of the other theme", async () => {
  const page = await openTab();
  const requested = recordRequests(page);
  await page.goto(`${site.url}/`);
  expect(requested.filter((path) => path.startsWith("/assets/fonts/"))).toEqual([]);
  const button = page.locator(".button.primary:visible").first();
  const style = await button.evaluate((element) => {
    const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
    return { backgroundColor, borderRadius, fontFamily };
  });
  expect(style).toEqual({
    backgroundColor: "rgb(127, 209, 192)",
    borderRadius: "18px",
    fontFamily: "Verdana, Arial, sans-serif",
  });
  const logo = await page.locator(".brand img").getAttribute("src");
  const drawn = await page.request.get(new URL(logo ?? "", site.url).href);
  expect(await drawn.text()).toBe(readFileSync(join(look, "logo.svg"), "utf8"));
});

describe.each([360, 1280])("at %d pixels", (width) => {
  test.each(pages)("axe finds no contrast fault on a $type page ($path)", async ({ path }) => {
    const page = await openPage(`${site.url}${path}`, {
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    const found = await axeFaults(page, (axe) => axe.withRules(["color-contrast", "link-in-text-block"]));
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
