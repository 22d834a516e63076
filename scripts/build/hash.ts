import { createHash } from "node:crypto";

/** The first 16 hexadecimal digits of the SHA-256 of all parts: enough that two contents of one site never meet. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) {
    hash.update(part);
    // Keeps ("ab", "c") and ("a", "bc") apart.
    hash.update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
