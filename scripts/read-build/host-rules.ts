import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A line of `_redirects`. */
export interface RedirectRule {
  from: string;
  to: string;
  /** As written: `301`, or `301!` for one that goes before files. */
  code: string;
  status: number;
  /** Addresses that it answers. */
  pattern: RegExp;
  /** True where a host follows it although a file lies at the address. */
  covers: boolean;
  /** Number of the line from 1. */
  line: number;
}

/** The shipped header and redirect rules, as Netlify and Cloudflare Pages read them. */
export interface HostRules {
  /** In their order, of which the first that fits an address counts. */
  redirectRules: RedirectRule[];
  /** The first of each address that sends visitors elsewhere; one with a code below 300 only finds the file for an address. */
  redirects: Map<string, RedirectRule>;
  headers: { path: string; pattern: RegExp; name: string; value: string; line: number }[];
}

/** Reads `_redirects` and `_headers` of a built folder; a missing file means no rules. */
export function readHostRules(dir: string): HostRules {
  const redirectRules = parseRedirects(readText(join(dir, "_redirects")));
  return {
    redirectRules,
    redirects: firstByAddress(redirectRules),
    headers: parseHeaders(readText(join(dir, "_headers"))),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((content, index) => {
    const [from = "", to = "", code = "302", ...conditions] = content.trim().split(/\s+/);
    if (from === "" || from.startsWith("#")) return [];
    const status = Number.parseInt(code, 10);
    // Hosts differ for rules without "!"; a redirect over a page is meant by nobody, but for some visitors only.
    const covers = conditions.length === 0 && (code.endsWith("!") || (status >= 300 && status < 400));
    return { from, to, code, status, pattern: addressPattern(from), covers, line: index + 1 };
  });
}

/** The rule that answers an address in place of the file there; undefined where the file does. */
export function redirectAt({ redirectRules }: HostRules, address: string): RedirectRule | undefined {
  return redirectRules.find(
    ({ covers, from, pattern }) =>
      covers && (from === address || (/[*:]/.test(from) && pattern.test(address))),
  );
}

/** True for a line that answers an address with a file of another name, which visitors never see. */
export function isRewrite({ status }: RedirectRule): boolean {
  return status < 300;
}

/** True for an address that such a line answers with the one file it names, or with what another host says; one for all addresses only hides that nothing is there. */
export function isRewritten({ redirectRules }: HostRules, address: string): boolean {
  return redirectRules.some((rule) => {
    const isKnown = /^https?:/.test(rule.to) || (rule.from !== "/*" && !rule.to.includes("/:"));
    return isRewrite(rule) && (rule.from === address || (isKnown && rule.pattern.test(address)));
  });
}

function firstByAddress(rules: readonly RedirectRule[]): Map<string, RedirectRule> {
  const first = new Map<string, RedirectRule>();
  for (const rule of rules) if (!first.has(rule.from) && !isRewrite(rule)) first.set(rule.from, rule);
  return first;
}

/** `*` stands for anything, `:name` for one part of a path. */
export function addressPattern(from: string): RegExp {
  const escaped = from.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const meanings = (sign: string) => (sign === "*" ? ".*" : sign === "/*" ? "(/.*)?" : "/[^/]+");
  return new RegExp(`^${escaped.replace(/\/\*$|\*|\/:\w+/g, meanings)}$`);
}

function parseHeaders(text: string): HostRules["headers"] {
  const headers: HostRules["headers"] = [];
  let path = "";
  let pattern = /^$/;
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (/^\S/.test(content)) {
      path = content.trim();
      pattern = toPattern(path);
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(content) ?? [];
    if (name && value) headers.push({ path, pattern, name, value, line: index + 1 });
  }
  return headers;
}

/** `/assets/*` → a regular expression; `*` stands for anything. */
function toPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}
