import { BuiltFiles } from "../read-build/built-files.ts";
import { headersAt } from "../read-build/host-headers.ts";
import {
  addressPattern,
  type HostRules,
  type RedirectRule,
  readHostRules,
} from "../read-build/host-rules.ts";
import { isDisallowed, type RobotsRule, readRobots } from "../read-build/robots-text.ts";
import { readSitemap, type SitemapUrl } from "../read-build/sitemap.ts";

/** A rule of `_redirects`, its addresses as paths from the root of the site. */
interface RootedRedirect {
  pattern: RegExp;
  /** `/old → /new (301)`. */
  text: string;
  from: string;
  /** True where a host follows it although a file lies at the address. */
  covers: boolean;
}

/** What lies beside the pages of a built folder and tells crawlers about them. */
export class CrawlRules {
  /** Entries of the sitemap by path. */
  readonly sitemap = new Map<string, SitemapUrl>();
  readonly redirects: RootedRedirect[];
  /** Lines of robots.txt that mean something, addresses as paths. */
  readonly robotsLines: string[];
  private readonly host: HostRules;
  private readonly rulesByAgent = new Map<string, readonly RobotsRule[]>();

  constructor(
    dir: string,
    /** Path of the root, with a slash at the end. */
    private readonly base: string,
    private readonly relative: (address: string) => string,
  ) {
    const files = new BuiltFiles(dir);
    for (const entry of readSitemap(files)) this.sitemap.set(relative(entry.url), entry);
    this.host = readHostRules(dir);
    this.redirects = this.host.redirectRules.map((rule) => this.rooted(rule));
    const robots = files.textOf("/robots.txt") ?? "";
    const lines = robots.split(/\r?\n/).map((line) => line.replace(/#.*$/, "").trim());
    this.robotsLines = lines.filter((line) => line !== "").map((line) => this.withPaths(line));
    for (const agent of new Set(["*", ...agentsOf(lines)]))
      this.rulesByAgent.set(agent, readRobots(robots, agent).rules);
  }

  /** Which crawlers may read a page: all, and each that robots.txt names. */
  crawling(path: string): Map<string, string> {
    const address = this.address(path);
    return new Map(
      [...this.rulesByAgent].flatMap(([agent, rules]): [string, string][] =>
        isDisallowed(rules, address) ? [[agent === "*" ? "" : agent, "disallowed by robots.txt"]] : [],
      ),
    );
  }

  headersAt(path: string): Map<string, string> {
    const headers = headersAt(this.host, this.address(path));
    for (const [name, value] of headers) headers.set(name, this.withPaths(value));
    return headers;
  }

  /** Header rules that meet none of the pages. */
  headerRulesBeside(paths: readonly string[]): string[] {
    const addresses = paths.map((path) => this.address(path));
    return this.host.headers
      .filter(({ pattern }) => !addresses.some((address) => pattern.test(address)))
      .map(({ path, name, value }) => `${this.relative(path)} ${name}: ${this.withPaths(value)}`);
  }

  /** The rule that sends visitors of a page elsewhere; undefined where they get the page. */
  redirectAt(path: string): string | undefined {
    return this.redirects.find(({ pattern, covers }) => covers && pattern.test(path))?.text;
  }

  private address(path: string): string {
    return `${this.base.slice(0, -1)}${path}`;
  }

  /** A text whose whole addresses of this site are paths. */
  private withPaths(text: string): string {
    return text.replace(/https?:\/\/[^\s<>;,]+/g, (address) => this.relative(address));
  }

  private rooted({ from, to, code, covers }: RedirectRule): RootedRedirect {
    const start = this.relative(from);
    const text = `${start} → ${this.relative(to)} (${code})`;
    return { from: start, pattern: addressPattern(start), text, covers };
  }
}

function agentsOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => /^user-agent\s*:\s*(\S+)/i.exec(line)?.[1] ?? []);
}
