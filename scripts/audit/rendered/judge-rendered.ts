import { groupBy } from "../../../src/loader/group-by.ts";
import { attribute } from "../attribute.ts";
import type { AuditResult, BareAudit } from "../audit.ts";
import { type Finding, pagesOf, type Reported } from "../finding.ts";
import { byWeight } from "../weight.ts";
import type { RenderedPage } from "./rendered-page.ts";
import { renderedRules } from "./rendered-rules.ts";

/** Fewest opened pages that show a fault of all pages. */
const fewestPages = 3;

/** The findings of an audit with those of the pages that were opened, without what it has said of them already. */
export function withRendered<Context extends BareAudit>(
  result: AuditResult<Context>,
  pages: readonly RenderedPage[],
): AuditResult<Context> {
  const found = pages.flatMap((page) => judge(page, result.findings));
  const groups = groupBy(found, ({ rule, cause, message }) => `${rule.id}\n${cause ?? message}`);
  const isShared = (group: readonly Finding[]) =>
    group.length >= fewestPages && group.length === pages.length;
  const findings = [...groups.values()].flatMap((group) => (isShared(group) ? joined(group) : group));
  const reported = attribute(findings, result.audit).map((finding) => ({ ...finding, ...ownerOf(finding) }));
  return { ...result, findings: [...result.findings, ...reported].sort(byWeight) };
}

function judge(page: RenderedPage, findings: readonly Reported[]): Finding[] {
  const known = findings.filter((finding) => pagesOf(finding).includes(page.path));
  return renderedRules
    .filter(({ echoes }) => !echoes || !known.some(({ rule }) => echoes.test(rule.id)))
    .flatMap((rule) => [...rule.judge(page)].map((found) => ({ rule, path: page.path, ...found })))
    .filter(({ rule, words }) => rule.id !== failedRequest || !isNamed(words ?? "", findings));
}

const failedRequest = "rendered/failed-request";

/** True for a file whose absence the audit has noticed in the folder. */
function isNamed(file: string, findings: readonly Reported[]): boolean {
  return findings.some(({ rule, message }) => rule.id.startsWith("file/") && message.includes(file));
}

function joined(group: readonly Finding[]): Finding {
  const [first, ...others] = group as [Finding, ...Finding[]];
  const message = `${first.message} The same on all ${group.length} pages that were opened.`;
  return { ...first, message, related: others.flatMap(({ path }) => path ?? []) };
}

/** One page of a type stands for the others, so that a fault is of their template, or of what all pages share. */
function ownerOf({ related }: Reported): Pick<Reported, "owner"> {
  return { owner: related.length > 0 ? "layout" : "template" };
}
