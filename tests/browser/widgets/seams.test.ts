import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { answers, readForm } from "../../support/estimate-visitor.ts";
import { later } from "../../support/later.ts";
import { openSeam } from "../../support/seam-page.ts";

const button = (page: Page) => page.locator("form [type=submit]");

describe("the estimate form with something to send it", () => {
  const state = (page: Page) => page.locator("form").getAttribute("data-state");

  async function fillAndSend(page: Page): Promise<void> {
    for (const [name, answer] of Object.entries(answers)) {
      const control = page.locator(`form [name=${name}]`);
      if (name === "workType" || name === "hearAboutUs") await control.selectOption(answer);
      else await control.fill(`${answer} `);
    }
    await button(page).click();
  }

  test("sends each answer once, says that it is sending, thanks and clears the fields", async () => {
    const sent: unknown[] = [];
    const answer = later<undefined>();
    const page = await openSeam("form", (input) => {
      sent.push(input);
      return answer.promise;
    });
    await fillAndSend(page);
    await expect.poll(() => state(page)).toBe("sending");
    expect(await button(page).textContent()).toBe("Sending your request...");
    expect(await button(page).getAttribute("aria-disabled")).toBe("true");
    await button(page).click({ force: true });
    answer.settle(undefined);
    await expect.poll(() => state(page)).toBe("sent");
    expect(sent).toMatchObject([{ answers, trap: "" }]);
    const notice = page.locator('.notices [role="status"] .notice');
    expect(await notice.locator(".notice-title").textContent()).toBe("Request Submitted Successfully!");
    expect(await notice.locator(".notice-text").textContent()).toBe(
      "Thank you for your interest! We'll contact you within 24 hours. Check your email for confirmation.",
    );
    expect(await page.locator(".form-message-success").count()).toBe(1);
    expect(Object.values(await readForm(page))).toEqual(["", "", "", "", "", "", "", ""]);
    expect(await page.locator(".field-error").count()).toBe(0);
  });

  test("says thanks for six seconds", { tags: "nightly" }, async () => {
    const page = await openSeam("form", () => undefined);
    await page.clock.install();
    await fillAndSend(page);
    const notice = page.locator('.notices [role="status"] .notice');
    await notice.waitFor();
    await page.clock.fastForward(5000);
    expect(await notice.count()).toBe(1);
    await page.clock.fastForward(1100);
    await expect.poll(() => notice.count()).toBe(0);
  });

  test("asks again for everything after it was sent", { tags: "nightly" }, async () => {
    const page = await openSeam("form", () => undefined);
    await fillAndSend(page);
    await expect.poll(() => state(page)).toBe("sent");
    await page.locator("form [name=firstName]").fill("Bo");
    await expect.poll(() => state(page)).toBe("ready");
    await button(page).click();
    expect(await page.locator(".field-error").count()).toBe(7);
  });

  test("keeps the answers when sending failed, and can be sent again", { tags: "nightly" }, async () => {
    let tries = 0;
    const page = await openSeam("form", () => {
      tries += 1;
      return tries === 1 ? "rejected" : undefined;
    });
    await fillAndSend(page);
    await expect.poll(() => state(page)).toBe("failed");
    expect(await page.locator("form [name=message]").inputValue()).toBe(`${answers.message} `);
    await button(page).click();
    await expect.poll(() => state(page)).toBe("sent");
    expect(tries).toBe(2);
  });
});

describe("the calculator with something to look up addresses", () => {
  async function lookUp(page: Page, type = "Exterior"): Promise<void> {
    await page.locator(".tile", { hasText: "Property address" }).click();
    await page.locator("[name=address]").fill("1 Main Street");
    await page.locator(".tile", { hasText: type }).click();
    await button(page).click();
  }

  test("says that it is looking up, fills in the area and calculates", async () => {
    const asked: unknown[] = [];
    const answer = later<unknown>();
    const page = await openSeam("calculator", (input) => {
      asked.push(input);
      return answer.promise;
    });
    await lookUp(page, "Interior");
    await expect.poll(() => button(page).textContent()).toBe("Looking up property...");
    expect(await button(page).isDisabled()).toBe(true);
    expect(await page.locator(".ticket:not(.ticket-blank)").count()).toBe(0);
    answer.settle({ ok: true, value: 1542 });
    await page.locator(".ticket:not(.ticket-blank)").waitFor();
    expect(await page.locator(".ticket-total").textContent()).toBe("$4,626 to $9,252");
    expect(await page.locator("[name=squareFootage]").inputValue()).toBe("1542");
    expect(await button(page).isDisabled()).toBe(false);
    expect(await page.locator('[role="status"] .notice-text').textContent()).toBe(
      "Based on 1,542 square feet",
    );
    expect(asked).toEqual(["1 Main Street"]);
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("keeps the last result where the next address is not found", { tags: "nightly" }, async () => {
    let tries = 0;
    const page = await openSeam("calculator", () => {
      tries += 1;
      return tries > 1 ? { ok: false, kind: "rejected", detail: "not_found" } : { ok: true, value: 1000 };
    });
    await lookUp(page);
    await page.locator(".ticket:not(.ticket-blank)").waitFor();
    await button(page).click();
    await page.locator('[role="alert"] .notice').waitFor();
    expect(await page.locator(".ticket-total").textContent()).toBe("$2,900 to $4,000");
    expect(await page.locator(".form-message-error").count()).toBe(1);
  });
});
