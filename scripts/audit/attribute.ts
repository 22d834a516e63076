import { holdsBusinessFacts } from "../../src/kinds/page/types.ts";
import { hashOf } from "../files/hash.ts";
import { groupBy } from "../group-by.ts";
import type { BareAudit } from "./audit.ts";
import type { Finding, Owner, Reported } from "./finding.ts";
import { Origins } from "./origins.ts";
import type { RuleInfo } from "./rule.ts";

/** Fewest pages of a type that show a fault of their template rather than of their records. */
const fewestPages = 3;

/** Findings of one cause, and who owns them. */
interface Joined {
  group: readonly Finding[];
  owner: Owner;
  key: string;
}

/** Says who owns each finding, and where it is. The same finding on all pages of a type, or on all pages, becomes one. */
export function attribute(findings: readonly Finding[], audit: BareAudit): Reported[] {
  const causes = groupBy(findings, ({ rule, cause, message }) => `${rule.id}\n${cause ?? message}`);
  const sizes = countTypes(audit);
  const origins = new Origins(audit);
  return [...causes.entries()]
    .flatMap(([key, group]) => join(key, group, audit, sizes))
    .map((joined) => toReported(joined, origins))
    .sort(byPlace);
}

function countTypes({ types }: BareAudit): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const type of types.values()) if (type) sizes.set(type, (sizes.get(type) ?? 0) + 1);
  return sizes;
}

function join(key: string, group: Finding[], audit: BareAudit, sizes: Map<string, number>): Joined[] {
  const [{ rule }] = group as [Finding, ...Finding[]];
  const paths = new Set(group.flatMap(({ path }) => path ?? []));
  if (paths.size >= fewestPages && isShared(rule, paths, audit)) return [{ group, owner: "layout", key }];
  return [...groupBy(group, ({ path }) => audit.types.get(path ?? "") ?? "")].flatMap(
    ([type, ofType]): Joined[] => {
      const found = new Set(ofType.map(({ path }) => path));
      const isTemplate = found.size >= fewestPages && found.size === sizes.get(type);
      return isTemplate
        ? [{ group: ofType, owner: "template", key: `${key}\n${type}` }]
        : ofType.map((one) => ({ group: [one], owner: "record", key: `${key}\n${one.path ?? ""}` }));
    },
  );
}

/** True where one part that pages share has the fault: it is on all pages, all for search engines, or all with the facts of the business. */
function isShared({ id }: RuleInfo, paths: ReadonlySet<string>, { types, indexed }: BareAudit): boolean {
  const pages = [...indexed];
  if (paths.size === types.size || pages.every((path) => paths.has(path))) return true;
  const ofBusiness = pages.filter((path) => holdsBusinessFacts(types.get(path)));
  const isStructuredData = id.startsWith("ld/");
  return isStructuredData && paths.size === ofBusiness.length && ofBusiness.every((path) => paths.has(path));
}

function toReported({ group, owner, key }: Joined, origins: Origins): Reported {
  const [first] = group as [Finding, ...Finding[]];
  return {
    rule: first.rule,
    severity: first.rule.severity,
    owner,
    message: owner === "record" ? first.message : `${first.message} ${scopeOf(group.length, owner)}`,
    fix: first.fix ?? first.rule.fix,
    ...(first.path !== undefined && { path: first.path }),
    ...origins.of(first, owner),
    related: [...group.slice(1).flatMap(({ path }) => path ?? []), ...(first.related ?? [])],
    fingerprint: hashOf(key),
  };
}

function scopeOf(count: number, owner: "template" | "layout"): string {
  return owner === "layout"
    ? `The same on all ${count} pages: the layout has the fault.`
    : `The same on all ${count} pages of this type: their template has the fault.`;
}

/** By severity, rule and page, so that two reports can be compared line by line. */
function byPlace(a: Reported, b: Reported): number {
  const key = ({ severity, rule, path, message }: Reported) =>
    `${["error", "warning", "info"].indexOf(severity)} ${rule.id} ${path ?? ""} ${message}`;
  return key(a) < key(b) ? -1 : 1;
}
