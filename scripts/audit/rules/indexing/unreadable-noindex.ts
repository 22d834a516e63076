import { groupBy } from "../../../../src/loader/group-by.ts";
import { blockingLines, lineKey } from "../../blocking-lines.ts";
import { andOthers } from "../../page-names.ts";
import type { BareSiteRule } from "../../rule.ts";

export const indexUnreadableNoindex: BareSiteRule = {
  id: "index/unreadable-noindex",
  needs: "pages",
  severity: "error",
  checks: "Crawlers may read every page that has noindex.",
  why: "If robots.txt blocks a crawler, it never sees the noindex and may list the URL.",
  fix: "Allow the path in robots.txt.",
  source: "google-robots",
  *site(audit) {
    // A line that keeps out pages which should be found has its own finding, and goes with it.
    const known = blockingLines(audit);
    const hidden = [...audit.indexing].flatMap(([path, { isMeant, obstacles }]) => {
      const rule = obstacles.find(({ by }) => by === "robots.txt");
      const isKeptOut = obstacles.some(({ by }) => by === "tag" || by === "header");
      return rule && isKeptOut && !isMeant && !known.has(lineKey(rule)) ? { path, rule } : [];
    });
    for (const [, [first, ...others]] of groupBy(hidden, ({ rule }) => lineKey(rule))) {
      if (!first) continue;
      const { path, rule } = first;
      const related = others.map((other) => other.path);
      yield {
        message: `${andOthers(path, related)} ${related.length > 0 ? "have" : "has"} noindex, but line ${rule.line} of robots.txt forbids reading it: ${rule.words}`,
        fix: `Delete line ${rule.line} of robots.txt, so that the noindex is seen.`,
        cause: rule.words,
        file: "robots.txt",
        ...(rule.line !== undefined && { line: rule.line }),
        path,
        related,
      };
    }
  },
};
