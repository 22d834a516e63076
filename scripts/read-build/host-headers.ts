import type { HostRules } from "./host-rules.ts";

/** Headers that the host is told to send at a path, by name in lower case. */
export function headersAt({ headers }: HostRules, path: string): Map<string, string> {
  return new Map(
    headers.flatMap(({ pattern, name, value }): [string, string][] =>
      pattern.test(path) ? [[name.toLowerCase(), value]] : [],
    ),
  );
}

/** True for a URL on this machine. */
export function isLoopback(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.local(host)?)$/.test(new URL(address).hostname);
}
