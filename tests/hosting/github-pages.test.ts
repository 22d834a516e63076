// @module-tag nightly
import { describe, expect, test } from "vitest";
import { goLive, openTab, recordFaults } from "../support/browser.ts";
import { testHost } from "../support/hosts/contract.ts";
import { serveAsGitHubPages } from "../support/hosts/github-pages.ts";
import { hosted, publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";
import { listRoutes, onePerType } from "../support/routes.ts";

describe.each([
  ["of a firm", publishRealSite],
  ["of a project, below its name", publishBelowSub],
])("GitHub Pages, without any rule, serves the site %s", (_, publish) => {
  const site = hosted(
    () => publish({ redirectPages: true }),
    ({ site: { dir, base } }) => serveAsGitHubPages(dir, base),
  );
  testHost({ sendsHeaders: false, slashStatus: 404, redirectsBy: "page" }, site);

  test("sends the visitor of an old path on, with nothing to complain about", async () => {
    const { url, base, redirects } = site();
    const [from, to] = redirects[0] ?? [];
    const page = await openTab();
    const faults = recordFaults(page);
    // The page goes on before it has loaded.
    await page.goto(`${url}${base.slice(0, -1)}${from}`, { waitUntil: "commit" });
    await page.waitForURL(`${url}${base.slice(0, -1)}${to}`);
    await page.waitForLoadState("load");
    expect(faults).toEqual([]);
  });
});

describe("the policy in the pages themselves", () => {
  const site = hosted(publishRealSite, ({ top }) => serveAsGitHubPages(top));

  test("is kept by a page of every type, also once it is live", async () => {
    const page = await openTab();
    const faults = recordFaults(page);
    for (const { path } of onePerType(listRoutes())) {
      await page.goto(`${site().url}${path}`, { waitUntil: "load" });
      await goLive(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(faults).toEqual([]);
  });

  test.each([
    ["a script within the page", "script", "document.title = 'run'", "script-src 'self'"],
    ["a style within the page", "style", "body { color: red }", "style-src 'self'"],
  ])("refuses %s", async (_, name, text, directive) => {
    const page = await openTab();
    const faults = recordFaults(page);
    await page.goto(`${site().url}/`);
    await page.evaluate(
      ([tag, content]) => {
        const element = document.createElement(tag ?? "");
        element.textContent = content ?? "";
        document.head.append(element);
      },
      [name, text],
    );
    expect(await page.title()).not.toBe("run");
    expect(faults).toEqual([expect.stringContaining(directive)]);
  });

  test("refuses a call to a service that the data does not name", async () => {
    const page = await openTab();
    const faults = recordFaults(page);
    await page.goto(`${site().url}/`);
    const outcome = await page.evaluate(() =>
      fetch("https://elsewhere.example/").then(
        () => "sent",
        () => "refused",
      ),
    );
    expect(outcome).toBe("refused");
    expect(faults).toEqual([
      expect.stringContaining("connect-src 'self'"),
      expect.stringContaining("Refused to connect"),
    ]);
  });
});
