import type { DataPlace, Position, Severity } from "../../src/problem.ts";
import type { FoundInSet, RuleInfo } from "./rule.ts";

/** Who can mend a finding: a record of the data, a template (the same on all pages of a type), or the layout. */
export type Owner = "record" | "template" | "layout";

export interface RawFinding extends FoundInSet {
  rule: RuleInfo;
}

/** A finding with its owner, as it is reported. */
export interface Finding {
  rule: RuleInfo;
  severity: Severity;
  owner: Owner;
  message: string;
  fix: string;
  /** Page it is shown for; the first where it is found on many. */
  path?: string;
  /** Place in the data, where it is known. */
  place?: DataPlace;
  /** Place in the built folder, where the data has none. */
  position?: Position;
  /** Paths of the other pages with the same finding. */
  related: string[];
  /** Names this finding in a baseline; the same in every run while the fault is there. */
  fingerprint: string;
}
