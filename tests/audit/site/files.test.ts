import { describe, expect, it } from "vitest";
import { renderHeaders, renderRobots } from "../../../src/seo/hosting.ts";
import { renderSitemaps } from "../../../src/seo/sitemap.ts";
import { AuditedSite, type Files } from "../../support/audit.ts";
import { inHead, inMain } from "../../support/audit-edits.ts";
import { row } from "../../support/audit-faults.ts";

const origin = "https://www.maple-roofing.example";
const plain = new AuditedSite();
const [sitemap] = [
  ...renderSitemaps(
    [...plain.audit.indexed].map((path) => ({ url: `${origin}${path}` })),
    origin,
    "/",
  ),
];
const good: Files = {
  "robots.txt": renderRobots(origin, "/"),
  "sitemap.xml": sitemap?.text ?? "",
  _headers: renderHeaders("/", { connect: [] }),
  _redirects: "/old /contact 301\n",
};
const edited = (file: string, from: string, to: string): Files => {
  const text = String(good[file]);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { ...good, [file]: text.replaceAll(from, to) };
};

describe("rules over the files beside the pages", () => {
  const faults = [
    row("robots/valid", {})`There is no robots.txt.`,
    row("file/llms", { ...good, "llms.txt": "Maple & Sons" })`
      llms.txt has 0 main headings; 1 is right.
      llms.txt has no link.
      llms.txt has fewer than 50 characters.`,
    row("host/redirect-code", edited("_redirects", " 301", ""))`
      The redirect from /old has the code 302; 301 is right.`,
    row("host/hsts-xfo", edited("_headers", "; frame-ancestors 'none'", ""))`
      No header keeps other sites from framing this one.`,
    row("host/hsts-xfo", edited("_headers", "max-age=63072000", 'Max-Age="600"'))`
      Strict-Transport-Security lasts 600 seconds; at least 15768000 is right.`,
    row("host/hsts-xfo", { ...good, _headers: "" })`
      There is no Strict-Transport-Security.
      X-Content-Type-Options is not nosniff.
      There is no Referrer-Policy.`,
  ];
  for (const [rule, files, messages] of faults)
    it(`${rule}: ${messages.join(" ")}`, () => {
      expect(new AuditedSite({ files: good }).judgeSet(rule)).toEqual([]);
      expect(new AuditedSite({ files }).judgeSet(rule)).toEqual(messages);
    });

  it.each([
    ["nothing", {}, true],
    ["a header at both of its addresses", { _headers: "/old*\n  X-Robots-Tag: noindex\n" }, false],
    ["a header for another crawler", { _headers: "/old*\n  X-Robots-Tag: otherbot: noindex\n" }, true],
    ["a header at one address alone", { _headers: "/old.html\n  X-Robots-Tag: noindex\n" }, true],
    ["robots.txt", { "robots.txt": "User-agent: *\nDisallow: /old\n" }, false],
    [
      "robots.txt and a header",
      { "robots.txt": "User-agent: *\nDisallow: /old$\n", _headers: "/old.html\n  X-Robots-Tag: noindex\n" },
      false,
    ],
  ])("file/stray-page: a page kept out by %s", (_, files, mayBeIndexed) => {
    const judged = new AuditedSite({ files: { "old.html": "<title>Old</title>", ...files } });
    expect(judged.judgeSet("file/stray-page")).toEqual(
      mayBeIndexed ? ["old.html is no page of the data, but search engines may index it."] : [],
    );
  });

  it("file/stray names a folder only where nothing else is in it", () => {
    const copies = ["a", "b", "c", "d"].map((name) => `${name}.html.gz`);
    const files = Object.fromEntries(
      copies.flatMap((name) => [
        [`old/${name}`, ""],
        [`services/${name}`, ""],
      ]),
    );
    const judged = new AuditedSite({ files: { ...files, "services/new-roofs.html": "" } });
    expect(judged.judgeSet("file/stray")).toEqual(
      ["old/ (4 files)", ...copies.map((name) => `services/${name}`)].map(
        (name) => `Neither the build nor the data explains ${name}.`,
      ),
    );
  });

  it("llms.txt and a key of IndexNow that are right pass", () => {
    const files = {
      "llms.txt": `# Maple & Sons\n\nRoofs in Lake County since 1990.\n\n- [Contact](${origin}/contact)\n`,
      "0123456789abcdef.txt": "0123456789abcdef\n",
    };
    expect(new AuditedSite({ files }).judgeSet("file/llms")).toEqual([]);
    expect(new AuditedSite({ files }).judgeSet("file/indexnow")).toEqual([]);
  });

  it("file/manifest reads the manifest that the home page links", () => {
    const linked = inHead('<link rel="manifest" href="/m.webmanifest">');
    const judge = (text: string) =>
      new AuditedSite({ files: { "m.webmanifest": text, "a.png": "" } }).judge("file/manifest", "/", linked);
    const right = { name: "Maple", short_name: "Maple", start_url: "/", icons: [{ src: "/a.png" }] };
    expect(judge(JSON.stringify(right))).toEqual([]);
    expect(judge(JSON.stringify({ ...right, name: "" }))).toEqual(["The manifest lacks name."]);
    expect(judge("{}")).toContain("The manifest lacks icons.");
  });

  it("host/csp-header finds what a strict policy refuses within a page", () => {
    const edit = inMain('<button onclick="go()">Go</button>');
    const policy = inHead('<meta http-equiv="Content-Security-Policy" content="frame-ancestors \'none\'">');
    const judged = new AuditedSite({ files: good });
    expect(judged.judgeSet("host/csp-header", { "/": edit, "/contact": policy }).sort()).toEqual([
      "/ has an event handler within itself (button onclick).",
      "/contact has a policy with frame-ancestors in a tag, where it is ignored.",
    ]);
  });

  it("host/https and host/preview-noindex look at the address that the folder was built for", () => {
    const builtFor = (address: string, files: Files = good) => {
      const audited = new AuditedSite({ files });
      audited.audit.site = { ...audited.site, origin: address };
      return ["host/https", "host/preview-noindex"].flatMap((rule) => audited.judgeSet(rule));
    };
    expect(builtFor(origin)).toEqual([]);
    expect(builtFor("http://127.0.0.1:4173")).toEqual([]);
    expect(builtFor("http://preview.example", { _headers: "/*\n  X-Robots-Tag: noindex\n" })).toEqual([
      "The site is built for http://preview.example, without encryption.",
    ]);
    expect(builtFor("http://www.maple-roofing.example")).toEqual([
      "The site is built for http://www.maple-roofing.example, without encryption.",
    ]);
    expect(builtFor("https://preview.example")).toEqual([
      `The site is built for https://preview.example instead of ${origin}, and lets search engines in.`,
    ]);
  });
});
