import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { builtSites } from "../support/built-sites.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

// What a page says in its head and in structured data is judged by the audit (audit-agreement.test.ts), that each is
// served and found by a crawler (crawl.test.ts).
describe.each(builtSites)("the site of $name", ({ url, dir, data }) => {
  const routes = listRoutes(data);

  test("has every page of its data with its title, and no other file of HTML", () => {
    expect(routes.length).toBeGreaterThan(10);
    for (const { path, title } of routes) {
      const [, found = ""] = /<title>([^<]*)/.exec(readFileSync(join(dir, builtFile(path)), "utf8")) ?? [];
      expect(found.replaceAll("&amp;", "&").replaceAll("&#x27;", "'"), path).toBe(title);
    }
    const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    expect(files.sort()).toEqual([...routes.map(({ path }) => builtFile(path)), "404.html"].sort());
  });

  test("has nothing private in its folder", () => {
    const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /(^|\/)\.|\.(map|ya?ml|tsx?|md|log)$|vite-plugin-ssr/.test(name))).toEqual(
      [],
    );
  });

  test.each(["/no-such-page", "/no/such/page"])("answers %s with the page for that and 404", async (path) => {
    const response = await fetch(url + path, { redirect: "manual" });
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(await response.text()).toBe(readFileSync(join(dir, "404.html"), "utf8"));
  });

  test("lets every robot in, and names its sitemap", async () => {
    const response = await fetch(`${url}/robots.txt`);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
    expect((await fetch(`${url}/sitemap.xml`)).headers.get("content-type")).toMatch(
      /^(application|text)\/xml/,
    );
  });

  test("pages are served with a policy that forbids inline code, and hashed files to be kept", async () => {
    const page = await fetch(`${url}/`);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-|\*/);
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    const [, script] = /<script type="module" src="([^"]+)"/.exec(await page.text()) ?? [];
    const asset = await fetch(`${url}${script}`);
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });
});

test.each([
  ["/painters-manhattan-beach-los-angeles", "/painters-manhattan-beach-los-angeles-county"],
  ["/painters-redondo-beach-los-angeles", "/painters-redondo-beach-los-angeles-county"],
  ["/resources/epa-lead-safe-practices", "/blog/epa-lead-safe-certified-practices"],
  ["/about-us/", "/about-us"],
  ["/projects/?from=mail", "/projects?from=mail"],
])("addresses that have moved: %s leads to %s for good", async (from, to) => {
  const { url } = inject("built");
  const response = await fetch(url + from, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([301, to]);
});
