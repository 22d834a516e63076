import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openTab } from "../../support/browser.ts";
import { pressSend, untilState, visit } from "../../support/estimate-visitor.ts";
import { writeFormsSite } from "../../support/forms-site.ts";
import { few } from "../../support/nightly.ts";
import { servedSite } from "../../support/served-site.ts";
import { type FaultyService, startStandInSite } from "../../support/stand-ins.ts";

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
const photo = async (name: string, width = 60) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await noise(width, width).jpeg({ quality: 95 }).toBuffer(),
});

const forms = servedSite(writeFormsSite);

async function open(path: string, faults: Partial<Record<FaultyService, number | string>> = {}) {
  const site = await startStandInSite({ dataDir: forms.dataDir }, forms.dir);
  const page = await visit({ url: site.url, path, faults });
  return { site, page };
}

const chosen = (page: Page) => page.locator(".chosen-files li").allInnerTexts();
const error = (page: Page) => page.locator(".field-file .field-error").innerText();
const input = (page: Page) => page.getByLabel("Photos");

async function fill(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("A leak").check();
  await page.getByLabel("Moss & lichen").check();
  await input(page).setInputFiles([await photo("crack.jpg")]);
  await expect.poll(() => chosen(page)).toHaveLength(1);
}

describe("a form with photos", () => {
  const arrivals: [path: string, subject: string, text: string, name: string][] = [
    ["/function", "Quote request", "First name: Ana\nWhat is it?: A leak, Moss & lichen", "photos-1.jpg"],
    ["/webhook", "form.submitted webhook-form", '"text": "A leak, Moss & lichen"', "photos-1.jpg"],
    ["/host", "New submission from host-form", "firstName: Ana\ntrouble: A leak, Moss & lichen", "crack.jpg"],
  ];
  test.each(few(arrivals, 1))("arrives from %s", async (path, subject, text, name) => {
    const { site, page } = await open(path);
    await fill(page);
    await pressSend(page);
    await untilState(page, "sent");
    const mails = await site.outbox();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject, text: expect.stringContaining(text) });
    expect(mails[0]?.attachments).toEqual([{ name, size: expect.any(Number) }]);
    expect(await chosen(page)).toEqual([]);
  });

  test.each<[string, FaultyService, number | string]>(
    few(
      [
        ["/function", "send-form", 500],
        ["/function", "send-form", "malformed"],
        ["/webhook", "send-form", "drop"],
        ["/host", "host", 404],
        ["/host", "host", "drop"],
      ],
      1,
    ),
  )(
    "keeps every answer and file where %s fails (%s: %s), and arrives when it is sent again",
    async (path, service, fault) => {
      const { site, page } = await open(path, { [service]: fault });
      await fill(page);
      await pressSend(page);
      await untilState(page, "failed");
      expect(await site.outbox()).toEqual([]);
      expect(await page.getByLabel("First name").inputValue()).toBe("Ana");
      expect(await page.getByLabel("Moss & lichen").isChecked()).toBe(true);
      expect(await chosen(page)).toEqual([expect.stringContaining("crack.jpg")]);
      await page.context().clearCookies();
      await pressSend(page);
      await untilState(page, "sent");
      expect((await site.outbox())[0]?.attachments).toHaveLength(1);
    },
  );

  test("says at once what it does not take, takes files away by keyboard, and adds up what was chosen", {
    tags: "nightly",
  }, async () => {
    const { page } = await open("/function");
    await input(page).setInputFiles([
      { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-") },
    ]);
    await expect.poll(() => error(page)).toBe("plan.pdf is not a photo");
    await page.getByRole("button", { name: "Remove plan.pdf" }).press("Enter");
    await expect.poll(() => page.locator(".field-file .field-error").count()).toBe(0);
    for (const name of ["a.jpg", "b.jpg", "c.jpg"]) {
      await input(page).setInputFiles([await photo(name)]);
      await expect.poll(() => page.getByRole("button", { name: `Remove ${name}` }).count()).toBe(1);
    }
    expect(await error(page)).toBe("No more than 2 photos");
    await page.getByRole("button", { name: "Remove b.jpg" }).press("Enter");
    await expect
      .poll(() => chosen(page))
      .toEqual([expect.stringContaining("a.jpg"), expect.stringContaining("c.jpg")]);
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("asks for a photo where none was added, and goes there", { tags: "nightly" }, async () => {
    const { page } = await open("/function");
    await page.getByLabel("First name").fill("Ana");
    await page.getByLabel("A leak").check();
    await pressSend(page);
    expect(await error(page)).toBe("Add a photo");
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("makes a large photo smaller before it is sent, and says where it still is too large", {
    tags: "nightly",
  }, async () => {
    const { page } = await open("/function");
    await input(page).setInputFiles([await photo("large.jpg", 2400)]);
    await expect.poll(() => chosen(page)).toHaveLength(1);
    const sent = await input(page).evaluate(async (element) => {
      const [file] = (element as HTMLInputElement).files ?? [];
      const bitmap = file && (await createImageBitmap(file));
      return { type: file?.type, side: bitmap?.width };
    });
    expect(sent).toEqual({ type: "image/jpeg", side: 2000 });
    expect(await error(page)).toBe("Together no more than 1 MB");
  });
});

test("a form for the host arrives without script", { tags: "nightly" }, async () => {
  const site = await startStandInSite({ dataDir: forms.dataDir }, forms.dir);
  const page = await openTab({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto("/host");
  await page.getByLabel("First name").fill("Ana");
  await page.getByLabel("A leak").check();
  await input(page).setInputFiles([await photo("crack.jpg")]);
  await pressSend(page);
  await page.getByText("Thank you!").waitFor();
  const [mail] = await site.outbox();
  expect(mail).toMatchObject({
    subject: "New submission from host-form",
    text: "firstName: Ana\ntrouble: leak\nwebsite:",
  });
  expect(mail?.attachments).toHaveLength(1);
});

test("what was typed into one form does not appear in another", { tags: "nightly" }, async () => {
  const { page } = await open("/webhook");
  await page.getByLabel("First name").fill("Ana");
  await page.goto("/function");
  expect(await page.getByLabel("First name").inputValue()).toBe("");
  await page.goto("/webhook");
  await expect.poll(() => page.getByLabel("First name").inputValue()).toBe("Ana");
});
