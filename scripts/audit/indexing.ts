import { absoluteUrl } from "../../src/pages/addresses.ts";
import { oncePer } from "../../src/site/once.ts";
import type { BuiltFiles } from "../read-build/built-files.ts";
import { canonicalsOf } from "../read-build/head-values.ts";
import { redirectAt } from "../read-build/host-rules.ts";
import { directivesIn, keepingOut, statementsIn } from "../read-build/robots-directives.ts";
import { forbiddingRule } from "../read-build/robots-text.ts";
import { readSitemap } from "../read-build/sitemap.ts";
import type { BareAudit } from "./audit.ts";
import { asRead } from "./canonical.ts";
import type { BarePage } from "./rule.ts";

/** What keeps Google from showing a page in its results. */
export interface Obstacle {
  by: "robots.txt" | "tag" | "header" | "canonical" | "redirect" | "no file";
  /** As written there: `Disallow: /blog`, `googlebot: noindex`, the address that it leads to. */
  words: string;
  /** File beside the pages that says so, and the number of its line from 1. */
  file?: string;
  line?: number;
  /** Offset in the document of the tag that says so. */
  at?: number;
}

/** Whether Google may show a page in its results, and if not, by what. */
export interface Verdict {
  isIndexable: boolean;
  /** True for a page that should be shown. */
  isMeant: boolean;
  obstacles: readonly Obstacle[];
  /** What its tags and headers tell Google: `noindex, follow`; "" where nothing. */
  robots: string;
  /** Code that a host answers with. */
  status: number;
  isInSitemap: boolean;
}

/** Names of tags that Google reads. */
export const forGoogle: ReadonlySet<string> = new Set(["robots", "googlebot"]);

/** The verdict on a page that has a document. */
export function indexingOf(page: BarePage, audit: BareAudit): Verdict {
  const { site, hostRules, files } = audit;
  const address = addressOf(site, page.path);
  const redirect = redirectAt(hostRules, address);
  const said = saidAt(address, page.facts.metas, audit);
  const obstacles = [
    ...(redirect
      ? [{ by: "redirect", words: redirect.to, file: "_redirects", line: redirect.line } as const]
      : []),
    ...said.obstacles,
    ...namedElsewhere(page, audit),
  ];
  return {
    isIndexable: obstacles.length === 0,
    isMeant: page.expected.isIndexed,
    obstacles,
    robots: said.robots,
    status: redirect && redirect.status >= 300 ? redirect.status : 200,
    isInSitemap: sitemapOf(files).has(absoluteUrl(site, page.path)),
  };
}

/** What robots.txt, tags and headers tell Google of an address, and which of it keeps that out of its results. */
export function saidAt(
  address: string,
  metas: BarePage["facts"]["metas"],
  audit: BareAudit,
): Pick<Verdict, "obstacles" | "robots"> {
  const tags = metas.filter(({ key }) => forGoogle.has(key));
  const headers = robotsHeaders(audit.hostRules, address).filter(({ bot }) => forGoogle.has(bot));
  return {
    obstacles: [...closedBy(audit, address), ...keptOutBy(tags, headers, dayOf(audit.site))],
    robots: [...tags.map(({ content }) => content), ...headers.map(({ words }) => words)].join(", "),
  };
}

/** The day on which a site is judged: that of its data, else that of the clock. */
export function dayOf({ today }: BareAudit["site"]): string {
  return today ?? new Date().toISOString().slice(0, 10);
}

/** The verdict on a page of the data that has none. */
export function missingVerdict(isMeant: boolean): Verdict {
  const obstacles = [{ by: "no file", words: "" } as const];
  return { isIndexable: false, isMeant, obstacles, robots: "", status: 404, isInSitemap: false };
}

/** Path of a page as robots.txt and the host know it. */
export function addressOf({ base }: BareAudit["site"], path: string): string {
  return `${base.slice(0, -1)}${path}`;
}

function* closedBy({ robots }: BareAudit, address: string): Generator<Obstacle> {
  const rule = forbiddingRule(robots.rules, address);
  if (rule) yield { by: "robots.txt", words: rule.text, file: "robots.txt", line: rule.line };
}

interface RobotsHeader {
  bot: string;
  directives: string[];
  words: string;
  line: number;
}

/** What headers at an address tell crawlers. */
export function robotsHeaders({ headers }: BareAudit["hostRules"], address: string): RobotsHeader[] {
  return headers
    .filter(({ name, pattern }) => name.toLowerCase() === "x-robots-tag" && pattern.test(address))
    .flatMap(({ value, line }) =>
      statementsIn(value).map(({ bot, directives }) => ({ bot, directives, words: value, line })),
    );
}

function* keptOutBy(
  tags: BarePage["facts"]["metas"],
  headers: readonly RobotsHeader[],
  today: string,
): Generator<Obstacle> {
  for (const { directives, words, line } of headers)
    if (keepingOut(directives, today))
      yield { by: "header", words: `X-Robots-Tag: ${words}`, file: "_headers", line };
  for (const { key, content, start } of tags)
    if (keepingOut(directivesIn(content), today)) yield { by: "tag", words: `${key}: ${content}`, at: start };
}

/** A page that names another as the original. What names none, or several, is no verdict. */
function* namedElsewhere({ path, facts }: BarePage, { site }: BareAudit): Generator<Obstacle> {
  const [first, ...others] = new Set(canonicalsOf(facts).map(({ href }) => href));
  if (first === undefined || others.length > 0 || !URL.canParse(first)) return;
  const named = asRead(first.split("#")[0] ?? "");
  if (named !== absoluteUrl(site, path)) yield { by: "canonical", words: first };
}

/** Every address of the sitemap. */
export const sitemapOf = oncePer(
  (files: BuiltFiles): ReadonlySet<string> => new Set(Array.from(readSitemap(files), ({ url }) => url)),
);
