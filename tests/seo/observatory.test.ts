import { describe, expect, it } from "vitest";
import { listHeaderRules } from "../../src/seo/hosting/header-rules.ts";
import { judgeAsObservatory, scoreOf } from "../support/observatory.ts";

/** The headers of a page, one of them replaced, or left out where it is undefined. */
function pageHeaders(name?: string, value?: string): Headers {
  const headers = new Headers(listHeaderRules("/", { connect: ["https://mail.example"] })[0]?.headers);
  if (name) headers.delete(name);
  if (name && value !== undefined) headers.set(name, value);
  return headers;
}

const policy = pageHeaders().get("content-security-policy") ?? "";

describe("the headers of a page, by the rules of MDN Observatory", () => {
  it("have nothing that is deducted", () => {
    const modifiers = judgeAsObservatory(pageHeaders());
    expect(modifiers.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(modifiers.map(({ result }) => result)).toEqual([
      "csp-implemented-with-no-unsafe-default-src-none",
      "hsts-implemented-max-age-at-least-six-months",
      "x-frame-options-implemented-via-csp",
      "x-content-type-options-nosniff",
      "referrer-policy-private",
      "cookies-not-found",
      "cross-origin-resource-sharing-not-implemented",
    ]);
    expect(scoreOf(modifiers)).toBe(120);
  });

  it.each([
    ["no policy, which forbade frames too", "content-security-policy", undefined, -25, -20],
    [
      "inline code",
      "content-security-policy",
      policy.replace("script-src 'self'", "script-src 'unsafe-inline'"),
      -20,
    ],
    ["no rule for scripts", "content-security-policy", "img-src 'self'; frame-ancestors 'none'", -20],
    ["eval", "content-security-policy", policy.replace("script-src 'self'", "script-src 'unsafe-eval'"), -10],
    [
      "a service without encryption",
      "content-security-policy",
      policy.replace("https://mail", "http://mail"),
      -20,
    ],
    ["frames anywhere", "content-security-policy", policy.replace("; frame-ancestors 'none'", ""), -20],
    ["no HSTS", "strict-transport-security", undefined, -20],
    ["HSTS for a day", "strict-transport-security", "max-age=86400", -10],
    ["HSTS twice", "strict-transport-security", "max-age=63072000, max-age=63072000", -20],
    ["sniffing", "x-content-type-options", undefined, -5],
    ["a talkative referrer", "referrer-policy", "unsafe-url", -5],
    ["a cookie", "set-cookie", "a=b", -20],
  ])("would lose points for %s", (_, name, value, ...deducted) => {
    const modifiers = judgeAsObservatory(pageHeaders(name, value));
    expect(modifiers.filter(({ modifier }) => modifier < 0).map(({ modifier }) => modifier)).toEqual(
      deducted,
    );
  });
});
