/** A rule of robots.txt for all crawlers. */
export interface RobotsRule {
  isAllowed: boolean;
  /** As written: `*` stands for anything, `$` for the end. */
  pattern: string;
}

export interface RobotsText {
  /** Rules of the groups for the crawler that reads it. */
  rules: RobotsRule[];
  sitemaps: string[];
  /** What cannot be understood, with the number of its line from 1. */
  faults: { line: number; message: string }[];
}

const knownFields = new Set(["user-agent", "allow", "disallow", "sitemap", "crawl-delay", "host"]);

/** Reads robots.txt (RFC 9309) as `agent` does, by default one that no group names; lines it does not understand are faults. */
export function readRobots(text: string, agent = "*"): RobotsText {
  const robots: RobotsText = { rules: [], sitemaps: [], faults: [] };
  let agents: string[] = [];
  let isGroupOpen = false;
  text.split(/\r?\n/).forEach((raw, index) => {
    const content = raw.replace(/#.*$/, "").trim();
    if (content === "") return;
    const [, field = "", value = ""] = /^([^:]+?)\s*:\s*(.*)$/.exec(content) ?? [];
    const name = field.toLowerCase();
    const fault = faultOf(name, value, agents);
    if (fault) robots.faults.push({ line: index + 1, message: `"${content}": ${fault}` });
    if (name === "sitemap") robots.sitemaps.push(value);
    if (name === "user-agent") {
      agents = isGroupOpen ? [value] : [...agents, value];
      isGroupOpen = false;
    } else if (name === "allow" || name === "disallow") {
      isGroupOpen = true;
      if (agents.some((name) => name.toLowerCase() === agent.toLowerCase()) && value !== "")
        robots.rules.push({ isAllowed: name === "allow", pattern: value });
    }
  });
  return robots;
}

function faultOf(name: string, value: string, agents: readonly string[]): string | undefined {
  if (!knownFields.has(name)) return "no such directive";
  if (name === "sitemap") return URL.canParse(value) ? undefined : "a sitemap needs its whole address";
  if (name !== "allow" && name !== "disallow") return undefined;
  if (agents.length === 0) return "a rule needs a User-agent line before it";
  if (value !== "" && !/^[/*]/.test(value)) return "a path begins with / or *";
  return /\$./.test(value) ? "$ stands only at the end" : undefined;
}

/** True where the longest rule that fits a path forbids it (RFC 9309; equal length: allowed). */
export function isDisallowed(rules: readonly RobotsRule[], path: string): boolean {
  const fitting = rules.filter(({ pattern }) => toExpression(pattern).test(path));
  const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length));
  const decisive = fitting.filter(({ pattern }) => pattern.length === longest);
  return decisive.length > 0 && decisive.every(({ isAllowed }) => !isAllowed);
}

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replace(/[.+?^{}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}`);
}
