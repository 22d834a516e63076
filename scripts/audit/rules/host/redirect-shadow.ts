import { groupBy } from "../../../../src/loader/group-by.ts";
import { type HostRules, isRewrite, type RedirectRule } from "../../../read-build/host-rules.ts";
import type { BareAudit } from "../../audit.ts";
import type { BareSiteRule } from "../../rule.ts";
import { isSoft404 } from "./soft-404.ts";

const file = "_redirects";

export const hostRedirectShadow: BareSiteRule = {
  id: "host/redirect-shadow",
  needs: "pages",
  severity: "error",
  checks: "No redirect hides a page, and every redirect leads to a page in one step.",
  why: "A wrong redirect hides the page, or sends visitors in circles or nowhere.",
  fix: "Redirect straight to a page that exists.",
  source: "static-hosts",
  *site(audit) {
    const hidden = hiddenPages(audit);
    const circling = new Set<string>();
    for (const rule of followedRules(audit.hostRules)) {
      const { from, to, status, line } = rule;
      if (!isAddress(from)) {
        yield {
          message: `Line ${line} of ${file} is no redirect: "${`${from} ${to}`.trim()}".`,
          fix: `Delete line ${line} of ${file}: what is redirected begins with / or https://.`,
          file,
          line,
        };
        continue;
      }
      // All that such a line does is for host/soft-404, and a circle is told once.
      if (isSoft404(from, to, status) || circling.has(from)) continue;
      const paths = hidden.get(line);
      const way = wayOf(rule, audit);
      const isCircle = way.indexOf(way.at(-1) ?? "") < way.length - 1;
      // Of a circle, the line that goes before a page is the one too many.
      const isTold = way.some((address) => hidden.has(audit.hostRules.redirects.get(address)?.line ?? 0));
      if (isCircle && !paths && isTold) continue;
      for (const address of isCircle ? way : []) circling.add(address);
      const fault = paths ? faultOver(rule, paths) : faultOf(rule, way, isCircle, audit);
      if (!fault) continue;
      const { says, ...fix } = fault;
      yield { message: `The redirect from ${from} ${says}.`, ...fix, file, line, related: paths ?? [] };
    }
  },
};

/** Of several redirects of one address the first counts. */
function followedRules({ redirectRules, redirects }: HostRules): RedirectRule[] {
  return redirectRules.filter((rule) => isRewrite(rule) || redirects.get(rule.from) === rule);
}

/** False for what a merge or a comment of another tool left behind. */
export function isAddress(from: string): boolean {
  return /^(?:\/|https?:)/.test(from);
}

/** What is wrong with a line, as the end of a sentence. */
interface Fault {
  says: string;
  fix?: string;
}

/** Pages that cannot be reached, by the line that answers in their place. */
function hiddenPages({ indexing }: BareAudit): Map<number, string[]> {
  const hidden = [...indexing].flatMap(([path, { obstacles }]) =>
    obstacles.flatMap(({ by, line }) => (by === "redirect" && line !== undefined ? { path, line } : [])),
  );
  const lines = [...groupBy(hidden, ({ line }) => String(line))];
  return new Map(lines.map(([line, pages]) => [Number(line), pages.map(({ path }) => path)]));
}

function faultOver(rule: RedirectRule, paths: readonly string[]): Fault {
  const [first] = paths;
  const which = paths.length === 1 ? `the page ${first}` : `${paths.length} pages, among them ${first}`;
  return { says: `hides ${which}`, fix: deletion(rule) };
}

function deletion(...rules: RedirectRule[]): string {
  const numbers = rules.map(({ line }) => line).join(" and ");
  const texts = rules.map(({ from, to, code }) => `"${from} ${to} ${code}"`).join(", ");
  return `Delete ${rules.length === 1 ? "line" : "lines"} ${numbers} of ${file} (${texts}).`;
}

/** The addresses that a redirect leads to one after the other, up to the first that comes again. */
function wayOf(rule: RedirectRule, { hostRules }: BareAudit): string[] {
  const { from, to } = rule;
  if (isRewrite(rule)) return [from, to];
  const way = [from];
  for (let next: string | undefined = to; next !== undefined; next = hostRules.redirects.get(next)?.to) {
    const isKnown = way.includes(next);
    way.push(next);
    if (isKnown) break;
  }
  return way;
}

function faultOf(
  rule: RedirectRule,
  way: readonly string[],
  isCircle: boolean,
  { hostRules, kindOf, internal }: BareAudit,
): Fault | undefined {
  const { from, to } = rule;
  if (isCircle) {
    const circle = [...new Set(way)].flatMap((address) => hostRules.redirects.get(address) ?? []);
    return { says: `leads in a circle: ${way.join(" → ")}`, fix: deletion(...circle) };
  }
  if (way.length > 2)
    return {
      says: `leads to another redirect, ${to}`,
      fix: `Write the line as "${from} ${way.at(-1)} 301".`,
    };
  const target = internal(to, "/");
  const isThere = !target || /:\w/.test(to) || ["page", "file"].includes(kindOf(target.path));
  return isThere ? undefined : { says: `leads to ${to}, which does not exist` };
}
