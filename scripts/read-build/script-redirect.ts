/** Writing to the place where a browser is, or handing it another: `location = "…"`, `location.replace("…")`. */
const leaving =
  /\blocation(?:\.href)?\s*=(?!=)\s*["'`]((?:https?:)?\/\/[^"'`\s]+)|\blocation\.(?:replace|assign)\(\s*["'`]((?:https?:)?\/\/[^"'`\s]+)/g;

/** Whole addresses that a script sends its visitors to, and where it says so. */
export function redirectsIn(script: string): { address: string; at: number }[] {
  return Array.from(script.matchAll(leaving), ({ index, 1: set, 2: handed }) => ({
    address: set ?? handed ?? "",
    at: index,
  }));
}
