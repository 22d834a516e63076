import { isRewritten } from "../read-build/host-rules.ts";
import type { Audit, BareAudit } from "./audit.ts";

/** `/a` → `/a/` and back; the home page has one form. */
export function withOtherSlash(path: string): string | undefined {
  if (path === "/") return undefined;
  return path.endsWith("/") ? path.slice(0, -1) : `${path}/`;
}

/** What stands behind a path of the site. */
export type TargetKind = "page" | "file" | "redirect" | "other slash" | "nothing";

export function kindOfTarget({ site, files, hostRules }: Audit, path: string): TargetKind {
  if (site.paths.has(path)) return "page";
  const address = `${site.base.slice(0, -1)}${path}`;
  if (hostRules.redirects.has(address) || site.redirects.has(path)) return "redirect";
  if (files.has(path) || isRewritten(hostRules, address)) return "file";
  return site.paths.has(withOtherSlash(path) ?? "") ? "other slash" : "nothing";
}

/** What is there under a path that differs in upper and lower case alone, and what to say of it. */
export function inOtherCase(
  path: string,
  { files, kindOf, internal }: BareAudit,
): { right: string; says: string } | undefined {
  for (const ending of ["", ".html", "/index.html"]) {
    const found = files.inOtherCase(path.replace(/\/$/, "") + ending);
    const named = found?.slice(0, found.length - ending.length) ?? path;
    const right = internal(named, "/")?.path ?? named;
    if (named !== path.replace(/\/$/, "") && kindOf(right) !== "nothing")
      return { right, says: `${right} is there, and most servers tell upper from lower case` };
  }
  return undefined;
}

/** True for an address of which nobody knows more than that it may be there: one that a crawl did not read. */
export function mayBePage({ site, kindOf }: BareAudit, path: string): boolean {
  return !site.business && kindOf(path) === "file";
}

/** True for a link that only people follow, and for a place on the same page. */
export function isContact(href: string): boolean {
  return /^(tel|sms|mailto):/i.test(href);
}
