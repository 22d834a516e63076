// @module-tag nightly
import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyOfData, type DataFolder } from "../support/data-folder.ts";
import { startDev } from "../support/running-site.ts";

async function openSite() {
  const data = copyOfData();
  const { url, printed } = await startDev(data.dir);
  const page = data.read("pages/contact.yaml");
  const withHeading = (heading: string) => page.replace("heading: Ask for a quote", `heading: ${heading}`);
  const shown = async () => {
    const html = await (await fetch(`${url}/contact`)).text();
    return /<h1>([^<]*)/.exec(html)?.[1] ?? "no heading";
  };
  const untilShown = (heading: string) => expect.poll(shown, { timeout: 10_000, interval: 20 }).toBe(heading);
  const timesGone = () => printed().split("The data folder is gone.").length - 1;
  return { data, withHeading, untilShown, timesGone };
}

const save = (data: DataFolder, text: string) => data.write("pages/contact.yaml", text);

test("development shows the second of two saves, however soon it follows the first", async () => {
  const { data, withHeading, untilShown } = await openSite();
  for (const gap of [0, 5, 10, 20, 30, 40, 60]) {
    save(data, withHeading(`Typed ${gap}`));
    await pause(gap);
    save(data, withHeading(`Formatted ${gap}`));
    await untilShown(`Formatted ${gap}`);
  }
});

test("development shows the last of 300 saves, and of saves that put another file in the place of the old one", async () => {
  const { data, withHeading, untilShown } = await openSite();
  for (let edit = 1; edit <= 300; edit++) {
    save(data, withHeading(`Edit ${edit}`));
    await pause(edit % 7);
  }
  await untilShown("Edit 300");
  const file = join(data.dir, "pages/contact.yaml");
  for (const gap of [0, 30]) {
    for (const step of ["First", "Last"]) {
      writeFileSync(`${file}~`, withHeading(`${step} ${gap}`));
      renameSync(`${file}~`, file);
      await pause(gap);
    }
    await untilShown(`Last ${gap}`);
  }
});

test("development finds a data folder again that was moved away and back, or made anew", async () => {
  const { data, withHeading, untilShown, timesGone } = await openSite();
  const away = `${data.dir}-away`;
  for (const round of [1, 2]) {
    renameSync(data.dir, away);
    await expect.poll(timesGone, { timeout: 10_000 }).toBe(round);
    renameSync(away, data.dir);
    save(data, withHeading(`Back ${round}`));
    await untilShown(`Back ${round}`);
    save(data, withHeading(`Edited ${round}`));
    await untilShown(`Edited ${round}`);
  }
  cpSync(data.dir, away, { recursive: true });
  rmSync(data.dir, { recursive: true });
  renameSync(away, data.dir);
  save(data, withHeading("New folder"));
  await untilShown("New folder");
  save(data, withHeading("Edited there"));
  await untilShown("Edited there");
  renameSync(join(data.dir, "pages"), away);
  renameSync(away, join(data.dir, "pages"));
  save(data, withHeading("After pages"));
  await untilShown("After pages");
});
