// @module-tag nightly
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { Parser } from "htmlparser2";
import { describe, expect, test } from "vitest";
import { valuesId } from "../../scripts/dev/editing/messages.ts";
import { ownAddresses } from "../../scripts/dev/own-addresses.ts";
import { editablePageOf } from "../../scripts/tools/bench/editing-tab.ts";
import { copyOfData, fixtureSite, realData, root } from "../support/data-folder.ts";
import { startDev } from "../support/running-site.ts";

const city = "/roofers-pine-bend-lake-county";
const pine = "cities/lake-county/pine-bend.yaml";

describe("only pages of the server itself may edit", () => {
  test("a request without its token, of another page or under another name is refused", async () => {
    const data = copyOfData();
    const before = data.read(pine);
    const { url } = await startDev(data.dir);
    const answer = await fetch(`${url}${city}?edit`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    const { token } = editablePageOf(await answer.text());
    const body = JSON.stringify({
      action: "save",
      changes: [{ file: pine, pointer: "/landmarks/1", before: "Fire Tower", after: "Bell Tower" }],
    });
    const post = (headers: Record<string, string>, sent = body) =>
      fetch(`${url}/__edit`, { method: "POST", headers, body: sent }).then(({ status }) => status);
    expect(await post({})).toBe(403);
    expect(await post({ "x-site-edit": "guess" })).toBe(403);
    expect(await post({ "x-site-edit": token, origin: "https://elsewhere.example" })).toBe(403);
    expect((await fetch(`${url}/__edit`)).status).toBe(405);
    expect(await answered(`${url}${city}?edit`, { host: "rebound.example" })).not.toContain(token);
    const foreign = { "sec-fetch-site": "cross-site" };
    expect(await answered(`${url}/__open-in-editor?file=/etc/hosts`, foreign)).toBe("Refused\n");
    expect(await post({ "x-site-edit": token, ...foreign })).toBe(403);
    for (const sent of ["null", "{", "x".repeat(2_000_000), '{"action":"save","changes":[null]}'])
      expect(await post({ "x-site-edit": token }, sent)).toBe(400);
    expect(data.read(pine)).toBe(before);
    expect(await post({ "x-site-edit": token })).toBe(200);
    expect(data.read(pine)).toContain("Bell Tower");
  });

  test("another device of the network edits once it has sent the code of the terminal", async () => {
    const data = copyOfData();
    const { url, printed } = await startDev(data.dir, "--host");
    const own = url.replace("127.0.0.1", ownAddresses()[0] ?? "");
    const invitation = new RegExp(`${own}/.* with the code (\\d{3} \\d{3})`);
    await expect.poll(printed).toMatch(invitation);
    const [, code = ""] = invitation.exec(printed()) ?? [];
    for (const path of [`${city}?edit`, "/@vite/client", "/scripts/dev/client/editor/start.ts"])
      expect(await (await fetch(own + path)).text()).toContain("<h1>Type the code</h1>");
    const body = new URLSearchParams({ code });
    const entered = await fetch(`${own}/__code`, { method: "POST", body, redirect: "manual" });
    const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { token } = editablePageOf(
      await (await fetch(`${own}${city}?edit`, { headers: { cookie } })).text(),
    );
    const ask = (headers: Record<string, string>) =>
      fetch(`${own}/__edit`, { method: "POST", headers, body: '{"action":"history"}' });
    expect((await ask({ "x-site-edit": token })).status).toBe(403);
    expect((await ask({ "x-site-edit": token, cookie, origin: "https://elsewhere.example" })).status).toBe(
      403,
    );
    expect(await (await ask({ "x-site-edit": token, cookie, origin: own })).json()).toMatchObject({
      status: "history",
    });
  });

  test("a server that only shows has no way to edit", async () => {
    const data = copyOfData();
    const { url } = await startDev(data.dir, "--read-only");
    expect(await (await fetch(`${url}${city}?edit`)).text()).not.toContain(valuesId);
    expect((await fetch(`${url}/__edit`, { method: "POST", body: "{}" })).status).toBe(404);
  });
});

test("nearly every text and picture on every page of two businesses leads to its value", async () => {
  for (const dataDir of [realData, fixtureSite("dentist-me")]) {
    const { url } = await startDev(dataDir);
    const first = editablePageOf(await (await fetch(`${url}/?edit`)).text());
    const counts = { all: 0, editable: 0 };
    for (const path of Object.keys(first.paths)) {
      const html = await (await fetch(`${url}${path}?edit`)).text();
      countTexts(html, counts);
    }
    expect(counts.editable / counts.all).toBeGreaterThan(0.995);
  }
});

test("the editor is smaller than 60 kB", async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/scripts/dev/client/editor/start.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    loader: { ".css": "text" },
    plugins: [
      {
        name: "inline",
        setup: ({ onResolve }) =>
          onResolve({ filter: /\?inline$/ }, ({ path, resolveDir }) => ({
            path: `${resolveDir}/${path.replace("?inline", "")}`,
          })),
      },
    ],
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThan(60_000);
});

/** Adds the pictures and the texts between tags that people see, and those of them that lead to a value. */
function countTexts(html: string, counts: { all: number; editable: number }): void {
  const { values } = editablePageOf(html);
  const open: Record<string, string>[] = [];
  const unseen = new Set(["noscript", "script", "style"]);
  const isKnown = (attributes: Record<string, string>) =>
    /\b(?:text|value):/.test(attributes["data-site-values"] ?? "") ||
    Boolean(values[Number(attributes["data-site-value"] ?? -1)]?.file);
  const parser = new Parser({
    onopentag: (name, attributes) => {
      open.push({ ...attributes, name });
      if (name !== "img") return;
      counts.all++;
      if (/\bsrc:/.test(attributes["data-site-values"] ?? "")) counts.editable++;
    },
    ontext: (text) => {
      // Commas and parentheses around values are of the template.
      if (!/[\p{L}\p{N}]/u.test(text) || open.some(({ name = "" }) => unseen.has(name))) return;
      counts.all++;
      if (open.some(isKnown)) counts.editable++;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
}

/** What is answered to somebody who knows the server by another name. */
function answered(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk;
      });
      response.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
}
