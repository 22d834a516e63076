import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { listHeaderRules } from "../../../src/seo/hosting/header-rules.ts";

/** A site behind a host, and what a visitor must find there. */
export interface HostedSite {
  /** Address of the host, without a slash at the end. */
  url: string;
  /** Path the site lives under, with a slash at both ends. */
  base: string;
  dir: string;
  /** Paths of all pages, without the base. */
  paths: string[];
  /** Old paths as they are without a slash at the end, and where they lead. */
  redirects: [from: string, to: string][];
  /** Words that stand on the page for unknown paths. */
  notFoundText: string;
}

/** Where hosts differ, by their own documentation. */
export interface HostTraits {
  /** False for a host that sends no headers of ours. */
  sendsHeaders: boolean;
  /** Answer to an address with a slash too much: a permanent redirect, or 404. */
  slashStatus: 301 | 308 | 404;
  /** True for a host whose header rules hold for a path whether or not there is a file; it may be told to keep a 404. */
  keepsMissing?: boolean;
  /** Redirect rules, or pages that send visitors on. */
  redirectsBy: "rule" | "page";
}

/** Media types by extension; scripts have had two names (RFC 9239), XML too (RFC 7303). */
const expectedTypes: Record<string, RegExp> = {
  avif: /^image\/avif$/,
  css: /^text\/css(; charset=utf-8)?$/,
  html: /^text\/html; charset=utf-8$/,
  jpg: /^image\/jpeg$/,
  js: /^(text|application)\/javascript(; charset=utf-8)?$/,
  json: /^application\/json(; charset=utf-8)?$/,
  png: /^image\/png$/,
  svg: /^image\/svg\+xml$/,
  txt: /^text\/plain; charset=utf-8$/,
  webmanifest: /^application\/manifest\+json$/,
  webp: /^image\/webp$/,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml(; charset=utf-8)?$/,
};

const mustRevalidate = "public, max-age=0, must-revalidate";

/** Every file of a built folder, by its path from there; the rules of hosts are no content. */
function contentFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dir.length + 1))
    .filter((file) => !/^(_headers|_redirects|vercel\.json)$/.test(file))
    .sort();
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { redirect: "manual", ...init });
}

/** What `check` finds at each, one after the other: a host closes connections beyond its limit (512 for nginx). */
async function faultsOfAll(
  items: readonly string[],
  check: (item: string) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const item of items) faults.push(...(await check(item)));
  return faults;
}

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)">/;

/** Where a visitor ends, by the redirects of the host and by those of pages. */
async function follow(url: string): Promise<Pick<Response, "status" | "url" | "redirected">> {
  const response = await fetch(url);
  const [, to] = refresh.exec(await response.text()) ?? [];
  if (to === undefined) return response;
  const { status, url: end } = await fetch(new URL(to, response.url));
  return { status, url: end, redirected: true };
}

/** What is wrong with the headers that protect visitors; nothing where none are sent. */
function securityFaults(response: Response, { sendsHeaders }: HostTraits): string[] {
  if (!sendsHeaders) return [];
  const wanted = listHeaderRules("/", { connect: [] })[0]?.headers ?? [];
  return wanted.flatMap(([name, value]) => {
    const sent = response.headers.get(name);
    // The policy names the services of the data.
    const isRight = name === "Content-Security-Policy" ? sent : sent === value;
    return isRight ? [] : [`${name}: ${sent}`];
  });
}

/** Tests that a site is served as it should be. `site` is asked for when the tests run. */
export function testHost(traits: HostTraits, site: () => HostedSite): void {
  const at = (path: string) => `${site().url}${site().base.slice(0, -1)}${path}`;

  test("every page answers with 200, as HTML that is asked for again each time, and with all headers", async () => {
    const check = async (path: string): Promise<string[]> => {
      const response = await ask(at(path));
      const html = await response.text();
      const type = response.headers.get("content-type") ?? "none";
      const cache = response.headers.get("cache-control");
      return [
        ...(response.status === 200 ? [] : [`status ${response.status}`]),
        ...(expectedTypes.html?.test(type) ? [] : [`type ${type}`]),
        ...(!traits.sendsHeaders || cache === mustRevalidate ? [] : [`cache ${cache}`]),
        ...(html.includes('<meta http-equiv="Content-Security-Policy"') ? [] : ["no tag with the policy"]),
        ...securityFaults(response, traits),
      ].map((fault) => `${path}: ${fault}`);
    };
    expect(await faultsOfAll(site().paths, check)).toEqual([]);
  });

  test("every other file has its type and is kept as long as it may be", async () => {
    const check = async (file: string): Promise<string[]> => {
      const response = await ask(at(`/${file}`), { method: "HEAD" });
      const type = response.headers.get("content-type") ?? "none";
      const cache = response.headers.get("cache-control");
      const isTyped = expectedTypes[file.split(".").at(-1) ?? ""]?.test(type);
      return [
        ...(response.status === 200 ? [] : [`status ${response.status}`]),
        ...(isTyped ? [] : [`type ${type}`]),
        ...(!traits.sendsHeaders || cache === expectedCache(file) ? [] : [`cache ${cache}`]),
        ...securityFaults(response, traits),
      ].map((fault) => `${file}: ${fault}`);
    };
    const files = contentFiles(site().dir).filter((file) => !file.endsWith(".html"));
    expect(await faultsOfAll(files, check)).toEqual([]);
  });

  test("an old path leads to the new one for good", async () => {
    const { redirects, base } = site();
    expect(redirects.length).toBeGreaterThan(0);
    for (const [from, to] of redirects) {
      const response = await ask(at(from));
      const target = `${base.slice(0, -1)}${to}`;
      if (traits.redirectsBy === "page") {
        expect(response.status).toBe(200);
        expect(await response.text()).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
      } else {
        expect([response.status, response.headers.get("location")]).toEqual([301, target]);
      }
      expect((await ask(at(to))).status).toBe(200);
    }
  });

  test("a visitor of an old path arrives, with and without a slash at its end", async () => {
    for (const [from, to] of site().redirects)
      for (const old of [from, `${from}/`]) {
        const { status, url, redirected } = await follow(at(old));
        expect([old, status, url, redirected]).toEqual([old, 200, at(to), true]);
      }
  });

  test.each([
    "/no-such-page",
    "/no/such/page",
    "/no-such-page.html",
    "/assets/no-such-file.js",
    "/page-data",
  ])("%s is answered with 404 and the page that says so", async (path) => {
    const response = await ask(at(path));
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain(site().notFoundText);
    expect(securityFaults(response, traits)).toEqual([]);
  });

  test("only a host that knows no better keeps the answer that a hashed file is missing", async () => {
    if (!traits.sendsHeaders) return;
    const { status, headers } = await ask(at("/assets/no-such-file.js"));
    const cache = traits.keepsMissing ? expectedCache("assets/no-such-file.js") : mustRevalidate;
    expect([status, headers.get("cache-control")]).toEqual([404, cache]);
  });

  test("a page has one address: the one with a slash at its end leads there, or nowhere", async () => {
    const path = site().paths.find((candidate) => candidate !== "/") ?? "";
    const response = await ask(`${at(path)}/?from=mail`);
    const isThere = traits.slashStatus !== 404;
    expect(response.status).toBe(traits.slashStatus);
    expect(response.headers.get("location")).toBe(
      isThere ? `${site().base.slice(0, -1)}${path}?from=mail` : null,
    );
    // The home page is the one whose address ends so.
    expect((await ask(at("/"))).status).toBe(200);
  });
}

function expectedCache(file: string): string {
  if (file.startsWith("assets/")) return "public, max-age=31536000, immutable";
  return file === "endpoints.json" ? "public, max-age=60" : mustRevalidate;
}
