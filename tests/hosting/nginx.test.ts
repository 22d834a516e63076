// @module-tag nightly
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/install/find-program.mjs";
import { nginx as nginxProgram } from "../../scripts/install/programs.mjs";
import { type HostedSite, testHost } from "../support/hosts/contract.ts";
import { requestAsWritten, serveAsNginx } from "../support/hosts/nginx.ts";
import { publishBelowSub, publishRealSite } from "../support/hosts/published-site.ts";

const nginx = (await findProgram(nginxProgram)) ?? "";

beforeEach(({ skip }) => skip(nginx === "", nginxProgram.missing));

describe.each([
  ["at the root of the host", publishRealSite],
  ["below a path", publishBelowSub],
])("nginx, with what site hosting prints, serves a site %s", (_, publish) => {
  let site: HostedSite;

  beforeAll(async () => {
    if (nginx === "") return undefined;
    const published = publish();
    const host = await serveAsNginx(nginx, published.configuration("nginx"));
    site = { ...published.site, url: host.url };
    return () => {
      host.close();
      published.remove();
    };
  });

  testHost({ sendsHeaders: true, slashStatus: 301, redirectsBy: "rule" }, () => site);

  async function answerTo(path: string): Promise<[number, string | null]> {
    const response = await fetch(`${site.url}${site.base.slice(0, -1)}${path}`, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  }

  test("keeps the query of an old address", async () => {
    const [from, to] = site.redirects[0] ?? [];
    expect(await answerTo(`${from}?from=mail`)).toEqual([301, `${site.base.slice(0, -1)}${to}?from=mail`]);
  });

  test("does not show the rules of other hosts, nor the page for unknown paths as one of the site", async () => {
    for (const path of ["/_headers", "/_redirects", "/404", "/404.html"])
      expect(await answerTo(path)).toEqual([404, null]);
  });

  test("sends nobody to another host by a slash too much", async () => {
    const { port } = new URL(site.url);
    for (const path of ["//evil.example/", "/\\evil.example/", "//evil.example//"])
      expect((await requestAsWritten(Number(port), path)).match(/^location:.*evil/im)).toBe(null);
  });

  test.each<[what: string, init: RequestInit, status: number, cache: string]>([
    ["a part of it may", { headers: { Range: "bytes=0-9" } }, 206, "public, max-age=31536000, immutable"],
    ["a refusal may not", { method: "POST" }, 405, "public, max-age=0, must-revalidate"],
  ])("a hashed file may be kept, %s", async (_, init, status, cache) => {
    const html = await (await fetch(`${site.url}${site.base}`)).text();
    const [script = ""] = /assets\/entries\/[^"]+/.exec(html) ?? [];
    const response = await fetch(`${site.url}${site.base}${script}`, init);
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, cache]);
  });

  test("answers a browser that has the page already with 304, and compresses for one that has not", async () => {
    const url = `${site.url}${site.base}`;
    const first = await fetch(url);
    const again = await fetch(url, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } });
    expect([first.headers.get("content-encoding"), again.status]).toEqual(["gzip", 304]);
  });
});
