import type { Audit, BareAudit } from "./audit.ts";

/** True for a site whose data are known. */
export function hasData(audit: BareAudit): audit is Audit {
  return "layout" in audit;
}

/** The end of a fix: another way to mend a file, where a build writes it. */
export function orBuild(audit: BareAudit): string {
  return hasData(audit) ? ", or build the site again: npx site build" : ".";
}
