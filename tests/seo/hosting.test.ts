import { describe, expect, it } from "vitest";
import { renderHeaders, renderRedirectPage, renderRedirects, renderRobots } from "../../src/seo/hosting.ts";

it("lets crawlers read everything and names the sitemap", () => {
  expect(renderRobots("https://www.maple-roofing.example", "/sub/")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.maple-roofing.example/sub/sitemap.xml\n",
  );
});

describe("renderRedirects", () => {
  it("writes permanent rules, one to a line in the order of the data; then those with a slash, which some hosts tell apart", () => {
    expect(
      renderRedirects(
        [
          ["/old-roofs", "/roof-repair"],
          ["/write", "/contact#quote"],
        ],
        "/",
      ),
    ).toBe(
      "/old-roofs /roof-repair 301\n/write /contact#quote 301\n/old-roofs/ /roof-repair 301\n/write/ /contact#quote 301\n",
    );
  });

  it("puts the base of the site before both paths", () => {
    expect(renderRedirects([["/old", "/"]], "/sub/")).toBe("/sub/old /sub/ 301\n/sub/old/ /sub/ 301\n");
  });

  it("is empty where nothing is redirected", () => expect(renderRedirects([], "/")).toBe(""));
});

describe("renderHeaders", () => {
  it("keeps hashed files for a year and says who may do what", () => {
    expect(renderHeaders("/", { connect: [] })).toMatchInlineSnapshot(`
      "/*
        Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self' mailto:; base-uri 'none'; frame-ancestors 'none'
        Strict-Transport-Security: max-age=63072000; includeSubDomains
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
      /assets/*
        Cache-Control: public, max-age=31536000, immutable
      /endpoints.json
        Cache-Control: public, max-age=60
      "
    `);
  });

  it("allows no inline script or style", () => {
    expect(renderHeaders("/", { connect: [] })).not.toContain("unsafe");
  });

  it("lets pages connect to the services they call, and to nothing else", () => {
    expect(renderHeaders("/", { connect: ["https://mail.example", "https://maple.example"] })).toContain(
      "connect-src 'self' https://mail.example https://maple.example;",
    );
  });

  it("speaks of nothing outside of the base of the site", () => {
    const patterns = renderHeaders("/sub/", { connect: [] }).match(/^\S+/gm);
    expect(patterns).toEqual(["/sub/*", "/sub/assets/*", "/sub/endpoints.json"]);
  });

  it("stays within what Cloudflare Pages takes: 100 rules, 2000 characters to a line", () => {
    const services = ["https://mail.example", "https://maple.example"];
    const lines = renderHeaders("/sub/", { connect: services }).split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});

describe("renderRedirectPage", () => {
  it("sends visitors on without script, and names the page that took the place", () => {
    const html = renderRedirectPage("/contact", "https://www.maple-roofing.example/contact");
    expect(html).toContain('<link rel="canonical" href="https://www.maple-roofing.example/contact">');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/contact">');
    expect(html).toContain('<a href="/contact">/contact</a>');
    expect(html).not.toMatch(/<script|style=/);
    expect(html).toContain(
      `content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'"`,
    );
  });

  it("escapes what stands in an address", () => {
    const html = renderRedirectPage('/a"><script>', 'https://x.example/a"><script>');
    expect(html).not.toContain("<script>");
    expect(html.match(/&quot;&gt;&lt;script&gt;/g)).toHaveLength(5);
  });
});
