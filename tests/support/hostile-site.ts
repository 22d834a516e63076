import { cpSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openTab, recordFaults } from "./browser.ts";
import { DataFolder, fixtureSite } from "./data-folder.ts";
import { fullerData, partOf } from "./fuller-site.ts";
import { plantTexts } from "./hostile-data.ts";

/** Writes the data of a site whose every free text ends in the hostile one. */
export function hostileData(dir: string): DataFolder {
  cpSync(fixtureSite("minimal"), dir, { recursive: true });
  const data = fullerData(new DataFolder(dir));
  data.append("pages/contact.yaml", partOf("calculator-section.yaml"));
  expect(plantTexts(data).length).toBeGreaterThan(250);
  return data;
}

/** All that a visitor, a screen reader or a crawler reads of the document, each text as one string. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll("*")].filter(({ localName }) => localName !== "script");
    return [
      document.title,
      ...shown.flatMap((element) => [
        element.textContent ?? "",
        ...[...element.attributes].map(({ value }) => value),
      ]),
    ];
  });
}

/** Opens a page that notes whatever runs, complains or is refused. */
export async function openWatched(): Promise<{ page: Page; faults: string[] }> {
  const page = await openTab();
  const faults = recordFaults(page);
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    ),
  );
  return { page, faults };
}
