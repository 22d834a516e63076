import { faultyLines, type HeaderLine, isAskedAgain, maxAgeIn } from "../../header-lines.ts";
import type { BareSiteRule } from "../../rule.ts";

/** A day: longer, and a visitor who comes back reads what is no longer true. */
const longest = 86_400;

export const hostPageCache: BareSiteRule = {
  id: "host/page-cache",
  needs: "pages",
  severity: "warning",
  checks: "No header lets browsers cache a page for more than a day.",
  why: "Until the cached copy expires, returning visitors see old prices, numbers and images, and nobody can recall them.",
  fix: "Delete the line.",
  source: "product",
  site: (audit) => faultyLines(audit, faultOf),
};

function faultOf({ name, value }: HeaderLine): string | undefined {
  if (name.toLowerCase() !== "cache-control" || isAskedAgain(value)) return undefined;
  const isKept = (maxAgeIn(value) ?? 0) > longest || /\bimmutable\b/i.test(value);
  return isKept ? "lets browsers keep {pages} without asking again" : undefined;
}
