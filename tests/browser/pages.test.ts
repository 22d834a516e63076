import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, inject, test } from "vitest";
import { builtSites } from "../support/built-sites.ts";
import { builtFile, listRoutes } from "../support/routes.ts";

function metas(html: string, name: string): string[] {
  return tags(html, "meta")
    .filter(({ attribs }) => attribs.name === name || attribs.property === name)
    .map(({ attribs }) => attribs.content ?? "");
}

function tags(html: string, name: string) {
  return DomUtils.getElementsByTagName(name, parseDocument(html));
}

function links(html: string, rel: string): string[] {
  return tags(html, "link")
    .filter(({ attribs }) => attribs.rel === rel)
    .map(({ attribs }) => attribs.href ?? "");
}

function titlesOf(html: string): string[] {
  const inHead = tags(html, "title").filter(
    ({ parent }) => parent && "name" in parent && parent.name === "head",
  );
  return inHead.map((tag) => DomUtils.textContent(tag));
}

/** Everything in a document that a strict policy would block. */
function inlineCode(html: string): string[] {
  const isOurs = (attribs: Record<string, string>) => attribs.src || attribs.type === "application/ld+json";
  return DomUtils.filter((node) => {
    if (!("attribs" in node)) return false;
    if (node.name === "script") return !isOurs(node.attribs);
    return (
      node.name === "style" ||
      Object.keys(node.attribs).some((name) => name === "style" || name.startsWith("on"))
    );
  }, parseDocument(html)).map((node) => DomUtils.getOuterHTML(node).slice(0, 120));
}

describe.each(builtSites)("the site of $name", ({ url, dir, data }) => {
  const routes = listRoutes(data);
  const read = (path: string) => readFileSync(join(dir, builtFile(path)), "utf8");

  test("has the pages of its data", () => expect(routes.length).toBeGreaterThan(10));

  describe.each(routes)("$path", ({ path, title, description }) => {
    test("is a file, and is served as HTML with status 200", async () => {
      expect(existsSync(join(dir, builtFile(path)))).toBe(true);
      const response = await fetch(url + path, { redirect: "manual" });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(await response.text()).toBe(read(path));
    });

    test("has one h1, title, description, keywords and canonical", () => {
      const html = read(path);
      expect(tags(html, "h1")).toHaveLength(1);
      expect(titlesOf(html)).toEqual([title]);
      expect(metas(html, "description")).toEqual([description]);
      expect(metas(html, "keywords")).toEqual([expect.stringMatching(/\w/)]);
      expect(links(html, "canonical")).toEqual([path === "/" ? `${url}/` : url + path]);
      expect(metas(html, "robots")).toEqual([]);
    });

    test("tells previews what it is", () => {
      const html = read(path);
      expect(metas(html, "og:title")).toEqual([title]);
      expect(metas(html, "og:description")).toEqual([description]);
      expect(metas(html, "og:url")).toEqual(links(html, "canonical"));
      expect(metas(html, "og:type")).toEqual([expect.stringMatching(/^(website|article)$/)]);
      const [image = ""] = metas(html, "og:image");
      expect(image.startsWith(`${url}/`)).toBe(true);
      expect(existsSync(join(dir, image.slice(url.length + 1)))).toBe(true);
      expect(metas(html, "twitter:card")).toEqual(["summary_large_image"]);
    });

    test("carries one block of structured data", () => {
      const blocks = tags(read(path), "script").filter(
        ({ attribs }) => attribs.type === "application/ld+json",
      );
      expect(blocks).toHaveLength(1);
      const graph = JSON.parse(DomUtils.textContent(blocks)) as { "@context": string; "@graph": unknown[] };
      expect(graph["@context"]).toBe("https://schema.org");
      expect(graph["@graph"].length).toBeGreaterThan(0);
    });

    test("has no inline script and no style attribute", () => expect(inlineCode(read(path))).toEqual([]));
  });

  test.each(["title", "description"] as const)("no two pages share a %s", (field) => {
    const values = routes.map((route) => route[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  test("every HTML file of the folder is a route, a page for unknown paths, or nothing", () => {
    const files = readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".html"),
    );
    expect(files.sort()).toEqual([...routes.map(({ path }) => builtFile(path)), "404.html"].sort());
  });

  test("nothing private is in the folder", () => {
    const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
    expect(names.filter((name) => /(^|\/)\.|\.(map|ya?ml|tsx?|md|log)$|vite-plugin-ssr/.test(name))).toEqual(
      [],
    );
  });

  describe("the page for unknown paths", () => {
    test.each(["/no-such-page", "/no/such/page"])("answers %s with status 404", async (path) => {
      const response = await fetch(url + path, { redirect: "manual" });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(await response.text()).toBe(read("/404"));
    });

    test("is kept out of search engines and names no address of its own", () => {
      const html = read("/404");
      expect(metas(html, "robots")).toEqual(["noindex"]);
      expect(links(html, "canonical")).toEqual([]);
      expect(metas(html, "og:url")).toEqual([]);
      expect(tags(html, "h1")).toHaveLength(1);
      expect(inlineCode(html)).toEqual([]);
    });
  });

  test("robots.txt lets everyone in and names the sitemap", async () => {
    const response = await fetch(`${url}/robots.txt`);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await response.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  });

  test("the sitemap lists the canonical address of every route, once", async () => {
    const response = await fetch(`${url}/sitemap.xml`);
    expect(response.headers.get("content-type")).toMatch(/^(application|text)\/xml/);
    const locations = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, location]) => location,
    );
    const expected = routes.map(({ path }) => (path === "/" ? `${url}/` : url + path));
    expect(locations.sort()).toEqual(expected.sort());
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

describe("addresses that have moved", () => {
  test.each([
    ["/painters-manhattan-beach-los-angeles", "/painters-manhattan-beach-los-angeles-county"],
    ["/painters-redondo-beach-los-angeles", "/painters-redondo-beach-los-angeles-county"],
    ["/resources/epa-lead-safe-practices", "/blog/epa-lead-safe-certified-practices"],
    ["/about-us/", "/about-us"],
    ["/projects/?from=mail", "/projects?from=mail"],
  ])("%s leads to %s for good", async (from, to) => {
    const { url } = inject("built");
    const response = await fetch(url + from, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });
});
