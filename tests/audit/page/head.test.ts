import { describe, expect, it } from "vitest";
import type { Rule } from "../../../scripts/audit/rule.ts";
import { canonAbsolute } from "../../../scripts/audit/rules/canon/absolute.ts";
import { canonAgree } from "../../../scripts/audit/rules/canon/agree.ts";
import { canonJsStable } from "../../../scripts/audit/rules/canon/js-stable.ts";
import { canonNotRoot } from "../../../scripts/audit/rules/canon/not-root.ts";
import { canonOne } from "../../../scripts/audit/rules/canon/one.ts";
import { canonSelf } from "../../../scripts/audit/rules/canon/self.ts";
import { canonTarget } from "../../../scripts/audit/rules/canon/target.ts";
import { headCharsetLangViewport } from "../../../scripts/audit/rules/head/charset-lang-viewport.ts";
import { headClosedEarly } from "../../../scripts/audit/rules/head/closed-early.ts";
import { headSingle } from "../../../scripts/audit/rules/head/single.ts";
import { headSize } from "../../../scripts/audit/rules/head/size.ts";
import { indexDeadDirectives } from "../../../scripts/audit/rules/indexing/dead-directives.ts";
import { indexExpected } from "../../../scripts/audit/rules/indexing/expected.ts";
import { indexRobotsConflict } from "../../../scripts/audit/rules/indexing/robots-conflict.ts";
import { indexSnippetLimits } from "../../../scripts/audit/rules/indexing/snippet-limits.ts";
import { indexUnreadableNoindex } from "../../../scripts/audit/rules/indexing/unreadable-noindex.ts";
import { metaKeywords } from "../../../scripts/audit/rules/meta/keywords.ts";
import { pageRules } from "../../../scripts/audit/rules/page-rules.ts";
import { AuditedSite, type Edit } from "../../support/audit.ts";
import { both, inHead, inMain, swap, withMeta } from "../../support/audit-edits.ts";

const site = new AuditedSite();
const city = "/roofers-maple-grove-lake-county";
const origin = "https://www.maple-roofing.example";
const canonical = (href: string) => swap(/(<link rel="canonical" href=")[^"]*/, `$1${href}`);

describe("rules over the head of a page", () => {
  const faults: [rule: Rule, path: string, edit: Edit, messages: string[]][] = [
    [
      headClosedEarly,
      "/",
      inHead('<img src="/x.png" alt="">'),
      ["The head of / holds <img>, which ends it."],
    ],
    [
      headClosedEarly,
      "/",
      inHead('<noscript><img src="https://count.example/1.gif" alt=""></noscript>'),
      ["The head of / holds <img>, which ends it."],
    ],
    [headSingle, "/", inMain("<body></body>"), ["/ has 2 <body> elements instead of one."]],
    [
      headSingle,
      "/",
      inMain('<meta name="robots" content="noindex">'),
      ["The robots of / stands outside its head."],
    ],
    [headSingle, "/", inMain("<title>Second</title>"), ["The title of / stands outside its head."]],
    [
      headCharsetLangViewport,
      "/",
      both(
        swap('lang="en-US"', 'lang="de"'),
        swap(/<meta name="viewport"[^>]*>/, ""),
        swap('<meta charset="utf-8">', ""),
      ),
      [
        "/ declares no character set.",
        'The language of / is "de", but the data says "en-US".',
        "/ has no viewport tag, or several.",
      ],
    ],
    [
      headCharsetLangViewport,
      "/",
      swap('<meta charset="utf-8">', `<!--${" ".repeat(1024)}--><meta charset="utf-8">`),
      ["/ declares its character set at byte 1073, behind the first 1024."],
    ],
    [
      indexExpected,
      city,
      inHead('<meta name="robots" content="NOINDEX">'),
      [`${city} tells search engines to keep out, but the data lets them in.`],
    ],
    [
      indexExpected,
      "/404",
      swap('<meta name="robots" content="noindex">', ""),
      ["/404 lets search engines in, but the data keeps them out."],
    ],
    [
      indexRobotsConflict,
      "/",
      inHead('<meta name="robots" content="index, follow"><meta name="robots" content="nofollow">'),
      ["The robots tags of / say both follow and nofollow."],
    ],
    [
      indexDeadDirectives,
      "/",
      inHead('<meta name="robots" content="noarchive"><meta name="bingbot" content="index">'),
      [
        "The robots tag of / says noarchive, which Google ignores.",
        "/ has a tag for bingbot, which Google ignores.",
      ],
    ],
    [
      indexSnippetLimits,
      "/",
      inHead('<meta name="robots" content="max-snippet: 0">'),
      ["The robots tag of / says max-snippet: 0."],
    ],
    [
      canonOne,
      "/",
      inHead(`<link rel="canonical" href="${origin}/">`),
      ["/ has 2 canonical addresses; 1 is right."],
    ],
    [
      canonOne,
      "/404",
      inHead(`<link rel="canonical" href="${origin}/">`),
      ["/404 has 1 canonical addresses; 0 is right."],
    ],
    [
      canonAbsolute,
      "/contact",
      canonical("/contact"),
      ['The canonical address of /contact is not a whole address: "/contact".'],
    ],
    [
      canonAbsolute,
      "/contact",
      canonical("https://other.example/contact"),
      [`The canonical address of /contact is on https://other.example, not on ${origin}.`],
    ],
    [
      canonAbsolute,
      "/contact",
      canonical(`${origin}/contact#form`),
      [`The canonical address of /contact has a fragment: ${origin}/contact#form.`],
    ],
    [
      canonAbsolute,
      "/contact",
      swap('<link rel="canonical"', '<link rel="canonical" hreflang="en"'),
      ["The canonical link of /contact has the attribute hreflang, so Google ignores it."],
    ],
    [
      canonSelf,
      city,
      canonical(`${origin}/contact`),
      [`The canonical address of ${city} is another page: ${origin}/contact.`],
    ],
    [canonNotRoot, city, canonical(`${origin}/`), [`The canonical address of ${city} is the home page.`]],
    [
      canonTarget,
      city,
      canonical(`${origin}${city}/`),
      [`The canonical address of ${city} leads to no page: ${origin}${city}/.`],
    ],
    [
      canonAgree,
      city,
      withMeta("og:url", `${origin}/contact`),
      [`og:url of ${city} is ${origin}/contact, but its address is ${origin}${city}.`],
    ],
    [
      canonAgree,
      city,
      swap(/("@type":"WebPage","@id":"[^"]*","url":")[^"]*/, `$1${origin}/contact`),
      [`The structured data of ${city} says its address is ${origin}/contact, but it is ${origin}${city}.`],
    ],
  ];
  for (const [rule, path, edit, messages] of faults)
    it(`${rule.id}: ${messages.join(" ")}`, () => {
      expect(site.judge(rule, path)).toEqual([]);
      expect(site.judge(rule, path, edit)).toEqual(messages);
    });

  it("head/size finds a document above the limit", () => {
    const small = new AuditedSite({ limits: { files: { maxHtmlBytes: 1000 } } });
    expect(site.judge(headSize)).toEqual([]);
    expect(small.judge(headSize)).toEqual([expect.stringMatching(/^\/ has \d+ bytes, more than 1000\.$/)]);
  });

  it("index/expected reads the headers that the host is told to send", () => {
    const hidden = new AuditedSite({ files: { _headers: "/*\n  X-Robots-Tag: noindex\n" } });
    expect(hidden.judge(indexExpected, "/contact")).toEqual([
      "/contact tells search engines to keep out, but the data lets them in.",
    ]);
  });

  it("canon/one counts an address that a header names", () => {
    const twice = new AuditedSite({
      files: { _headers: `/contact\n  Link: <${origin}/contact>; rel="canonical"\n` },
    });
    expect(twice.judge(canonOne, "/contact")).toEqual(["/contact has 2 canonical addresses; 1 is right."]);
    expect(twice.judge(canonOne, "/")).toEqual([]);
  });

  it("index/unreadable-noindex finds a noindex that no crawler may read", () => {
    const closed = new AuditedSite({ files: { "robots.txt": "User-agent: *\nDisallow: /404\n" } });
    expect(closed.judge(indexUnreadableNoindex, "/404")).toEqual([
      "/404 has noindex, but robots.txt forbids reading it.",
    ]);
    expect(closed.judge(indexUnreadableNoindex, "/contact")).toEqual([]);
    expect(site.judge(indexUnreadableNoindex, "/404")).toEqual([]);
  });

  it("canon/js-stable compares the document with the data that the live page reads", () => {
    const page = { head: { title: "Another title", canonical: `${origin}/contact` } };
    const moved = new AuditedSite({ files: { "page-data/contact.json": JSON.stringify({ page }) } });
    const { title } = moved.page("/contact").expected.props.head;
    expect(moved.judge(canonJsStable, "/contact")).toEqual([
      `The title of /contact changes when the page becomes live, from "${title}" to "Another title".`,
    ]);
    expect(site.judge(canonJsStable, "/contact")).toEqual([]);
  });

  it("meta/keywords finds one list on several pages, and one that is too long", () => {
    const many = Array.from({ length: 16 }, (_, index) => `word ${index}`).join(", ");
    expect(site.judgeSet(metaKeywords)).toEqual([]);
    expect(site.judgeSet(metaKeywords, { "/": withMeta("keywords", many) })).toEqual([
      "/ has 16 keywords, more than 15.",
    ]);
    expect(
      site.judgeSet(metaKeywords, {
        "/": withMeta("keywords", "roof"),
        "/contact": withMeta("keywords", "roof"),
      }),
    ).toEqual(["/contact and 1 more have the same keywords."]);
  });

  it("one wrong canonical address is one finding", () => {
    const found = (edit: Edit) =>
      pageRules.filter(
        (rule) => "page" in rule && site.judge(rule, city, edit).length > site.judge(rule, city).length,
      );
    expect(found(canonical(`${origin}/contact`)).map(({ id }) => id)).toEqual(["canon/self"]);
    expect(found(canonical("contact")).map(({ id }) => id)).toEqual(["canon/absolute"]);
    expect(found(canonical(`${origin}/`)).map(({ id }) => id)).toEqual(["canon/not-root"]);
    expect(found(inHead('<link rel="canonical" href="/x">')).map(({ id }) => id)).toEqual(["canon/one"]);
  });
});
