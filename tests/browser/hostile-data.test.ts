// @module-tag nightly
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { goLive } from "../support/browser.ts";
import { hostileText } from "../support/hostile-data.ts";
import { hostileData, openWatched, readTexts } from "../support/hostile-site.ts";
import { builtFile, listRoutes } from "../support/routes.ts";
import { servedSite } from "../support/served-site.ts";

const site = servedSite(hostileData);

/** Words that are shown only after something happened (notices, faults of forms, what a calculator found), and what not every section shows. */
const shownLater =
  /^(sent|failed|calculated|lookupFailed|sending|lookingUp|missing|invalid|tooLong|areaInvalid|addressMissing|mailSubject|dismiss|range|resultHeading|resultRate|quote|rates|areaUnit|words|trapLabel|features|illustration)$/;

/** Every hostile text of the page's data, as its fields name it. */
function textsIn(value: unknown, names: string[] = []): { at: string; text: string }[] {
  if (typeof value === "string")
    // What is filled in later, for each city of a list, reads otherwise on the page.
    return value.includes(hostileText) && !/\{[a-z]+\}/i.test(value)
      ? [{ at: names.join("/"), text: value }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    shownLater.test(name) ? [] : textsIn(item, [...names, name]),
  );
}

test("runs nothing, breaks no rule of the policy, and shows every text as it was typed, before and after each page is live", async () => {
  for (const { path } of listRoutes(site.dataDir)) {
    const { page, faults } = await openWatched();
    const response = await page.goto(`${site.url}${path}`);
    expect(response?.headers()["content-security-policy"]).toContain("script-src 'self';");
    const file = join(site.dir, "page-data", builtFile(path).replace(/html$/, "json"));
    const { page: props } = JSON.parse(readFileSync(file, "utf8")) as { page: unknown };
    const expected = textsIn(props);
    expect(expected.length, path).toBeGreaterThan(3);
    const lost = async () => {
      const texts = await readTexts(page);
      return expected.filter(({ text }) => !texts.some((shown) => shown.includes(text))).map(({ at }) => at);
    };
    expect(await lost(), path).toEqual([]);
    await goLive(page);
    expect(await lost(), `${path}, live`).toEqual([]);
    const unexpected = faults.filter((fault) => !(path === "/404" && fault.includes("404")));
    expect(unexpected, path).toEqual([]);
    await page.context().close();
  }
});

test("shows the header, footer and menus as they were typed", async () => {
  const { page, faults } = await openWatched();
  await page.goto(site.url);
  const texts = await readTexts(page);
  for (const words of ["Skip to content", "Services", "Free quote", "Where we work"])
    expect(
      texts.some((text) => text.trim().startsWith(words) && text.includes(hostileText)),
      words,
    ).toBe(true);
  expect(await page.locator("script:not([src]):not([type='application/ld+json'])").count()).toBe(0);
  expect(await page.locator("img[src='x'], svg[onload], [onerror]").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("says the same in the structured data, and nothing of it in files that hosts read", async () => {
  const { page } = await openWatched();
  await page.goto(site.url);
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(blocks).toHaveLength(1);
  expect(JSON.stringify(JSON.parse(blocks[0] ?? ""))).toContain(JSON.stringify(hostileText).slice(1, -1));
  for (const file of ["_headers", "_redirects", "robots.txt", "sitemap.xml"])
    expect(readFileSync(join(site.dir, file), "utf8"), file).not.toMatch(/alert|passwd|script>/);
});
