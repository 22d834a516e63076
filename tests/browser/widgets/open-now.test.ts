import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPreview } from "../../../scripts/preview/server.ts";
import { goLive, openTab } from "../../support/browser.ts";
import { build } from "../../support/builds.ts";
import { fixtureSite } from "../../support/data-folder.ts";

const dir = join(mkdtempSync(join(tmpdir(), "site-open-now-")), "dist");
let url: string;
let close: () => Promise<void>;

beforeAll(async () => {
  build(fixtureSite("dentist-me"), dir);
  ({ url, close } = await startPreview(dir, 0));
});
afterAll(async () => {
  await close();
  rmSync(join(dir, ".."), { recursive: true, force: true });
});

const lines = ".office-grid .open-now";

test("each office says whether it is open by its own hours and clock, and says it anew when that changes", async () => {
  // A Tuesday in winter; the visitor is in Tokyo.
  const page = await openTab({
    baseURL: url,
    timezoneId: "Asia/Tokyo",
    viewport: { width: 360, height: 740 },
  });
  await page.clock.install({ time: new Date("2027-01-12T16:58:00-05:00") });
  await page.goto("/offices");
  const before = await page
    .locator("h1, h3")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await goLive(page);
  await page.locator(lines).first().getByText("Open now, until 5:00 PM").waitFor();
  expect(await page.locator(lines).allInnerTexts()).toEqual([
    "Open now, until 5:00 PM",
    "Open now, until 7:00 PM",
  ]);
  const after = await page
    .locator("h1, h3")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(after).toEqual(before);
  await page.clock.runFor("03:00");
  await page.locator(lines).first().getByText("Closed now, opens Wednesday 7:30 AM").waitFor();
});

test("without script the hours alone are shown", async () => {
  const page = await openTab({ baseURL: url, javaScriptEnabled: false });
  await page.goto("/offices");
  expect((await page.locator(lines).allInnerTexts()).join("")).toBe("");
  expect(await page.locator(".office-grid").innerText()).toContain("7:30 AM to 5:00 PM");
});
