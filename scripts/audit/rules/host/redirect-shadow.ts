import type { Audit } from "../../audit.ts";
import type { SiteRule } from "../../rule.ts";

const file = "_redirects";

export const hostRedirectShadow: SiteRule = {
  id: "host/redirect-shadow",
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

function faultOf(from: string, to: string, { site, files, hostRules, internal }: Audit): string | undefined {
  const base = site.base.slice(0, -1);
  if (from.startsWith(base) && site.paths.has(from.slice(base.length))) return "hides the page of that path";
  if (hostRules.redirects.has(to)) return `leads to another redirect, ${to}`;
  const target = internal(to, "/");
  const isThere = !target || site.paths.has(target.path) || files.has(target.path);
  return isThere ? undefined : `leads to ${to}, where nothing is`;
}
