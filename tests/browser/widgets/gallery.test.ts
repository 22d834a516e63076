import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFaults, goLive, openTab } from "../../support/browser.ts";
import { DataFolder, fixtureSite } from "../../support/data-folder.ts";
import { page } from "../../support/fuller-site.ts";
import { servedSite } from "../../support/served-site.ts";

const section = `  - kind: gallery
    heading: Roofs we are proud of
    pictures: [roof-repair, default-picture]
    previous: Previous photo
    next: Next photo
    close: Close
    counter: "{n} of {total}"
`;

/** Writes the minimal site with a page of photos, whose first one says where it was taken. */
function writeGallerySite(dir: string): void {
  cpSync(fixtureSite("minimal"), dir, { recursive: true });
  new DataFolder(dir)
    .write("pages/photos.yaml", page("/photos", "text", section))
    .write(
      "images/roof-repair.yaml",
      "alt: New shingles on a barn\ncaption: A barn of 1912\ncredit: Ann Lee\nplace: Pine Bend, MN\n",
    )
    .edit(
      "pages/home.yaml",
      "[How we repair](/roof-repair)",
      "[How we repair](/roof-repair), [photos](/photos)",
    );
}

const site = servedSite(writeGallerySite);

async function openGallery(): Promise<Page> {
  const page = await openTab({ baseURL: site.url, viewport: { width: 360, height: 740 }, bypassCSP: true });
  await page.goto("/photos");
  await goLive(page);
  return page;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Roofs we are proud of" });
const shown = (page: Page) => dialog(page).locator(".counter").innerText();
const thumbnail = (page: Page) => page.locator(".photo-grid a").first();

test("a photo opens by keyboard, leads to the others and back, and gives the focus back", async () => {
  const page = await openGallery();
  expect(await dialog(page).locator("img").count()).toBe(0);
  await thumbnail(page).press("Enter");
  expect(await shown(page)).toBe("1 of 2");
  await dialog(page).getByText("A barn of 1912").waitFor();
  expect(await axeFaults(page, (axe) => axe.include(".viewer"))).toEqual([]);
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toBe("2 of 2");
  await page.keyboard.press("ArrowRight");
  expect(await shown(page)).toBe("1 of 2");
  await dialog(page).getByRole("button", { name: "Previous photo" }).click();
  expect(await shown(page)).toBe("2 of 2");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "hidden" });
  expect(await thumbnail(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(new URL(page.url()).pathname).toBe("/photos");
});

test("a finger that moves to the left shows the next photo, a tap does not", {
  tags: "nightly",
}, async () => {
  const page = await openGallery();
  await thumbnail(page).click();
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300);
    await page.mouse.up();
  };
  await swipe(200, 190);
  expect(await shown(page)).toBe("1 of 2");
  await swipe(300, 100);
  expect(await shown(page)).toBe("2 of 2");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await dialog(page).waitFor({ state: "hidden" });
});

test("without script a photo leads to its large picture", async () => {
  const page = await openTab({ baseURL: site.url, javaScriptEnabled: false });
  await page.goto("/photos");
  await thumbnail(page).click();
  expect(page.url()).toMatch(/\/roof-repair[^/]*\.svg$/);
});

test("search engines learn who took it, and where", () => {
  const html = readFileSync(join(site.dir, "photos.html"), "utf8");
  expect(html).toContain('"creator":{"@type":"Person","name":"Ann Lee"}');
  expect(html).toContain("Pine Bend, MN");
});
