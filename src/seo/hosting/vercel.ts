import { type HeaderRule, listHeaderRules } from "./header-rules.ts";
import type { HostInput } from "./host-input.ts";

/**
 * The `vercel.json` of the site. Vercel reads it in the folder that is deployed, and answers /x from x.html only where
 * it says so (vercel.com/docs/project-configuration/vercel-json).
 */
export function renderVercel({ base, connectTo, redirects }: HostInput): string {
  const prefix = base.slice(0, -1);
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: [...redirects].map(([from, to]) => ({
      source: escapePattern(`${prefix}${from}`),
      destination: `${prefix}${to}`,
      statusCode: 301,
    })),
    headers: listHeaderRules(base, connectTo).map(renderRule),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
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
