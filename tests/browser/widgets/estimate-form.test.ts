import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openPage, openTab, recordRequests } from "../../support/browser.ts";
import {
  answers,
  emptyForm,
  fillForm,
  pressSend,
  readForm,
  readNotice,
  sendForm,
  untilState,
  visitStandIns,
} from "../../support/estimate-visitor.ts";
import { ageTab, follow, hold, makeLive, openLive, phone } from "../../support/live-page.ts";
import { few } from "../../support/nightly.ts";
import { setFaults } from "../../support/stand-ins.ts";

const failure = "Please try calling us directly at 562-555-0134 or try again later.";

const field = (page: Page, name: string) => page.locator(`form.sheet [name=${name}]`);
const errors = (page: Page) => page.locator("form.sheet .field-error").allTextContents();
const state = (page: Page) => page.locator("form.sheet").getAttribute("data-state");
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function openRefused(): Promise<Page> {
  const page = await openTab();
  await setFaults(page.context(), inject("built").url, { emailjs: 500 });
  return page;
}

const placesOfForm: [place: string, path: string][] = [
  ["on the contact page", "/contact-us"],
  ["on the home page", "/"],
  ["on a city page", "/painters-irvine-orange-county"],
];

describe.each(few(placesOfForm, 1))("the estimate form %s", { tags: "nightly" }, (_, path) => {
  test("asks for all eight answers when it is sent empty, and goes to the first", async () => {
    const page = await openLive(path);
    await pressSend(page);
    expect(await errors(page)).toEqual([
      "Enter your first name",
      "Enter your last name",
      "Enter your phone number",
      "Enter your email address",
      "Enter the address where work will be done",
      "Select the type of work",
      "Select how you heard about us",
      "Describe your painting project",
    ]);
    expect(await focused(page)).toBe("firstName");
    expect(await state(page)).toBe("invalid");
  });

  test("says truthfully that it could not be sent, in a notice and above the button, and keeps the answers", async () => {
    const page = await openRefused();
    await ageTab(page);
    await page.goto(path);
    await makeLive(page);
    await fillForm(page);
    await pressSend(page);
    await expect.poll(() => page.locator('.notices [role="alert"]').textContent()).toContain(failure);
    expect(await page.locator('.notices [role="alert"] .notice-title').textContent()).toBe(
      "Submission Error",
    );
    expect(await page.locator("form.sheet .form-message").textContent()).toBe(`Submission Error ${failure}`);
    expect(await state(page)).toBe("failed");
    expect(await field(page, "lastName").inputValue()).toBe(answers.lastName);
    expect(await field(page, "workType").inputValue()).toBe("both");
  });
});

describe("a field of the estimate form", { tags: "nightly" }, () => {
  test("is checked when it is left, but only after something was entered", async () => {
    const page = await openLive("/contact-us");
    await field(page, "firstName").focus();
    await field(page, "email").focus();
    expect(await errors(page)).toEqual([]);
    await page.keyboard.type("ann@");
    await page.keyboard.press("Tab");
    expect(await errors(page)).toEqual(["Enter an email address like name@example.com"]);
    expect(await state(page)).toBe("ready");
    await field(page, "email").pressSequentially("x");
    expect(await errors(page)).toEqual([]);
  });

  test("is checked when it is left, though it was filled before the form was live", async () => {
    const page = await openTab();
    const release = await hold(page, "**/assets/chunks/**");
    await page.goto("/contact-us");
    await field(page, "email").pressSequentially("ann@");
    release();
    await makeLive(page);
    await page.keyboard.press("Tab");
    expect(await errors(page)).toEqual(["Enter an email address like name@example.com"]);
  });

  test("is marked as wrong and described by its hint and its error until it is mended", async () => {
    const page = await openLive("/contact-us");
    const email = field(page, "email");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await email.getAttribute("aria-describedby")).toBe("contact-email-hint");
    await pressSend(page);
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const ids = (await email.getAttribute("aria-describedby"))?.split(" ") ?? [];
    const texts = await Promise.all(ids.map((id) => page.locator(`#${id}`).textContent()));
    expect(texts).toEqual(["We send your confirmation here", "Enter your email address"]);
    await email.fill("ann@example.com");
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await email.getAttribute("aria-describedby")).toBe("contact-email-hint");
  });

  test.each([
    ["phone", "555-0123", "Enter your whole phone number, with the area code"],
    ["phone", "call me", "Enter your whole phone number, with the area code"],
    ["email", "ann.example.com", "Enter an email address like name@example.com"],
    ["firstName", "   ", "Enter your first name"],
    ["message", "\n", "Describe your painting project"],
  ])("refuses %s %j", async (name, answer, error) => {
    const page = await openLive("/contact-us");
    await fillForm(page);
    await field(page, name).fill(answer);
    await pressSend(page);
    expect(await errors(page)).toEqual([error]);
    expect(await focused(page)).toBe(name);
  });

  test("that holds too much says so at once, and how much fits; nothing is sent or cut", async () => {
    const page = await openLive("/contact-us");
    const sent = recordRequests(page, (request) => request.method() === "POST");
    await fillForm(page);
    const long = "paint ".repeat(200_000).trim();
    await field(page, "message").fill(long);
    const message = "Please shorten this to 5,000 characters; it has 1,199,999";
    expect(await errors(page)).toEqual([message]);
    await pressSend(page);
    expect(await errors(page)).toEqual([message]);
    expect(await focused(page)).toBe("message");
    expect(await state(page)).toBe("invalid");
    expect((await field(page, "message").inputValue()).length).toBe(long.length);
    await field(page, "message").fill("a".repeat(5001));
    expect(await errors(page)).toEqual(["Please shorten this to 5,000 characters; it has 5,001"]);
    await field(page, "message").fill("a".repeat(5000));
    expect(await errors(page)).toEqual([]);
    expect(sent).toEqual([]);
  });

  test.each([
    ["firstName", 80],
    ["lastName", 80],
    ["phone", 40],
    ["address", 200],
  ])("takes as many characters of %s as the services do: %i", async (name, most) => {
    const page = await openLive("/contact-us");
    await field(page, name).fill("5".repeat(most));
    expect(await errors(page)).toEqual([]);
    await field(page, name).fill("5".repeat(most + 1));
    expect(await errors(page)).toEqual([`Please shorten this to ${most} characters; it has ${most + 1}`]);
  });

  test.each(["workType", "hearAboutUs"])("refuses the select %s without a choice", async (name) => {
    const page = await openLive("/contact-us");
    await fillForm(page);
    await field(page, name).selectOption("");
    await pressSend(page);
    expect(await focused(page)).toBe(name);
    expect(await errors(page)).toHaveLength(1);
  });
});

describe("the estimate form", () => {
  test("says while it is sent that it is, goes once, thanks, is cleared, and asks for everything again", async () => {
    const { site, page } = await visitStandIns({ faults: { "send-confirmation-email": 500 } });
    const release = await hold(page, "**/api/v1.0/email/send");
    await sendForm(page);
    await untilState(page, "sending");
    const button = page.locator("form.sheet [type=submit]");
    expect(await button.textContent()).toBe("Sending your request...");
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await button.click({ force: true });
    release();
    expect(await readNotice(page, "success")).toEqual([
      "Request Submitted Successfully!",
      "Thank you for your interest! We'll contact you within 24 hours. Check your email for confirmation.",
    ]);
    expect(await page.locator("form.sheet .form-message-success").count()).toBe(1);
    expect([await readForm(page), await errors(page)]).toEqual([emptyForm, []]);
    expect(await site.outbox()).toHaveLength(1);
    await field(page, "firstName").fill("Bo");
    await untilState(page, "ready");
    await pressSend(page);
    expect(await errors(page)).toHaveLength(7);
  });

  test("works with the keyboard alone", async () => {
    const page = await openRefused();
    await ageTab(page);
    await page.goto("/contact-us");
    await makeLive(page);
    await field(page, "firstName").focus();
    await page.keyboard.press("Enter");
    expect(await errors(page)).toHaveLength(8);
    for (const text of ["Ann", "Lee", "5625550123", "ann@example.com", "1 Main Street"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Two rooms");
    expect(await errors(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => state(page)).toBe("failed");
  });

  test("takes a tap on its button although a message moves it", { tags: "nightly" }, async () => {
    const page = await openLive("/contact-us", phone);
    await field(page, "message").fill("x");
    await field(page, "message").fill("");
    await pressSend(page);
    expect(await errors(page)).toHaveLength(8);
    expect(await focused(page)).toBe("firstName");
  });

  test("says where script is switched off how else to reach the firm, and no longer once it is live", async () => {
    const plain = await openPage("/contact-us", { javaScriptEnabled: false });
    expect(await plain.locator("form.sheet .scriptless").isVisible()).toBe(true);
    const live = await openLive("/contact-us");
    expect(await live.locator("form.sheet .scriptless").isVisible()).toBe(false);
  });

  test("is empty again after back and forward, and still checked", { tags: "nightly" }, async () => {
    const page = await openLive("/contact-us");
    await pressSend(page);
    await follow(page, "/about-us", "footer");
    await page.goBack();
    await page.waitForURL("**/contact-us");
    await field(page, "firstName").waitFor();
    expect(await errors(page)).toEqual([]);
    await pressSend(page);
    expect(await errors(page)).toHaveLength(8);
  });
});

function isFree(element: Element): boolean {
  const bar = document.querySelector<HTMLElement>(".floating-bar");
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!bar || !header) return false;
  const isShown = getComputedStyle(bar).visibility === "visible";
  const { top, bottom } = element.getBoundingClientRect();
  return (
    top >= header.getBoundingClientRect().bottom && (!isShown || bottom <= bar.getBoundingClientRect().top)
  );
}

describe("a focused field", { tags: "nightly" }, () => {
  test("that is wrong stands on a phone with its label and its message in sight", async () => {
    const page = await openLive("/contact-us", { ...phone, isMobile: false });
    await pressSend(page);
    for (const about of ["label[for=contact-firstName]", "#contact-firstName-error", "#contact-firstName"])
      await expect.poll(() => page.locator(about).evaluate(isFree)).toBe(true);
  });

  test("is never under the header or the floating bar", async () => {
    const page = await openLive("/contact-us", { ...phone, isMobile: false });
    for (const control of await page
      .locator("form.sheet :is(input, select, textarea, button):not([name=website])")
      .all()) {
      await control.focus();
      await expect.poll(() => control.evaluate(isFree)).toBe(true);
    }
  });
});
