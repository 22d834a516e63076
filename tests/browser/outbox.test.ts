// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { hostileParams, postJson, sendBody, sendMail } from "../stand-ins/requests.ts";
import { axeFaults, openTab, recordFaults } from "../support/browser.ts";
import { temporaryFolder } from "../support/data-folder.ts";
import { type StandInSite, startStandInSite } from "../support/stand-ins.ts";

/** Noon of a winter's day, UTC. */
const now = () => Date.UTC(2026, 0, 20, 12, 5, 9);

const start = (): Promise<StandInSite> => startStandInSite({ now }, temporaryFolder());

/** Sends a mail whose HTML part is as hostile as it likes; the email service would have escaped it. */
async function sendHtml(url: string, html: string): Promise<void> {
  const mail = {
    from: "a@maple.example",
    to: "b@maple.example",
    subject: "<script>alert(1)</script>",
    text: "<b>text</b>",
    html,
  };
  const answer = await postJson(`${url}/_resend/emails`, mail, { Authorization: "Bearer re_stand_in" });
  expect(answer.status).toBe(200);
}

/** What axe finds on a page beside the mail, whose frame runs no script, not even axe's. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.locator("iframe").evaluateAll((frames) => frames.map((frame) => frame.remove()));
  return axeFaults(page);
}

test("says that nothing was sent yet", async () => {
  const { url } = await start();
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/_outbox`);
  expect(await page.locator(".empty").textContent()).toBe(
    "Nothing has been sent yet. Send a form of the site, then reload.",
  );
  await sendMail(url);
  await page.getByRole("link", { name: "Reload" }).click();
  expect(await page.locator(".mails li").count()).toBe(1);
  expect(faults).toEqual([]);
});

test("lists mails newest first, and opens one by keyboard with all eight values", async () => {
  const { url } = await start();
  await sendMail(url, sendBody({ ...hostileParams, from_name: "Earlier" }));
  await sendMail(url);
  const page = await openTab();
  const faults = recordFaults(page);
  await page.goto(`${url}/_outbox`);
  const subject = `Estimate request from José "Pépé" O'Brien & Sons: Interior & Exterior`;
  expect(await page.locator(".mails a").allTextContents()).toEqual([
    subject,
    "Estimate request from Earlier: Interior & Exterior",
  ]);
  expect(await page.locator(".mails time").first().textContent()).toBe("2026-01-20 12:05:09 UTC");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/_outbox/2`);
  expect(await page.locator("h1").textContent()).toBe(subject);
  const text = await page.locator("pre").textContent();
  const html = await page.frameLocator("iframe").locator("body").textContent();
  for (const value of Object.values(hostileParams)) {
    expect(text).toContain(value);
    expect(html).toContain(value);
  }
  await page.locator("summary").click();
  expect(await page.locator("details dl").textContent()).toContain("Reply-Tojose@example.com");
  expect(faults).toEqual([]);
});

test("runs nothing of a hostile mail, in its page or by itself", async () => {
  const { url } = await start();
  const attack = "document.title = 'attacked'; parent.document.title = 'attacked'; fetch('/attacked')";
  await sendHtml(
    url,
    `<h1>Hello</h1><script>${attack}</script><img src=x onerror="${attack}"><img src="/attacked">
<svg onload="${attack}"></svg><iframe srcdoc="<script>parent.${attack}</script>"></iframe>
<form action="/attacked"><button>Go</button></form><meta http-equiv="refresh" content="0;url=/attacked"><base href="/attacked/">`,
  );
  const page = await openTab();
  const answered: string[] = [];
  page.on("response", (response) => answered.push(new URL(response.url()).pathname));
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => void dialogs.push(dialog.message()));
  await page.goto(`${url}/_outbox`);
  expect(await page.locator(".mails a").textContent()).toBe("<script>alert(1)</script>");
  await page.locator(".mails a").click();
  expect(await page.frameLocator("iframe").locator("h1").textContent()).toBe("Hello");
  await page.frameLocator("iframe").locator("button").click();
  expect(await page.title()).toBe("<script>alert(1)</script> | Local outbox");
  expect(await page.locator("pre").textContent()).toBe("<b>text</b>");
  await page.goto(`${url}/_outbox/1.html`);
  await page.locator("button").click();
  expect(await page.title()).toBe("");
  expect(page.url()).toBe(`${url}/_outbox/1.html`);
  expect(dialogs).toEqual([]);
  expect(new Set(answered)).toEqual(
    new Set(["/_outbox", "/_outbox/style.css", "/_outbox/1", "/_outbox/1.html"]),
  );
});

test("knows the mails that are gone", async () => {
  const { url } = await start();
  const page = await openTab();
  const answer = await page.goto(`${url}/_outbox/7`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator("h1").textContent()).toBe("No such mail");
});

describe.each([360, 1280])("at %d pixels", (width) => {
  test.each(["light", "dark"] as const)(
    "axe finds nothing in a %s list and mail, and neither is too wide",
    async (colorScheme) => {
      const { url } = await start();
      await sendMail(url);
      await sendMail(url, sendBody({ ...hostileParams, from_name: "x".repeat(200) }));
      const page = await openTab({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
      for (const path of ["/_outbox", "/_outbox/2"]) {
        await page.goto(url + path);
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
});
