import { groupBy } from "../../../group-by.ts";
import type { RedirectRule } from "../../../read-build/host-rules.ts";
import type { BareAudit } from "../../audit.ts";
import type { BareSiteRule } from "../../rule.ts";
import { isSoft404 } from "./soft-404.ts";

const file = "_redirects";

export const hostRedirectShadow: BareSiteRule = {
  id: "host/redirect-shadow",
  needs: "pages",
  severity: "error",
  checks: "A redirect stands in front of no page, and leads to a page in one step.",
  why: "It hides the page, or leads the visitor in circles or nowhere.",
  fix: "Redirect straight to a page that exists.",
  source: "static-hosts",
  *site(audit) {
    const hidden = hiddenPages(audit);
    for (const rule of audit.hostRules.redirects.values()) {
      const { from, to, code, status, line } = rule;
      // All that such a line does is for host/soft-404.
      if (isSoft404(from, to, status)) continue;
      const paths = hidden.get(line);
      const fault = paths ? faultOver(paths) : faultOf(rule, audit);
      if (!fault) continue;
      const fix = paths && { fix: `Delete line ${line} of ${file} ("${from} ${to} ${code}").` };
      yield { message: `The redirect from ${from} ${fault}.`, ...fix, file, line, related: paths ?? [] };
    }
  },
};

/** Pages that cannot be reached, by the line that answers in their place. */
function hiddenPages({ indexing }: BareAudit): Map<number, string[]> {
  const hidden = [...indexing].flatMap(([path, { obstacles }]) =>
    obstacles.flatMap(({ by, line }) => (by === "redirect" && line !== undefined ? { path, line } : [])),
  );
  const lines = [...groupBy(hidden, ({ line }) => String(line))];
  return new Map(lines.map(([line, pages]) => [Number(line), pages.map(({ path }) => path)]));
}

function faultOver(paths: readonly string[]): string {
  return paths.length === 1
    ? `hides the page ${paths[0]}`
    : `hides ${paths.length} pages, among them ${paths[0]}`;
}

function faultOf({ to }: RedirectRule, { kindOf, hostRules, internal }: BareAudit): string | undefined {
  if (hostRules.redirects.has(to)) return `leads to another redirect, ${to}`;
  const target = internal(to, "/");
  const isThere = !target || /:\w/.test(to) || ["page", "file"].includes(kindOf(target.path));
  return isThere ? undefined : `leads to ${to}, where nothing is`;
}
