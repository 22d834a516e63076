import type { Problem } from "../../problem.ts";
import { escapePointer } from "../pointer.ts";

/** Entries of lists that differ in capitals, blanks or a final point only. Entries that are equal the schema refuses. */
export function findRepeatedEntries(value: unknown, file: string, pointer = ""): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  const found = Array.isArray(value) ? repeatsOf(value, file, pointer) : [];
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "object")
      found.push(...findRepeatedEntries(item, file, `${pointer}/${escapePointer(key)}`));
  }
  return found;
}

function repeatsOf(list: unknown[], file: string, pointer: string): Problem[] {
  const first = new Map<string, number>();
  return list.flatMap((entry, index): Problem[] => {
    if (typeof entry !== "string") return [];
    const key = entry.trim().replace(/\.$/, "").replace(/\s+/g, " ").toLowerCase();
    const other = first.get(key);
    if (other === undefined || list[other] === entry) {
      first.set(key, index);
      return [];
    }
    const place = { file, pointer: `${pointer}/${index}` };
    return [
      {
        code: "invalid-value",
        severity: "error",
        message: `"${entry}" is in this list already, as "${String(list[other])}".`,
        hint: `Remove this entry; entry ${other + 1} says the same.`,
        place,
        related: [{ file, pointer: `${pointer}/${other}` }],
        corrections: [{ kind: "remove", place }],
      },
    ];
  });
}
