import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readNotice, recordLog, type VisitOptions, visit } from "../../support/estimate-visitor.ts";
import { few } from "../../support/nightly.ts";
import { type FaultyService, type StandInSite, startStandInSite } from "../../support/stand-ins.ts";

const knownAddress = "12 Maple Street, Maple Grove, MN 55311";
const button = (page: Page) => page.locator(".calculator-form [type=submit]");

const open = (site: StandInSite, options: Partial<VisitOptions> = {}) =>
  visit({ url: site.url, path: "/painting-calculator", ...options });

async function lookUp(page: Page, address: string): Promise<void> {
  await page.locator(".tile", { hasText: "Property address" }).click();
  await page.locator(".calculator-form [name=address]").fill(address);
  await button(page).click();
}

const failed = [
  "Error",
  "Could not find property records. Please try entering square footage manually.",
] as const;

describe("the calculator", () => {
  test("finds the square footage of a known address, and asks as the platform's client does", async () => {
    const site = await startStandInSite();
    const page = await open(site);
    const log = recordLog(page);
    const asked = page.waitForRequest("**/functions/v1/get-property-data");
    await lookUp(page, knownAddress);
    const request = await asked;
    expect(await button(page).textContent()).toBe("Looking up property...");
    expect(await button(page).isDisabled()).toBe(true);
    expect(request.postData()).toBe(JSON.stringify({ address: knownAddress }));
    expect(request.headers()).toMatchObject({
      apikey: "stand-in-anon-key",
      "content-type": "application/json",
    });
    expect(await readNotice(page, "success")).toEqual(["Estimate Calculated", "Based on 1,850 square feet"]);
    expect(await page.locator(".ticket-total").textContent()).toBe("$5,365 to $7,400");
    expect(await page.locator("[name=squareFootage]").inputValue()).toBe("1850");
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(log).toEqual([]);
    await lookUp(page, "1 Nowhere Road, Maple Grove, MN 55311");
    expect(await readNotice(page, "error")).toEqual(failed);
    expect(await page.locator(".ticket-total").textContent()).toBe("$5,365 to $7,400");
  });

  test.each([
    ["is not known", "1 Nowhere Road, Maple Grove, MN 55311", "not_found"],
    ["has no measured area", "3 Unmeasured Road, Maple Grove, MN 55311", "not_found"],
  ])("says that nothing was found where an address %s", { tags: "nightly" }, async (_, address, reason) => {
    const site = await startStandInSite();
    const page = await open(site);
    const log = recordLog(page);
    await lookUp(page, address);
    expect(await readNotice(page, "error")).toEqual(failed);
    expect(log).toEqual([`error: Property look-up failed: rejected (${reason})`]);
    expect(await page.locator(".ticket:not(.ticket-blank)").count()).toBe(0);
  });

  const failing: [string, Partial<Record<FaultyService, number | string>>, RegExp][] = [
    ["refuses", { "get-property-data": 500 }, /^rejected 500/],
    ["is throttled", { "get-property-data": 429 }, /^throttled 429/],
    ["breaks the connection", { "get-property-data": "drop" }, /^network/],
    ["answers nonsense", { "get-property-data": "malformed" }, /^malformed/],
    ["is nowhere to be found", { endpoints: 404 }, /^misconfigured 404/],
  ];
  test.each(few(failing, 2))(
    "makes no estimate where the look-up %s",
    { tags: "nightly" },
    async (_, faults, logged) => {
      const site = await startStandInSite();
      const page = await open(site, { faults, hasClock: true });
      const log = recordLog(page);
      await lookUp(page, knownAddress);
      expect(await readNotice(page, "error")).toEqual(failed);
      expect(await page.locator(".form-message-error").textContent()).toBe(failed.join(" "));
      expect(log).toHaveLength(1);
      expect(log[0]?.replace("error: Property look-up failed: ", "")).toMatch(logged);
      expect(await page.locator(".ticket:not(.ticket-blank)").count()).toBe(0);
      expect(await button(page).isDisabled()).toBe(false);
      expect(await page.locator(".calculator-form [name=address]").inputValue()).toBe(knownAddress);
      await page.clock.fastForward(6000);
      await expect.poll(() => page.locator(".notice").count()).toBe(0);
    },
  );

  test("stops waiting after fifteen seconds", { tags: "nightly" }, async () => {
    const site = await startStandInSite();
    const page = await open(site, { faults: { "get-property-data": "hang" }, hasClock: true });
    const log = recordLog(page);
    const asked = page.waitForRequest("**/functions/v1/get-property-data");
    await lookUp(page, knownAddress);
    await asked;
    await page.clock.fastForward(15_000);
    expect(await readNotice(page, "error")).toEqual(failed);
    expect(log).toEqual(["error: Property look-up failed: timeout (no answer within 15000 ms)"]);
  });
});
