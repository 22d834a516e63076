import type { HostRules } from "../read-build/host-rules.ts";
import type { BareAudit } from "./audit.ts";
import { addressOf } from "./indexing.ts";
import { andOthers } from "./page-names.ts";
import type { Found } from "./rule.ts";

export type HeaderLine = HostRules["headers"][number];

/** Seconds for which a Cache-Control or Strict-Transport-Security header holds; undefined where it names none. */
export function maxAgeIn(value: string): number | undefined {
  const [, seconds] = /(?<![\w-])max-age="?(\d+)/i.exec(value) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
}

/** True for a Cache-Control header by which browsers ask each time. */
export function isAskedAgain(value: string): boolean {
  return /\bno-(cache|store)\b/i.test(value);
}

/** The advice to take a line of `_headers` out. */
export function deletionOf({ name, value, line }: Pick<HeaderLine, "name" | "value" | "line">): string {
  return `Delete line ${line} of _headers ("${name}: ${value}").`;
}

/** A finding for each line of `_headers` with a fault that reaches pages for search engines. */
export function* faultyLines(
  { hostRules, indexed, site }: BareAudit,
  faultOf: (line: HeaderLine) => string | undefined,
): Generator<Found> {
  for (const header of hostRules.headers) {
    const fault = faultOf(header);
    if (fault === undefined) continue;
    const [path, ...others] = [...indexed].filter((one) => header.pattern.test(addressOf(site, one)));
    if (path === undefined) continue;
    const which = andOthers(path, others);
    const { name, value, line } = header;
    yield {
      message: `Line ${line} of _headers ${fault.replace("{pages}", which)}: ${name}: ${value}`,
      cause: `${name}: ${value}`,
      fix: deletionOf(header),
      file: "_headers",
      line,
      path,
      related: others,
    };
  }
}
