// @module-tag nightly
import { describe, expect, inject, test } from "vitest";
import { goLive, openTab, recordFaults } from "../support/browser.ts";
import { builtSites } from "../support/built-sites.ts";
import { listRoutes } from "../support/routes.ts";

const { url } = inject("built");

describe.each(builtSites)("in the site of $name", ({ url: baseURL, data }) => {
  const routes = listRoutes(data);

  test("no page prints a line or misses a file, neither as it loads nor once it is live", async () => {
    const page = await openTab({ baseURL });
    const faults = recordFaults(page);
    for (const { path } of routes) {
      await page.goto(path, { waitUntil: "load" });
      await goLive(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    expect(faults).toEqual([]);
  });

  test("no page prints a line or misses a file where script is switched off", async () => {
    const page = await openTab({ baseURL, javaScriptEnabled: false });
    const faults = recordFaults(page);
    for (const { path } of routes) await page.goto(path, { waitUntil: "load" });
    expect(faults).toEqual([]);
  });
});

test("the strict policy really forbids inline code, in the header and in the page", async () => {
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/`);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", '<p style="color:red" id="styled">x</p>'),
  );
  const refusal: unknown = expect.stringContaining("Content Security Policy");
  expect(faults).toEqual([refusal, refusal]);
});
