import type { BuiltFiles } from "../../read-build/built-files.ts";
import type { HostRules } from "../../read-build/host-rules.ts";
import type { Place } from "../../read-build/place.ts";
import type { InternalTarget } from "../../read-build/targets.ts";
import type { TargetKind } from "../link-targets.ts";
import type { RuleInfo } from "../rule.ts";

/** A page of a site whose data nobody has: its path as the host serves it, and the file that holds its document. */
export interface SitePage {
  path: string;
  /** On this machine. */
  file: string;
  /** True for what is shown in place of a page, such as `404.html`. */
  isError?: boolean;
}

/** Something that was expected to be a page, or a file, and is wrong as a whole. */
export interface SiteFault {
  rule: RuleInfo;
  path: string;
  message: string;
  /** In place of that of the rule. */
  fix?: string;
}

/** A site whose data nobody has: a folder that some tool wrote, or what a crawl kept. */
export interface AnySite {
  place: Place;
  files: BuiltFiles;
  hostRules: HostRules;
  pages: readonly SitePage[];
  /** What is known to be wrong before any page is judged. */
  faults: readonly SiteFault[];
  internal(href: string, from: string): InternalTarget | undefined;
  kindOf(path: string): TargetKind;
  /** Where a person finds a page or a file. */
  whereIs(path: string): string;
}
