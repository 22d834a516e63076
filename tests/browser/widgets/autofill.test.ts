// @module-tag nightly
import type { CDPSession, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openLive } from "../../support/live-page.ts";

const known = {
  NAME_FULL: "Ann Lee",
  NAME_FIRST: "Ann",
  NAME_LAST: "Lee",
  EMAIL_ADDRESS: "ann@example.com",
  PHONE_HOME_WHOLE_NUMBER: "+15625550123",
  ADDRESS_HOME_LINE1: "12 Maple Street",
  ADDRESS_HOME_STREET_ADDRESS: "12 Maple Street",
  ADDRESS_HOME_CITY: "Irvine",
  ADDRESS_HOME_STATE: "CA",
  ADDRESS_HOME_ZIP: "92602",
  ADDRESS_HOME_COUNTRY: "US",
};

/** Fills in a form as the browser does for a person who chooses an address from its list, at this field. */
async function autofill(page: Page, selector: string, facts: Record<string, string> = known): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const address = { fields: Object.entries(facts).map(([name, value]) => ({ name, value })) };
  await session.send("Autofill.enable");
  await session.send("Autofill.setAddresses", { addresses: [address] });
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  // The browser looks for forms some time after the page has changed.
  await expect
    .poll(
      async () => {
        await session
          .send("Autofill.trigger", { fieldId: node.backendNodeId, address })
          .catch(() => undefined);
        return page.locator(selector).inputValue();
      },
      { timeout: 20_000, interval: 500 },
    )
    .not.toBe("");
}

const address = (page: Page) => page.locator("form.sheet [name=address]");

describe("an address that the browser fills in", () => {
  test.each(["/contact-us", "/", "/painters-irvine-orange-county"])(
    "is whole in the form of %s",
    async (path) => {
      const page = await openLive(path);
      await page.locator("form.sheet").scrollIntoViewIfNeeded();
      await autofill(page, "form.sheet [name=email]");
      await expect.poll(() => address(page).inputValue()).toBe("12 Maple Street, Irvine, CA 92602");
      expect(await page.locator("form.sheet [name=firstName]").inputValue()).toBe("Ann");
    },
  );

  test.each([
    ["a street named as its city", "40 Irvine Avenue", "", "40 Irvine Avenue, Irvine, CA 92602"],
    ["an apartment", "12 Maple Street", "Apt 4", "12 Maple Street, Apt 4, Irvine, CA 92602"],
  ])("is whole with %s", async (_, street, unit, whole) => {
    const page = await openLive("/contact-us");
    const facts = { ...known, ADDRESS_HOME_LINE1: street, ADDRESS_HOME_LINE2: unit };
    const joined = unit === "" ? street : `${street}\n${unit}`;
    await autofill(page, "form.sheet [name=email]", { ...facts, ADDRESS_HOME_STREET_ADDRESS: joined });
    await expect.poll(() => address(page).inputValue()).toBe(whole);
  });

  test("is whole in the calculator", async () => {
    const page = await openLive("/painting-calculator");
    await page.locator(".tile", { hasText: "Property address" }).click();
    await autofill(page, ".calculator-form [name=address]");
    await expect.poll(() => address(page).inputValue()).toBe("12 Maple Street, Irvine, CA 92602");
  });

  test("does not change what a person typed", async () => {
    const page = await openLive("/contact-us");
    await address(page).fill("500 Work Site Road, Tustin, CA 92780");
    await autofill(page, "form.sheet [name=email]");
    await page.waitForTimeout(500);
    expect(await address(page).inputValue()).toBe("500 Work Site Road, Tustin, CA 92780");
  });
});

test("the helping fields are neither seen, reached, read out nor sent", async () => {
  const page = await openLive("/contact-us");
  const helpers = page.locator(
    'form.sheet [aria-hidden="true"] input[autocomplete^="address-"], [autocomplete="postal-code"]',
  );
  await expect.poll(() => helpers.count()).toBe(4);
  const facts = await helpers.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ name, tabIndex }) => `${name}|${tabIndex}`),
  );
  expect(facts).toEqual(Array(4).fill("|-1"));
});
