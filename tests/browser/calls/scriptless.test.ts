import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { openTab } from "../../support/browser.ts";
import { answers, pressSend, readForm, sendForm, untilState } from "../../support/estimate-visitor.ts";
import { hold, makeLive } from "../../support/live-page.ts";
import { setFaults } from "../../support/stand-ins.ts";

/** The addresses that the browser is asked to open, as its own protocol tells them. */
async function recordNavigations(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const urls: string[] = [];
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => urls.push(url));
  return urls;
}

/** Chromium's way of writing a form into a mail garbles accents and takes an ampersand for the end of a line. */
const plainAnswers = {
  ...answers,
  firstName: "Zoe",
  lastName: 'O\'Neil "Junior"',
  message: "Two rooms,\none <hall>, 50% maybe",
};

const mailsOf = (urls: string[]) => urls.filter((url) => url.startsWith("mailto:"));

test("without script the form opens the mail program with every answer, beside call, text and mail", async () => {
  const page = await openTab({ javaScriptEnabled: false });
  const urls = await recordNavigations(page);
  await page.goto("/contact-us");
  await sendForm(page, plainAnswers);
  await expect.poll(() => mailsOf(urls)).toHaveLength(1);
  const [to, query = ""] = mailsOf(urls)[0]?.split("?") ?? [];
  const parameters = new URLSearchParams(query);
  expect(to).toBe("mailto:estimates@citrusandcoast.example");
  expect(parameters.get("subject")).toBe("Free estimate request");
  const body = (parameters.get("body") ?? "").replaceAll("\r\n", "\n");
  for (const [name, answer] of Object.entries(plainAnswers)) expect(body).toContain(`${name}=${answer}`);
  expect(body).not.toContain("website");
  const links = await page
    .locator("form.sheet .scriptless a")
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).protocol));
  expect(links).toEqual(["tel:", "sms:", "mailto:"]);
});

test("a form pressed before its script is there waits for it, and opens no mail program", {
  tags: "nightly",
}, async () => {
  const page = await openTab();
  const urls = await recordNavigations(page);
  await setFaults(page.context(), inject("built").url, { emailjs: 500 });
  await page.addInitScript(() => {
    performance.now = () => 60_000;
  });
  const settle = await hold(page, "**/assets/chunks/**");
  await page.goto("/contact-us");
  await sendForm(page);
  expect(await page.locator("form[data-pressed]").count()).toBe(1);
  settle();
  await makeLive(page);
  await untilState(page, "failed");
  expect(mailsOf(urls)).toEqual([]);
  expect(await readForm(page)).toEqual(answers);
});

test("a form whose script cannot be loaded opens the mail program, now and later", {
  tags: "nightly",
}, async () => {
  const page = await openTab();
  const urls = await recordNavigations(page);
  page.on("pageerror", () => undefined);
  const settle = await hold(page, "**/assets/chunks/**", "abort");
  await page.goto("/contact-us");
  await sendForm(page);
  settle();
  await expect.poll(() => mailsOf(urls).length).toBe(1);
  await pressSend(page);
  await expect.poll(() => mailsOf(urls).length).toBe(2);
  expect(await readForm(page)).toEqual(answers);
});

test("a form on a page that stays plain opens the mail program", { tags: "nightly" }, async () => {
  const page = await openTab();
  const urls = await recordNavigations(page);
  await page.route("**/page-data/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/contact-us", { waitUntil: "networkidle" });
  await sendForm(page);
  await expect.poll(() => mailsOf(urls).length).toBe(1);
});
