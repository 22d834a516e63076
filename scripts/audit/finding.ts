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
  /** Place in the built folder, where the words are in no value of the data; `place` is then the file of the page. */
  position?: Position;
  /** Other lines of the data that make the same words: the text around a value, and the values in a text. */
  behind?: DataPlace[];
  /** Paths of the other pages with the same finding. */
  related: string[];
  /** Pages that it touches, those that bring customers three times, by its severity: the greater, the sooner it is to be mended. */
  impact: number;
  /** Where pages that bring customers cannot be found, used or called from: some of them, or every page of the site. */
  critical?: "pages" | "site";
  /** Names this finding in a baseline; the same in every run while the fault is there. */
  fingerprint: string;
}

/** The pages that a finding is about. */
export function pagesOf({ path, related = [] }: Pick<Finding, "path" | "related">): string[] {
  return path === undefined ? related : [path, ...related];
}

/** Where a finding points: at the built file where only that has the words, else at the data. `lookUp` finds line and column. */
export function positionOf(
  { place, position }: Pick<Reported, "place" | "position">,
  lookUp: (place: DataPlace) => Position,
): Position | undefined {
  return position ?? (place && lookUp(place));
}
