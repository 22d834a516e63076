// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { openTab } from "../../support/browser.ts";
import {
  answers,
  emptyForm,
  fillForm,
  pressSend,
  readForm,
  readNotice,
  recordLog,
  sendForm,
  untilState,
  visit,
  visitStandIns,
} from "../../support/estimate-visitor.ts";
import { follow, hold, makeLive } from "../../support/live-page.ts";
import { startStandInSite } from "../../support/stand-ins.ts";

const { url } = inject("built");

async function holdMail(page: Page) {
  const release = await hold(page, "**/api/v1.0/email/send");
  return { asked: page.waitForRequest("**/api/v1.0/email/send"), release };
}

describe("a request under way", () => {
  test("goes on while the visitor moves on, and says thanks on the page they are on by then", async () => {
    const { site, page } = await visitStandIns({ faults: { "send-confirmation-email": 500 } });
    const mail = await holdMail(page);
    await sendForm(page);
    await mail.asked;
    await follow(page, "/about-us");
    mail.release();
    expect((await readNotice(page, "success"))[0]).toBe("Request Submitted Successfully!");
    expect(new URL(page.url()).pathname).toBe("/about-us");
    expect(await site.outbox()).toHaveLength(1);
    await follow(page, "/contact-us");
    await untilState(page, "ready");
    expect(await readForm(page)).toEqual(emptyForm);
  });

  test("that fails meanwhile leaves the fields and the reason for whoever returns", async () => {
    const page = await visit({ url, faults: { emailjs: 500 } });
    const mail = await holdMail(page);
    await sendForm(page);
    await mail.asked;
    await follow(page, "/about-us");
    mail.release();
    expect((await readNotice(page, "error"))[0]).toBe("Submission Error");
    await follow(page, "/contact-us");
    await untilState(page, "failed");
    expect(await readForm(page)).toEqual(answers);
  });

  test("cannot be sent a second time from another page", async () => {
    const { site, page } = await visitStandIns({ faults: { "send-confirmation-email": 500 } });
    const mail = await holdMail(page);
    await sendForm(page);
    await mail.asked;
    await follow(page, "/");
    await untilState(page, "sending");
    expect(await readForm(page)).toEqual(answers);
    await page.locator("form.sheet [type=submit]").click({ force: true });
    mail.release();
    await untilState(page, "sent");
    expect(await readForm(page)).toEqual(emptyForm);
    expect(await site.outbox()).toHaveLength(1);
  });

  test("makes the browser ask before the document is left, and only then", async () => {
    const page = await visit({ url, faults: { emailjs: 500 } });
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    const mail = await holdMail(page);
    await sendForm(page);
    await mail.asked;
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(["beforeunload"]);
    mail.release();
    await untilState(page, "failed");
    await page.reload();
    expect(asked).toHaveLength(1);
  });
});

describe("what was typed", () => {
  test("is there again after a reload, and on the other pages with the form", async () => {
    const page = await visit({ url });
    await fillForm(page);
    await page.reload();
    await makeLive(page);
    await expect.poll(() => readForm(page)).toEqual(answers);
    await page.goto(`${url}/painters-irvine-orange-county`);
    await page.locator("form.sheet").scrollIntoViewIfNeeded();
    await makeLive(page);
    await expect.poll(() => readForm(page)).toEqual(answers);
  });

  test("does not take the place of what was typed before the page became live", async () => {
    const page = await visit({ url });
    await fillForm(page, { firstName: "Old", message: "Old words" });
    const settle = await hold(page, "**/assets/chunks/**");
    await page.goto(`${url}/contact-us`);
    await fillForm(page, { firstName: "New" });
    settle();
    await makeLive(page);
    await expect.poll(() => readForm(page)).toEqual({ ...emptyForm, firstName: "New", message: "Old words" });
  });

  test("is gone once it is sent, in the storage too", async () => {
    const { page } = await visitStandIns({ faults: { "send-confirmation-email": 500 } });
    await sendForm(page);
    await untilState(page, "sent");
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.reload();
    await makeLive(page);
    expect(await readForm(page)).toEqual(emptyForm);
  });
});

describe("a visitor taken for a robot", () => {
  const title = "Please Send It Again";
  const text =
    "Your request looked as if a program had filled it out, so it was not sent. Please send it again, or call us at 562-555-0134.";

  test("because of the field that people cannot see is told so, keeps every field and can send again", async () => {
    const { site, page } = await visitStandIns({ faults: { "send-confirmation-email": 500 } });
    const log = recordLog(page);
    await fillForm(page);
    const trap = page.locator("form.sheet [name=website]");
    await trap.fill("https://spam.example", { force: true });
    await pressSend(page);
    expect(await readNotice(page, "error")).toEqual([title, text]);
    expect(log).toEqual([
      "error: Estimate email not sent: robot (a field that people cannot see was filled in)",
    ]);
    expect(await readForm(page)).toEqual(answers);
    expect(await page.evaluate(() => sessionStorage.getItem("estimate-draft"))).not.toContain("spam");
    expect(await site.outbox()).toEqual([]);
    await pressSend(page);
    await untilState(page, "sent");
    expect(await site.outbox()).toHaveLength(1);
  });

  test("because the form was filled in within two seconds is told so, and can send a moment later", async () => {
    const site = await startStandInSite();
    const page = await openTab({ baseURL: site.url });
    await page
      .context()
      .addCookies([{ name: "stand-in-fault", value: "send-confirmation-email:500", url: site.url }]);
    await page.addInitScript(() => {
      performance.now = () => (document.documentElement.dataset.age === "old" ? 2001 : 1999);
    });
    await page.goto("/contact-us");
    await makeLive(page);
    const log = recordLog(page);
    await sendForm(page);
    expect(await readNotice(page, "error")).toEqual([title, text]);
    expect(log).toEqual(["error: Estimate email not sent: robot (filled in within 1999 ms)"]);
    expect(await readForm(page)).toEqual(answers);
    await page.evaluate(() => {
      document.documentElement.dataset.age = "old";
    });
    await pressSend(page);
    await untilState(page, "sent");
    expect(await site.outbox()).toHaveLength(1);
  });

  test("cannot reach the trap with eyes, keyboard or screen reader", async () => {
    const page = await visit({ url });
    const trap = page.locator("form.sheet [name=website]");
    expect(await trap.getAttribute("tabindex")).toBe("-1");
    expect(await trap.getAttribute("autocomplete")).toBe("off");
    expect(await page.getByLabel("Leave this field empty").count()).toBe(1);
    expect(await page.getByRole("textbox", { name: "Leave this field empty" }).count()).toBe(0);
    const box = await page.locator("form.sheet .visually-hidden:has([name=website])").boundingBox();
    expect([box?.width, box?.height]).toEqual([1, 1]);
  });
});
