/** A rule of robots.txt for the crawler that reads it. */
export interface RobotsRule {
  isAllowed: boolean;
  /** `*` stands for anything, `$` at the end for the end. */
  pattern: string;
  /** The whole line as written, and its number from 1. */
  text: string;
  line: number;
}

export interface RobotsText {
  /** Rules of the groups for the crawler that reads it. */
  rules: RobotsRule[];
  /** Names of all crawlers that it has groups for, in lower case. */
  agents: Set<string>;
  sitemaps: string[];
  /** What cannot be understood, with the number of its line from 1. */
  faults: { line: number; message: string }[];
}

const knownFields = new Set(["user-agent", "allow", "disallow", "sitemap", "crawl-delay", "host"]);

/** Slips that Google reads as what was meant. Other crawlers do not, so that they are faults all the same. */
const slips = new Map([
  ...["dissallow", "dissalow", "disalow", "diasllow", "disallaw"].map((slip) => [slip, "disallow"] as const),
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["site-map", "sitemap"],
]);

/** Google reads no further. */
export const maxRobotsBytes = 500 * 1024;

/**
 * Reads robots.txt as `agent` does (RFC 9309, and Google where that leaves it open): the groups that name it count together,
 * and only where none does those for all. Lines it does not understand are faults.
 */
export function readRobots(text: string, agent = "*"): RobotsText {
  const robots: RobotsText = { rules: [], agents: new Set(), sitemaps: [], faults: [] };
  const rules: [rule: RobotsRule, agents: readonly string[]][] = [];
  let agents: string[] = [];
  let hasRules = false;
  for (const { content, line } of linesOf(text)) {
    const [field = "", value = ""] = fieldOf(content);
    const fault = faultOf(field, value, agents);
    if (fault) robots.faults.push({ line, message: `"${content}": ${fault}` });
    const meant = slips.get(field) ?? field;
    if (meant === "sitemap") robots.sitemaps.push(value);
    else if (meant === "user-agent") {
      agents = hasRules ? [nameOf(value)] : [...agents, nameOf(value)];
      hasRules = false;
      robots.agents.add(nameOf(value));
    } else if (meant === "allow" || meant === "disallow") {
      hasRules = true;
      // A path that is empty forbids and allows nothing.
      if (value === "") continue;
      rules.push([{ isAllowed: meant === "allow", pattern: escaped(value), text: content, line }, agents]);
    }
  }
  const name = robots.agents.has(nameOf(agent)) ? nameOf(agent) : "*";
  robots.rules = rules.flatMap(([rule, agents]) => (agents.includes(name) ? rule : []));
  return robots;
}

/** Lines that say something, without comments, as far as the file is read. */
function linesOf(text: string): { content: string; line: number }[] {
  const read = Buffer.byteLength(text) > maxRobotsBytes ? textStart(text) : text;
  return read
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ content: raw.replace(/#.*$/, "").trim(), line: index + 1 }))
    .filter(({ content }) => content !== "");
}

function textStart(text: string): string {
  return Buffer.from(text).subarray(0, maxRobotsBytes).toString();
}

/** Name and value of a line. Google takes a space in place of a forgotten colon. */
function fieldOf(content: string): string[] {
  const [, name, value] = /^([^:]+?)\s*:\s*(.*)$/.exec(content) ?? /^(\S+)\s+(\S+)$/.exec(content) ?? [];
  return name === undefined || value === undefined ? [] : [name.toLowerCase(), value];
}

/** The name that counts: `Googlebot/2.1` and `googlebot` are one. */
function nameOf(agent: string): string {
  return (/^[a-z_-]+/i.exec(agent)?.[0] ?? agent).toLowerCase();
}

function faultOf(field: string, value: string, agents: readonly string[]): string | undefined {
  if (!knownFields.has(field)) return "no such directive";
  if (field === "sitemap") return URL.canParse(value) ? undefined : "a sitemap needs its absolute URL";
  if (field !== "allow" && field !== "disallow") return undefined;
  if (agents.length === 0) return "a rule needs a User-agent line before it";
  if (value !== "" && !/^[/*]/.test(value)) return "a path begins with / or *";
  return /\$./.test(value) ? "$ stands only at the end" : undefined;
}

/** The rule that forbids a path: the longest that fits it, unless one as long allows it; undefined where it may be read. */
export function forbiddingRule(rules: readonly RobotsRule[], path: string): RobotsRule | undefined {
  const address = escaped(path);
  let longest: RobotsRule | undefined;
  let most = 0;
  for (const rule of rules) {
    const length = fits(rule.pattern, address) ? rule.pattern.length : indexLength(rule, address);
    if (length === 0 || length < most) continue;
    if (length > most || rule.isAllowed) longest = rule;
    most = length;
  }
  return longest?.isAllowed ? undefined : longest;
}

export function isDisallowed(rules: readonly RobotsRule[], path: string): boolean {
  return forbiddingRule(rules, path) !== undefined;
}

/** Length that counts where `Allow: /a/index.html` allows the folder `/a/` as well (Google); 0 where it does not. */
function indexLength({ isAllowed, pattern }: RobotsRule, address: string): number {
  if (!isAllowed || !/\/index\.html?$/.test(pattern)) return 0;
  const folder = `${pattern.replace(/[^/]*$/, "")}$`;
  return fits(folder, address) ? folder.length : 0;
}

/** True where a pattern fits the beginning of an address, or all of it where it ends in `$`. */
function fits(pattern: string, address: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [start = "", ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!address.startsWith(start)) return false;
  const last = isWhole ? parts.pop() : undefined;
  let at = start.length;
  for (const part of parts) {
    const found = address.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (last !== undefined) return address.endsWith(last) && address.length - last.length >= at;
  return !isWhole || at === address.length;
}

/** Written in one way: signs that need no percent sign have none, others have it with capital letters. */
function escaped(path: string): string {
  return path
    .replace(/%([\da-f]{2})/gi, (code, hex: string) => {
      const sign = String.fromCharCode(Number.parseInt(hex, 16));
      return /[\w.~-]/.test(sign) ? sign : code.toUpperCase();
    })
    .replace(/[^\x20-\x7e]+/gu, (text) => encodeURIComponent(text));
}
