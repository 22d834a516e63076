/** Writing to the place where a browser is, or handing it another: `location = "…"`, `location.replace("…")`. */
const leaving =
  /\blocation(?:(?:\.href)?\s*=(?!=)|\.(?:replace|assign)\()\s*(?:["'`]((?:(?:https?:)?\/)?\/[^"'`\s]*)|(?:window\.)?atob\(\s*["'`]([\w+/=]+))/g;

/** Addresses, but those beside the page, that a script sends its visitors to, and where it says so. */
export function redirectsIn(script: string): { address: string; at: number }[] {
  return Array.from(script.matchAll(leaving), ({ index, 1: address, 2: packed = "" }) => ({
    // Who writes an address so that nobody can read it has a reason.
    address: address ?? Buffer.from(packed, "base64").toString(),
    at: index,
  }));
}
