import { readFileSync } from "node:fs";
import { decodeDocument } from "../read-build/encoding.ts";
import { metaContents, robotsDirectives } from "../read-build/head-values.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { readDocument } from "../read-build/read-document.ts";
import { readRefresh } from "../read-build/refresh.ts";
import { isDisallowed, type RobotsText, readRobots } from "../read-build/robots-text.ts";
import { UserError } from "../user-error.ts";
import { normalized, pathOf, Traps } from "./addresses.ts";
import { type Asker, agentName, isBusy, type Wanted } from "./ask.ts";
import type { Answer, CrawlStore } from "./store.ts";

export interface CrawlOptions {
  /** Scheme, host and port: nothing else is asked. */
  origin: string;
  /** Most pages that are read. */
  limit: number;
  /** Most clicks from the home page that are followed. */
  depth: number;
  /** Called with each answer that came from the host. */
  onAnswer?(answer: Answer, waiting: number): void;
}

/** What a crawl left out. */
export interface CrawlSummary {
  pages: number;
  /** Addresses that were known and not asked, because the limit was reached. */
  left: number;
  /** Addresses that robots.txt keeps this crawler from. */
  forbidden: number;
}

/** An address that no site has, to see what the host says of those. */
export const unknownPath = "/site-audit-looks-for-a-page-that-is-not-there";
/** Names under which sitemaps lie where robots.txt names none. */
const usualSitemaps = ["/sitemap.xml", "/sitemap_index.xml", "/sitemap-index.xml", "/wp-sitemap.xml"];
/** Addresses that are asked for each page of the limit, with redirects and files: more of them have no end. */
const knownPerPage = 100;
const pictureEnding = /\.(avif|gif|ico|jpe?g|png|svg|webp)$/i;
const fileEnding =
  /\.(avif|css|csv|docx?|gif|gz|ico|jpe?g|js|json|mp[34]|pdf|png|svg|txt|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/** Reads one site as a visitor who follows every link, page by page from the home page. What is in the store is not asked again. */
export class Crawl {
  private readonly queue: { url: string; depth: number }[] = [];
  private readonly known = new Set<string>();
  private readonly traps = new Traps();
  private robots: RobotsText | undefined;
  private forbidden = 0;
  private pages = 0;

  constructor(
    private readonly store: CrawlStore,
    private readonly asker: Asker,
    private readonly options: CrawlOptions,
  ) {}

  async run(): Promise<CrawlSummary> {
    const { origin, limit } = this.options;
    const robotsText = await this.readRobotsText();
    this.robots = readRobots(robotsText, agentName);
    this.asker.slowDown(crawlDelayOf(robotsText) * 1000);
    this.enqueue("/", origin, 0);
    await this.requireHome();
    while (this.queue.length > 0 && this.pages < limit) await this.follow();
    await this.readSitemaps();
    while (this.queue.length > 0 && this.pages < limit) await this.follow();
    await this.ask(`${origin}${unknownPath}`, "page");
    return { pages: this.pages, left: this.queue.length, forbidden: this.forbidden };
  }

  /** Without robots.txt all is allowed; where the host fails to say, nothing is (RFC 9309, 2.3.1). */
  private async readRobotsText(): Promise<string> {
    const { origin } = this.options;
    const answer = await this.ask(`${origin}/robots.txt`, "page");
    if (answer.status === 0)
      throw new UserError(
        `${origin} does not answer: ${answer.fault}.`,
        "Check the address and the line, and whether the site wants http or https.",
      );
    if (answer.status >= 500 || answer.status === 429)
      throw new UserError(
        `${origin}/robots.txt answers ${answer.status}, so the host does not say what may be read.`,
        "Try again later; with --resume what has been read is not asked again.",
      );
    return answer.status === 200 ? this.textOf(answer) : "";
  }

  private async requireHome(): Promise<void> {
    const { origin } = this.options;
    if (this.queue.length === 0)
      throw new UserError(
        `${origin}/robots.txt forbids to read the home page.`,
        `Where the site is yours, allow "User-agent: ${agentName}" there.`,
      );
    const home = await this.follow();
    const target = home.location === undefined ? origin : new URL(home.location).origin;
    if (target !== origin)
      throw new UserError(`${origin} redirects to ${target}.`, `Read that: --crawl ${target}`);
    if (home.status >= 400 || home.status === 0)
      throw new UserError(
        `The home page of ${origin} answers ${home.fault ?? home.status}, so there is nothing to follow.`,
        "Check the address in a browser.",
      );
    if (home.status === 200 && !isHtml(home))
      throw new UserError(
        `The home page of ${origin} is ${home.type || "of no type"}, not HTML.`,
        "Name the address of a website.",
      );
  }

  /** Asks the next address, and notes where it leads. */
  private async follow(): Promise<Answer> {
    const { url, depth } = this.queue.shift() ?? { url: this.options.origin, depth: 0 };
    const answer = await this.ask(url, wantedOf(url));
    if (answer.location !== undefined) this.enqueue(answer.location, url, depth);
    if (answer.status !== 200 || !isHtml(answer)) return answer;
    this.pages++;
    const facts = readDocument(this.textOf(answer), "without texts");
    const [base] = facts.bases;
    const from = (base !== undefined && normalized(base, url)) || url;
    const isFollowed = !robotsDirectives(metaContents(facts, "robots")).includes("nofollow");
    const { target } = readRefresh(metaContents(facts, "refresh")[0] ?? "");
    if (target !== undefined) this.enqueue(target, from, depth);
    if (isFollowed && depth < this.options.depth)
      for (const { href } of facts.anchors) if (href !== undefined) this.enqueue(href, from, depth + 1);
    for (const file of filesOf(facts)) await this.look(file, from);
    return answer;
  }

  private enqueue(href: string, from: string, depth: number): void {
    const url = this.newAddress(href, from);
    if (url === undefined || this.traps.holds(url)) return;
    this.queue.push({ url, depth });
  }

  /** Whether a file is there that a page needs. */
  private async look(href: string, from: string): Promise<void> {
    const url = this.newAddress(href, from);
    if (url === undefined) return;
    const wanted = wantedOf(url);
    await this.ask(url, wanted === "page" ? "file" : wanted);
  }

  /** An address of this site that has not been met and may be read. */
  private newAddress(href: string, from: string): string | undefined {
    const url = normalized(href, from);
    if (url === undefined || new URL(url).origin !== this.options.origin || this.known.has(url))
      return undefined;
    if (this.known.size > this.options.limit * knownPerPage) return undefined;
    this.known.add(url);
    if (!isDisallowed(this.robots?.rules ?? [], pathOf(url))) return url;
    this.forbidden++;
    return undefined;
  }

  /** Pages that only the sitemap knows are read last: links are what counts. */
  private async readSitemaps(): Promise<void> {
    const { origin } = this.options;
    const named = (this.robots?.sitemaps ?? []).flatMap((address) => normalized(address, origin) ?? []);
    // Before a site is online, its robots.txt already names the address that it will have.
    const own = named.filter((url) => new URL(url).origin === origin);
    const files = own.length > 0 ? own : await this.findSitemap();
    for (let at = 0; at < files.length && at < this.options.limit; at++) {
      const url = normalized(files[at] ?? "", origin);
      if (!url || new URL(url).origin !== origin) continue;
      const answer = await this.ask(url, "page");
      if (answer.status !== 200) continue;
      const text = this.textOf(answer);
      const isIndex = /<sitemapindex/i.test(text);
      for (const [, address = ""] of text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/gi))
        if (isIndex) files.push(unescaped(address));
        else this.enqueue(unescaped(address), origin, 0);
    }
  }

  /** The first of the usual names that is there. */
  private async findSitemap(): Promise<string[]> {
    for (const path of usualSitemaps) {
      const url = this.options.origin + path;
      const { status } = await this.ask(url, "page");
      if (status === 200) return [url];
    }
    return [];
  }

  private async ask(url: string, wanted: Wanted): Promise<Answer> {
    const kept = this.store.get(url);
    if (kept && !isBusy(kept)) return kept;
    const { answer, body } = await this.asker.ask(url, wanted);
    this.options.onAnswer?.(answer, this.queue.length);
    return this.store.add(answer, body);
  }

  private textOf(answer: Answer): string {
    const file = this.store.fileOf(answer);
    return file === undefined ? "" : decodeDocument(readFileSync(file)).text;
  }
}

/** Seconds between requests that robots.txt asks of this crawler: it stands in the groups as rules do, and is found as one. */
function crawlDelayOf(text: string): number {
  const { rules } = readRobots(
    text.replace(/^[^\S\n]*crawl-delay\s*:\s*/gim, "allow: /crawl-delay="),
    agentName,
  );
  const delays = rules.map(({ text }) => Number(/\/crawl-delay=([\d.]+)/.exec(text)?.[1] ?? 0));
  return Math.max(0, ...delays);
}

/** True for an answer that is a page, or is shown as one. */
export function isHtml({ type }: Answer): boolean {
  return type === "text/html" || type === "application/xhtml+xml";
}

function wantedOf(url: string): Wanted {
  const { pathname } = new URL(url);
  if (pictureEnding.test(pathname)) return "picture";
  return fileEnding.test(pathname) ? "file" : "page";
}

/** Every file that a page needs, and the pictures that others show of it. */
function filesOf(facts: PageFacts): Set<string> {
  const shown = ["og:image", "twitter:image"].flatMap((key) => metaContents(facts, key));
  const described = facts.structuredData.flatMap(({ raw }) =>
    Array.from(raw.matchAll(/"(https?:[^"\s]+)"/g), ([, url = ""]) => url.replaceAll("\\/", "/")),
  );
  return new Set([...facts.files, ...shown, ...described.filter((url) => pictureEnding.test(url))]);
}

function unescaped(text: string): string {
  return text.replaceAll("&amp;", "&");
}
