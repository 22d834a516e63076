import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openTab } from "../support/browser.ts";
import { answers, pressSend, readNotice, sendForm, untilState, visit } from "../support/estimate-visitor.ts";
import { makeLive } from "../support/live-page.ts";
import { runHere } from "../support/run-here.ts";
import { datasetOf } from "../support/site.ts";
import { startStandInSite } from "../support/stand-ins.ts";
import { found, namesOf, sentencesOf } from "../support/words-of-business.ts";

const { data, dir, url } = inject("another");

// The build of its data says what validate and links would; the audit has a test of its own.
test.each([
  ["links", "--data", data, "--dist", dir],
  ["verify", "--dist", dir],
])("site %s has nothing against the built folder", async (...args) => {
  const { code, stdout, stderr } = await runHere(args);
  expect(code, stdout + stderr).toBe(0);
});

describe("in no file of the built folder", () => {
  const first = datasetOf(inject("built").data);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const isPicture = /^\.(avif|jpg|png|webp)$/;
  const texts = files
    .filter((file) => !isPicture.test(extname(file)))
    .map((file) => readFileSync(file, "utf8"));
  const { phone, textPhone } = first.business.value;
  /** Names and long numbers; "100%" stands in style sheets too. Links write phone numbers without hyphens. */
  const names = [
    ...namesOf(first).filter((name) => /\p{L}|\d{5}/u.test(name)),
    ...[phone ?? "", textPhone ?? ""].map((number) => `1${number.replaceAll("-", "")}`),
  ];

  test("stands a name or number of the first business", () => {
    expect(texts.length).toBeGreaterThan(60);
    expect(names.length).toBeGreaterThan(70);
    expect(found(names, [...texts, ...files].join("\n"))).toEqual([]);
  });

  test("stands a sentence of the first business", () => {
    // The library that follows links says this itself.
    const sentences = sentencesOf(first).filter((text) => text !== "Unexpected Application Error!");
    expect(found(sentences, texts.join("\n"))).toEqual([]);
  });

  test("and its own names and numbers would be found there", () => {
    const own = ["Hobblebush Roofing", "15085550142", "Chestnut Hill"];
    expect(found(own, texts.join("\n"))).toEqual(own);
  });
});

test("its own form, with other fields in another order, reaches the office", async () => {
  const site = await startStandInSite({}, dir);
  // The function that confirms is deployed with the words of one business, here of the first.
  const page = await visit({
    url: site.url,
    path: "/ask-for-a-quote",
    faults: { "send-confirmation-email": 500 },
  });
  const { hearAboutUs: _, ...given } = { ...answers, workType: "slate" };
  await pressSend(page);
  expect(await page.locator("form.sheet .field-error").allTextContents()).toEqual([
    "Choose what your question is about",
    "Tell us which house it is",
    "Describe in a few words what you see",
    "Tell us your first name",
    "Tell us your last name",
    "Tell us a number we can call",
    "Tell us where to write",
  ]);
  await sendForm(page, given);
  await untilState(page, "sent");
  expect(await readNotice(page, "success")).toEqual([
    "It has reached us",
    "Thank you. The office phones within two working days, and a confirmation is in your mail.",
  ]);
  const [mail, ...others] = await site.outbox();
  expect([mail?.to, others]).toEqual(["office@hobblebushroofing.example", []]);
  for (const value of Object.values(given)) expect(mail?.text).toContain(value);
});

test("its own questions are asked of those they concern, and their answers follow the message in words", {
  tags: "nightly",
}, async () => {
  const site = await startStandInSite({}, dir);
  const page = await visit({ url: site.url, path: "/ask-for-a-quote" });
  const errors = () => page.locator("form.sheet .field-error").allTextContents();
  const urgency = page.getByRole("group", { name: "How soon?" });
  const damage = page.getByRole("group", { name: "Where does it show?" });
  const { hearAboutUs: _, ...given } = { ...answers, workType: "leak" };
  expect([await urgency.isVisible(), await damage.isVisible()]).toEqual([false, false]);
  await sendForm(page, given);
  expect(await errors()).toEqual(["Tell us how soon we should come"]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("quote-urgency-today");
  await page.keyboard.press("Space");
  await damage.getByLabel("On a ceiling").check();
  await damage.getByLabel("On a wall & trim").check();
  await page.getByLabel("A day that suits you").fill("2026-12-01");
  await page.reload();
  await makeLive(page);
  await expect.poll(() => damage.getByLabel("On a ceiling").isChecked()).toBe(true);
  await urgency.getByText("Within a week").click();
  expect(await damage.isVisible()).toBe(false);
  await page.getByText("Today, it drips").click();
  await pressSend(page);
  await untilState(page, "sent");
  expect((await site.outbox())[0]?.text).toContain(
    "How soon?: Today, it drips\nA day that suits you: 2026-12-01\nWhere does it show?: On a ceiling, On a wall & trim",
  );
  expect([await urgency.isVisible(), await errors()]).toEqual([false, []]);
});

test("a long name leaves the menu button its place on a phone", { tags: "nightly" }, async () => {
  const page = await openTab({ baseURL: url, viewport: { width: 360, height: 800 } });
  await page.goto("/");
  await page.locator(".header-row .brand-link").evaluate((brand) => {
    (brand.lastChild as Text).textContent = "Harbor Bench Physical Therapy";
  });
  const ends = await page
    .locator(".header-row")
    .evaluate((row) =>
      [".menu-button", ".menu-button .icon"].map(
        (name) => row.querySelector(name)?.getBoundingClientRect().right,
      ),
    );
  const gutter = 20;
  expect(ends.map((end) => (end ?? 0) <= 360 - gutter)).toEqual([true, true]);
});

test("a long name stands in one line beside the menu where there is room", { tags: "nightly" }, async () => {
  const page = await openTab({ baseURL: url, viewport: { width: 1280, height: 800 } });
  await page.goto("/");
  const lines = await page.locator(".header-row .brand-link").evaluate((brand) => {
    const name = brand.lastChild as Text;
    name.textContent = "Harbor Bench Physical Therapy";
    const range = document.createRange();
    range.selectNode(name);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test("a question that only some are asked takes no room before it is asked, and without script everybody sees it", {
  tags: "nightly",
}, async () => {
  const page = await openTab({ baseURL: url, javaScriptEnabled: false });
  await page.goto("/ask-for-a-quote");
  expect(await page.getByRole("group", { name: "How soon?" }).isVisible()).toBe(true);
  const html = readFileSync(join(dir, "ask-for-a-quote.html"), "utf8");
  expect(html).toMatch(/<fieldset class="field field-choices" hidden="">.*How soon\?/);
});
