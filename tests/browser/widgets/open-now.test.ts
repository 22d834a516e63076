import { expect, test } from "vitest";
import { goLive, openTab } from "../../support/browser.ts";
import { fixtureSite } from "../../support/data-folder.ts";
import { servedSite } from "../../support/served-site.ts";

const site = servedSite(fixtureSite("dentist-me"));

const lines = ".office-grid .open-now";

test("each office says whether it is open by its own hours and clock, and says it anew when that changes", async () => {
  // A Tuesday in winter; the visitor is in Tokyo.
  const page = await openTab({
    baseURL: site.url,
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

test("without script the hours alone are shown", { tags: "nightly" }, async () => {
  const page = await openTab({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto("/offices");
  expect((await page.locator(lines).allInnerTexts()).join("")).toBe("");
  expect(await page.locator(".office-grid").innerText()).toContain("7:30 AM to 5:00 PM");
});

test("an office on a page of its own has its picture beside its words where there is room", {
  tags: "nightly",
}, async () => {
  const page = await openTab({ baseURL: site.url, viewport: { width: 1280, height: 800 } });
  await page.goto("/offices/portland");
  const [picture, name] = await page
    .locator(".office-grid :is(picture, h3)")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(picture?.left).toBeCloseTo((await page.locator("h1").boundingBox())?.x ?? 0, 0);
  expect(name?.left).toBeGreaterThan(picture?.right ?? 0);
  expect(name?.top).toBeCloseTo(picture?.top ?? 0, 0);
});
