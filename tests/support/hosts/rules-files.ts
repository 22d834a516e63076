import type { Folder } from "./static-host.ts";

export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** The rules of `_redirects`: from, to and an optional code; others than exact paths are not expected here. */
export function readRedirectRules(folder: Folder, usualStatus: number): RedirectRule[] {
  return folder.lines("/_redirects").map((line) => {
    const [from = "", to = "", code, ...rest] = line.trim().split(/\s+/);
    if (rest.length > 0 || /[*:]/.test(from)) throw new Error(`Not a rule for one path: ${line}`);
    return { from, to, status: code === undefined ? usualStatus : Number(code) };
  });
}

export interface PathHeaders {
  pattern: string;
  headers: [name: string, value: string][];
}

/** The rules of `_headers`: a pattern at the beginning of a line, its headers below it, each indented. */
export function readHeaderRules(folder: Folder): PathHeaders[] {
  const rules: PathHeaders[] = [];
  for (const line of folder.lines("/_headers"))
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(":");
      if (colon < 0) throw new Error(`Not a header: ${line}`);
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  return rules;
}

/** True where a pattern covers a path; both hosts let `*` stand for anything, slashes included. */
export function covers(pattern: string, path: string): boolean {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return path === pattern;
  return path.startsWith(before) && path.slice(before.length).endsWith(after);
}

/** The headers that rules give a path; where two name the same one, their values are joined by a comma. */
export function headersFor(rules: PathHeaders[], path: string): Record<string, string> {
  const headers = new Map<string, string[]>();
  for (const { pattern, headers: given } of rules)
    if (covers(pattern, path))
      for (const [name, value] of given)
        headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  return Object.fromEntries([...headers].map(([name, values]) => [name, values.join(", ")]));
}
