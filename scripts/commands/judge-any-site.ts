import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { AnySite } from "../audit/any-site/any-site.ts";
import type { AuditResult, BareAudit, BareObserver } from "../audit/audit.ts";
import type { BareRule } from "../audit/rule.ts";
import { folderInCache } from "../files/cache-folders.mjs";
import type { Terminal } from "../output/report.ts";
import { requireBuiltDir } from "../publish/publish.ts";
import { UserError } from "../user-error.ts";

/** What became of a site, and the rules it was judged by. */
export interface JudgedAnySite {
  result: AuditResult<BareAudit>;
  rules: readonly BareRule[];
}

/** Judges the pages of a folder that was written by any tool. Throws a `UserError` where it holds none. */
export async function judgeFolder(
  folder: string,
  origin: string | undefined,
  terminal: Terminal,
  observers: readonly BareObserver[],
): Promise<JudgedAnySite> {
  const dir = await requireFolder(folder, terminal.cwd);
  const [{ openFolder }, { unknownOrigin }] = await Promise.all([
    import("../audit/any-site/site-folder.ts"),
    import("../audit/any-site/find-place.ts"),
  ]);
  const site = openFolder(dir, origin);
  if (site.pages.length === 0) throw notASite(folder, dir, "holds no HTML page");
  if (hasTemplates(dir)) throw notASite(folder, dir, "holds the templates of a site, not its pages");
  if (!site.pages.some(({ path }) => path === "/") && builtWithin(dir))
    throw notASite(folder, dir, "holds no home page");
  if (site.place.origin === unknownOrigin)
    terminal.err(
      "No page says which address the site has, so links to its own address count as links elsewhere. Name it with --url <origin>.",
    );
  return judge(site, terminal, observers);
}

/** Judges a site without its data, and says how much of the judgment that leaves. */
export async function judge(
  site: AnySite,
  terminal: Terminal,
  observers: readonly BareObserver[],
): Promise<JudgedAnySite> {
  const [{ auditAnySite, bareRules }, { rules: all }] = await Promise.all([
    import("../audit/any-site/audit-any-site.ts"),
    import("../audit/rules/index.ts"),
  ]);
  const rules = bareRules(all);
  terminal.err(`Judged without data: ${rules.length} of ${all.length} rules apply.`);
  return { result: auditAnySite(site, rules, observers), rules };
}

async function requireFolder(folder: string, cwd: string): Promise<string> {
  const path = resolve(cwd, folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return requireBuiltDir(folder, cwd);
  const { binaryFormatOf, startOf } = await import("../audit/any-site/document.ts");
  const format = binaryFormatOf(startOf(path));
  throw format === "a ZIP archive" || format === "compressed with gzip" || /\.(tar|7z|rar)$/i.test(path)
    ? new UserError(
        `${folder} is an archive, and only folders are read.`,
        "Unpack it, and name the folder that holds index.html.",
      )
    : new UserError(`${folder} is a file, and only folders are read.`, "Name the folder it lies in.");
}

/** True for a folder that Jekyll, Eleventy or the like makes pages of. */
function hasTemplates(dir: string): boolean {
  return readdirSync(dir).some((name) => /^_(layouts|includes)$/.test(name));
}

/** The folder within that tools write pages to. */
function builtWithin(dir: string): string | undefined {
  return ["dist", "build", "out", "public", "_site"].find((name) =>
    statSync(join(dir, name, "index.html"), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Says what to name instead: the source of a site is taken for its output now and then. */
function notASite(folder: string, dir: string, why: string): UserError {
  const isSource =
    hasTemplates(dir) ||
    readdirSync(dir).some((name) =>
      /^(package\.json|.*config\.(js|mjs|ts|toml|yaml)|_config\.yml|wp-config\.php)$/.test(name),
    );
  const built = builtWithin(dir);
  const hint = built
    ? `Name ${join(folder, built)}, which holds one.`
    : isSource
      ? "It looks like the source of a site. Build it with its own tool, and name the folder which that writes."
      : "Name the folder that holds index.html, or read the site from the web with --crawl <origin>.";
  return new UserError(`${folder} ${why}.`, hint);
}

export interface CrawlChoices {
  crawl: string;
  rate: number;
  limit: number;
  depth: number;
  resume?: boolean;
}

/** Hosts whose answers are kept, for --resume. */
const keptCrawls = 8;

/** Reads a site from the web, as slowly as asked, and judges what came. */
export async function judgeCrawl(
  { crawl, rate, limit, depth, resume }: CrawlChoices,
  cacheDir: string,
  terminal: Terminal,
  observers: readonly BareObserver[],
): Promise<JudgedAnySite> {
  const [{ crawlSite }, { openCrawl }] = await Promise.all([
    import("../crawl/crawl-site.ts"),
    import("../audit/any-site/crawled-site.ts"),
  ]);
  const name = new URL(crawl).host.replace(/[.:]/g, "_");
  const dir = folderInCache(join(cacheDir, "crawl"), name, keptCrawls);
  const store = await crawlSite(
    { origin: crawl, rate, limit, depth, resume: resume === true, dir },
    terminal,
  );
  const site = openCrawl(store, crawl);
  if (site.pages.length === 0)
    throw new UserError(`${crawl} has no page that could be read.`, "Look at its home page in a browser.");
  return judge(site, terminal, observers);
}
