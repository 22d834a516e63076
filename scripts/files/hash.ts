import { createHash } from "node:crypto";

/** Letters from which joining a text with others costs more than hashing it by itself. */
const longText = 1000;

/** The first 16 hexadecimal digits of the SHA-256 of all parts: enough that two contents of one site never meet. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  let text = "";
  for (const part of parts) {
    // The zero keeps ("ab", "c") and ("a", "bc") apart.
    if (typeof part === "string" && part.length < longText) text += `${part}\0`;
    else {
      hash.update(text).update(part);
      text = "\0";
    }
  }
  return hash.update(text).digest().toString("hex", 0, 8);
}
