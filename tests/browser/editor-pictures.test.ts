// @module-tag nightly
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { axeFaults, closeBrowser } from "../support/browser.ts";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { city, editing, pine, says } from "../support/editor.ts";
import { hashFiles } from "../support/folders.ts";
import { phone } from "../support/live-page.ts";

afterAll(closeBrowser);

const altLabel = "What it shows, for people who cannot see it";
const home = "pages/home.yaml";

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function withBarn(): Promise<DataFolder> {
  const data = copyOfData()
    .write("images/barn.jpg", await photo("#7a5"))
    .write("images/barn.yaml", "alt: A barn by the lake # of 1912\n");
  return data.edit(home, "image: roof-repair", "image: barn");
}

const barn = (page: Page) => page.locator('main img[alt="A barn by the lake"]').first();
const alt = (page: Page) => page.getByRole("textbox", { name: altLabel });
/** All files but those in which undo is noted. */
const filesOf = ({ dir }: DataFolder) =>
  Object.keys(hashFiles(dir)).filter((name) => !name.startsWith(".site-add"));

async function dropOn(page: Page, file: { name: string; bytes: Buffer }): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ name, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const made = new DataTransfer();
      made.items.add(new File([bytes], name));
      return made;
    },
    { name: file.name, base64: file.bytes.toString("base64") },
  );
  const { x, y, width, height } = (await barn(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { clientX: x + width / 2, clientY: y + Math.min(height / 2, 40), dataTransfer: transfer };
  for (const type of ["dragover", "drop"])
    await barn(page).dispatchEvent(type, { ...at, bubbles: true, cancelable: true });
}

test("a file that is dropped on a picture takes its place with its words, and undo takes both away", async () => {
  const { data, page } = await editing("/", {}, await withBarn());
  const before = filesOf(data);
  await dropOn(page, { name: "list.jpg", bytes: Buffer.from("milk, eggs") });
  await says(page, "list.jpg is not a picture that pages can show.");
  await dropOn(page, { name: "IMG 2034.JPG", bytes: await photo("#57a") });
  await says(page, "Now say what it shows, then save.");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName))
    .toBe("TEXTAREA");
  await page.keyboard.type("A blue barn");
  await says(page, "This changes this page only.");
  expect(filesOf(data)).toEqual(before);
  await page.reload();
  await says(page, /Not saved yet: “img-2034”/);
  await page.getByRole("button", { name: "Go on with it" }).click();
  await says(page, "This picture is not saved yet.");
  expect(await alt(page).inputValue()).toBe("A blue barn");
  await says(page, "This changes this page only.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  await page.locator('main img[alt="A blue barn"]').first().waitFor();
  expect(filesOf(data)).toEqual([...before, "images/img-2034.jpg", "images/img-2034.yaml"].sort());
  expect(data.read(home)).toContain("image: img-2034\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, "Undone.");
  await barn(page).waitFor();
  expect(filesOf(data)).toEqual(before);
  await page.getByRole("button", { name: "Redo" }).click();
  await says(page, "Done again.");
  expect(data.bytes("images/img-2034.jpg")).toEqual(await photo("#57a"));
});

/** True where no edge of an element is cut off or covered by what stays in place. */
const isInSight = (locator: Locator) =>
  locator.evaluate((shown) => {
    const { left, top, bottom } = shown.getBoundingClientRect();
    const root = shown.getRootNode() as ShadowRoot;
    return [top + 3, bottom - 3].every((y) => shown.contains(root.elementFromPoint(left + 5, y)));
  });

test.each([
  ["at a desk", { viewport: { width: 1280, height: 900 } }],
  ["on a phone", { ...phone, viewport: { width: 390, height: 800 } }],
])("%s, what is wrong with a file, and what it shows, are in sight", async (_, options) => {
  const { page } = await editing("/", options, await withBarn());
  await barn(page).focus();
  await page.keyboard.press("Enter");
  const choose = async (name: string, buffer: Buffer) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file …" }).click();
    await (await choosing).setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  await choose("list.jpg", Buffer.from("milk, eggs"));
  const fault = page.getByText("list.jpg is not a picture that pages can show.");
  await expect.poll(() => isInSight(fault)).toBe(true);
  await choose("porch.jpg", await photo("#a57"));
  await says(page, "Now say what it shows, then save.");
  await expect.poll(() => isInSight(alt(page))).toBe(true);
});

test("on a phone, by keyboard, a file is chosen, and the spot that crops keep is set", async () => {
  const { data, page } = await editing("/", phone, await withBarn());
  await barn(page).focus();
  await page.keyboard.press("Enter");
  const spot = page.getByRole("slider", { name: "Spot that no crop cuts away" });
  await spot.focus();
  for (const key of ["ArrowLeft", "Shift+ArrowUp", "Shift+ArrowUp"]) await page.keyboard.press(key);
  expect(await spot.getAttribute("aria-valuetext")).toBe("49% from the left, 30% from the top");
  expect(
    await page
      .locator(".crops img")
      .last()
      .evaluate((img) => img.style.objectPosition),
  ).toBe("49% 30%");
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  expect(data.read("images/barn.yaml")).toBe("alt: A barn by the lake # of 1912\nfocus:\n  - 49\n  - 30\n");
  await page.locator("main img.focus-49-30").first().waitFor();
  await barn(page).press("Enter");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file …" }).press("Enter");
  await (await choosing).setFiles({ name: "porch.png", mimeType: "image/png", buffer: await photo("#a57") });
  await says(page, "Now say what it shows, then save.");
  await alt(page).fill("A red porch");
  const area = await page.locator(".spot-area img").boundingBox();
  await page
    .locator(".spot-area")
    .click({ position: { x: (area?.width ?? 0) / 4, y: (area?.height ?? 0) / 2 } });
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  expect(data.read("images/porch.yaml")).toContain("alt: A red porch\nfocus:\n  - 25\n  - 50\n");
  expect(data.bytes("images/porch.jpg")).toEqual(await photo("#a57"));
});

test("another picture of the data is chosen by sight", async () => {
  const { data, page } = await editing("/", {}, await withBarn());
  await barn(page).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "roof-repair" }).check();
  await says(page, "This changes this page only.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "Saved.");
  await expect.poll(() => data.read(home)).toContain("image: roof-repair\n");
  await barn(page).waitFor({ state: "detached" });
});

test("what is refused is mended by a press on the correction", async () => {
  const { data, page } = await editing(city);
  await page.locator("site-text", { hasText: "push water under the edge" }).last().click();
  await page.keyboard.type(" Call {ctiy}.");
  await page.getByRole("button", { name: "Use “{city}”" }).click();
  await says(page, "This changes this page and 1 other.");
  await page.keyboard.press("Enter");
  await says(page, "Saved.");
  expect(data.read(pine)).toContain("under the edge. Call {city}.");
});
