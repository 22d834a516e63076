import { rules } from "../../scripts/audit/rules/index.ts";
import type { AuditedSite, Edit } from "./audit.ts";

/** One damaged page: the one rule that finds the damage, and what it says. */
export type Fault = [id: string, path: string, edit: Edit, messages: string[]];

/** What all rules over single pages say of an edited page and do not say of the good one, by rule. */
export function newFindings(site: AuditedSite, path: string, edit: Edit): Record<string, string[]> {
  const [good, bad] = [site.page(path), site.page(path, edit)];
  const found: Record<string, string[]> = {};
  for (const rule of rules) {
    if (!("page" in rule)) continue;
    const before = [...rule.page(good, site.audit)].map(({ message }) => message);
    const after = [...rule.page(bad, site.audit)].map(({ message }) => message);
    // A finding of the good page that only counts other words is none of the damage.
    if (after.length > before.length) found[rule.id] = after.filter((message) => !before.includes(message));
  }
  return found;
}
