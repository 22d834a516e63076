import type { Audit, BareAudit } from "./audit.ts";

/** True for a site whose data are known. */
export function hasData(audit: BareAudit): audit is Audit {
  return "layout" in audit;
}
