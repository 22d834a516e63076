// @module-tag nightly
import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { examine } from "../../scripts/doctor/doctor.ts";
import { thisMachine } from "../../scripts/doctor/this-machine.ts";

import { faultOfFolder } from "../../scripts/publish/odd-folder.ts";
import { refused, runSite } from "../support/cli.ts";

import { DataFolder, fixtureSite, root, temporaryFolder } from "../support/data-folder.ts";
import { startDev } from "../support/running-site.ts";
import { copyTool } from "../support/sequences/tool-folder.ts";

const toolIn = (name: string) => copyTool(join(temporaryFolder(), name));

test("development in a folder that Vite cannot read says so at the start, and so does the doctor", async () => {
  const tool = toolIn("100% #1");
  const message = `The path of the tool, ${tool}, holds % #, which Vite reads as a part of an address: it finds no file there.`;
  const fix =
    "Rename the folder, or move it, so that its path is without % #. The path of the data may hold any letter.";
  expect(runSite(["dev", "--data", fixtureSite("minimal"), "--port", "0"], { tool })).toEqual(
    refused(`${message}\n  Fix: ${fix}\n`),
  );
  const places = { root: tool, dataDir: fixtureSite("minimal"), out: join(tool, "dist"), cacheDir: tool };
  expect(await examine(thisMachine(root), places)).toContainEqual({
    id: "folder",
    status: "problem",
    message,
    fix,
  });
});

test("only letters that Vite reads as parts of an address are refused", () => {
  const fine = ["/home/José Ñ/My Site (2)", "/srv/a+b,c;d=e@f!g'h&i[j]{k}$l", "C:\\Users\\Ann\\site"];
  expect(fine.map(faultOfFolder)).toEqual([undefined, undefined, undefined]);
});

test("development edits a data folder whatever the letters of its path", async () => {
  const dir = join(temporaryFolder(), "50% off? #1 & more", "données");
  cpSync(fixtureSite("minimal"), dir, { recursive: true });
  const data = new DataFolder(dir);
  const { url } = await startDev(dir);
  const contact = async () => (await fetch(`${url}/contact`)).text();
  const picture = /src="(\/assets\/[^"]+)"/.exec(await contact())?.[1];
  expect((await fetch(url + picture)).headers.get("content-type")).toMatch(/^image\//);
  expect((await fetch(`${url}/theme.css`)).status).toBe(200);
  data.edit("pages/contact.yaml", "heading: Ask for a quote", "heading: Edited there");
  await expect.poll(contact, { timeout: 10_000 }).toContain("Edited there");
});
