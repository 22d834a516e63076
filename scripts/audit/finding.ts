import type { DataPlace, Position, Severity } from "../../src/problem.ts";
import type { Found, RuleInfo } from "./rule.ts";

/** Who can mend a finding: a record of the data, a template (the same on all pages of a type), or the layout. */
export type Owner = "record" | "template" | "layout";

/** What was found, with the rule that found it. */
export interface Finding extends Found {
  rule: RuleInfo;
}

/** Findings of one cause with their owner, as they are reported. */
export interface Reported {
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
