import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { recordRequests } from "../../support/browser.ts";
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
  type VisitOptions,
  visit,
  visitStandIns,
} from "../../support/estimate-visitor.ts";
import { few } from "../../support/nightly.ts";
import { startStandInSite } from "../../support/stand-ins.ts";

const { url } = inject("built");
const submissionError = "Submission Error";
const general = "Please try calling us directly at 562-555-0134 or try again later.";
const unclear =
  "so we do not know whether your request arrived. Please call us at 562-555-0134, or send it again.";

/** The notice goes after six seconds of the page's time, not before. */
async function expectSixSeconds(page: Page): Promise<void> {
  // Time stands still for a notice under the mouse, which still rests where the button was.
  await page.mouse.move(1, 1);
  await expect.poll(() => page.locator(".notice:hover").count()).toBe(0);
  await page.clock.fastForward(5999);
  expect(await page.locator(".notice").count()).toBe(1);
  await page.clock.fastForward(1);
  await expect.poll(() => page.locator(".notice").count()).toBe(0);
}

describe("an estimate that cannot be sent", () => {
  const failing: [string, VisitOptions["faults"], string, string][] = [
    ["an error of the service", { emailjs: 500 }, "rejected 500 (Internal Server Error)", general],
    ["a request that the service does not accept", { emailjs: 400 }, "rejected 400 (Bad Request)", general],
    ["a key that is not accepted", { emailjs: 401 }, "misconfigured 401 (Unauthorized)", general],
    [
      "endpoints that are not there",
      { endpoints: 404 },
      "misconfigured 404 (endpoints.json is missing)",
      general,
    ],
    [
      "a sender that is refused",
      { emailjs: 403 },
      "blocked 403 (Forbidden)",
      "Our mail service rejected your request, so it was not sent. Please call us at 562-555-0134.",
    ],
    [
      "a connection that breaks",
      { emailjs: "drop" },
      "network (Failed to fetch)",
      "The connection failed, so your request may not have reached us. Please check your internet connection and send it again, or call us at 562-555-0134.",
    ],
    [
      "an answer that nobody can read",
      { emailjs: "malformed" },
      'malformed 200 ({"success":tru)',
      `Our mail service sent a reply we could not read, ${unclear}`,
    ],
  ];
  test.each(few(failing, 1))(
    "because of %s says so for six seconds, logs it and keeps every field",
    async (_, faults, logged, text) => {
      const page = await visit({ url, hasClock: true, ...(faults && { faults }) });
      const log = recordLog(page);
      await sendForm(page);
      expect(await readNotice(page, "error")).toEqual([submissionError, text]);
      expect(log).toEqual([`error: Estimate email failed: ${logged}`]);
      expect(await readForm(page)).toEqual(answers);
      expect(await page.locator("form.sheet .form-message-error").textContent()).toBe(
        `${submissionError} ${text}`,
      );
      await expectSixSeconds(page);
    },
  );

  test("because no answer comes says after twenty seconds that it may have arrived", {
    tags: "nightly",
  }, async () => {
    const page = await visit({ url, faults: { emailjs: "hang" }, hasClock: true });
    const log = recordLog(page);
    await fillForm(page);
    const asked = page.waitForRequest("**/api/v1.0/email/send");
    await pressSend(page);
    await asked;
    await page.clock.fastForward(19_000);
    await untilState(page, "sending");
    await page.clock.fastForward(1000);
    expect(await readNotice(page, "error")).toEqual([
      submissionError,
      `Our mail service did not answer in time, ${unclear}`,
    ]);
    expect(log).toEqual(["error: Estimate email failed: timeout (no answer within 20000 ms)"]);
    expect(await readForm(page)).toEqual(answers);
    await expectSixSeconds(page);
  });

  test("because the service is throttled is tried three times within eight seconds, then says that nothing was sent", {
    tags: "nightly",
  }, async () => {
    const page = await visit({ url, faults: { emailjs: 429 }, hasClock: true });
    const log = recordLog(page);
    const tries = recordRequests(page, (request) => request.url().endsWith("/email/send"));
    await sendForm(page);
    let passedMs = 0;
    const passUntilNotice = async () => {
      const count = await page.locator(".notice").count();
      if (count === 0 && passedMs < 8000) {
        passedMs += 250;
        await page.clock.fastForward(250);
      }
      return count;
    };
    await expect.poll(passUntilNotice, { interval: 100, timeout: 60_000 }).toBe(1);
    expect(await readNotice(page, "error")).toEqual([
      submissionError,
      "Many people are writing to us right now, and your request was not sent. Please send it again in a minute, or call us at 562-555-0134.",
    ]);
    expect(log).toEqual(["error: Estimate email failed: throttled 429 (Too Many Requests)"]);
    expect(tries).toHaveLength(3);
    expect(await readForm(page)).toEqual(answers);
  });

  test("from a browser that a program drives says so, and asks nobody", { tags: "nightly" }, async () => {
    const site = await startStandInSite({ blockHeadless: true });
    const page = await visit({ url: site.url, hasClock: true });
    const log = recordLog(page);
    await sendForm(page);
    expect(await readNotice(page, "error")).toEqual([
      submissionError,
      "A program is controlling this browser, so your request was not sent. Please call us at 562-555-0134.",
    ]);
    expect(log).toEqual(["error: Estimate email failed: headless 451 (Unavailable For Headless Browser)"]);
    expect(await readForm(page)).toEqual(answers);
    expect(await site.outbox()).toEqual([]);
    await expectSixSeconds(page);
  });
});

describe("an estimate that is sent", { tags: "nightly" }, () => {
  const thanks = [
    "Request Submitted Successfully!",
    "Thank you for your interest! We'll contact you within 24 hours. Check your email for confirmation.",
  ];

  test.each([
    ["refuses", 500, "rejected 500 (Internal Server Error)"],
    ["is throttled", 429, "throttled 429 (Too Many Requests)"],
    ["breaks the connection", "drop", "network (Failed to fetch)"],
    ["answers nonsense", "malformed", /^malformed/],
  ])(
    "says thanks for six seconds and is cleared although the confirmation %s, which is only logged",
    async (_, fault, logged) => {
      const { page } = await visitStandIns({ faults: { "send-confirmation-email": fault }, hasClock: true });
      const log = recordLog(page);
      await sendForm(page);
      expect(await readNotice(page, "success")).toEqual(thanks);
      expect(await readForm(page)).toEqual(emptyForm);
      await expect.poll(() => log).toHaveLength(1);
      expect(log[0]?.replace("error: Confirmation email failed: ", "")).toMatch(logged);
      expect(await page.locator(".notice-error").count()).toBe(0);
      await expectSixSeconds(page);
    },
  );

  test("does not wait for the confirmation, and logs after twenty seconds that none came", async () => {
    const { page } = await visitStandIns({ faults: { "send-confirmation-email": "hang" }, hasClock: true });
    const log = recordLog(page);
    await fillForm(page);
    const asked = page.waitForRequest("**/functions/v1/send-confirmation-email");
    await pressSend(page);
    expect(await readNotice(page, "success")).toEqual(thanks);
    expect(await readForm(page)).toEqual(emptyForm);
    await asked;
    await page.clock.fastForward(20_000);
    await expect
      .poll(() => log)
      .toEqual(["error: Confirmation email failed: timeout (no answer within 20000 ms)"]);
  });
});
