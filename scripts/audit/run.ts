import type { PageType } from "../../src/kinds/page/types.ts";
import type { PageFacts } from "../read-build/page-facts.ts";
import { htmlFile } from "../read-build/page-files.ts";
import { attribute } from "./attribute.ts";
import type { AuditResult, BareAudit, Observer } from "./audit.ts";
import type { Finding } from "./finding.ts";
import { indexingOf, missingVerdict, type Verdict } from "./indexing.ts";
import type { Link } from "./link-graph.ts";
import { linksOf } from "./note-links.ts";
import { PageNotes } from "./page-notes.ts";
import type { BarePage, Found, RuleInfo } from "./rule.ts";
import { collectedOf } from "./similarity/collect.ts";
import type { CollectedPage } from "./similarity/similarity.ts";

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

/** What one page leaves behind: plain values, which a thread can hand over. */
export interface Judged {
  path: string;
  /** Its type, where its own document was read and the data say it. */
  type?: PageType;
  isRead: boolean;
  /** True for a page for search engines with a document, its own or that of another. */
  isIndexed: boolean;
  verdict?: Verdict;
  links: readonly Link[];
  compared?: CollectedPage;
  findings: readonly NamedFinding[];
  /** What rules over the set keep of it. */
  notes: readonly (readonly [rule: string, note: unknown])[];
  /** What each observer keeps of it. */
  seen: readonly unknown[];
}

/** What the rule of this name found. */
type NamedFinding = Found & { rule: string };

/** Judges the pages of one site one by one, and then the set of them. */
export class Run<Page extends BarePage, Context extends BareAudit> {
  private readonly findings: Finding[] = [];
  private readonly notes = new PageNotes();
  /** Links of menus that were handed over: they are the same on every page, and the first page that has one counts. */
  private readonly menuLinks = new Set<string>();
  /** Rules that have found something, or may. */
  private readonly known: Map<string, RuleInfo>;

  constructor(
    private readonly audit: Context,
    private readonly rules: readonly RuleOver<Page, Context>[],
    private readonly observers: readonly Observer<Page, Context>[],
  ) {
    this.known = new Map([...rules, ...ownRules].map((rule) => [rule.id, rule]));
  }

  /** Judges a page by itself; what comes of it is to be taken. */
  judge(page: Page): Judged {
    const { audit } = this;
    const { path, facts, expected } = page;
    const verdict = indexingOf(page, audit);
    const type = expected.props?.type;
    audit.indexing.set(path, verdict);
    audit.types.set(path, type);
    const compared = collectedOf(page, audit);
    const notes: [string, unknown][] = [];
    const findings = this.rules.flatMap((rule) =>
      guarded(rule, path, () => {
        if ("page" in rule) return Array.from(rule.page(page, audit), (found) => ({ ...found, path }));
        const note = "note" in rule ? rule.note(page, audit) : undefined;
        if (note !== undefined) notes.push([rule.id, note]);
        return [];
      }),
    );
    return {
      path,
      ...(type && { type }),
      isRead: true,
      isIndexed: expected.isIndexed,
      verdict,
      links: linksOf(audit, path, facts).filter((link) => this.isNew(link)),
      ...(compared && { compared }),
      findings,
      notes,
      seen: this.observers.map((observer) => observer.look(page, audit)),
    };
  }

  private isNew({ to, place, text }: Link): boolean {
    if (place === "content") return true;
    const key = `${to} ${text}`;
    return !this.menuLinks.has(key) && this.menuLinks.add(key) !== undefined;
  }

  /** Keeps what came of a page. Pages are to be taken in the order of the site. */
  take({ path, type, isRead, isIndexed, verdict, links, compared, findings, notes, seen }: Judged): void {
    const { audit } = this;
    if (isRead) audit.types.set(path, type);
    if (isIndexed) audit.indexed.add(path);
    if (verdict) audit.indexing.set(path, verdict);
    if (compared) audit.texts.add(compared);
    audit.graph.add(path, links);
    this.keep(findings);
    for (const [rule, note] of notes) this.notes.add(rule, path, note);
    this.observers.forEach((observer, at) => {
      observer.keep(seen[at]);
    });
  }

  /** Notes what was found elsewhere. */
  report(rule: RuleInfo, found: Found): void {
    this.known.set(rule.id, rule);
    this.findings.push({ rule, ...found });
  }

  /** Judges the set of pages, when all have been taken. */
  finish(): AuditResult<Context> {
    const { audit } = this;
    for (const rule of this.rules)
      this.keep(
        guarded(rule, undefined, () => {
          if ("set" in rule) return [...rule.set(this.notes.handOver(rule.id), audit)];
          return "site" in rule ? [...rule.site(audit)] : [];
        }),
      );
    return { findings: attribute(this.findings, audit), audit, pages: audit.types.size };
  }

  private keep(findings: readonly NamedFinding[]): void {
    for (const { rule, ...found } of findings) this.findings.push({ rule: this.ruleOf(rule), ...found });
  }

  private ruleOf(id: string): RuleInfo {
    const rule = this.known.get(id);
    if (!rule) throw new Error(`A finding names ${id}, which is no rule of this run.`);
    return rule;
  }
}

/** A page that has no file, or not all of it. */
export function missed(path: string, isMeant: boolean, facts?: PageFacts): Judged {
  const message = `${path} has ${leftOf(facts)} in the built folder.`;
  return {
    ...unread(path, { rule: missingPage.id, message, path, file: htmlFile(path) }),
    verdict: missingVerdict(isMeant),
  };
}

/** A page whose document is that of another. */
export function confused(path: string, other: string): Judged {
  const message = `The document of ${path} is that of ${other}: URL, title and text.`;
  return unread(path, { rule: otherDocument.id, message, path, file: htmlFile(path) });
}

function unread(path: string, finding: NamedFinding): Judged {
  return { path, isRead: false, isIndexed: false, links: [], findings: [finding], notes: [], seen: [] };
}

/** What a rule found. One that fails is a finding of its own; the others go on. */
function guarded(rule: RuleInfo, path: string | undefined, judge: () => Found[]): NamedFinding[] {
  try {
    return judge().map((found) => ({ rule: rule.id, ...found }));
  } catch (error) {
    const message = `The rule ${rule.id} failed${path ? ` on ${path}` : ""}: ${(error as Error).message}.`;
    return [{ rule: failedRule.id, message, cause: rule.id, ...(path !== undefined && { path }) }];
  }
}

/** What is there of a page, as it stands after "has". */
function leftOf(facts: PageFacts | undefined): string {
  if (!facts) return "no file";
  if (facts.bytes === 0) return "an empty file";
  const isDocument = facts.headCount > 0 || facts.bodyCount > 0 || facts.titles.length > 0;
  return isDocument
    ? "a file that is cut off"
    : "a file that is no HTML document (compressed, encrypted or of another kind)";
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
  checks: "The document at a URL is that of its page.",
  why: "Search engines drop one of two URLs with the same document, and the page that was to stand there is gone.",
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
