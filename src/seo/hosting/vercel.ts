import { type HeaderRule, listHeaderRules } from "./header-rules.ts";
import type { HostInput } from "./host-input.ts";

/**
 * The `vercel.json` of the site. Vercel reads it in the folder that is deployed, and answers /x from x.html only where
 * it says so (vercel.com/docs/project-configuration/vercel-json).
 */
export function renderVercel({ base, allowed, redirects }: HostInput): string {
  const prefix = base.slice(0, -1);
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    // It would take the slash from the home page of a site below a path too.
    ...(base === "/" && { trailingSlash: false }),
    redirects: [
      ...[...redirects].map(([from, to]) => redirect(escapePattern(`${prefix}${from}`), `${prefix}${to}`)),
      ...(base === "/" ? [] : [redirect(`${escapePattern(base)}:path+/`, `${base}:path+`)]),
    ],
    headers: listHeaderRules(base, allowed).map(renderRule),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function redirect(source: string, destination: string) {
  return { source, destination, statusCode: 301 };
}

function renderRule({ path, headers }: HeaderRule): {
  source: string;
  headers: { key: string; value: string }[];
} {
  return {
    source: path.endsWith("/") ? `${escapePattern(path)}(.*)` : escapePattern(path),
    headers: headers.map(([key, value]) => ({ key, value })),
  };
}

/** A path as a pattern that matches nothing else (path-to-regexp 6). */
function escapePattern(path: string): string {
  return path.replace(/[{}()[\]*+?:\\|^$!.]/g, "\\$&");
}
