// @module-tag nightly
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { build } from "../support/builds.ts";
import { runSite } from "../support/cli.ts";
import { copyOfData, type DataFolder, temporaryFolder } from "../support/data-folder.ts";
import { hashFiles, namesIn } from "../support/folders.ts";
import { withPlug } from "../support/plugs.ts";
import { startSite } from "../support/running-site.ts";

const page = "contact.html";

function siteBeforeAndAfter() {
  const data = copyOfData();
  const out = join(temporaryFolder(), "dist");
  build(data.dir, out);
  const before = hashFiles(out);
  data.edit("pages/contact.yaml", "title: Free roofing quote", "title: Free quote");
  const clean = join(temporaryFolder(), "dist");
  build(data.dir, clean);
  const after = hashFiles(clean);
  expect(after[page]).not.toBe(before[page]);
  return { data, out, before, after };
}

function buildAndDie(data: DataFolder, out: string, step: string): void {
  const { code } = runSite(["build", "--data", data.dir, "--out", out], {
    env: withPlug("kill-at.mjs", { KILL_AT: step, KILL_OUT: out }),
  });
  expect(code).toBe(null);
}

const afterTheJournal = [
  "before the old site is moved away",
  "before the new site is moved in",
  "before the journal is removed",
];

test("a build that is killed before the swap leaves the old site whole, and the next one tidies up", () => {
  const { data, out, before, after } = siteBeforeAndAfter();
  buildAndDie(data, out, "before the journal is written");
  expect(hashFiles(out)).toEqual(before);
  expect(namesIn(dirname(out))).toEqual(["dist", "dist.lock", expect.stringMatching(/^dist\.staging-\d+$/)]);
  build(data.dir, out);
  expect(hashFiles(out)).toEqual(after);
  expect(namesIn(dirname(out))).toEqual(["dist"]);
});

describe.each(afterTheJournal)("a swap that was cut off %s", (step) => {
  test("is completed by the next build", () => {
    const { data, out, after } = siteBeforeAndAfter();
    buildAndDie(data, out, step);
    expect(namesIn(dirname(out))).toContain("dist.swap");
    build(data.dir, out);
    expect(hashFiles(out)).toEqual(after);
    expect(namesIn(dirname(out))).toEqual(["dist"]);
  });

  test("is completed by the preview, which serves the new site", async () => {
    const { data, out, after } = siteBeforeAndAfter();
    buildAndDie(data, out, step);
    const { url } = await startSite(["preview", "--data", data.dir, "--out", out, "--port", "0"]);
    expect(await (await fetch(`${url}/contact`)).text()).toContain("<title>Free quote |");
    expect(hashFiles(out)).toEqual(after);
    expect(namesIn(dirname(out))).toEqual(["dist"]);
  });

  test("is completed by a check of the built links", () => {
    const { data, out, after } = siteBeforeAndAfter();
    buildAndDie(data, out, step);
    const { code, stdout } = runSite(["links", "--data", data.dir, "--dist", out]);
    expect([code, stdout]).toEqual([0, "No problems found.\n"]);
    expect(hashFiles(out)).toEqual(after);
  });
});

describe("a folder that is not ours to replace", () => {
  const refusal = (out: string) =>
    `${out} holds files that this tool did not write, so it is not replaced.\n  Fix: Choose another folder with --out, or empty this one.\n`;

  test("is refused and left alone when it holds other files", () => {
    const data = copyOfData();
    const out = join(temporaryFolder(), "documents");
    mkdirSync(out);
    writeFileSync(join(out, "letter.txt"), "Dear roofer");
    const { code, stdout, stderr } = runSite(["build", "--data", data.dir, "--out", out]);
    expect([code, stdout, stderr]).toEqual([2, "", refusal(out)]);
    expect(namesIn(dirname(out))).toEqual(["documents"]);
    expect(namesIn(out)).toEqual(["letter.txt"]);
  });

  test("is refused when it is a file", () => {
    const data = copyOfData();
    const out = join(temporaryFolder(), "letter.txt");
    writeFileSync(out, "Dear roofer");
    const { code, stderr } = runSite(["build", "--data", data.dir, "--out", out]);
    expect([code, stderr]).toEqual([2, refusal(out)]);
  });

  test("is refused when it is a repository as well as a built site", () => {
    const data = copyOfData();
    const out = join(temporaryFolder(), "pages");
    build(data.dir, out);
    mkdirSync(join(out, ".git"));
    const { code, stderr } = runSite(["build", "--data", data.dir, "--out", out]);
    expect([code, stderr]).toEqual([
      2,
      `${out} holds what this tool did not write (.git), so it is not replaced.\n  Fix: Move it out of pages, or choose another folder with --out. Files to publish beside the pages belong in the folder static of the data.\n`,
    ]);
    expect(namesIn(out)).toContain(".git");
  });

  test("is taken when it is empty", () => {
    const out = join(temporaryFolder(), "empty");
    mkdirSync(out);
    expect(build(copyOfData().dir, out).rendered).toBeGreaterThan(0);
  });
});
