import { limitsOf } from "../../../src/site/audit-limits.ts";
import { canonicalsOf } from "../../read-build/head-values.ts";
import type { PageFacts } from "../../read-build/page-facts.ts";
import { readRobots } from "../../read-build/robots-text.ts";
import type { AuditResult, BareAudit, BareObserver } from "../audit.ts";
import { indexingOf, sitemapOf } from "../indexing.ts";
import { LinkGraph } from "../link-graph.ts";
import type { BareRule, Rule } from "../rule.ts";
import { Run } from "../run.ts";
import { ComparedTexts } from "../similarity/collect.ts";
import type { AnySite, SitePage } from "./any-site.ts";
import { readAnyDocument } from "./document.ts";
import { fixes, severities } from "./fixes.ts";

/** The rules that can judge a site without its data, each with a fix that anybody can follow, and as bad as it is there. */
export function bareRules(rules: readonly Rule[]): BareRule[] {
  return rules.flatMap((rule) =>
    rule.needs === "pages"
      ? { ...rule, fix: fixes[rule.id] ?? rule.fix, severity: severities[rule.id] ?? rule.severity }
      : [],
  );
}

/** Reads every page of a site whose data nobody has once, and judges it by the rules that need none. */
export function auditAnySite(
  site: AnySite,
  rules: readonly BareRule[],
  observers: readonly BareObserver[] = [],
): AuditResult<BareAudit> {
  const { place, files, hostRules, internal, kindOf, whereIs } = site;
  const audit: BareAudit = {
    site: place,
    files,
    hostRules,
    robots: readRobots(files.textOf("/robots.txt") ?? "", "Googlebot"),
    limits: limitsOf({}),
    graph: new LinkGraph(),
    types: new Map(),
    indexed: new Set(),
    texts: new ComparedTexts(),
    indexing: new Map(),
    internal,
    kindOf,
    whereIs,
  };
  const run = new Run(audit, rules, observers);
  for (const { rule, ...found } of site.faults) run.report(rule, found);
  for (const page of site.pages) {
    const facts = readAnyDocument(page.file);
    const isIndexed = isForSearchEngines(page, facts, audit);
    run.take(run.judge({ path: page.path, expected: { isIndexed }, facts }));
  }
  return run.finish();
}

/** What the site itself says: the page is the home page or in the sitemap, or neither tags nor headers keep search engines out, and it names no other page as the original. */
function isForSearchEngines({ path, isError }: SitePage, facts: PageFacts, audit: BareAudit): boolean {
  const { obstacles, isInSitemap } = indexingOf({ path, expected: { isIndexed: true }, facts }, audit);
  const canonicals = canonicalsOf(facts);
  const original =
    canonicals.length === 1 ? audit.internal(canonicals[0]?.href ?? "", path)?.path : undefined;
  const isCopy = original !== undefined && original !== path && audit.kindOf(original) === "page";
  // What robots.txt blocks and a sitemap leaves out is meant: pages of thanks, searches, carts.
  const byRobots = sitemapOf(audit.files).size > 0 ? "robots.txt" : undefined;
  const isKeptOut = obstacles.some(({ by }) => by === "tag" || by === "header" || by === byRobots);
  return !isError && !isCopy && (isInSitemap || path === "/" || !isKeptOut);
}
