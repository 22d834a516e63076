import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The shipped header and redirect rules, as Netlify and Cloudflare Pages read them. */
export interface HostRules {
  redirects: Map<string, { to: string; status: number }>;
  headers: { path: string; pattern: RegExp; name: string; value: string }[];
}

/** Reads `_redirects` and `_headers` of a built folder; a missing file means no rules. */
export function readHostRules(dir: string): HostRules {
  return {
    redirects: parseRedirects(readText(join(dir, "_redirects"))),
    headers: parseHeaders(readText(join(dir, "_headers"))),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function parseRedirects(text: string): HostRules["redirects"] {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [from = "", to = "", status = "302"] = line.trim().split(/\s+/);
      return [from, { to, status: Number(status) }];
    }),
  );
}

function parseHeaders(text: string): HostRules["headers"] {
  const headers: HostRules["headers"] = [];
  let path = "";
  let pattern = /^$/;
  for (const line of text.split("\n")) {
    if (/^\S/.test(line)) {
      path = line.trim();
      pattern = toPattern(path);
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (name && value) headers.push({ path, pattern, name, value });
  }
  return headers;
}

/** `/assets/*` → a regular expression; `*` stands for anything. */
function toPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")}$`);
}
