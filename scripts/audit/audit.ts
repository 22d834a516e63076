import type { PageType } from "../../src/kinds/page/types.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import { createPage } from "../../src/pages/pages.ts";
import type { createRenderer } from "../../src/renderer/render.tsx";
import { type AuditLimits, limitsOf } from "../../src/site/audit-limits.ts";
import type { PathEntry } from "../../src/site/paths.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { BuiltFiles } from "../read-build/built-files.ts";
import { readPage } from "../read-build/documents.ts";
import { type HostRules, readHostRules } from "../read-build/host-rules.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { type Place, placeOfBuild } from "../read-build/place.ts";
import { type RobotsText, readRobots } from "../read-build/robots-text.ts";
import { createFindTarget, type FindTarget } from "../read-build/targets.ts";
import { MadePages } from "./built/made-pages.ts";
import type { Reported } from "./finding.ts";
import type { Verdict } from "./indexing.ts";
import { LinkGraph } from "./link-graph.ts";
import { kindOfTarget, type TargetKind } from "./link-targets.ts";
import { expectedLinksOf } from "./note-links.ts";
import { otherPageIn } from "./other-page.ts";
import type { AuditedPage, BarePage, Rule } from "./rule.ts";
import { confused, type Judged, missed, Run } from "./run.ts";
import { ComparedTexts } from "./similarity/collect.ts";

/** What rules over any site may read beside the page they judge. */
export interface BareAudit {
  /** Where the site stands, and all that its data say where there are any. */
  site: Place & Partial<Site>;
  files: BuiltFiles;
  hostRules: HostRules;
  robots: RobotsText;
  limits: AuditLimits;
  /** Complete when rules over the set run. */
  graph: LinkGraph;
  /** Whether search engines may show each page, by path; complete when rules over the set run. */
  indexing: Map<string, Verdict>;
  /** Each page that has been read, by path, with its type where the data say it. */
  types: Map<string, PageType | undefined>;
  /** Paths of pages for search engines that have been read. */
  indexed: Set<string>;
  /** What is compared of the texts of pages; complete when rules over the set run. */
  texts: ComparedTexts;
  internal: FindTarget;
  /** What stands behind a path. */
  kindOf(path: string): TargetKind;
  /** Where a person finds a page or a file: on this machine, or on the web. */
  whereIs(path: string): string;
}

/** What rules may read of a site whose data are known. */
export interface Audit extends BareAudit {
  /** The data, linked for the address that the folder was built for. */
  site: Site;
  layout: LayoutProps;
  types: Map<string, PageType>;
  /** Where the templates that render pages are compiled on this machine. */
  made?: MadePages;
}

/** Watches the pages go by, for the report. */
export interface Observer<Page = AuditedPage, Context = Audit> {
  /** What it keeps of a page: plain values, because a thread may hand them over. */
  look(page: Page, audit: Context): unknown;
  /** Is handed what it keeps of each page, in the order of the site. */
  keep(seen: unknown): void;
}

export interface AuditResult<Context extends BareAudit = Audit> {
  findings: Reported[];
  audit: Context;
  pages: number;
}

/** What watches the pages of any site. */
export type BareObserver = Observer<BarePage, BareAudit>;

/** A built folder beside the data, ready to be judged page by page. */
export interface OpenedBuild {
  audit: Audit;
  run: Run<AuditedPage, Audit>;
  pages: readonly PathEntry[];
  judge(entry: PathEntry): Judged;
}

/** Reads every built page once, and judges it by all rules. A page without a file is a finding, not a failure. */
export function auditBuild(
  checked: Site,
  dist: string,
  rules: readonly Rule[],
  observers: readonly Observer[] = [],
  templates: Templates = {},
): AuditResult {
  const { run, pages, judge } = openBuild(checked, dist, rules, observers, templates);
  for (const entry of pages) run.take(judge(entry));
  return run.finish();
}

/** The data of a site, the day on which they are read, and the place for which they are linked where the folder names none. */
export type SiteData = Pick<Site, "dataset" | "today" | "origin" | "base">;

/** What pages are rendered with, and those of which nobody asks it. */
export interface Templates {
  create?: typeof createRenderer | undefined;
  untouched?: ReadonlySet<string> | undefined;
}

/** Reads what is needed before any page is judged. */
export function openBuild(
  checked: SiteData,
  dist: string,
  rules: readonly Rule[],
  observers: readonly Observer[],
  { create, untouched = new Set() }: Templates = {},
): OpenedBuild {
  const site = createSite(checked.dataset, {
    pictures: unencoded(listPictures(checked.dataset)),
    today: checked.today,
    ...(placeOfBuild(readPage(dist, "/")) ?? { origin: checked.origin, base: checked.base }),
  });
  const audit = createAudit(site, dist);
  if (create) audit.made = new MadePages(create, audit.layout, untouched);
  const run = new Run(audit, rules, observers);
  const words = pageWords(audit.layout);
  return {
    audit,
    run,
    pages: [...site.paths.values()],
    judge(entry) {
      const { path } = entry;
      const expected = createPage(site, entry, words);
      const { isIndexed } = expected;
      const facts = readPage(dist, path);
      const links = () => expectedLinksOf(audit, path, expected);
      if (!facts?.hasEnd) return { ...missed(path, isIndexed, facts), links: links() };
      const page = { path, expected, facts };
      const other = otherPageIn(page, audit);
      if (other === undefined) return run.judge(page);
      return { ...confused(path, other), isIndexed, links: links() };
    },
  };
}

function createAudit(site: Site, dist: string): Audit {
  const files = new BuiltFiles(dist);
  const audit: Audit = {
    site,
    layout: createLayout(site).layout,
    files,
    hostRules: readHostRules(dist),
    robots: readRobots(files.textOf("/robots.txt") ?? "", "Googlebot"),
    limits: limitsOf(site.dataset),
    graph: new LinkGraph(),
    indexing: new Map(),
    types: new Map(),
    indexed: new Set(),
    texts: new ComparedTexts(),
    internal: createFindTarget(site),
    kindOf: (path) => kindOfTarget(audit, path),
    whereIs: (path) => files.pathOf(site.paths.has(path) ? htmlFile(path) : path),
  };
  return audit;
}
