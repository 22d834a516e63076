import type { PageType } from "../../src/kinds/page/types.ts";
import type { Severity } from "../../src/problem.ts";
import type { BareAudit } from "./audit.ts";
import type { Reported } from "./finding.ts";
import type { Found } from "./rule.ts";

/** Pages that bring customers count as often as this among the pages that a finding touches. */
const moneyWeight = 3;
const moneyTypes: ReadonlySet<PageType> = new Set(["home", "city", "service", "landing", "contact"]);
const severityWeights: Record<Severity, number> = { error: 10, warning: 3, info: 1 };

/** Rules that say why a page cannot be found. */
const hiding = /^(audit|canon|file|index|robots)\/|^host\/(redirect-shadow|soft-404)$/;

/** What a finding weighs. */
export interface Weight {
  /** Pages that it touches, those that bring customers three times, by its severity. */
  impact: number;
  /** Present where pages that bring customers cannot be found, used or called from: some of them, or every page of the site. */
  critical?: "pages" | "site";
}

interface Weighed extends Pick<Reported, "rule" | "severity" | "owner"> {
  loses: Found["loses"];
  pages: readonly string[];
}

/** Weighs a finding by the pages that it touches; one about no page counts as one that brings customers. */
export function weigh(finding: Weighed, audit: BareAudit): Weight {
  const { severity, pages } = finding;
  const touched = pages.reduce((sum, path) => sum + (isMoney(path, audit) ? moneyWeight : 1), 0);
  const critical = severity === "error" ? criticalOf(finding, audit) : undefined;
  return { impact: (touched || moneyWeight) * severityWeights[severity], ...(critical && { critical }) };
}

function criticalOf({ rule, owner, loses, pages }: Weighed, audit: BareAudit): Weight["critical"] {
  if (loses === "number") return owner === "layout" ? "pages" : undefined;
  if (loses === "styles") return pages.some((path) => isMoney(path, audit)) ? "pages" : undefined;
  if (loses === "visitors") return pages.length < countMeant(audit) ? "pages" : "site";
  if (!hiding.test(rule.id)) return undefined;
  const hidden = pages.filter((path) => isHidden(path, audit));
  if (!hidden.some((path) => isMoney(path, audit))) return undefined;
  return hidden.length === countMeant(audit) ? "site" : "pages";
}

/** Pages that search engines should show. */
function countMeant({ indexing }: BareAudit): number {
  return [...indexing.values()].filter(({ isMeant }) => isMeant).length;
}

/** True for a page that search engines should show and cannot. */
function isHidden(path: string, { indexing }: BareAudit): boolean {
  const verdict = indexing.get(path);
  return verdict?.isMeant === true && !verdict.isIndexable;
}

/** Of a site without data only the home page is known to be one. */
function isMoney(path: string, { site, types }: BareAudit): boolean {
  const type = types.get(path) ?? site.paths?.get(path)?.page.value.type;
  return type === undefined ? path === "/" : moneyTypes.has(type);
}

const ranks = ["site", "pages", "error", "warning", "info"];

/** The worst first: critical ones, then by severity, impact, rule and page, so that two reports can be compared line by line. */
export function byWeight(a: Reported, b: Reported): number {
  const rank = ({ critical, severity }: Reported) => ranks.indexOf(critical ?? severity);
  const name = ({ rule, path, message }: Reported) => `${rule.id} ${path ?? ""} ${message}`;
  return rank(a) - rank(b) || b.impact - a.impact || (name(a) < name(b) ? -1 : 1);
}
