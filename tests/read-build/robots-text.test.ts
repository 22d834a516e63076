import { describe, expect, it } from "vitest";
import { forbiddingRule, readRobots } from "../../scripts/read-build/robots-text.ts";

/** Line of the rule that keeps Googlebot from a path; undefined where it may read it. */
function lineFor(text: string, path: string, agent = "Googlebot"): number | undefined {
  return forbiddingRule(readRobots(text, agent).rules, path)?.line;
}

describe("robots.txt as Google reads it", () => {
  const all = "User-agent: *\n";
  const rows: [name: string, text: string, path: string, line: number | undefined][] = [
    ["an empty rule forbids nothing", `${all}Disallow:`, "/a", undefined],
    ["a slash forbids everything", `${all}Disallow: /`, "/a", 2],
    ["a rule fits the beginning of a path", `${all}Disallow: /roof`, "/roofers-pine", 2],
    ["capital letters are others", `${all}Disallow: /Roof`, "/roofers-pine", undefined],
    ["the longest rule counts", `${all}Disallow: /a\nAllow: /a/b`, "/a/b/c", undefined],
    ["the longest rule counts, whatever the order", `${all}Allow: /a\nDisallow: /a/b`, "/a/b/c", 3],
    ["of two that are as long the one that allows counts", `${all}Disallow: /a\nAllow: /a`, "/a", undefined],
    ["a star stands for anything", `${all}Disallow: /*/draft`, "/a/b/draft-1", 2],
    ["stars and an end", `${all}Disallow: /*a*b$`, "/xaab", 2],
    ["the same sign is not used twice", `${all}Disallow: /*ab*b$`, "/ab", undefined],
    ["a dollar is the end", `${all}Disallow: /a$`, "/ab", undefined],
    ["a dollar within is itself", `${all}Disallow: /a$b`, "/a$b", 2],
    ["a path without a slash fits nothing", `${all}Disallow: roofers`, "/roofers", undefined],
    ["a percent sign where none is needed", `${all}Disallow: /%72oof`, "/roof", 2],
    ["small letters after a percent sign", `${all}Disallow: /a%c3%a9`, "/a%C3%A9", 2],
    ["letters that need a percent sign", `${all}Disallow: /é`, "/%C3%A9", 2],
    [
      "a group of its own in place of that for all",
      `${all}Disallow: /\nUser-agent: googlebot\nAllow: /`,
      "/a",
      undefined,
    ],
    [
      "a group of its own that is empty",
      `${all}Disallow: /\nUser-agent: Googlebot\nDisallow:`,
      "/a",
      undefined,
    ],
    ["a name with a version", "User-agent: Googlebot/2.1\nDisallow: /a", "/a", 2],
    [
      "two groups of one name",
      "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: Googlebot\nDisallow: /b",
      "/a",
      2,
    ],
    ["two names over one group", `User-agent: Bingbot\nUser-agent: Googlebot\n\nDisallow: /a`, "/a", 4],
    ["a sitemap between name and rule", `${all}Sitemap: https://a.example/s.xml\nDisallow: /a`, "/a", 3],
    ["another crawler's group", "User-agent: Bingbot\nDisallow: /", "/a", undefined],
    ["the group of a sister", "User-agent: Googlebot-News\nDisallow: /", "/a", undefined],
    ["a mark at the beginning of the file", `\uFEFF${all}Disallow: /`, "/a", 2],
    ["comments", `# all\n${all}Disallow: /a # not yet`, "/a", 3],
    ["lines of an old Macintosh", "User-agent: *\rDisallow: /a", "/a", 2],
    ["a colon that is forgotten", `${all}Disallow /a`, "/a", 2],
    ["a slip that Google forgives", `${all}Dissalow: /a`, "/a", 2],
    ["index.html stands for its folder", `${all}Disallow: /\nAllow: /index.html`, "/", undefined],
    ["what is beyond 500 KiB", `${all}${"#".repeat(500 * 1024)}\nDisallow: /`, "/a", undefined],
  ];
  it.each(rows)("%s", (_, text, path, line) => expect(lineFor(text, path)).toBe(line));

  it("keeps the line as it is written, for those who have to mend it", () => {
    const [rule] = readRobots("User-agent: *\n  Disallow : /%72oof # old").rules;
    expect(rule).toMatchObject({ text: "Disallow : /%72oof", line: 2 });
  });

  it("knows every crawler that has a group", () => {
    const { agents } = readRobots(
      "User-agent: GPTBot\nUser-agent: bingbot\nDisallow: /\nUser-agent: *\nAllow: /",
    );
    expect([...agents]).toEqual(["gptbot", "bingbot", "*"]);
  });

  it("says what other crawlers do not understand", () => {
    const { faults } = readRobots("Disallow: /a\nUser-agent: *\nDissalow: /b\nDisallow: /c$d\nAllow: e");
    expect(faults).toEqual([
      { line: 1, message: '"Disallow: /a": a rule needs a User-agent line before it' },
      { line: 3, message: '"Dissalow: /b": no such directive' },
      { line: 4, message: '"Disallow: /c$d": $ stands only at the end' },
      { line: 5, message: '"Allow: e": a path begins with / or *' },
    ]);
  });
});
