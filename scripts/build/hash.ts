import { createHash } from "node:crypto";

/** The first 16 hexadecimal digits of the SHA-256 of all parts: enough that two contents of one site never meet. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  let text = "";
  for (const part of parts) {
    // The zero keeps ("ab", "c") and ("a", "bc") apart. Short texts are joined, because each update has its price.
    if (typeof part === "string") text += `${part}\0`;
    else {
      hash.update(text).update(part);
      text = "\0";
    }
  }
  return hash.update(text).digest().toString("hex", 0, 8);
}
