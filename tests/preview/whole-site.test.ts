// @module-tag nightly
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startPreview } from "../../scripts/preview/server.ts";
import { readFromOneSite } from "../../scripts/preview/whole-site.ts";
import { build } from "../support/builds.ts";
import { cleanEnvironment } from "../support/cli.ts";
import { copyOfData, root, temporaryFolder } from "../support/data-folder.ts";
import { namesIn } from "../support/folders.ts";

/** A folder `dist` with a page that says "old", and beside it the staged one of a process, whose page says "new". */
function oldAndStaged(pid = 2 ** 22 + 1) {
  const parent = temporaryFolder();
  const [out, staging] = [join(parent, "dist"), join(parent, `dist.staging-${pid}`)];
  for (const [folder, text] of [
    [out, "old"],
    [staging, "new"],
  ] as const) {
    mkdirSync(folder);
    writeFileSync(join(folder, "index.html"), text);
    writeFileSync(join(folder, "a.html"), text);
  }
  return { parent, out, staging, replaced: join(parent, `dist.replaced-${pid}`) };
}

async function servePreview(dir: string): Promise<string> {
  const { url, close } = await startPreview(dir, 0, { standIns: false });
  onTestFinished(close);
  return url;
}

test("what is read while the folder is swapped is read again, whole", async () => {
  const { out, staging, replaced } = oldAndStaged();
  let readings = 0;
  const texts = await readFromOneSite(out, async () => {
    const first = readFileSync(join(out, "index.html"), "utf8");
    if (++readings === 1) {
      renameSync(out, replaced);
      renameSync(staging, out);
    }
    return [first, readFileSync(join(out, "a.html"), "utf8")];
  });
  expect([texts, readings]).toEqual([["new", "new"], 2]);
});

test("a file that was removed while it was read is read again, and a fault of a folder at rest is passed on", async () => {
  const { out, staging, replaced } = oldAndStaged();
  const text = await readFromOneSite(out, async () => {
    if (readFileSync(join(out, "index.html"), "utf8") === "new") return "new";
    renameSync(out, replaced);
    renameSync(staging, out);
    throw new Error("ENOENT");
  });
  expect(text).toBe("new");
  await expect(readFromOneSite(out, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("a request in the midst of a swap waits for its end, and is answered from the new site", async () => {
  const { parent, out, staging, replaced } = oldAndStaged(process.pid);
  const [url, other] = [await servePreview(out), await servePreview(temporaryFolder())];
  const since = new Date().toISOString();
  // This process stands for a build: it runs.
  const holder = { pid: process.ppid, host: hostname(), since };
  writeFileSync(`${out}.lock`, JSON.stringify(holder));
  writeFileSync(`${out}.swap`, `dist.staging-${process.pid}\n`);
  renameSync(out, replaced);
  const answer = fetch(`${url}/a`);
  // By the time that another server has answered, this one has the request.
  expect((await fetch(other)).status).toBe(404);
  renameSync(staging, out);
  const { status, headers } = await answer;
  expect([status, await (await answer).text(), headers.get("content-length")]).toEqual([200, "new", "3"]);
  expect(namesIn(parent)).toContain("dist.swap");
});

test("a swap of a build that was killed is completed at the next request", async () => {
  const { parent, out } = oldAndStaged();
  const url = await servePreview(out);
  expect(await (await fetch(`${url}/a`)).text()).toBe("old");
  writeFileSync(`${out}.swap`, `dist.staging-${2 ** 22 + 1}\n`);
  writeFileSync(`${out}.lock`, "");
  expect(await (await fetch(`${url}/a`)).text()).toBe("new");
  expect(namesIn(parent)).toEqual(["dist"]);
});

test("a folder that was never built is answered with 404, and parts of files with 206 and 416", async () => {
  const { out } = oldAndStaged();
  const [url, none] = [await servePreview(out), await servePreview(join(temporaryFolder(), "nothing"))];
  expect((await fetch(none)).status).toBe(404);
  const part = await fetch(`${url}/a`, { headers: { range: "bytes=1-1" } });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
    206,
    "l",
    "bytes 1-1/3",
  ]);
  expect((await fetch(`${url}/a`, { headers: { range: "bytes=9-" } })).status).toBe(416);
  const head = await fetch(`${url}/a`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "3"]);
  expect((await fetch(`${url}/a`, { method: "POST" })).status).toBe(405);
  const etag = head.headers.get("etag") ?? "";
  expect((await fetch(`${url}/a`, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("a preview that is asked all the time while builds publish answers with whole pages of one of the two", async () => {
  const [first, second] = [copyOfData(), copyOfData()];
  second.edit("pages/contact.yaml", "title: Free roofing quote", "title: Free quote");
  const out = join(temporaryFolder(), "dist");
  const pages = [second, first].map(({ dir }) => {
    build(dir, out);
    return readFileSync(join(out, "contact.html"), "utf8");
  });
  const url = await servePreview(out);
  const seen = new Set<string>();
  for (const { dir } of [second, first, second]) {
    const child = spawn(
      process.execPath,
      [join(root, "scripts", "site.mjs"), "build", "--data", dir, "--out", out],
      { env: cleanEnvironment(), stdio: "ignore" },
    );
    const ended = once(child, "exit");
    while (child.exitCode === null) {
      const response = await fetch(`${url}/contact`, { headers: { "accept-encoding": "identity" } });
      expect(response.status).toBe(200);
      seen.add(await response.text());
    }
    expect(await ended).toEqual([0, null]);
    seen.add(await (await fetch(`${url}/contact`)).text());
  }
  expect([...seen].sort()).toEqual([...pages].sort());
  rmSync(out, { recursive: true });
});
