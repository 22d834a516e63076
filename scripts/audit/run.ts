import type { PageFacts } from "../read-build/page-facts.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { attribute } from "./attribute.ts";
import type { AuditResult, BareAudit, Observer } from "./audit.ts";
import type { Finding } from "./finding.ts";
import { indexingOf, missingVerdict } from "./indexing.ts";
import { noteLinks } from "./note-links.ts";
import type { BarePage, Found, RuleInfo } from "./rule.ts";

/** A rule by what it is handed: with the data of the site, or without. */
type RuleOver<Page, Context> = RuleInfo &
  (
    | { page: (page: Page, audit: Context) => Iterable<Found> }
    | {
        note: (page: Page, audit: Context) => unknown;
        // biome-ignore lint/suspicious/noExplicitAny: each rule knows its own notes; they are only handed back
        set: (notes: ReadonlyMap<string, any>, audit: Context) => Iterable<Found>;
      }
    | { site: (audit: Context) => Iterable<Found> }
  );

/** Judges the pages of one site, which are handed over one by one, and then the set of them. */
export class Run<Page extends BarePage, Context extends BareAudit> {
  private readonly findings: Finding[] = [];
  private readonly notes = new Map<RuleInfo, Map<string, unknown>>();

  constructor(
    private readonly audit: Context,
    private readonly rules: readonly RuleOver<Page, Context>[],
    private readonly observers: readonly Observer<Page, Context>[],
  ) {
    for (const rule of rules) if ("set" in rule) this.notes.set(rule, new Map());
  }

  judge(page: Page): void {
    noteLinks(this.audit, page.path, page.facts);
    this.audit.indexing.set(page.path, indexingOf(page, this.audit));
    for (const rule of this.rules) this.judgePage(rule, page);
    for (const observer of this.observers) observer.page(page, this.audit);
  }

  /** Notes that a page has no file, or not all of it. */
  miss(path: string, isMeant: boolean, facts?: PageFacts): void {
    this.audit.indexing.set(path, missingVerdict(isMeant));
    const left = facts ? (facts.bytes > 0 ? "a file that is cut off" : "an empty file") : "no file";
    this.report(missingPage, {
      message: `${path} has ${left} in the built folder.`,
      path,
      file: htmlFile(path),
    });
  }

  /** Notes what was found elsewhere. */
  report(rule: RuleInfo, found: Found): void {
    this.findings.push({ rule, ...found });
  }

  /** Notes that the document of a page is that of another. */
  confuse(path: string, other: string): void {
    this.report(otherDocument, {
      message: `The document of ${path} is that of ${other}: address, title and text.`,
      path,
      related: [other],
    });
  }

  /** Judges the set of pages, when all have been read. */
  finish(): AuditResult<Context> {
    const { audit } = this;
    for (const rule of this.rules)
      this.guard(rule, undefined, () => {
        if ("set" in rule) this.keepAll(rule, rule.set(this.notes.get(rule) ?? new Map(), audit));
        else if ("site" in rule) this.keepAll(rule, rule.site(audit));
      });
    return { findings: attribute(this.findings, audit), audit, pages: audit.types.size };
  }

  private judgePage(rule: RuleOver<Page, Context>, page: Page): void {
    this.guard(rule, page.path, () => {
      if ("page" in rule)
        for (const found of rule.page(page, this.audit)) this.report(rule, { ...found, path: page.path });
      else if ("note" in rule) {
        const note = rule.note(page, this.audit);
        if (note !== undefined) this.notes.get(rule)?.set(page.path, note);
      }
    });
  }

  /** A rule that fails is a finding of its own; the others go on. */
  private guard(rule: RuleInfo, path: string | undefined, judge: () => void): void {
    try {
      judge();
    } catch (error) {
      this.report(failedRule, {
        message: `The rule ${rule.id} failed${path ? ` on ${path}` : ""}: ${(error as Error).message}.`,
        cause: rule.id,
        ...(path !== undefined && { path }),
      });
    }
  }

  private keepAll(rule: RuleInfo, found: Iterable<Found>): void {
    for (const one of found) this.report(rule, one);
  }
}

/** Every page of the data needs its file before anything can be said of it. */
const missingPage: RuleInfo = {
  id: "audit/missing-page",
  severity: "error",
  checks: "Every page of the data has its whole document in the built folder.",
  why: "What is not there cannot be read by anyone.",
  fix: "Build the site again: npx site build",
  source: "product",
};

/** What such a document says is true of the other page, so no rule can judge it. */
const otherDocument: RuleInfo = {
  id: "audit/other-document",
  severity: "error",
  checks: "The document at an address is that of its page.",
  why: "Search engines drop one of two addresses with the same document, and the page that was to stand there is gone.",
  fix: "A file was copied over another: build the site again.",
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
export const ownRules: readonly RuleInfo[] = [missingPage, otherDocument, failedRule];
