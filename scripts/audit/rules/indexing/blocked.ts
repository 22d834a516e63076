import { blockingLines, subjectOf } from "../../blocking-lines.ts";
import type { BareSiteRule } from "../../rule.ts";

export const indexBlocked: BareSiteRule = {
  id: "index/blocked",
  needs: "pages",
  severity: "error",
  checks: "No line of robots.txt and no header keeps Google from a page that should be found.",
  why: "A page that Google may not read or show brings no visitors, and drops out of search results within days.",
  fix: "Delete the line that blocks it.",
  source: "google-robots",
  *site(audit) {
    for (const { obstacle, paths, isWholeSite } of blockingLines(audit).values()) {
      const { by, file = "", line, words } = obstacle;
      const verb = by === "header" ? "kept out of search results" : "blocked";
      yield {
        message: `${subjectOf(paths, isWholeSite)} ${verb} by line ${line} of ${file}: ${words}`,
        cause: words,
        fix: `Delete line ${line} of ${file} ("${words}").`,
        words,
        file,
        ...(line !== undefined && { line }),
        related: paths,
      };
    }
  },
};
