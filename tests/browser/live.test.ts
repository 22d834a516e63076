// @module-tag nightly

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goLive, openPage, openTab, recordFaults } from "../support/browser.ts";
import { builtSites } from "../support/built-sites.ts";
import { follow, isMarked, markDocument } from "../support/live-page.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

const { url } = inject("built");
const city = "/painters-irvine-orange-county";

function readHead(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
    return {
      title: document.title,
      description: attribute('meta[name="description"]', "content"),
      canonical: attribute('link[rel="canonical"]', "href"),
      openGraphUrl: attribute('meta[property="og:url"]', "content"),
    };
  });
}

async function openMarked(path: string): Promise<Page> {
  const page = await openPage(path);
  await goLive(page);
  await markDocument(page);
  return page;
}

/**
 * A part of the page, one element to a line. Attributes are sorted, because a parser and React write them in other
 * orders; React's server also marks where two texts meet and alone fills noscript, and script marks links to the page that
 * is open, checks forms itself and adds the field that only programs fill out.
 */
function readContent(page: Page, selector = "main"): Promise<string[]> {
  return page.evaluate((part) => {
    const copy = document.querySelector(part)?.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll("*")]) {
      if (element.matches("a")) element.removeAttribute("aria-current");
      if (element.matches("form")) element.removeAttribute("novalidate");
      if (element.matches("noscript")) element.replaceChildren();
      if (element.matches("form .visually-hidden[aria-hidden]")) element.remove();
      const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const { name } of attributes) element.removeAttribute(name);
      for (const { name, value } of attributes) element.setAttribute(name, value);
    }
    return copy.innerHTML.replaceAll("<!-- -->", "").replaceAll("><", ">\n<").split("\n");
  }, selector);
}

const waitForTitle = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, title);

/** Takes out whether it is open now, which only a browser can say. */
async function takeOutClock(page: Page): Promise<void> {
  const lines = page.locator(".open-now");
  for (const line of await lines.all()) await line.filter({ hasText: /./ }).waitFor();
  await lines.evaluateAll((all) => {
    for (const line of all) line.textContent = "";
  });
}

test.each(
  builtSites.flatMap(({ name, url: baseURL, data }) =>
    onePerType(listRoutes(data)).map(({ path }) => ({ name, baseURL, path })),
  ),
)(
  "a page that becomes live $path of $name keeps every node that the server sent",
  async ({ baseURL, path }) => {
    const page = await openTab({ baseURL });
    const faults = recordFaults(page);
    await page.goto(path);
    const count = await page.evaluate(() => {
      const nodes = [...document.querySelectorAll("main *, header *, footer *")];
      for (const node of nodes) Object.assign(node, { fromServer: true });
      return nodes.length;
    });
    const before = await readContent(page, "#root");
    await goLive(page);
    expect(count).toBeGreaterThan(50);
    const kept = await page.evaluate(
      () =>
        [...document.querySelectorAll("main *, header *, footer *")].filter((node) => "fromServer" in node)
          .length,
    );
    expect(kept).toBe(count);
    await takeOutClock(page);
    expect(await readContent(page, "#root")).toEqual(before);
    expect(faults).toEqual([]);
  },
);

describe("following a link of the site", () => {
  /** Where a link stands, the page it is on, and the page it leads to. */
  const places: [place: string, from: string, scope: string, to: string][] = [
    ["the header", city, "header", "/cabinet-painting"],
    ["the footer", city, "footer", "/about-us"],
    ["the text", "/acoustic-ceiling-removal", "main p", "/blog/epa-lead-safe-certified-practices"],
    ["a card", "/projects", "main", "/projects/house-exterior-paint-long-beach"],
  ];

  test.each(places)(
    "from %s loads data and no document, and shows the other page from its top",
    async (_, from, scope, to) => {
      const target = listRoutes().find(({ path }) => path === to);
      if (!target) throw new Error(`No route ${to}`);
      const page = await openMarked(from);
      const faults = recordFaults(page);
      await page.evaluate(() => window.scrollTo(0, 600));
      const loaded: string[] = [];
      page.on("request", (request) =>
        loaded.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
      );
      await page.evaluate(
        ([within, href]) => {
          const link = document.querySelector<HTMLElement>(`${within} a[href="${href}"]`);
          if (!link) throw new Error(`No link to ${href} in ${within}`);
          link.click();
        },
        [scope, to] as const,
      );
      await waitForTitle(page, target.title);
      await page.waitForFunction(() => window.scrollY === 0);
      expect(new URL(page.url()).pathname).toBe(to);
      expect(await isMarked(page)).toBe(true);
      expect(loaded.filter((request) => !/^(image|other) /.test(request))).toEqual([
        `fetch /page-data${to}.json`,
      ]);
      expect(await readHead(page)).toEqual({
        title: target.title,
        description: [target.description],
        canonical: [url + to],
        openGraphUrl: [url + to],
      });
      expect(await page.locator("h1").count()).toBe(1);
      expect(faults).toEqual([]);
    },
  );

  test("shows what a fresh load of that page shows", async () => {
    const page = await openMarked(city);
    await follow(page, "/house-painting", "header");
    await page.waitForSelector("main h1");
    const fresh = await openTab();
    await fresh.goto("/house-painting");
    await waitForTitle(page, await fresh.title());
    expect(await readContent(page)).toEqual(await readContent(fresh));
  });

  test("and back again restores the page, its head and its place", async () => {
    const page = await openMarked(city);
    const head = await readHead(page);
    const content = await readContent(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForFunction(() => window.scrollY === 900);
    await follow(page, "/about-us", "footer");
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await waitForTitle(page, head.title);
    await page.waitForFunction(() => window.scrollY === 900);
    expect(await readHead(page)).toEqual(head);
    expect(await readContent(page)).toEqual(content);
    expect(await isMarked(page)).toBe(true);
  });

  test("with a modifier key or another button is left to the browser", async () => {
    const page = await openMarked(city);
    const opened = page.context().waitForEvent("page");
    await page.evaluate(() =>
      document
        .querySelector('footer a[href="/about-us"]')
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true })),
    );
    expect(new URL((await opened).url() || `${url}/about-us`).pathname).toMatch(/about-us|blank/);
    expect(new URL(page.url()).pathname).toBe(city);
  });

  test.each([
    ["/", ".plates", "/house-painting"],
    ["/", ".project-trio", "/projects/apartment-exterior-paint-costa-mesa"],
    ["/projects", ".project-grid", "/projects/apartment-exterior-paint-costa-mesa"],
    ["/service-areas/orange-county", ".city-grid", "/painters-anaheim-orange-county"],
  ])("of %s is its whole card in %s, picture and all", async (path, list, target) => {
    const page = await openMarked(path);
    await page
      .locator(`${list} > li`)
      .first()
      .click({ position: { x: 20, y: 40 } });
    await page.waitForURL(`**${target}`);
    expect(await isMarked(page)).toBe(true);
  });

  test("without script opens the document", async () => {
    const page = await openPage(city, { javaScriptEnabled: false });
    await page.locator('footer a[href="/about-us"]').first().click();
    await page.waitForURL("**/about-us");
    expect(await page.locator("h1").count()).toBe(1);
  });
});

describe("a page whose data cannot be had", () => {
  test("is opened as a document when its data was made for another bundle", async () => {
    const page = await openMarked(city);
    await page.route("**/page-data/about-us.json", async (route) => {
      const json = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...json, bundle: "/assets/entries/other.js" } });
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/about-us"]')?.click());
    await page.waitForFunction(() => window.marker === undefined);
    await page.waitForURL("**/about-us");
  });
});
