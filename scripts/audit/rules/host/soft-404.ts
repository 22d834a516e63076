import type { BareSiteRule } from "../../rule.ts";

const file = "_redirects";

/** True for a rule that answers all addresses of a folder with one page, whatever was asked for. */
export function isSoft404(from: string, to: string, status: number): boolean {
  const isForMany = /\*$|\/:\w/.test(from) && !/:\w/.test(to);
  return isForMany && status < 400 && (status < 300 || /^\/(index\.html)?$/.test(to));
}

export const hostSoft404: BareSiteRule = {
  id: "host/soft-404",
  needs: "pages",
  severity: "error",
  checks: "Unknown URLs are answered with status code 404, not with some page.",
  why: "Search engines keep URLs that never existed, and visitors do not learn that theirs is wrong. Google treats a redirect of many URLs to the home page the same way.",
  fix: "Remove the line; the host then shows 404.html with the right code.",
  source: "google-redirects",
  *site({ hostRules }) {
    for (const { from, to, status, line } of hostRules.redirectRules)
      if (isSoft404(from, to, status))
        yield {
          message: `"${from} ${to} ${status}" answers every URL that matches ${from} with ${to}, also those that never existed.`,
          fix: `Remove the line "${from} ${to} ${status}"; the host then shows 404.html with the right code.`,
          file,
          line,
        };
  },
};
