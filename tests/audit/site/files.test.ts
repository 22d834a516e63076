import { describe, expect, it } from "vitest";
import type { Rule } from "../../../scripts/audit/rule.ts";
import { file404 } from "../../../scripts/audit/rules/file/404.ts";
import { fileIndexnow } from "../../../scripts/audit/rules/file/indexnow.ts";
import { fileLlms } from "../../../scripts/audit/rules/file/llms.ts";
import { fileManifest } from "../../../scripts/audit/rules/file/manifest.ts";
import { hostCspHeader } from "../../../scripts/audit/rules/host/csp-header.ts";
import { hostFileForRoute } from "../../../scripts/audit/rules/host/file-for-route.ts";
import { hostHstsXfo } from "../../../scripts/audit/rules/host/hsts-xfo.ts";
import { hostHttps } from "../../../scripts/audit/rules/host/https.ts";
import { hostPreviewNoindex } from "../../../scripts/audit/rules/host/preview-noindex.ts";
import { hostRedirectCode } from "../../../scripts/audit/rules/host/redirect-code.ts";
import { hostRedirectShadow } from "../../../scripts/audit/rules/host/redirect-shadow.ts";
import { mapIgnored } from "../../../scripts/audit/rules/map/ignored.ts";
import { mapLastmod } from "../../../scripts/audit/rules/map/lastmod.ts";
import { mapLimits } from "../../../scripts/audit/rules/map/limits.ts";
import { mapSet } from "../../../scripts/audit/rules/map/set.ts";
import { robotsAssets } from "../../../scripts/audit/rules/robots/assets.ts";
import { robotsValid } from "../../../scripts/audit/rules/robots/valid.ts";
import { renderHeaders, renderRobots } from "../../../src/seo/hosting.ts";
import { renderSitemaps } from "../../../src/seo/sitemap.ts";
import { AuditedSite, type Files } from "../../support/audit.ts";
import { inHead, inMain } from "../../support/audit-edits.ts";

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
  _headers: renderHeaders("/", []),
  _redirects: "/old /contact 301\n",
};
const edited = (file: string, from: string, to: string): Files => {
  const text = String(good[file]);
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { ...good, [file]: text.replaceAll(from, to) };
};
const daily = (html: string) => html.replaceAll("</loc>", "</loc><lastmod>2026-01-01</lastmod>");

describe("rules over the files beside the pages", () => {
  const faults: [rule: Rule, files: Files, messages: string[]][] = [
    [
      mapSet,
      edited("sitemap.xml", `${origin}/contact<`, `${origin}/gone<`),
      [
        "The sitemap lacks /contact.",
        `The sitemap lists ${origin}/gone, which is no page for search engines.`,
      ],
    ],
    [
      mapLimits,
      edited("sitemap.xml", `${origin}/contact<`, "/contact<"),
      ['sitemap.xml lists "/contact", which is no whole address of this site.'],
    ],
    [
      mapLimits,
      edited("sitemap.xml", "/contact<", "/contact?a&b<"),
      ["sitemap.xml holds an & that is not written as &amp;."],
    ],
    [
      mapLastmod,
      { ...good, "sitemap.xml": daily(String(good["sitemap.xml"])) },
      [`All ${plain.audit.indexed.size} dates of the sitemap are 2026-01-01, but the data does not say so.`],
    ],
    [
      mapIgnored,
      edited("sitemap.xml", "/contact</loc>", "/contact</loc><priority>1</priority>"),
      ["sitemap.xml has priority, which Google ignores."],
    ],
    [robotsValid, {}, ["There is no robots.txt."]],
    [
      robotsValid,
      edited("robots.txt", "Allow: /", "Permit: /"),
      ['robots.txt, line 2: "Permit: /": no such directive.'],
    ],
    [
      robotsValid,
      edited("robots.txt", `Sitemap: ${origin}/sitemap.xml`, ""),
      [`robots.txt does not name the sitemap ${origin}/sitemap.xml.`],
    ],
    [
      fileLlms,
      { ...good, "llms.txt": "Maple & Sons" },
      [
        "llms.txt has 0 main headings; 1 is right.",
        "llms.txt has no link.",
        "llms.txt has fewer than 50 characters.",
      ],
    ],
    [
      fileIndexnow,
      { ...good, "0123456789abcdef.txt": "another" },
      ["The key file 0123456789abcdef.txt does not hold its own name."],
    ],
    [
      hostFileForRoute,
      { ...good, "contact/index.html": "" },
      ["/contact stands in contact.html and in contact/index.html too."],
    ],
    [
      hostRedirectCode,
      edited("_redirects", " 301", ""),
      ["The redirect from /old has the code 302; 301 is right."],
    ],
    [
      hostRedirectShadow,
      { ...good, _redirects: "/contact / 301\n/a /b 301\n/b / 301\n/c /nowhere 301\n" },
      [
        "The redirect from /contact hides the page of that path.",
        "The redirect from /a leads to another redirect, /b.",
        "The redirect from /c leads to /nowhere, where nothing is.",
      ],
    ],
    [
      hostCspHeader,
      edited("_headers", "Content-Security-Policy", "X-Nothing"),
      ["The host is not told to send a Content-Security-Policy."],
    ],
    [
      hostCspHeader,
      edited("_headers", "style-src 'self'", "style-src 'unsafe-inline'"),
      ["The Content-Security-Policy allows unsafe-inline."],
    ],
    [
      hostHstsXfo,
      edited("_headers", "; frame-ancestors 'none'", ""),
      ["No header forbids to show the site in a foreign frame."],
    ],
    [
      hostHstsXfo,
      { ...good, _headers: "" },
      [
        "Strict-Transport-Security lasts 0 seconds; at least 15768000 is right.",
        "X-Content-Type-Options is not nosniff.",
        "There is no Referrer-Policy.",
      ],
    ],
  ];
  for (const [rule, files, messages] of faults)
    it(`${rule.id}: ${messages.join(" ")}`, () => {
      expect(new AuditedSite({ files: good }).judgeSet(rule)).toEqual([]);
      expect(new AuditedSite({ files }).judgeSet(rule)).toEqual(messages);
    });

  it("llms.txt and a key of IndexNow that are right pass", () => {
    const files = {
      "llms.txt": `# Maple & Sons\n\nRoofs in Lake County since 1990.\n\n- [Contact](${origin}/contact)\n`,
      "0123456789abcdef.txt": "0123456789abcdef\n",
    };
    expect(new AuditedSite({ files }).judgeSet(fileLlms)).toEqual([]);
    expect(new AuditedSite({ files }).judgeSet(fileIndexnow)).toEqual([]);
  });

  it("robots/assets finds files that crawlers may not read", () => {
    const script = inMain('<script src="/assets/a.js"></script>');
    const files = { "robots.txt": "User-agent: *\nDisallow: /assets/\n" };
    expect(new AuditedSite({ files: good }).judge(robotsAssets, "/", script)).toEqual([]);
    expect(new AuditedSite({ files }).judge(robotsAssets, "/", script)).toContain(
      "/ needs /assets/a.js, which robots.txt forbids.",
    );
  });

  it("file/404 wants a way home from an unknown address", () => {
    expect(plain.judgeSet(file404)).toEqual([]);
    const lost = (html: string) => html.replaceAll(/href="\/"/g, 'href="/contact"');
    expect(plain.judgeSet(file404, { "/404": lost })).toEqual(["/404 does not link the home page."]);
  });

  it("file/manifest reads the manifest that the home page links", () => {
    const linked = inHead('<link rel="manifest" href="/m.webmanifest">');
    const judge = (text: string) =>
      new AuditedSite({ files: { "m.webmanifest": text, "a.png": "" } }).judge(fileManifest, "/", linked);
    const right = { name: "Maple", short_name: "Maple", start_url: "/", icons: [{ src: "/a.png" }] };
    expect(judge(JSON.stringify(right))).toEqual([]);
    expect(judge("{")).toEqual(["The manifest /m.webmanifest does not exist, or is not JSON."]);
    expect(judge(JSON.stringify({ ...right, name: "", icons: [{ src: "/b.png" }] }))).toEqual([
      "The manifest lacks name.",
      "The manifest names the icon /b.png, which does not exist.",
    ]);
    expect(judge("{}")).toContain("The manifest lacks icons.");
  });

  it("host/csp-header finds what a strict policy refuses within a page", () => {
    const edit = inMain('<script>go()</script><button onclick="go()">Go</button>');
    const policy = inHead('<meta http-equiv="Content-Security-Policy" content="frame-ancestors \'none\'">');
    const judged = new AuditedSite({ files: good });
    expect(judged.judgeSet(hostCspHeader, { "/": edit, "/contact": policy }).sort()).toEqual([
      "/ has a script within itself.",
      "/ has an event handler within itself (button onclick).",
      "/contact has a policy with frame-ancestors in a tag, where it is ignored.",
    ]);
  });

  it("host/https and host/preview-noindex look at the address that the folder was built for", () => {
    const builtFor = (address: string, files: Files = good) => {
      const audited = new AuditedSite({ files });
      audited.audit.site = { ...audited.site, origin: address };
      return [hostHttps, hostPreviewNoindex].flatMap((rule) =>
        [...rule.site(audited.audit)].map(({ message }) => message),
      );
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
