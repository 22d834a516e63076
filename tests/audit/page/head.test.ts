import { describe, expect, it } from "vitest";
import { AuditedSite } from "../../support/audit.ts";
import { inHead, inMain, swap } from "../../support/audit-edits.ts";
import { fault, testFaults } from "../../support/audit-faults.ts";

const site = new AuditedSite();
const city = "/roofers-maple-grove-lake-county";
const origin = "https://www.maple-roofing.example";
const canonical = (href: string) => swap(/(<link rel="canonical" href=")[^"]*/, `$1${href}`);

describe("rules over the head of a page", () => {
  const faults = [
    fault(
      "head/closed-early",
      "/",
      inHead('<noscript><img src="https://count.example/1.gif" alt=""></noscript>'),
    )`
      The head of / holds <img>, which ends it.`,
    fault("head/single", "/", inMain("<body></body>"))`/ has 2 <body> elements instead of one.`,
    fault("head/charset-lang-viewport", "/", swap('<meta charset="utf-8">', ""))`
      / declares no character set.
`,
    fault(
      "head/charset-lang-viewport",
      "/",
      swap('<meta charset="utf-8">', `<!--${" ".repeat(1024)}--><meta charset="utf-8">`),
    )`
      / declares its character set at byte 1073, behind the first 1024.`,
    fault("index/expected", city, inHead('<meta name="robots" content="NOINDEX">'))`
      ${city} tells search engines to keep out (robots: NOINDEX), but the data lets them in.`,
    fault(
      "index/dead-directives",
      "/",
      inHead('<meta name="robots" content="noarchive"><meta name="bingbot" content="index">'),
    )`
      The robots tag of / says noarchive, which Google ignores.
      / has a tag for bingbot, which Google ignores.`,
    fault("index/snippet-limits", "/", inHead('<meta name="robots" content="max-snippet: 0">'))`
      The robots tag of / says max-snippet: 0.`,
    fault("canon/one", "/404", inHead(`<link rel="canonical" href="${origin}/">`))`
      /404 has 1 canonical URL; 0 is right.`,
    fault("canon/absolute", "/contact", canonical("https://other.example/contact"))`
      The canonical URL of /contact is on https://other.example, not on ${origin}.`,
    fault("canon/absolute", "/contact", canonical(`${origin}/contact#form`))`
      The canonical URL of /contact has a fragment: ${origin}/contact#form.`,
    fault("canon/absolute", "/contact", swap('<link rel="canonical"', '<link rel="canonical" hreflang="en"'))`
      The canonical link of /contact has the attribute hreflang, so Google ignores it.`,
    fault("canon/agree", city, swap(/("@type":"WebPage","@id":"[^"]*","url":")[^"]*/, `$1${origin}/contact`))`
      The structured data of ${city} says its URL is ${origin}/contact, but it is ${origin}${city}.`,
  ];
  testFaults(site, faults);

  it("head/size finds a document above the limit", () => {
    const small = new AuditedSite({ limits: { files: { maxHtmlBytes: 1000 } } });
    expect(site.judge("head/size")).toEqual([]);
    expect(small.judge("head/size")).toEqual([expect.stringMatching(/^\/ has \d+ bytes, more than 1000\.$/)]);
  });

  it("index/expected reads the headers that the host is told to send", () => {
    const hidden = new AuditedSite({ files: { _headers: "/*\n  X-Robots-Tag: noindex\n" } });
    expect(hidden.judge("index/expected", "/404", swap(/<meta name="robots"[^>]*>/, ""))).toEqual([]);
  });

  it.each([
    [`leads to no page: ${origin}${city}/.`, { [city]: canonical(`${origin}${city}/`) }],
    [
      "is /contact, which search engines do not show: it says robots: noindex.",
      {
        [city]: canonical(`${origin}/contact`),
        "/contact": inHead('<meta name="robots" content="noindex">'),
      },
    ],
    [
      `is /contact, which search engines do not show: it names another, ${origin}/service-areas.`,
      { [city]: canonical(`${origin}/contact`), "/contact": canonical(`${origin}/service-areas`) },
    ],
  ])("canon/target: the canonical URL %s", (words, edits) => {
    expect(site.judgeSet("canon/target", edits)).toEqual([`The canonical URL of ${city} ${words}`]);
  });

  it("canon/target reads robots.txt, headers and redirects, and has nothing against a page that is shown", () => {
    const edits = { [city]: canonical(`${origin}/contact`) };
    expect(site.judgeSet("canon/target", edits)).toEqual([]);
    const closed = (files: Record<string, string>) =>
      new AuditedSite({ files }).judgeSet("canon/target", edits);
    const start = `The canonical URL of ${city} is /contact, which search engines do not show:`;
    expect(closed({ "robots.txt": "User-agent: *\nDisallow: /contact\n" })).toEqual([
      `${start} robots.txt says Disallow: /contact.`,
    ]);
    expect(closed({ _headers: "/contact\n  X-Robots-Tag: noindex\n" })).toEqual([
      `${start} its header says X-Robots-Tag: noindex.`,
    ]);
    expect(closed({ _redirects: "/contact /ask 301\n" })).toEqual([`${start} it is redirected to /ask.`]);
  });

  it("canon/js-stable compares the document with the data that the live page reads", () => {
    const page = { head: { title: "Another title", canonical: `${origin}/contact` } };
    const moved = new AuditedSite({ files: { "page-data/contact.json": JSON.stringify({ page }) } });
    const { title } = moved.page("/contact").expected.props.head;
    expect(moved.judge("canon/js-stable", "/contact")).toEqual([
      `The title of /contact changes when the page becomes live, from "${title}" to "Another title".`,
    ]);
    expect(site.judge("canon/js-stable", "/contact")).toEqual([]);
  });
});
