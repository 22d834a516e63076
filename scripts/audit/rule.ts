import type { Page } from "../../src/pages/page.ts";
import type { DataPlace, Severity } from "../../src/problem.ts";
import type { LimitName } from "../../src/site/audit-limits.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import type { Audit, BareAudit } from "./audit.ts";
import type { Source } from "./sources.ts";

/** A page of any site, as its document is. */
export interface BarePage {
  path: string;
  /** What is asked of it: by the data, and where there is none by the page itself. */
  expected: Pick<Page, "isIndexed"> & Partial<Page>;
  facts: PageFacts;
}

/** A page as the data say it should be, and as its built document is. */
export interface AuditedPage extends BarePage {
  expected: Page;
}

/** What a rule says of itself; `audit --list` prints it. */
export interface RuleInfo {
  /** Group and name, in the failing state where there is one: `title/length`. */
  id: string;
  severity: Severity;
  /** What is checked, in one sentence. */
  checks: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** What to do about a finding. */
  fix: string;
  /** Who says so. */
  source: Source;
  /** What of `audit.yaml` it judges by: a limit, or all limits of a group. */
  limits?: readonly LimitName[];
  /** Says that pages are enough to judge by, without the data they were made from: such a rule judges any site. */
  needs?: "pages";
}

/** What a rule finds. */
export interface Found {
  /** The fault, in a sentence with the value found and the one expected. */
  message: string;
  /** What is the same on every page with this fault where one template or the layout causes it. By default the message. */
  cause?: string;
  /** Where in the data the value stands, where the rule knows better than the file of the page. */
  place?: DataPlace;
  /** The words of the page that are wrong, as they stand in its text or in a value of its head; they lead to their line in the data. */
  words?: string;
  /** The whole text that holds those words: where it stands, they are looked for first. */
  within?: string;
  /** True where the pattern that makes the words of many pages is at fault, whatever a page fills in. */
  isOfPattern?: true;
  /** True where the record at its place is at fault, on however many pages it shows. */
  isOfRecord?: true;
  /** What is lost by it, where that is worse than its rule tells: the number to call, the look of the page, or the visitors themselves. */
  loses?: "number" | "styles" | "visitors";
  /** Offset in the document, or in the file that is named, of a tag that no value of the data makes; the finding points there. */
  at?: number;
  /** In place of the rule's own, where the corrected value can be said. */
  fix?: string;
  /** The page that has it; a rule that judges one page at a time need not say it. */
  path?: string;
  /** File in the built folder that is at fault. */
  file?: string;
  /** Number of its line, from 1. */
  line?: number;
  /** What the other page of a pair says, so that its line is named, too. */
  beside?: { path: string; words: string };
  /** Paths of the other pages of the same cause. */
  related?: string[];
}

/** Judges one page at a time. */
export interface PageRule extends RuleInfo {
  needs?: never;
  page(page: AuditedPage, audit: Audit): Iterable<Found>;
}

/** Keeps something small of every page, and judges the set when all have been read. */
export interface SetRule<Note> extends RuleInfo {
  needs?: never;
  /** What is kept of a page; undefined keeps nothing. */
  note(page: AuditedPage, audit: Audit): Note | undefined;
  set(notes: ReadonlyMap<string, Note>, audit: Audit): Iterable<Found>;
}

/** Judges files beside the pages, the link graph, or the data; runs when all pages have been read. */
export interface SiteRule extends RuleInfo {
  needs?: never;
  site(audit: Audit): Iterable<Found>;
}

/** The same three for any site: the compiler lets them read no more than such a site has. */
export interface BarePageRule extends RuleInfo {
  needs: "pages";
  page(page: BarePage, audit: BareAudit): Iterable<Found>;
}

export interface BareSetRule<Note> extends RuleInfo {
  needs: "pages";
  note(page: BarePage, audit: BareAudit): Note | undefined;
  set(notes: ReadonlyMap<string, Note>, audit: BareAudit): Iterable<Found>;
}

export interface BareSiteRule extends RuleInfo {
  needs: "pages";
  site(audit: BareAudit): Iterable<Found>;
}

// biome-ignore lint/suspicious/noExplicitAny: each rule knows its own notes; the runner only hands them back
export type BareRule = BarePageRule | BareSetRule<any> | BareSiteRule;
// biome-ignore lint/suspicious/noExplicitAny: the same
export type Rule = PageRule | SetRule<any> | SiteRule | BareRule;

/** Lets the compiler infer the notes of a rule. */
export function defineSetRule<Note>(rule: SetRule<Note>): SetRule<Note> {
  return rule;
}

/** The same for a rule over any site. */
export function defineBareSetRule<Note>(rule: BareSetRule<Note>): BareSetRule<Note> {
  return rule;
}
