import { isDeepStrictEqual } from "node:util";
import { pageWords } from "../../../src/layout/view.ts";
import { createPage } from "../../../src/pages/pages.ts";
import { once } from "../../../src/site/once.ts";
import { readPage } from "../../read-build/documents.ts";
import { oneLine } from "../../read-build/text-reader.ts";
import { remember } from "../../remember.ts";
import { siteTexts } from "../../site-texts.ts";
import type { Audit, BareAudit } from "../audit.ts";
import { type Finding, pagesOf } from "../finding.ts";
import { hasData } from "../has-data.ts";
import type { AuditedPage, BareSiteRule, Rule, RuleInfo, SiteRule } from "../rule.ts";
import { lostLinks, madeFacts, otherLinks } from "./body-differences.ts";
import { type Difference, pageDifferences } from "./page-differences.ts";

/** Pages whose facts are kept at once: findings come page by page. */
const keptPages = 1;
/** Pages that are made once more to hold them against what was built. */
const mostMade = 500;

/** The document that has the value, and the offset of it where it is known. */
export interface BuiltCause {
  path: string;
  at: number | undefined;
}

/** Knows which findings no data cause: those that would not be there had the built files the values that the data make. */
export class BuiltCauses {
  private readonly page = remember((path) => this.readPage(path), keptPages);
  private readonly made = remember((path) => this.makePage(path), keptPages);
  private count = 0;
  private readonly audit: Audit | undefined;

  /** `altered` are the pages whose documents have other values than the data make. */
  constructor(
    audit: BareAudit,
    private readonly altered: ReadonlySet<string>,
  ) {
    this.audit = hasData(audit) ? audit : undefined;
  }

  /** The value of a document without which its rule finds nothing, and whose it is. */
  of(finding: Finding): BuiltCause | undefined {
    const { path: own, file } = finding;
    // A file that a page needs is named with the page that names it.
    if (file !== undefined && file !== own) return undefined;
    const isOfGraph = finding.rule.id.startsWith("graph/");
    const loss = isOfGraph && pagesOf(finding).flatMap((path) => this.losses().get(path) ?? [])[0];
    if (loss) return loss;
    for (const path of pagesOf(finding)) {
      const page = this.altered.has(path) ? this.page(path) : undefined;
      const cause =
        this.linkOf(path, finding) ??
        (page && this.causeIn(page, finding)) ??
        this.causeInBody(path, finding);
      if (cause) return { path, at: cause.at };
    }
    return undefined;
  }

  /** By the path of each page to which a link is lost, and of each that has lost one: the one that has. */
  private readonly losses = once(() => {
    const { audit } = this;
    const losses = new Map<string, BuiltCause>();
    for (const path of [...this.altered].slice(0, mostMade)) {
      const page = audit && this.page(path);
      const targets = page
        ? lostLinks(page, audit).flatMap((href) => audit.internal(href, path)?.path ?? [])
        : [];
      for (const one of targets.length > 0 ? [path, ...targets] : [])
        losses.set(one, { path, at: undefined });
    }
    return losses;
  });

  /** The link that a rule over all links names by its words. */
  private linkOf(path: string, { rule, words }: Finding): Pick<Difference, "at"> | undefined {
    const { audit } = this;
    const isOfLink = words !== undefined && rule.id.startsWith("link/");
    const page = isOfLink && audit?.made?.mayDiffer(path) ? this.page(path) : undefined;
    const link = page && audit && otherLinks(page, audit).find(({ text }) => oneLine(text) === words);
    return link && { at: link.start };
  }

  /** What is wrong in the body of a document, and not in the one that the data make. */
  private causeInBody(path: string, finding: Finding): Pick<Difference, "at"> | undefined {
    const { audit } = this;
    const made = this.made(path);
    if (!audit || !made || isStillFound(finding, made.built, made.mended, audit)) return undefined;
    return { at: finding.at };
  }

  private makePage(path: string): { built: AuditedPage; mended: AuditedPage } | undefined {
    const isMade = this.audit?.made?.mayDiffer(path) && this.count++ < mostMade;
    const built = isMade ? this.page(path) : undefined;
    const facts = built && this.audit && madeFacts(built, this.audit);
    return built && facts && { built, mended: { ...built, facts } };
  }

  private causeIn(page: AuditedPage, finding: Finding): Difference | undefined {
    const { audit } = this;
    if (!audit) return undefined;
    const all = pageDifferences(page, audit);
    const isCuredBy = (differences: readonly Difference[]) => {
      const facts = differences.reduce((given, { mend }) => mend(given), page.facts);
      return !isStillFound(finding, page, { ...page, facts }, audit);
    };
    const single = all.find((one) => isCuredBy([one]));
    if (single || !isCuredBy(all)) return single;
    // Several values have the same fault: the first of them.
    return all.find((one) => !isCuredBy(all.filter((other) => other !== one))) ?? all[0];
  }

  private readPage(path: string): AuditedPage | undefined {
    const { audit } = this;
    const entry = audit?.site.paths.get(path);
    const facts = entry && audit && readPage(audit.files.pathOf("/"), path);
    return facts && { path, expected: createPage(audit.site, entry, pageWords(audit.layout)), facts };
  }

  /** Number of the line of a file beside the pages that stands there in place of one that the data make, or of the first such line; what was added is none. */
  lineInstead(file: string, line?: number): number | undefined {
    const text = this.audit && siteTexts(this.audit.site).get(file);
    if (text === undefined) return undefined;
    const made = linesOf(text);
    const built = linesOf(this.audit?.files.textOf(`/${file}`));
    if (made.every((one) => built.includes(one))) return undefined;
    const found = built.findIndex(
      (one, at) => !made.includes(one) && (line === undefined || at + 1 === line),
    );
    return found < 0 ? undefined : found + 1;
  }
}

/** The lines of a file, each further in with the one that it belongs to: a header with its path. */
function linesOf(text = ""): string[] {
  let above = "";
  return text.split(/\r\n?|\n/).map((line) => {
    if (/^\s/.test(line)) return `${above} ${line.trim()}`;
    above = line;
    return line;
  });
}

/** True where the rule says of a page what it says of the built one. A rule over the set is asked for its note: it judges by that. */
function isStillFound(
  { rule, message, cause: own, words }: Finding,
  built: AuditedPage,
  mended: AuditedPage,
  audit: Audit,
): boolean {
  if (!isOfPages(rule)) return true;
  const cause = own ?? message;
  if ("page" in rule) {
    const found = [...rule.page(mended, audit)];
    const isSame = found.some((one) => (one.cause ?? one.message) === cause);
    return isSame || found.length >= [...rule.page(built, audit)].length;
  }
  const note: unknown = rule.note(mended, audit);
  if (isDeepStrictEqual(note, rule.note(built, audit)) || (words !== undefined && holds(note, words)))
    return true;
  // What is wrong with the page alone is wrong in the data as well.
  const alone = note === undefined ? [] : [...rule.set(new Map([[built.path, note]]), audit)];
  return alone.some((one) => one.path === built.path && one.cause === own);
}

function isOfPages(rule: RuleInfo): rule is Exclude<Rule, SiteRule | BareSiteRule> {
  return "page" in rule || "note" in rule;
}

/** True where the words are a text in a note. */
function holds(note: unknown, words: string): boolean {
  if (typeof note === "string") return note === words;
  return (
    typeof note === "object" && note !== null && Object.values(note).some((value) => holds(value, words))
  );
}
