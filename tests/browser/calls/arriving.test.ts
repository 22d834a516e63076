// @module-tag nightly
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  answers,
  emptyForm,
  fillForm,
  pressSend,
  readForm,
  recordLog,
  sendForm,
  untilState,
  visit,
  visitStandIns,
} from "../../support/estimate-visitor.ts";
import { startStandInSite } from "../../support/stand-ins.ts";

const business = "estimates@citrusandcoast.example";

// That requests are those of the services' own clients, field by field: tests/calls.
describe.each(["/contact-us", "/", "/painters-irvine-orange-county"])("the form of %s", (path) => {
  test("sends two mails, with every value as it was typed", async () => {
    const { site, page } = await visitStandIns({ path });
    const log = recordLog(page);
    await sendForm(page);
    await untilState(page, "sent");
    await expect.poll(async () => (await site.outbox()).length).toBe(2);
    const mails = await site.outbox();
    const request = mails.find(({ to }) => to === business);
    for (const value of Object.values(answers)) expect(request?.text).toContain(value);
    expect(request?.html).not.toContain("<hall>");
    const confirmation = mails.find(({ to }) => to === answers.email);
    // A name with a sign in it could be an advertisement: the mail greets without it.
    expect(confirmation?.text).toMatch(/^Hello,\n/);
    expect(confirmation?.text).not.toContain(answers.lastName);
    expect(confirmation?.subject).not.toBe("");
    expect(log).toEqual([]);
  });
});

test("several requests in a row each arrive, or say that they did not and keep every field", async () => {
  const { site, page } = await visitStandIns({ hasClock: true, faults: { "send-confirmation-email": 500 } });
  const log = recordLog(page);
  await sendForm(page);
  await untilState(page, "sent");
  const second = { ...answers, message: "And a fence" };
  await sendForm(page, second);
  await untilState(page, "failed");
  expect(await page.locator("form.sheet .form-message-error").textContent()).toBe(
    "One Moment, Please Your last request just went out, so this one was not sent. Please send it again in a few seconds, or call us at 562-555-0134.",
  );
  expect(await readForm(page)).toEqual(second);
  expect(log).toContain(
    "error: Estimate email not sent: repeated (the last one was sent less than 10000 ms ago)",
  );
  await page.clock.fastForward(10_000);
  await pressSend(page);
  await untilState(page, "sent");
  expect(await readForm(page)).toEqual(emptyForm);
  const texts = (await site.outbox()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain("And a fence");
});

test("of twenty visitors at once each arrives, or learns within seconds that nothing was sent and keeps every field", async () => {
  const site = await startStandInSite({ mailIntervalMs: 500 });
  const arrive = async (visitor: number) => {
    const page = await visit({ url: site.url, faults: { "send-confirmation-email": 500 }, isPlain: true });
    await fillForm(page, { ...answers, phone: `562-555-01${visitor + 10}` });
    return page;
  };
  const pages: Page[] = [];
  for (let visitor = 0; visitor < 20; visitor += 4)
    pages.push(...(await Promise.all([0, 1, 2, 3].map((next) => arrive(visitor + next)))));
  await Promise.all(pages.map(pressSend));
  const kept: string[] = [];
  const end = async (page: Page) => {
    const form = page.locator("form.sheet:is([data-state=sent], [data-state=failed])");
    await form.waitFor();
    if ((await form.getAttribute("data-state")) === "sent") return "sent";
    expect(await form.locator(".form-message-error").textContent()).toContain(
      "your request was not sent. Please send it again in a minute, or call us at 562-555-0134.",
    );
    const { phone = "", ...others } = await readForm(page);
    expect({ ...others, phone: answers.phone }).toEqual(answers);
    kept.push(phone);
    return "failed";
  };
  const ends = await Promise.all(pages.map(end));
  const mails = await site.outbox();
  const arrived = mails.flatMap(({ text }) => text.match(/562-555-01\d\d/g) ?? []);
  expect(new Set([...arrived, ...kept]).size).toBe(20);
  expect(mails).toHaveLength(ends.filter((state) => state === "sent").length);
  expect(mails.length).toBeGreaterThan(3);
});

test("a browser that blocks storage sends all the same", async () => {
  const { site, page } = await visitStandIns({
    path: "/about-us",
    faults: { "send-confirmation-email": 500 },
  });
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.goto("/contact-us");
  await page.locator(":root[data-live]").waitFor({ state: "attached" });
  await sendForm(page);
  await untilState(page, "sent");
  expect(await site.outbox()).toHaveLength(1);
});
