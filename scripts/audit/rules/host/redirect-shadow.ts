import type { BareAudit } from "../../audit.ts";
import type { BareSiteRule } from "../../rule.ts";

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
    for (const [from, { to }] of audit.hostRules.redirects) {
      const fault = faultOf(from, to, audit);
      if (fault) yield { message: `The redirect from ${from} ${fault}.`, file };
    }
  },
};

function faultOf(
  from: string,
  to: string,
  { site, kindOf, hostRules, internal }: BareAudit,
): string | undefined {
  const base = site.base.slice(0, -1);
  if (from.startsWith(base) && kindOf(from.slice(base.length)) === "page")
    return "hides the page of that path";
  if (hostRules.redirects.has(to)) return `leads to another redirect, ${to}`;
  const target = internal(to, "/");
  const isThere = !target || ["page", "file"].includes(kindOf(target.path));
  return isThere ? undefined : `leads to ${to}, where nothing is`;
}
