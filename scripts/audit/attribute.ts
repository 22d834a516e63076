import { holdsBusinessFacts } from "../../src/kinds/page/types.ts";
import type { Position } from "../../src/problem.ts";
import { placeOf } from "../../src/site/paths.ts";
import { hashOf } from "../files/hash.ts";
import { groupBy } from "../group-by.ts";
import type { BareAudit } from "./audit.ts";
import type { Finding, Owner, Reported } from "./finding.ts";
import type { RuleInfo } from "./rule.ts";

/** Fewest pages of a type that show a fault of their template rather than of their records. */
const fewestPages = 3;

/** Says who owns each finding. The same finding on all pages of a type, or on all pages, becomes one. */
export function attribute(findings: readonly Finding[], audit: BareAudit): Reported[] {
  const causes = groupBy(findings, ({ rule, cause, message }) => `${rule.id}\n${cause ?? message}`);
  const sizes = countTypes(audit);
  return [...causes.entries()].flatMap(([key, group]) => join(key, group, audit, sizes)).sort(byPlace);
}

function countTypes({ types }: BareAudit): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const type of types.values()) if (type) sizes.set(type, (sizes.get(type) ?? 0) + 1);
  return sizes;
}

function join(key: string, group: Finding[], audit: BareAudit, sizes: Map<string, number>): Reported[] {
  const [{ rule }] = group as [Finding, ...Finding[]];
  const paths = new Set(group.flatMap(({ path }) => path ?? []));
  if (paths.size >= fewestPages && isShared(rule, paths, audit))
    return [toReported(group, "layout", key, audit)];
  return [...groupBy(group, ({ path }) => audit.types.get(path ?? "") ?? "")].flatMap(([type, ofType]) => {
    const found = new Set(ofType.map(({ path }) => path));
    const isTemplate = found.size >= fewestPages && found.size === sizes.get(type);
    return isTemplate
      ? [toReported(ofType, "template", `${key}\n${type}`, audit)]
      : ofType.map((one) => toReported([one], "record", `${key}\n${one.path ?? ""}`, audit));
  });
}

/** True where one part that pages share has the fault: it is on all pages, all for search engines, or all with the facts of the business. */
function isShared({ id }: RuleInfo, paths: ReadonlySet<string>, { types, indexed }: BareAudit): boolean {
  const pages = [...indexed];
  if (paths.size === types.size || pages.every((path) => paths.has(path))) return true;
  const ofBusiness = pages.filter((path) => holdsBusinessFacts(types.get(path)));
  const isStructuredData = id.startsWith("ld/");
  return isStructuredData && paths.size === ofBusiness.length && ofBusiness.every((path) => paths.has(path));
}

function toReported(group: readonly Finding[], owner: Owner, key: string, audit: BareAudit): Reported {
  const [first] = group as [Finding, ...Finding[]];
  const place = placeIn(first, owner, audit);
  // Without data a finding stands in the document itself.
  const shown = first.file ?? (audit.site.paths ? undefined : first.path);
  return {
    rule: first.rule,
    severity: first.rule.severity,
    owner,
    message: owner === "record" ? first.message : `${first.message} ${scopeOf(group.length, owner)}`,
    fix: first.fix ?? first.rule.fix,
    ...(first.path !== undefined && { path: first.path }),
    ...(place && { place }),
    ...(!place && shown !== undefined && { position: positionIn(shown, first.line, audit) }),
    related: [...group.slice(1).flatMap(({ path }) => path ?? []), ...(first.related ?? [])],
    fingerprint: hashOf(key),
  };
}

function positionIn(file: string, line: number | undefined, { whereIs }: BareAudit): Position {
  return { file: whereIs(file), ...(line !== undefined && { line }) };
}

function scopeOf(count: number, owner: "template" | "layout"): string {
  return owner === "layout"
    ? `The same on all ${count} pages: the layout has the fault.`
    : `The same on all ${count} pages of this type: their template has the fault.`;
}

/** Where to mend it: the place the rule names, else the record of the page, else the file of its page type; not in the data where the rule names a built file. */
function placeIn({ place, path, file }: Finding, owner: Owner, { site }: BareAudit): Reported["place"] {
  if (place || file !== undefined) return place;
  const entry = path === undefined ? undefined : site.paths?.get(path);
  if (!entry || owner === "layout") return undefined;
  return { file: owner === "template" ? entry.page.file : placeOf(entry).file, pointer: "" };
}

/** By severity, rule and page, so that two reports can be compared line by line. */
function byPlace(a: Reported, b: Reported): number {
  const key = ({ severity, rule, path, message }: Reported) =>
    `${["error", "warning", "info"].indexOf(severity)} ${rule.id} ${path ?? ""} ${message}`;
  return key(a) < key(b) ? -1 : 1;
}
