// @module-tag nightly
import { join } from "node:path";
import { LinkChecker } from "linkinator";
import sirv from "sirv";
import { expect, onTestFinished, test } from "vitest";
import { brokenLinks } from "../support/broken-links.ts";
import { goLive, openTab, recordFaults } from "../support/browser.ts";
import { build } from "../support/builds.ts";
import { fixtureSite, temporaryFolder } from "../support/data-folder.ts";
import { listen } from "../support/local-server.ts";
import { listRoutes } from "../support/routes.ts";

const data = fixtureSite("minimal");

/** A host that serves a site below /sub/ and nothing beside it. The site is built for its address. */
async function serveBelowSub(): Promise<string> {
  const out = join(temporaryFolder(), "dist");
  const serveFile = sirv(out, { dev: true, extensions: ["html"] });
  const { url, close } = await listen((request, response) => {
    const notFound = () => void response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found");
    if (!request.url?.startsWith("/sub/")) return notFound();
    request.url = request.url.slice("/sub".length);
    serveFile(request, response, notFound);
  });
  onTestFinished(close);
  build(data, out, ["--base", "/sub/", "--url", url]);
  return url;
}

test("a site below /sub/ holds no link, file or address outside of it", async () => {
  const url = await serveBelowSub();
  const pages: string[] = [];
  // Linkinator may take a page for a folder and write a slash behind it.
  const checker = new LinkChecker().on("pagestart", (page) =>
    pages.push(new URL(page).pathname.replace(/(?<!sub)\/$/, "")),
  );
  const { links } = await checker.check({
    path: `${url}/sub/`,
    recurse: true,
    checkFragments: true,
    linksToSkip: async (link) => !link.startsWith(`${url}/`),
  });
  expect(brokenLinks(links)).toEqual([]);
  const paths = listRoutes(data).map(({ path }) => `/sub${path}`);
  expect([...new Set(pages)].sort()).toEqual(paths.sort());

  const html = await (await fetch(`${url}/sub/contact`)).text();
  expect(html).toContain(`<link rel="canonical" href="${url}/sub/contact">`);
  const sitemap = await (await fetch(`${url}/sub/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${url}/sub/contact</loc>`);
  expect(await (await fetch(`${url}/sub/robots.txt`)).text()).toContain(`Sitemap: ${url}/sub/sitemap.xml\n`);
});

test("a live page below /sub/ loads the data of other pages from there", { tags: "nightly" }, async () => {
  const url = await serveBelowSub();
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/sub/`);
  await goLive(page);
  const before = await page.locator("#root").innerHTML();
  expect(before).toContain("Roofs that last");
  const asked = page.waitForResponse(`${url}/sub/page-data/roof-repair.json`);
  await page.locator('main a[href="/sub/roof-repair"]').first().click();
  expect((await asked).status()).toBe(200);
  await page.waitForFunction(() => document.title.startsWith("Roof repair |"));
  expect(page.url()).toBe(`${url}/sub/roof-repair`);
  expect(
    await page.evaluate(() => document.querySelector('link[rel="canonical"]')?.getAttribute("href")),
  ).toBe(`${url}/sub/roof-repair`);
  await page.goBack();
  await page.waitForURL(`${url}/sub/`);
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Roofs that last");
  expect(faults).toEqual([]);
});
