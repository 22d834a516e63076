import type { PageType } from "../../src/kinds/page/types.ts";
import { createLayout, type LayoutProps, pageWords } from "../../src/layout/view.ts";
import { listPages } from "../../src/pages/pages.ts";
import { listPictures, unencoded } from "../../src/site/pictures.ts";
import { createSite, type Site } from "../../src/site/site.ts";
import { BuiltFiles } from "../read-build/built-files.ts";
import { readPage } from "../read-build/documents.ts";
import { type HostRules, readHostRules } from "../read-build/host-rules.ts";
import { placeOfBuild } from "../read-build/place.ts";
import { type RobotsText, readRobots } from "../read-build/robots-text.ts";
import { createFindTarget, type FindTarget } from "../read-build/targets.ts";
import { attribute } from "./attribute.ts";
import type { Finding, Reported } from "./finding.ts";
import { type AuditLimits, limitsOf } from "./limits.ts";
import { LinkGraph } from "./link-graph.ts";
import { noteLinks } from "./note-links.ts";
import type { AuditedPage, Found, Rule, RuleInfo } from "./rule.ts";

/** What rules may read beside the page they judge. */
export interface Audit {
  /** The data, linked for the address that the folder was built for. */
  site: Site;
  layout: LayoutProps;
  files: BuiltFiles;
  hostRules: HostRules;
  robots: RobotsText;
  limits: AuditLimits;
  /** Complete when rules over the set run. */
  graph: LinkGraph;
  /** Type of each page that has been read, by path. */
  types: ReadonlyMap<string, PageType>;
  /** Paths of pages for search engines that have been read. */
  indexed: ReadonlySet<string>;
  internal: FindTarget;
}

/** Watches the pages go by, for the report. */
export interface Observer {
  page(page: AuditedPage, audit: Audit): void;
}

export interface AuditResult {
  findings: Reported[];
  audit: Audit;
  pages: number;
}

/** Reads every built page once, and judges it by all rules. A page without a file is a finding, not a failure. */
export function auditBuild(
  checked: Site,
  dist: string,
  rules: readonly Rule[],
  observers: readonly Observer[] = [],
): AuditResult {
  const site = createSite(checked.dataset, {
    pictures: unencoded(listPictures(checked.dataset)),
    today: checked.today,
    ...(placeOfBuild(readPage(dist, "/")) ?? { origin: checked.origin, base: checked.base }),
  });
  const run = new Run(site, dist, rules);
  run.readPages(observers);
  run.judgeSet();
  return {
    findings: attribute(run.findings, run.audit),
    audit: run.audit,
    pages: run.audit.types.size,
  };
}

class Run {
  readonly findings: Finding[] = [];
  readonly audit: Audit;
  private readonly types = new Map<string, PageType>();
  private readonly indexed = new Set<string>();
  private readonly notes = new Map<Rule, Map<string, unknown>>();

  constructor(
    private readonly site: Site,
    private readonly dist: string,
    private readonly rules: readonly Rule[],
  ) {
    const files = new BuiltFiles(dist);
    this.audit = {
      site,
      layout: createLayout(site).layout,
      files,
      hostRules: readHostRules(dist),
      robots: readRobots(files.textOf("/robots.txt") ?? ""),
      limits: limitsOf(site.dataset),
      graph: new LinkGraph(),
      types: this.types,
      indexed: this.indexed,
      internal: createFindTarget(site),
    };
    for (const rule of rules) if ("set" in rule) this.notes.set(rule, new Map());
  }

  readPages(observers: readonly Observer[]): void {
    for (const expected of listPages(this.site, pageWords(this.audit.layout))) {
      const { path, type } = expected.props;
      const facts = readPage(this.dist, path);
      if (!facts) {
        this.keep(missingPage, { message: `${path} has no file in the built folder.`, path });
        continue;
      }
      const page = { path, expected, facts };
      this.types.set(path, type);
      if (expected.isIndexed) this.indexed.add(path);
      noteLinks(this.audit, path, facts);
      for (const rule of this.rules) this.judgePage(rule, page);
      for (const observer of observers) observer.page(page, this.audit);
    }
  }

  judgeSet(): void {
    for (const rule of this.rules)
      this.guard(rule, undefined, () => {
        if ("set" in rule) this.keepAll(rule, rule.set(this.notes.get(rule) ?? new Map(), this.audit));
        else if ("site" in rule) this.keepAll(rule, rule.site(this.audit));
      });
  }

  private judgePage(rule: Rule, page: AuditedPage): void {
    this.guard(rule, page.path, () => {
      if ("page" in rule)
        for (const found of rule.page(page, this.audit)) this.keep(rule, { ...found, path: page.path });
      else if ("note" in rule) {
        const note: unknown = rule.note(page, this.audit);
        if (note !== undefined) this.notes.get(rule)?.set(page.path, note);
      }
    });
  }

  /** A rule that fails is a finding of its own; the others go on. */
  private guard(rule: Rule, path: string | undefined, judge: () => void): void {
    try {
      judge();
    } catch (error) {
      this.keep(failedRule, {
        message: `The rule ${rule.id} failed${path ? ` on ${path}` : ""}: ${(error as Error).message}.`,
        cause: rule.id,
        ...(path !== undefined && { path }),
      });
    }
  }

  private keepAll(rule: RuleInfo, found: Iterable<Found>): void {
    for (const one of found) this.keep(rule, one);
  }

  private keep(rule: RuleInfo, found: Found): void {
    this.findings.push({ rule, ...found });
  }
}

/** Every page of the data needs its file before anything can be said of it. */
const missingPage: RuleInfo = {
  id: "audit/missing-page",
  severity: "error",
  checks: "Every page of the data has its document in the built folder.",
  why: "What is not there cannot be read by anyone.",
  fix: "Build the site again: npx site build",
  source: "product",
};

const failedRule: RuleInfo = {
  id: "audit/failed-rule",
  severity: "error",
  checks: "Every rule runs to its end.",
  why: "A rule that stops half-way finds nothing.",
  fix: "This is a mistake in the tool. Please report it with the sentence above.",
  source: "product",
};

/** What the runner itself reports. */
export const ownRules: readonly RuleInfo[] = [missingPage, failedRule];
